// The audit log in words (see `server/audit.py`); the server sends codes.
import type { AuditEntry } from "./protocol";
import { has, say } from "./words.svelte";

const REFUSALS = ["sign-in-failed", "guest-refused", "account-refused"];

const known = (id: string, other: string): string => say(has(id) ? id : other);

export const whatInWords = (entry: AuditEntry): string => known(`audit-${entry.what}`, "audit-other");

/** The reason of a refusal, the setting, or the table. */
export function detailInWords(entry: AuditEntry): string {
  const { what, detail } = entry;
  if (REFUSALS.includes(what) && detail) return known(`audit-why-${detail.replace(/^people-/, "")}`, "audit-why-other");
  if (what === "club-changed") return known(`audit-setting-${detail}`, "audit-setting-other");
  if (what === "table-closed") return say("audit-table", { table: detail });
  return "";
}
