// Saving a file that the server makes for one's own eyes: a link could not carry the token.
import { request } from "./api";

export async function downloadRecord(table: string, seat: number | null): Promise<void> {
  const record = await request<object>(
    "GET",
    `/tables/${table}/record${seat === null ? "" : `?seat=${seat}`}`,
  );
  downloadJson(record, `draftwork-${table.slice(0, 8)}.json`);
}

export function downloadJson(content: object, name: string): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
