import { CONCEPTS, type Concept } from './concepts';
import { globalPattern, lexiconSections } from './lexicon';

/**
 * Rarer or ambiguous words for the same kinds of event. Matched only on pages, where names, place, date and the rest of
 * the headline must agree too; never used to classify topics.
 */
const AMBIGUOUS_WORDS = lexiconSections('en', 'events-further');

/** The kinds of event, matched only by the rarer or ambiguous words. */
export const AMBIGUOUS_CONCEPTS: readonly Concept[] = CONCEPTS.flatMap((concept) => {
  const further = AMBIGUOUS_WORDS.get(concept.id);
  return further === undefined ? [] : [{ ...concept, pattern: globalPattern(further) }];
});
