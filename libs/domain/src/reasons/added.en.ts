import type { Catalog } from './catalog';

export const ADDED_ENGLISH = {
  /** `verdict` and `why` as the page's reader has them. */
  'added.unreadable': 'It could not be read ({verdict}): {why}',
  'added.texts-gone': `The text of {pages, plural, # captured page|# captured pages} of this case has been let go, so
    that nothing can be recomputed.`,
  'added.given-up': 'It was given up after {tries, number} tries: something in it ends whoever reads it.',
} as const satisfies Catalog;
