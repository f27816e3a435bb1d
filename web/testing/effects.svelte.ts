// Svelte effects outside of components.
import { flushSync } from "svelte";

/** Run a function that may create effects; returns a function that ends them. */
export function withEffects(run: () => void): () => void {
  const end = $effect.root(run);
  flushSync();
  return end;
}

/** Run a function as an effect; returns a function that ends it. */
export function runEffect(run: () => void): () => void {
  return withEffects(() => {
    $effect(run);
  });
}

/** A reactive value. */
export function reactive<Value>(first: Value): { value: Value } {
  let value = $state.raw(first);
  return {
    get value() {
      return value;
    },
    set value(next) {
      value = next;
    },
  };
}
