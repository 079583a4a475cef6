import type { Catalog } from './catalog';

/** English text of notes on pictures; not used by decisions. */
export const PICTURE_ENGLISH = {
  'picture.made-before':
    'Metadata dates the image {day, day}, {days, number} days before this page: it may show something else.',
  'picture.made-after':
    'Metadata dates the image {day, day}, {days, number} days after this page: either date may be wrong.',
} as const satisfies Catalog;
