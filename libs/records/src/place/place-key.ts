import { withoutAccents } from '@corroborate/text';

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * Under which a place is kept and looked up: lower case, no accents, one space, "St." for "Saint". The same as `keyOf`
 * in tools/gazetteer/build.mjs, by which the lists are sorted.
 */
export const placeKey = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[ßøłđðþæœı]/g, (one) => LETTERS[one] ?? one)
    .replace(/['’ʼ‘ʻ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .replace(/\bmount\b/g, 'mt')
    .replace(/\bfort\b/g, 'ft');
