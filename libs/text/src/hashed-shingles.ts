/** One text as sets of word shingles. Hashes are unsigned 32-bit, sorted, unique. */
export interface HashedShingles {
  hashes: Uint32Array;
  /** Paragraph of each hash, as an index into `paragraphs`. */
  paragraphOf: Uint16Array;
  /** For each hash: 1 if part of it is in quotation marks. */
  quoted: Uint8Array;
  /** Hash of each paragraph's words. */
  paragraphs: Uint32Array;
}

/** Only the beginning of longer texts is compared. */
const MAX_CHARS = 200_000;
const MAX_WORDS = 40_000;
const MAX_PARAGRAPHS = 60_000;
/** Unclosed quotations end after this many words: longer ones come from stray quotation marks. */
const MAX_QUOTE_WORDS = 120;

const OTHER_CHARACTER = 0;
const LETTER_CHARACTER = 1;
const WIDE_CHARACTER = 2;
const QUOTE_OPEN = 3;
const QUOTE_CLOSE = 4;
const QUOTE_EITHER = 5;
const LINE_BREAK = 6;
const SILENT_CHARACTER = 7;

function buildKinds(): Uint8Array {
  const kinds = new Uint8Array(65_536);
  for (let code = 0; code < 65_536; code++) {
    if (code >= 0xd800 && code <= 0xdfff) kinds[code] = LETTER_CHARACTER;
    else if (/[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(code)))
      kinds[code] = isWide(code) ? WIDE_CHARACTER : LETTER_CHARACTER;
  }
  for (const char of '“„«') kinds[char.charCodeAt(0)] = QUOTE_OPEN;
  for (const char of '”»') kinds[char.charCodeAt(0)] = QUOTE_CLOSE;
  kinds[34] = QUOTE_EITHER;
  kinds[10] = LINE_BREAK;
  for (const char of "'’\u00ad\u200b") kinds[char.charCodeAt(0)] = SILENT_CHARACTER;
  return kinds;
}

/** Scripts without spaces: each character is a word. */
const isWide = (code: number) =>
  (code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0x0e00 && code <= 0x0e7f);

function buildLower(): Uint16Array {
  const lower = new Uint16Array(65_536);
  for (let code = 0; code < 65_536; code++) {
    const char = code >= 0xd800 && code <= 0xdfff ? '' : String.fromCharCode(code).toLowerCase();
    lower[code] = char.length === 1 ? char.charCodeAt(0) : code;
  }
  return lower;
}

/** Class of every UTF-16 unit, as a lookup table for speed. Letters of all scripts count; case does not. */
const CHARACTER_KINDS = buildKinds();
const LOWER = buildLower();

interface WordTable {
  count: number;
  hash: Uint32Array;
  paragraph: Uint16Array;
  quoted: Uint8Array;
  paragraphs: number[];
}

const FNV_PRIME = 16_777_619;
const FNV_OFFSET_BASIS = 2_166_136_261;

const allocateWords = (most: number): WordTable => ({
  count: 0,
  hash: new Uint32Array(most),
  paragraph: new Uint16Array(most),
  quoted: new Uint8Array(most),
  paragraphs: [FNV_OFFSET_BASIS],
});

/** Ends a paragraph; empty paragraphs are not recorded. */
function breakParagraph(paragraphs: number[]): void {
  const open = paragraphs[paragraphs.length - 1] !== FNV_OFFSET_BASIS;
  if (open && paragraphs.length < MAX_PARAGRAPHS) paragraphs.push(FNV_OFFSET_BASIS);
}

/** One pass over the text: word hashes, with their paragraph and whether they are quoted. */
function readWords(text: string): WordTable {
  const end = Math.min(text.length, MAX_CHARS);
  const words = allocateWords(Math.min(end, MAX_WORDS));
  let current = FNV_OFFSET_BASIS;
  let inWord = false;
  let quoteSince = -1;
  const close = () => {
    if (!inWord || words.count >= words.hash.length) return;
    const i = words.count++;
    const at = words.paragraphs.length - 1;
    words.hash[i] = current;
    words.paragraph[i] = at;
    words.quoted[i] = quoteSince >= 0 && i - quoteSince < MAX_QUOTE_WORDS ? 1 : 0;
    words.paragraphs[at] = Math.imul((words.paragraphs[at] as number) ^ current, FNV_PRIME) >>> 0;
    inWord = false;
    current = FNV_OFFSET_BASIS;
  };
  for (let i = 0; i < end; i++) {
    const code = text.charCodeAt(i);
    const kind = CHARACTER_KINDS[code] as number;
    if (kind === LETTER_CHARACTER) {
      current = Math.imul(current ^ (LOWER[code] as number), FNV_PRIME) >>> 0;
      inWord = true;
      continue;
    }
    if (kind === SILENT_CHARACTER) continue;
    close();
    if (kind === OTHER_CHARACTER) continue;
    if (kind === WIDE_CHARACTER) {
      current = Math.imul(FNV_OFFSET_BASIS ^ code, FNV_PRIME) >>> 0;
      inWord = true;
      close();
    } else if (kind === QUOTE_OPEN) quoteSince = words.count;
    else if (kind === QUOTE_CLOSE) quoteSince = -1;
    else if (kind === QUOTE_EITHER) quoteSince = quoteSince >= 0 ? -1 : words.count;
    else if (kind === LINE_BREAK) {
      quoteSince = -1;
      breakParagraph(words.paragraphs);
    }
  }
  close();
  return words;
}

/** MurmurHash3 finalizer: distributes FNV's weak high bits. */
export function mix(value: number): number {
  let h = value ^ (value >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * Hashed runs of `size` words with paragraph and quotation flag, for comparing many texts. All
 * scripts; apostrophes are skipped, and a number ends at its comma.
 */
export function hashedShingles(text: string, size: number): HashedShingles {
  const words = readWords(text);
  const total = Math.max(0, words.count - size + 1);
  // Sorts hash and position together: both fit into the 53 bits of a number.
  const keyed = new Float64Array(total);
  for (let i = 0; i < total; i++) {
    let hash = FNV_OFFSET_BASIS;
    for (let j = 0; j < size; j++) hash = Math.imul(hash ^ (words.hash[i + j] as number), FNV_PRIME) >>> 0;
    keyed[i] = mix(hash) * 65_536 + i;
  }
  keyed.sort();
  return uniqueHashes(keyed, words, size);
}

function uniqueHashes(keyed: Float64Array, words: WordTable, size: number): HashedShingles {
  const hashes = new Uint32Array(keyed.length);
  const paragraphOf = new Uint16Array(keyed.length);
  const quoted = new Uint8Array(keyed.length);
  let count = 0;
  for (const key of keyed) {
    const hash = Math.floor(key / 65_536);
    const at = key - hash * 65_536;
    if (count > 0 && hashes[count - 1] === hash) continue;
    hashes[count] = hash;
    paragraphOf[count] = words.paragraph[at] as number;
    quoted[count] = (words.quoted[at] as number) | (words.quoted[at + size - 1] as number);
    count++;
  }
  return {
    hashes: hashes.slice(0, count),
    paragraphOf: paragraphOf.slice(0, count),
    quoted: quoted.slice(0, count),
    paragraphs: Uint32Array.from(words.paragraphs),
  };
}
