// The picture of a table as a file: the drawing of the server, or a PNG made of it.
import { request } from "./api";
import { downloadFile } from "./download";

export type PictureFormat = "svg" | "png";

const PNG_WIDTH = 1600; // pixels at least, so that small text stays readable
const SVG = "image/svg+xml";

interface Source {
  table: string;
  seat: number | null;
  language: string;
}

/** Save the picture of a table, or on a phone offer it to other programs. */
export async function sharePicture(source: Source, format: PictureFormat): Promise<void> {
  const query = source.seat === null ? "" : `&seat=${source.seat}`;
  const path = `/tables/${source.table}/picture.svg?lang=${source.language}${query}`;
  const svg = new Blob([await request<string>("GET", path)], { type: SVG });
  const content = format === "svg" ? svg : await toPng(svg);
  const file = new File([content], `draftwork-${source.table.slice(0, 8)}.${format}`, { type: content.type });
  if (!canShare(file)) downloadFile(file);
  else await navigator.share({ files: [file] }).catch(ignoreAbort);
}

const canShare = (file: File): boolean =>
  "canShare" in navigator && matchMedia("(pointer: coarse)").matches && navigator.canShare({ files: [file] });

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}

async function toPng(svg: Blob): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return await draw(image);
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function draw(image: HTMLImageElement): Promise<Blob> {
  const scale = Math.max(1, PNG_WIDTH / image.naturalWidth);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!png) throw new Error("the browser made no PNG");
  return png;
}
