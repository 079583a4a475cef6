import type { PictureReasons } from './picture.reasons';
import type { Sentences } from './reason';

/** The English of what is noted of pictures; no decision reads it. */
export const PICTURE_ENGLISH: Sentences<PictureReasons> = {
  'picture.stood-before': ({ site, day, days }) =>
    `The same picture, or nearly the same, stood at ${site} on ${day}, ${days} days before this page.`,
  'picture.seen-before': ({ engine, site, day, days }) =>
    `This picture stood elsewhere before: ${site}, first seen on ${day} by ${engine}, ${days} days before this page.`,
  'picture.found-elsewhere': ({ engine, pages, site }) =>
    `${engine} finds it ${pages === 1 ? `at ${site}` : `on ${pages} pages of other sites, among them ${site}`}; ` +
    'since when, it does not say.',
  'picture.made-before': ({ day, days }) =>
    `Its file says that it was made on ${day}, ${days} days before this page: it may show something else.`,
  'picture.made-after': ({ day, days }) =>
    `Its file says that it was made on ${day}, ${days} days after this page: a clock was wrong, or a day is.`,
  'picture.generated': ({ generator }) =>
    `A manifest in its file says that a machine made it or parts of it (${generator}); nobody checked its signature.`,
};
