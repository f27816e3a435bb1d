// Runs before each test file. All files share one window; each gets new modules, an empty page and an empty storage.
import { vi } from "vitest";

vi.resetModules();
if (typeof window !== "undefined") {
  document.body.innerHTML = "";
  localStorage.clear();
  history.replaceState(null, "", "/");
}
