import type { TableInfo } from "../types/wire";

/** The seats whose people are gone at a time (seconds since 1970). Others may let bots play for them. */
export function goneSeats(table: TableInfo, now: number): number[] {
  if (table.state !== "running" || table.gone_at === null || now < table.gone_at) return [];
  return table.to_act.filter((seat) => {
    const info = table.seats[seat];
    return info?.kind === "person" && !info.mine && info.bot === null;
  });
}
