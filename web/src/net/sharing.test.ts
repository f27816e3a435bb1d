import { expect, test } from "vitest";

import { isLocalHost } from "./sharing";

test.each(["localhost", "127.0.0.1", "127.0.0.2", "[::1]", "draftwork.localhost"])("%s is local", (host) => {
  expect(isLocalHost(host)).toBe(true);
});

test.each(["192.168.1.5", "play.example", "localhost.example", "127.example", "[fe80::1]"])(
  "%s is not local",
  (host) => {
    expect(isLocalHost(host)).toBe(false);
  },
);
