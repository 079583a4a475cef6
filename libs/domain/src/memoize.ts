import { LRUCache } from 'lru-cache';

/** Maximum key length, so that long texts do not fill the memory. */
const MAX_KEY_LENGTH = 2_000;

/**
 * Memoizes a pure function of a string with an LRU cache of `most` entries. Results are shared and must not be changed.
 */
export function memoize<V>(work: (key: string) => V, most: number, maxKey = MAX_KEY_LENGTH): (key: string) => V {
  const answers = new LRUCache<string, { value: V }>({ max: most });
  return (key) => {
    if (key.length > maxKey) return work(key);
    const known = answers.get(key) ?? { value: work(key) };
    answers.set(key, known);
    return known.value;
  };
}

/**
 * Memoizes a pure function of an object for the lifetime of the object. Results are shared; the object must not change.
 */
export function memoizeByObject<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const answers = new WeakMap<K, { value: V }>();
  return (key) => {
    const known = answers.get(key);
    if (known) return known.value;
    const value = work(key);
    answers.set(key, { value });
    return value;
  };
}

/** Computes the value at the first call and returns it at every call. */
export function lazyValue<T>(work: () => T): () => T {
  let done: { value: T } | null = null;
  return () => (done ??= { value: work() }).value;
}
