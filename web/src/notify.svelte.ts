// Notifications of the browser, for who has asked for them: only while nobody looks at the page.
import { router } from "./router.svelte";
import { set, settings } from "./settings.svelte";

export const canNotify = (): boolean => "Notification" in globalThis;

/** Asked for by a click, or called off by another. False when the browser does not allow it. */
export async function toggleNotifications(): Promise<boolean> {
  if (settings.notify) {
    set("notify", false);
    return true;
  }
  const allowed = canNotify() && (await Notification.requestPermission()) === "granted";
  set("notify", allowed);
  return allowed;
}

/** Several tabs may tell the same: a table has one notification only. */
export async function notify(table: string, title: string, text: string): Promise<void> {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  const told: NotificationOptions = { body: text, tag: `kaisho-${table}`, icon: "/icon-192.png", data: { path: `/tables/${table}` } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, told);
  const shown = new Notification(title, told);
  shown.onclick = () => {
    window.focus();
    router.go(`/tables/${table}`);
    shown.close();
  };
}
