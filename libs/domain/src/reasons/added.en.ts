import { many } from '../many';
import type { AddedReasons } from './added.reasons';
import type { Sentences } from './reason';

export const ADDED_ENGLISH: Sentences<AddedReasons> = {
  'added.unreadable': ({ verdict, why }) => `It could not be read (${verdict}): ${why}`,
  'added.texts-gone': ({ pages }) =>
    `The text of ${many(pages, 'captured page')} of this case has been let go, so that nothing can be recomputed.`,
  'added.given-up': ({ tries }) => `It was given up after ${tries} tries: something in it ends whoever reads it.`,
};
