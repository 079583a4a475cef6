import { lexiconSections } from './lexicon';

const MONTHS = [...lexiconSections('any', 'months').values()];
const BY_NAME = new Map(MONTHS.flatMap(({ words }, index) => words.map((name) => [name, index + 1] as const)));

/** 1–12 of a word in any language, or null for one that is no month. */
export function monthOf(word: string): number | null {
  const key = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/\.$/, '');
  // "мая" and other Cyrillic names lose й under NFD; they are kept as they are.
  return BY_NAME.get(key) ?? BY_NAME.get(word.toLowerCase()) ?? null;
}
