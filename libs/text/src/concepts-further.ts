import { CONCEPTS, type Concept } from './concepts';
import { everywhere, lexiconSections } from './lexicon';

/**
 * Further words by which reports report the same kinds of event: rarer, or at home in other matters as well. They are
 * looked for in pages alone, where names, place, days and the rest of the headline must agree too; what a topic is
 * about is never read from them.
 */
const FURTHER = lexiconSections('en', 'events-further');

/** The same kinds of event, by these words alone. */
export const FURTHER_CONCEPTS: readonly Concept[] = CONCEPTS.flatMap((concept) => {
  const further = FURTHER.get(concept.id);
  return further === undefined ? [] : [{ ...concept, pattern: everywhere(further) }];
});
