// Downloads of files. A plain link cannot send the token, so the page requests the content itself.
import { request } from "./api";

export async function downloadRecord(table: string, seat: number | null): Promise<void> {
  const query = seat === null ? "" : `?seat=${seat}`;
  const record = await request<object>("GET", `/tables/${table}/record${query}`);
  downloadJson(record, `draftwork-${table.slice(0, 8)}.json`);
}

export function downloadJson(content: object, name: string): void {
  downloadFile(new File([JSON.stringify(content, null, 2)], name, { type: "application/json" }));
}

export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
