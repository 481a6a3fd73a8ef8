// Positions of tables for small pictures, several in one request.
import { get } from "./http";
import type { TableListing, TablePicture } from "./protocol";

/** Number of tables in one request. */
const AT_ONCE = 12;

const known = new Map<string, { entries: number; status: string; picture: TablePicture }>();

/** The pictures of those of the tables that have one, by table. Those that have not changed are not requested again. */
export async function picturesOf(tables: readonly TableListing[]): Promise<Map<string, TablePicture>> {
  const begun = tables.filter((table) => table.status !== "open");
  const missing = begun.filter((table) => {
    const old = known.get(table.id);
    return old === undefined || old.entries !== table.entries || old.status !== table.status;
  });
  for (let first = 0; first < missing.length; first += AT_ONCE) {
    const ids = missing.slice(first, first + AT_ONCE).map((table) => table.id);
    for (const picture of await get<TablePicture[]>(`/api/tables/pictures?ids=${ids.join(",")}`)) {
      const table = missing.find(({ id }) => id === picture.table);
      if (table) known.set(table.id, { entries: table.entries, status: table.status, picture });
    }
  }
  return new Map(begun.flatMap(({ id }) => (known.has(id) ? [[id, known.get(id)!.picture] as const] : [])));
}
