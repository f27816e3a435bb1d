// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

import "./catalogues";
import { randomNickname } from "./nickname";

describe("randomNickname", () => {
  it.each([
    [0, "Robin"],
    [0.5, "Clover"],
    [0.999_999, "Lark"],
  ])("for the random number %d is %s", (chance, name) => {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    expect(randomNickname()).toBe(name);
  });
});
