import type { Sentences } from './reason';
import type { StanceReasons } from './stance.reasons';

/** The English of what one page was read for. */
export const STANCE_ENGLISH: Sentences<StanceReasons> = {
  'stance.unreadable': ({ verdict, detail }) => `The page could not be read (${verdict}): ${detail}`,
};
