// The notice that it is the user's turn: the page title, a sound and, if allowed, a notification.
import { t } from "../i18n/translate.svelte";
import { notificationsAllowed, settings } from "./settings.svelte";
import { playSound } from "./sound";

export function setTitle(game: string, myTurn: boolean): void {
  document.title = t(myTurn ? "page-title-turn" : "page-title-game", { game });
}

export function notifyTurn(game: string): void {
  playSound("turn");
  if (!settings.notify || !document.hidden || !notificationsAllowed()) return;
  try {
    const notification = new Notification(t("page-title-turn", { game }), { tag: "draftwork-turn" });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some phones allow notifications only for installed pages. The title and the sound remain.
  }
}
