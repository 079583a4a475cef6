import { allMatches } from './all-matches';
import { globalPattern, lexiconSections, type Lexicon } from './lexicon';
import { isFalseFriend } from './stop-words';

/**
 * Kinds of news events and the words that report them. They match reports without a common verb
 * ("walked off the job", "strike"). `announced`: the event is the announcement, so a report in the
 * future tense ("will step down") reports it. `accusation`: attributing it to someone is a
 * potentially ruinous allegation.
 */
export interface Concept {
  id: string;
  announced?: boolean;
  accusation?: boolean;
  /** Global, to find all mentions in a sentence. */
  pattern: RegExp;
  /** Expressions that imply that the event did not happen. */
  opposite?: RegExp;
}

const OPPOSITES = lexiconSections('en', 'events-opposite');

export const CONCEPTS: readonly Concept[] = [...lexiconSections('en', 'events')].map(([id, list]) =>
  toConcept(id, list, OPPOSITES.get(id)),
);

function toConcept(id: string, list: Lexicon, opposite: Lexicon | undefined): Concept {
  return {
    id,
    ...(list.traits.has('announced') ? { announced: true } : {}),
    ...(list.traits.has('accusation') ? { accusation: true } : {}),
    pattern: globalPattern(list),
    ...(opposite === undefined ? {} : { opposite: opposite.pattern }),
  };
}

const BY_ID = new Map(CONCEPTS.map((concept) => [concept.id, concept]));
export const conceptById = (id: string): Concept | undefined => BY_ID.get(id);

export interface ConceptMention {
  id: string;
  start: number;
  end: number;
  quote: string;
}

/**
 * All event mentions in a sentence, in order. Input is cut at 2,000 characters. `concepts`: lists of another language.
 */
export function findConceptMentions(sentence: string, concepts: readonly Concept[] = CONCEPTS): ConceptMention[] {
  const text = sentence.slice(0, 2000).replace(/’/g, "'");
  const found = concepts.flatMap((concept) =>
    allMatches(text, concept.pattern).map((match) => ({
      id: concept.id,
      start: match.index,
      end: match.index + match[0].length,
      quote: match[0],
    })),
  );
  return found
    .filter(({ quote }) => concepts !== CONCEPTS || !isFalseFriend(quote, text))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
