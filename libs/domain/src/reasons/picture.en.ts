import type { Catalog } from './catalog';

/** The English of what is noted of pictures; no decision reads it. */
export const PICTURE_ENGLISH = {
  'picture.made-before':
    'Its file says that it was made on {day}, {days, number} days before this page: it may show something else.',
  'picture.made-after':
    'Its file says that it was made on {day}, {days, number} days after this page: a clock was wrong, or a day is.',
} as const satisfies Catalog;
