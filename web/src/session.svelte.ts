// The person of this browser (an account, a guest, or nobody yet) and the public facts of the club.
import { get, getText, patch, post, remove } from "./http";
import type { ClubDescription, Me, You } from "./protocol";
import { Refusal } from "./refusal";
import { socket } from "./socket.svelte";
import { router } from "./router.svelte";
import { chooseLanguage, isLanguage, language, needGames, say, type Language } from "./words.svelte";

const CHANGED = "kaisho-who";

/** Default names of guests: things from a Japanese garden. */
const GUESTS = [
  "Matsu", "Take", "Ume", "Sakura", "Kaede", "Yanagi", "Tsuru", "Koi", "Tombo", "Hotaru", "Suzume", "Kitsune",
];

class Session {
  club = $state.raw<ClubDescription | null>(null);

  /** The club's public address, if this page was opened under another one. */
  get otherAddress(): string | null {
    const address = this.club?.address;
    return address && new URL(address).origin !== location.origin ? address : null;
  }

  /** Undefined until the server has answered. */
  get you(): You | null | undefined {
    return socket.you;
  }

  /** Load the club's facts; retry on failure and while the server compiles its rules, because every page needs them. */
  async readClub(): Promise<void> {
    try {
      const club = await get<ClubDescription>("/api/club");
      await needGames(club.games.map(({ name }) => name), (game, code) => getText(`/api/games/${game}/words/${code}`));
      this.club = club;
    } finally {
      if (!this.club || this.club.preparing) setTimeout(() => void this.readClub().catch(() => undefined), 1000);
    }
  }

  /** Create a guest with a random name, unless there is a person already. The name can be changed later. */
  async ensureNamed(): Promise<void> {
    if (await socket.whoAmI()) return;
    if (this.club?.guests === false) {
      router.go(`/sign-in?to=${encodeURIComponent(location.pathname + location.search)}`);
      throw new Refusal({ code: "people-no-guests", message: say("plain-no-guests") });
    }
    for (let attempt = 0; ; attempt += 1) {
      try {
        await this.signInAsGuest(randomName());
        return;
      } catch (error) {
        if (attempt === 4 || !(error instanceof Refusal) || error.code !== "people-name-taken") throw error;
      }
    }
  }

  async signInAsGuest(name: string): Promise<void> {
    await post("/api/guests", { name, language: language() });
    await this.identityChanged();
  }

  async signIn(name: string, password: string, code: string | null = null): Promise<void> {
    const me = await post<Me>("/api/logins", { name, password, ...(code === null ? {} : { code }) });
    // The language of an account applies on every device.
    if (isLanguage(me.language)) await chooseLanguage(me.language);
    await this.identityChanged();
  }

  async register(name: string, password: string, invitation: string | null): Promise<void> {
    await post("/api/accounts", { name, password, language: language(), ...(invitation ? { invitation } : {}) });
    await this.identityChanged();
  }

  async signOut(): Promise<void> {
    await remove("/api/logins");
    await this.identityChanged();
  }

  async signOutEverywhere(): Promise<void> {
    await remove("/api/me/logins");
    await this.identityChanged();
  }

  async rename(name: string): Promise<void> {
    await patch("/api/me", { name });
    await this.identityChanged();
  }

  /** Change the language of this page, of the connection and of the account. */
  async changeLanguage(code: Language): Promise<void> {
    await chooseLanguage(code);
    socket.changeLanguage();
    if (await socket.whoAmI()) await patch("/api/me", { language: code });
  }

  /** Reconnect, here and in other tabs: the cookie has changed. */
  async identityChanged(): Promise<void> {
    try {
      localStorage.setItem(CHANGED, String(Date.now()));
    } catch {
      // Other tabs notice when they reconnect.
    }
    await socket.reconnect();
  }

  listenToOtherTabs(): void {
    addEventListener("storage", (event) => {
      if (event.key === CHANGED) void socket.reconnect();
    });
  }
}

function randomName(): string {
  const name = GUESTS[Math.floor(Math.random() * GUESTS.length)] ?? "Matsu";
  return `${name} ${1000 + Math.floor(Math.random() * 9000)}`;
}

export const session = new Session();
