/**
 * Limits on external JSON. Parsing time and memory depend on the number of values, not bytes: 3 MB
 * of empty lists cost as much as 100 MB of prose. Registry responses of 8 MB have about 90,000
 * containers, nested at most 60 deep. Distinct keys are limited separately: each new key gives its
 * object a new shape, which costs a parser five times as much.
 */
const LIMITS = { depth: 128, containers: 100_000, commas: 300_000, differentKeys: 20_000 } as const;

const [LINE_FEED, BACKSLASH] = [10, 92];
const [QUOTE, COMMA, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 44, 58, 91, 93, 123, 125];
const [SPACE, SLOTS] = [32, 1 << 17];
/** Shorter texts cannot have too many keys. */
const MAX_UNCOUNTED_CHARS = 4 * LIMITS.differentKeys;

/** Parsed external JSON; undefined if invalid or over the limits. Never throws. */
export function readJson(text: string): unknown {
  if (!isBoundedJson(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a text can be parsed as JSON at low cost; it need not be valid JSON. One pass, 128 kB of memory. */
export function isBoundedJson(text: string): boolean {
  const keys = text.length > MAX_UNCOUNTED_CHARS ? new KeyCounter() : null;
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

  /** Returns the number of distinct keys so far. */
  add(text: string, start: number, end: number): number {
    let hash = this.seed;
    for (let at = start + 1; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    const slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
    if (this.seen[slot] === 0) this.different += 1;
    this.seen[slot] = 1;
    return this.different;
  }
}

/** Whether the string that ends here is followed by a colon. */
function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= SPACE) at += 1;
  return text.charCodeAt(at) === COLON;
}

/** Position of the closing quote or of a line break, at which parsers stop because JSON strings contain none. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE || code === LINE_FEED) break;
    if (code === BACKSLASH) at += 1;
  }
  return at;
}
