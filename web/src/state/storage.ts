// What this browser remembers. What it refuses to is remembered here, until the page is closed.
const memory = new Map<string, string | null>();

export function load(key: string): string | null {
  const here = memory.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(`draftwork.${key}`);
  } catch {
    return null;
  }
}

export function save(key: string, value: string | null): void {
  memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(`draftwork.${key}`);
    else localStorage.setItem(`draftwork.${key}`, value);
    memory.delete(key); // so that other windows of ours are heard
  } catch {
    return;
  }
}
