// How one learns that it is one's turn: the title, a sound and, where allowed, a notification.
import { notificationsAllowed, settings } from "./settings.svelte";
import { playSound } from "./sound";
import { t } from "../i18n/translate.svelte";

export function setTitle(game: string, mine: boolean): void {
  document.title = t(mine ? "page-title-turn" : "page-title-game", { game });
}

export function notifyTurn(game: string): void {
  playSound("turn");
  if (!settings.notify || !document.hidden || !notificationsAllowed()) return;
  try {
    const notice = new Notification(t("page-title-turn", { game }), { tag: "draftwork-turn" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones notify only on behalf of an installed page: there the title and the sound have to do.
  }
}
