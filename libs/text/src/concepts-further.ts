import { CONCEPTS, type Concept } from './concepts';
import { everywhere, lexiconSections } from './lexicon';

/**
 * Rarer or ambiguous words for the same kinds of event. Matched only on pages, where names, place, date and the rest of
 * the headline must agree too; never used to classify topics.
 */
const FURTHER = lexiconSections('en', 'events-further');

/** The kinds of event, matched only by these words. */
export const FURTHER_CONCEPTS: readonly Concept[] = CONCEPTS.flatMap((concept) => {
  const further = FURTHER.get(concept.id);
  return further === undefined ? [] : [{ ...concept, pattern: everywhere(further) }];
});
