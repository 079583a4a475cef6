/**
 * Limits on JSON from outside. Time and memory of a parser go by the number of values, not of bytes: 3 MB of empty
 * lists take it as long as 100 MB of prose. Answers of registries with 8 MB have some 90,000 containers, and none is
 * nested deeper than 60. Keys count by themselves: each new one gives its object a shape of its own, which costs a
 * parser five times as much as an object of a known shape.
 */
const LIMITS = { depth: 128, containers: 100_000, commas: 300_000, differentKeys: 20_000 } as const;

const [LINE_FEED, BACKSLASH] = [10, 92];
const [QUOTE, COMMA, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 44, 58, 91, 93, 123, 125];
const [SPACE, SLOTS] = [32, 1 << 17];
/** A text of so many characters cannot have too many keys. */
const SHORT = 4 * LIMITS.differentKeys;

/** Parsed external JSON; undefined if invalid or over the limits. Never throws. */
export function readJson(text: string): unknown {
  if (!isBoundedJson(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a text can be parsed as JSON at little cost; it need not be JSON. One pass, 128 kB of memory. */
export function isBoundedJson(text: string): boolean {
  const keys = text.length > SHORT ? new KeyCounter() : null;
  let [depth, containers, commas] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      if (keys && isKey(text, end) && keys.add(text, at, end) > LIMITS.differentKeys) return false;
      at = end;
    } else if (code === COMMA) {
      if ((commas += 1) > LIMITS.commas) return false;
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if ((depth += 1) > LIMITS.depth || (containers += 1) > LIMITS.containers) return false;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      depth -= 1;
    }
  }
  return true;
}

/** Counts distinct keys by seeded hash, so that a sender cannot choose colliding keys. */
class KeyCounter {
  private different = 0;
  private readonly seen = new Uint8Array(SLOTS);
  private readonly seed = Math.floor(Math.random() * 2 ** 30);

  /** How many different keys there are by now. */
  add(text: string, start: number, end: number): number {
    let hash = this.seed;
    for (let at = start + 1; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    const slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
    if (this.seen[slot] === 0) this.different += 1;
    this.seen[slot] = 1;
    return this.different;
  }
}

/** Whether a colon follows the string that ends here. */
function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= SPACE) at += 1;
  return text.charCodeAt(at) === COLON;
}

/** Place of the closing quote, or of a line break: no string of JSON has one, and a parser stops there. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE || code === LINE_FEED) break;
    if (code === BACKSLASH) at += 1;
  }
  return at;
}
