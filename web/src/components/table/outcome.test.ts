// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";

import type { Language } from "../../i18n/languages";
import { addMessages, setLanguage } from "../../i18n/translate.svelte";
import type { GaveUp, OutcomeInfo, Point } from "../../types/wire";
import { headline } from "./headline";
import Outcome from "./Outcome.svelte";
import { decisiveRows, scoreRows } from "./score-table";

addMessages(
  "en",
  `test-decided = more points
test-ended = ten rounds
test-line = line { $n }
test-line-category = Lines
test-empty = empty
test-token = tokens`,
);

const NAMES = ["Ann", "Bob", "Cleo"];
let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  setLanguage("en");
});

function outcomeInfo(scores: number[], ranks: number[], more: Partial<OutcomeInfo> = {}): OutcomeInfo {
  return {
    scores,
    ranks,
    winners: ranks.flatMap((rank, seat) => (rank === 0 ? [seat] : [])),
    reason: { id: "test-ended" },
    decided_by: { id: "test-decided" },
    target: null,
    gave_up: [],
    ...more,
  };
}

const say = (outcome: OutcomeInfo, viewer: number | null, language: Language = "en"): string => {
  setLanguage(language);
  return headline(outcome, NAMES, viewer).text.replaceAll("\u00A0", " ");
};

function point(id: string, amount: number, cells: unknown[][] = []): Point {
  return { rule: "", amount, reason: { id, args: { n: amount } }, cells: cells as Point["cells"], cards: [] };
}

describe("the headline", () => {
  const two = outcomeInfo([30, 21], [0, 1]);
  const gaveUp = (seat: number, how: GaveUp["how"]): Partial<OutcomeInfo> => ({ gave_up: [{ seat, how }] });

  it("speaks to a player in every language", () => {
    expect(say(two, 0)).toBe("You won by 9 points");
    expect(say(two, 1)).toBe("You lost by 9 points");
    expect(say(two, 1, "pl")).toBe("Przegrywasz różnicą 9 punktów");
    expect(say(two, 1, "uk")).toBe("Ви програли з різницею в 9 балів");
    expect(say(outcomeInfo([22, 21], [0, 1]), 0)).toBe("You won by 1 point");
    expect(say(outcomeInfo([22, 21], [0, 1]), 0, "pl")).toBe("Wygrywasz różnicą 1 punktu");
    expect(say(outcomeInfo([23, 21], [0, 1]), 0, "uk")).toBe("Ви перемогли з перевагою в 2 бали");
  });

  it("names the winner to spectators", () => {
    expect(say(two, null)).toBe("Ann won by 9 points");
    expect(say(two, null, "pl")).toBe("Wygrywa Ann różnicą 9 punktów");
    expect(say(two, null, "uk")).toBe("Перемога з перевагою в 9 балів: Ann");
    expect(headline(two, NAMES, null).won).toBe(true);
  });

  it("mentions a tie-break and a shared victory", () => {
    const tie = outcomeInfo([20, 20], [0, 1]);
    expect([say(tie, 0), say(tie, 1)]).toEqual(["You won on the tie-break", "You lost on the tie-break"]);
    const shared = outcomeInfo([20, 20, 9], [0, 0, 2]);
    expect(say(shared, 0)).toBe("You share the victory with Bob");
    expect(say(shared, null)).toBe("Ann and Bob share the victory");
    expect(say(shared, 2)).toBe("You lost by 11 points");
  });

  it("compares a player without opponents with the target", () => {
    const lost = outcomeInfo([-2], [1], { target: 90 });
    expect(headline(lost, NAMES, 0)).toEqual({ text: "Defeat: 92 points short of the target", won: false });
    expect(say(lost, 0, "pl")).toBe("Porażka: do wyniku docelowego zabrakło 92 punktów");
    expect(say(lost, 0, "uk")).toBe("Поразка: до цільового рахунку забракло 92 балів");
    expect(say(outcomeInfo([90], [1], { target: 90 }), 0)).toContain("reached but not beaten");
    expect(say(outcomeInfo([91], [0], { target: 90 }), 0)).toBe("Victory: 1 point above the target");
  });

  it("says who gave up", () => {
    const resigned = outcomeInfo([30, 3], [1, 0], gaveUp(0, "resigned"));
    expect(say(resigned, 0)).toBe("You resigned");
    expect(say(resigned, 1)).toBe("You won: Ann resigned");
    expect(say(resigned, null)).toBe("Bob won: Ann resigned");
    expect(say(outcomeInfo([3], [1], gaveUp(0, "lapsed")), null)).toBe("Ann ran out of time");
    const three = outcomeInfo([30, 20, 99], [0, 1, 2], gaveUp(2, "lapsed")); // a bot played on for the third
    expect(say(three, 0)).toBe("You won by 10 points");
    expect(say(three, 2)).toBe("You ran out of time");
  });
});

describe("the table of points", () => {
  const points = [
    [point("test-line", 5, [[0, 1]]), point("test-line", 3), point("test-empty", -2)],
    [point("test-line", 4), point("test-token", 1), point("test-empty", -1)],
  ];

  it("adds up categories, in the order of the game", () => {
    const rows = scoreRows(points);
    expect(rows.map((row) => row.category)).toEqual(["Lines", "tokens", "empty"]);
    expect(rows[0]?.points.map((own) => own?.length)).toEqual([2, 1]);
  });

  it("finds the largest difference unless points did not decide", () => {
    const rows = scoreRows(points);
    const outcome = outcomeInfo([6, 4], [0, 1]);
    expect(decisiveRows(rows, outcome, [0, 1])).toEqual([rows[0]]);
    const cutShort = { ...outcome, gave_up: [{ seat: 1, how: "resigned" as const }] };
    expect(decisiveRows(rows, cutShort, [0, 1])).toEqual([]);
    expect(decisiveRows(rows, outcomeInfo([4, 4], [0, 1]), [0, 1])).toEqual([]);
  });

  it("shows hidden points as hidden, and the totals", () => {
    const [own = []] = points;
    const props = {
      outcome: outcomeInfo([6, 4], [0, 1]),
      names: ["Ann", "Bob"],
      points: [own, null],
      marked: null,
      viewer: 0,
    };
    shown = mount(Outcome, { target: document.body, props });
    flushSync();
    expect(document.querySelector("tbody tr td:nth-of-type(2)")?.textContent.trim()).toBe("hidden");
    expect(document.querySelector(".total")?.textContent).toContain("4");
    expect(document.querySelector("[data-testid=trophy]")).not.toBeNull();
  });
});
