// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import type { TimeControl } from "../types/wire";
import "./catalogues";
import { clockTerms } from "./clock";

describe("clockTerms", () => {
  it.each<[TimeControl, string]>([
    [{ kind: "none" }, "no clock"],
    [{ kind: "turn", seconds: 90 }, "90 seconds per turn"],
    [{ kind: "turn", seconds: 60 }, "1 minute per turn"],
    [{ kind: "days", days: 3 }, "3 days per turn"],
    [{ kind: "fischer", seconds: 600, increment: 0 }, "10 minutes for the whole game"],
    [
      { kind: "fischer", seconds: 600, increment: 10 },
      "10 minutes for the whole game, and 10 seconds more after each turn",
    ],
  ])("writes %o", (clock, text) => {
    expect(clockTerms(clock)).toBe(text);
  });
});
