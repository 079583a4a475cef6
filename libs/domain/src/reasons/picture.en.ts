import type { PictureReasons } from './picture.reasons';
import type { Sentences } from './reason';

/** The English of what is noted of pictures; no decision reads it. */
export const PICTURE_ENGLISH: Sentences<PictureReasons> = {
  'picture.made-before': ({ day, days }) =>
    `Its file says that it was made on ${day}, ${days} days before this page: it may show something else.`,
  'picture.made-after': ({ day, days }) =>
    `Its file says that it was made on ${day}, ${days} days after this page: a clock was wrong, or a day is.`,
};
