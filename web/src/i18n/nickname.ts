// A random nickname for a guest who has not chosen one.
import { t } from "./translate.svelte";

export function randomNickname(): string {
  const names = t("page-nicknames").split(", ");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}
