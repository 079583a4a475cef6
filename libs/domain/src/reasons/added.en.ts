import type { Catalog } from './catalog';

export const ADDED_ENGLISH = {
  /** `verdict` and `why` come from the page reader. */
  'added.unreadable': 'Page could not be read ({verdict}): {why}',
  'added.texts-gone': `The text of {pages, plural, # captured page|# captured pages} of this case has been deleted, so
    results cannot be recomputed.`,
  'added.given-up': 'Abandoned after {tries, number} tries: its content crashes the page reader.',
} as const satisfies Catalog;
