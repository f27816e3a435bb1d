// A friendly name for somebody who was not asked for one.
import { t } from "./translate.svelte";

export function randomNickname(): string {
  const names = t("page-nicknames").split(", ");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}
