import { removeAccents } from '@corroborate/text';

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
 * Normalized place name: lower case, no accents, single spaces, "St." for "Saint". Same as `keyOf` in
 * tools/gazetteer/build.mjs, which sorts the lists.
 */
export const placeKey = (name: string): string =>
  removeAccents(name)
    .toLowerCase()
    .replace(/[ßøłđðþæœı]/g, (one) => LETTERS[one] ?? one)
    .replace(/['’ʼ‘ʻ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .replace(/\bmount\b/g, 'mt')
    .replace(/\bfort\b/g, 'ft');
