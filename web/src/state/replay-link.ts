// Links to a position of a replay. The hash holds the ply and, for an uploaded file, the whole record: "#12~DATA". The
// record is compressed, so that the link works everywhere without the server storing the file.
const MAX_RECORD_SIZE = 8_000; // characters of the link; a record with own components can be longer

/** The ply in a hash, and the packed record. */
export function parseHash(hash: string): { ply: number; packed: string } {
  const [ply = "", packed = ""] = hash.split("~");
  return { ply: Number(ply) || 0, packed };
}

export const formatHash = (ply: number, packed: string): string =>
  packed ? `${ply}~${packed}` : String(ply);

/** A record as text for a link; empty if it is too long for one. */
export async function packRecord(record: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const packed = toBase64Url(await transform(bytes, new CompressionStream("deflate-raw")));
  return packed.length > MAX_RECORD_SIZE ? "" : packed;
}

/** Throws if the text is damaged. */
export async function unpackRecord(packed: string): Promise<object> {
  const bytes = await transform(fromBase64Url(packed), new DecompressionStream("deflate-raw"));
  return JSON.parse(new TextDecoder().decode(bytes)) as object;
}

async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
