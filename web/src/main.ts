// The entry point: load the language, connect, then mount the page.
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import { applySettings, followOtherTabs } from "./settings.svelte";
import { socket } from "./socket.svelte";
import "./style/fonts.css";
import "./style/base.css";
import { beginToSpeak } from "./words.svelte";

applySettings();
followOtherTabs();
const spoken = beginToSpeak();
router.start();
void session.readClub().catch(() => undefined);
await spoken;
socket.connect();
socket.keepAlive();
session.listenToOtherTabs();
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
document.getElementById("start")?.remove();
mount(App, { target: document.getElementById("app")! });
