// Browser notifications, for users who have enabled them, while the page is hidden.
import { router } from "./router.svelte";
import { set, settings } from "./settings.svelte";

export const canNotify = (): boolean => "Notification" in globalThis;

/** Switch notifications on or off, after a click. False if the browser does not allow them. */
export async function toggleNotifications(): Promise<boolean> {
  if (settings.notify) {
    set("notify", false);
    return true;
  }
  const allowed = canNotify() && (await Notification.requestPermission()) === "granted";
  set("notify", allowed);
  return allowed;
}

/** Notify about a table. Its notification replaces an earlier one, also of another tab. */
export async function notify(table: string, title: string, text: string): Promise<void> {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  const options: NotificationOptions = {
    body: text,
    tag: `kaisho-${table}`,
    icon: "/icon-192.png",
    data: { path: `/tables/${table}` },
  };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.onclick = () => {
    window.focus();
    router.go(`/tables/${table}`);
    notification.close();
  };
}
