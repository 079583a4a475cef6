import { because, sentenceOfClaim, type Claim, type Topic } from '@corroborate/domain';
import { properNames, quantities, words, type Quantity } from '@corroborate/text';
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
  const known = [topic.title, topic.location ?? '', topic.eventDate?.slice(0, 10) ?? '', ...texts].join('\n');
  const alone = [...namesIn(sentence, known), ...figuresIn(sentence, known)];
  if (alone.length === 0) return core;
  const reasons = [...core.reasons, because('statement.as-titled', { alone })];
  return { ...core, statement: concrete(withoutOutlet(topic.title), topic), reasons };
}

function namesIn(sentence: string, known: string): string[] {
  const there = new Set(foldedWords(known));
  return properNames(`. ${sentence}`).filter((name) => {
    const telling = foldedWords(name).filter((word) => word.length >= TELLING_LETTERS);
    return telling.length > 0 && !telling.some((word) => there.has(word));
  });
}

const foldedWords = (text: string): string[] => words(text).map(({ folded }) => folded);

function figuresIn(sentence: string, known: string): string[] {
  const there = new Set(quantities(known).map(valueOf));
  return quantities(sentence).flatMap((one) => (there.has(valueOf(one)) ? [] : [one.quote]));
}

const valueOf = ({ min, max }: Quantity): string => `${min} ${max}`;
