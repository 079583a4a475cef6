import { because, sentenceOfClaim, type Claim, type Topic } from '@corroborate/domain';
import { foldedWords, properNames, quantities, type Quantity } from '@corroborate/text';
import { withoutOutlet } from '../topic/read-names';
import { bareClaim, concrete } from './claims.policy';

/** Shorter words of a name ("of", "St") stand in every text. */
const TELLING_LETTERS = 4;

/**
 * The core as people are told it. Pages bear out what the headline asserts; the sentence that says it most concretely
 * may name people, places and figures beside it that no page repeats, and must not be called verified with them. Such
 * a core is told in the words of the headline. `texts`: of the pages that bear it out.
 */
export function toldCore(core: Claim, topic: Topic, texts: readonly string[]): Claim {
  const sentence = bareClaim(sentenceOfClaim(core));
  const ofTopic = [topic.title, topic.location ?? '', topic.eventDate?.slice(0, 10) ?? ''].join('\n');
  const open = missingFrom(ofTopic, { names: namesOf(sentence), figures: quantities(sentence) });
  const { names, figures } = missingFromAll(texts, open);
  const alone = [...names.map(({ name }) => name), ...figures.map(({ quote }) => quote)];
  if (alone.length === 0) return core;
  const reasons = [...core.reasons, because('statement.as-titled', { alone })];
  return { ...core, statement: concrete(withoutOutlet(topic.title), topic), reasons };
}

interface Details {
  names: { name: string; words: string[] }[];
  figures: Quantity[];
}

/** Text by text, and only until nothing is missing: the words of a hundred long pages at once take 200 MB. */
function missingFromAll(texts: readonly string[], details: Details): Details {
  let missing = details;
  for (const text of texts) {
    missing = missingFrom(text, missing);
    if (missing.names.length + missing.figures.length === 0) break;
  }
  return missing;
}

function missingFrom(text: string, { names, figures }: Details): Details {
  const words = new Set(names.length > 0 ? foldedWords(text) : []);
  const values = new Set(figures.length > 0 ? quantities(text).map(valueOf) : []);
  return {
    names: names.filter((name) => !name.words.some((word) => words.has(word))),
    figures: figures.filter((figure) => !values.has(valueOf(figure))),
  };
}

const namesOf = (sentence: string): Details['names'] =>
  properNames(`. ${sentence}`)
    .map((name) => ({ name, words: foldedWords(name).filter((word) => word.length >= TELLING_LETTERS) }))
    .filter(({ words }) => words.length > 0);

const valueOf = ({ min, max }: Quantity): string => `${min} ${max}`;
