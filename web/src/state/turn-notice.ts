// The notice that it is the user's turn: the page title, a sound and, if allowed, a notification.
import { t } from "../i18n/translate.svelte";
import { serviceWorker } from "./service-worker";
import { notificationsAllowed, settings } from "./settings.svelte";
import { playSound } from "./sound";

export function setTitle(game: string, myTurn: boolean): void {
  document.title = t(myTurn ? "page-title-turn" : "page-title-game", { game });
}

export const notifyTurn = (game: string): void => notify(t("page-title-turn", { game }));

/** Play a sound and, if the page is hidden and the user allows it, show a notification. */
export function notify(title: string): void {
  playSound("turn");
  if (!settings.notify || !document.hidden || !notificationsAllowed()) return;
  const { registration } = serviceWorker;
  const options = { tag: "draftwork-turn", icon: "/icon-192.png", data: location.pathname };
  // Phones show only the notifications of a service worker. Without HTTPS there is none.
  if (registration?.active) registration.showNotification(title, options).catch(() => undefined);
  else showFromPage(title, options);
}

function showFromPage(title: string, options: NotificationOptions): void {
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // The title and the sound remain.
  }
}
