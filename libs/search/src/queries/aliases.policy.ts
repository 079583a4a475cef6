import { lexicon, lexiconTable } from '@corroborate/text';
import { deduplicateBy } from '../unique-by';

/** A long name and its abbreviation, from the text or common usage. */
export interface Alias {
  long: string;
  short: string;
}

/** Organizations commonly abbreviated without explanation. */
const COMMON_ALIASES: readonly Alias[] = [...lexiconTable('en', 'initials')].map(([long, short]) => ({ long, short }));

const { words: SMALL_WORDS, source: ALIAS_JOINER } = lexicon('any', 'joints', 'long-forms');
const SMALL = new Set(SMALL_WORDS);
const WORD = `(?:\\p{Lu}[\\p{L}\\d'’&-]{0,30}|${ALIAS_JOINER})`;
const PAIR = new RegExp(`(${WORD}(?: ${WORD}){1,8}) \\(([\\p{Lu}\\d]{2,8})\\)`, 'gu');

/** Pairs spelled out in the text ("Orson Mill Union (OMU)"), and common ones of which one form is among the names. */
export function findAliases(text: string, names: readonly string[]): Alias[] {
  const written = [...text.slice(0, 20_000).matchAll(PAIR)].flatMap(([, before = '', short = '']): Alias[] => {
    const long = longFormOf(before.split(' '), short);
    return long === null ? [] : [{ long, short }];
  });
  const used = (name: string) => names.some((one) => one === name || one.replace(/^the /i, '') === name);
  return deduplicateBy(
    [...written, ...COMMON_ALIASES.filter(({ long, short }) => used(long) || used(short))],
    ({ short }) => short,
  );
}

/** The last words whose initials match the abbreviation; null if none. */
function longFormOf(words: string[], short: string): string | null {
  for (let start = words.length - 2; start >= 0; start--) {
    const tail = words.slice(start);
    if (SMALL.has(tail[0] as string)) continue;
    const capitals = tail
      .filter((word) => !SMALL.has(word))
      .map((word) => word.charAt(0).toUpperCase())
      .join('');
    const all = tail.map((word) => word.charAt(0).toUpperCase()).join('');
    if (capitals === short || all === short) return tail.join(' ');
  }
  return null;
}

/** The other form of one of these names; null if unknown. */
export function findOtherName(
  names: readonly string[],
  aliases: readonly Alias[],
): { name: string; other: string } | null {
  const [known = null] = names.flatMap((name) => {
    const alias = aliases.find(({ long, short }) => name === short || name === long || name === `the ${long}`);
    return alias ? [{ name, other: name === alias.short ? alias.long : alias.short }] : [];
  });
  return known;
}
