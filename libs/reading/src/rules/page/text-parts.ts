import { contentStems, lexicon, splitSentences } from '@corroborate/text';
import { cueCounts, type CueCounts } from './manner.cues';

/** One sentence of a text, with its words by their keys. */
export interface TextPart {
  text: string;
  start: number;
  end: number;
  keys: ReadonlySet<string>;
}

/** A text read once, to be compared with any number of headlines. */
export interface TextModel {
  parts: TextPart[];
  /** How often each key occurs. */
  counts: ReadonlyMap<string, number>;
  /** Stems capitalized inside sentences: names, whatever the headline style. */
  names: ReadonlySet<string>;
  /** Words of doubt, denial and the like in the opening and in the whole. */
  lead: CueCounts;
  whole: CueCounts;
  characters: number;
  /** Question and quotation marks, and notes of a later change. */
  questions: number;
  quotes: number;
  noted: boolean;
}

/** Later text adds nothing about the page's subject. */
const MAX_CHARS = 20_000;
const MAX_PARTS = 120;
export const LEAD_PARTS = 3;
const KEY_LENGTH = 6;
const NOTED = lexicon('en', 'traits', 'noted-change').pattern;

export function readText(text: string): TextModel {
  const body = text.slice(0, MAX_CHARS);
  const sentences = splitSentences(body).slice(0, MAX_PARTS);
  const counts = new Map<string, number>();
  const parts = sentences.map(({ text: own, start, end }): TextPart => {
    const keys = keysOf(own);
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return { text: own, start, end, keys: new Set(keys) };
  });
  const whole = parts.map((part) => part.text).join(' ');
  return {
    parts,
    counts,
    names: namesIn(body),
    lead: cueCounts(
      parts
        .slice(0, LEAD_PARTS)
        .map((part) => part.text)
        .join(' '),
    ),
    whole: cueCounts(whole),
    characters: text.length,
    questions: (whole.match(/\?/g) ?? []).length,
    quotes: (whole.match(/["“”]/g) ?? []).length,
    noted: NOTED.test(whole),
  };
}

/** Stems of meaningful words, so that "Iceland" and "Icelandic", "resign" and "resignation" match. */
export const keysOf = (text: string): string[] => contentStems(text).map((stem) => stem.slice(0, KEY_LENGTH));

const INNER_CAPITAL = /(?<=[\p{Ll}\d,;’'"“)] ["“]?)\p{Lu}[\p{L}\d]{1,40}/gu;
const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(INNER_CAPITAL)].flatMap((match) => keysOf(match[0])));
