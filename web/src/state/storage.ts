// Settings and identity in localStorage. Where the browser forbids it, values live in memory until the page is closed.
const memory = new Map<string, string | null>();

export function load(key: string): string | null {
  const value = memory.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(`draftwork.${key}`);
  } catch {
    return null;
  }
}

/** Save a value; null removes it. */
export function save(key: string, value: string | null): void {
  memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(`draftwork.${key}`);
    else localStorage.setItem(`draftwork.${key}`, value);
    memory.delete(key); // read localStorage again: other windows may change it
  } catch {
    return;
  }
}
