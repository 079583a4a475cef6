import { LRUCache } from 'lru-cache';

/** Longest question that is remembered: no one's memory is to be filled by endless texts. */
const MAX_KEY = 2_000;

/**
 * The same pure function of one text, which gives its latest answers again instead of working them out: at most `most`,
 * the one not asked for longest goes first. Answers are shared, so anyone who gets one must not change it.
 */
export function memoize<V>(work: (key: string) => V, most: number, maxKey = MAX_KEY): (key: string) => V {
  const answers = new LRUCache<string, { value: V }>({ max: most });
  return (key) => {
    if (key.length > maxKey) return work(key);
    const known = answers.get(key) ?? { value: work(key) };
    answers.set(key, known);
    return known.value;
  };
}

/**
 * The same of an object: what is worked out of one is stored as long as the object is at hand. Answers are shared here,
 * too, and the object must not change.
 */
export function memoizeByObject<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const answers = new WeakMap<K, { value: V }>();
  return (key) => {
    const known = answers.get(key) ?? { value: work(key) };
    answers.set(key, known);
    return known.value;
  };
}
