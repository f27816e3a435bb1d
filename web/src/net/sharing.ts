// Reachability of the server in the local network. A link to this machine works only here.
import type { SharingInfo } from "../types/wire";
import { ensureGuest, request } from "./api";

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/;

/** Whether the page was opened under an address that other machines cannot reach. */
export const isLocalHost = (host: string): boolean => LOCAL.test(host);

export const loadSharing = (): Promise<SharingInfo> => request<SharingInfo>("GET", "/sharing");

/** Let the server listen in the local network. */
export async function share(): Promise<SharingInfo> {
  await ensureGuest();
  return request<SharingInfo>("POST", "/sharing");
}
