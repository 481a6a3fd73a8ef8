// Who I am here: somebody with an account, a guest, or nobody yet; and what everybody may know of the club.
import { get, patch, post, remove } from "./http";
import type { Club, You } from "./protocol";
import { Refusal } from "./refusal";
import { socket } from "./socket.svelte";
import { router } from "./router.svelte";
import { chooseLanguage, isLanguage, language, say, type Language } from "./words.svelte";

const CHANGED = "kaisho-who";

/** Things one meets in a Japanese garden: names for guests who have not given themselves one. */
const GUESTS = ["Matsu", "Take", "Ume", "Sakura", "Kaede", "Yanagi", "Tsuru", "Koi", "Tombo", "Hotaru", "Suzume", "Kitsune"];

class Session {
  club = $state.raw<Club | null>(null);

  /** The club's own address, if this page was opened under another one. */
  get elsewhere(): string | null {
    const address = this.club?.address;
    return address && new URL(address).origin !== location.origin ? address : null;
  }

  /** Undefined until the server has said it. */
  get you(): You | null | undefined {
    return socket.you;
  }

  /** Read it, and again while the server prepares its games, or where it could not be had: without it no page is whole. */
  async readClub(): Promise<void> {
    try {
      this.club = await get<Club>("/api/club");
    } finally {
      if (!this.club || this.club.preparing) setTimeout(() => void this.readClub().catch(() => undefined), 1000);
    }
  }

  /** Become a guest, if one is nobody yet: a name is made up, and can be changed later. */
  async ensureNamed(): Promise<void> {
    if (await socket.whoAmI()) return;
    if (this.club?.guests === false) {
      router.go(`/sign-in?to=${encodeURIComponent(location.pathname + location.search)}`);
      throw new Refusal({ code: "people-no-guests", message: say("plain-no-guests") });
    }
    for (let attempt = 0; ; attempt += 1) {
      try {
        await this.comeAsGuest(madeUpName());
        return;
      } catch (error) {
        if (attempt === 4 || !(error instanceof Refusal) || error.code !== "people-name-taken") throw error;
      }
    }
  }

  async comeAsGuest(name: string): Promise<void> {
    await post("/api/guests", { name, language: language() });
    await this.changed();
  }

  async signIn(name: string, password: string, code: string | null = null): Promise<void> {
    const me = await post<You>("/api/logins", { name, password, ...(code === null ? {} : { code }) });
    // An account is spoken to in its own language, on whatever device.
    if (isLanguage(me.language)) await chooseLanguage(me.language);
    await this.changed();
  }

  async register(name: string, password: string, invitation: string | null): Promise<void> {
    await post("/api/accounts", { name, password, language: language(), ...(invitation ? { invitation } : {}) });
    await this.changed();
  }

  async signOut(): Promise<void> {
    await remove("/api/logins");
    await this.changed();
  }

  async signOutEverywhere(): Promise<void> {
    await remove("/api/me/logins");
    await this.changed();
  }

  async rename(name: string): Promise<void> {
    await patch("/api/me", { name });
    await this.changed();
  }

  /** Another language: here, over the connection, and for an account on every device. */
  async speak(code: Language): Promise<void> {
    await chooseLanguage(code);
    socket.changeLanguage();
    if (await socket.whoAmI()) await patch("/api/me", { language: code });
  }

  /** The cookie has changed: the connection is made anew, here and in the other tabs. */
  async changed(): Promise<void> {
    try {
      localStorage.setItem(CHANGED, String(Date.now()));
    } catch {
      // The other tabs will notice when they connect again.
    }
    await socket.reconnect();
  }

  listenToOtherTabs(): void {
    addEventListener("storage", (event) => {
      if (event.key === CHANGED) void socket.reconnect();
    });
  }
}

function madeUpName(): string {
  const name = GUESTS[Math.floor(Math.random() * GUESTS.length)] ?? "Matsu";
  return `${name} ${1000 + Math.floor(Math.random() * 9000)}`;
}

export const session = new Session();
