import { createReason, type Article, type Passage, type StanceJudgement } from '@corroborate/domain';
import type { PageJudgement } from '../reasoner.port';
import { toVisibleText, type NumberedPassage } from './passages.policy';
import { REASONING } from '../reasoning.thresholds';

/**
 * Discards ungrounded judgments: if the quote is not in the captured text, the judgment becomes `unrelated` and is
 * counted. If only the offsets of a quote are wrong, they are corrected.
 */
export function keepGrounded(
  judgement: PageJudgement,
  article: Article,
): { judgement: PageJudgement; dropped: number } {
  let dropped = 0;
  const ground = (one: StanceJudgement): StanceJudgement => {
    const { passage } = one;
    if (!passage) {
      if (one.stance !== 'supports') return one;
      dropped += 1;
      return ungroundedJudgment();
    }
    if (article.text.slice(passage.start, passage.end) === passage.quote && passage.quote.length > 0) return one;
    const at = passage.quote.length > 0 ? article.text.indexOf(passage.quote) : -1;
    if (at >= 0) return { ...one, passage: { quote: passage.quote, start: at, end: at + passage.quote.length } };
    dropped += 1;
    return ungroundedJudgment();
  };
  return {
    judgement: {
      ...judgement,
      overall: ground(judgement.overall),
      perClaim: judgement.perClaim.map((one) => ({ ...one, judgement: ground(one.judgement) })),
    },
    dropped,
  };
}

const ungroundedJudgment = (): StanceJudgement => ({
  stance: 'unrelated',
  strength: 0,
  passage: null,
  reasons: [createReason('model.no-quote')],
});

/**
 * Locates a quote from a model in the captured text. It must occur verbatim in the cited passage. Null if it does not,
 * if the passage was not sent, or if the quote is too short.
 */
export function groundQuote(quote: string, passageId: string, shown: readonly NumberedPassage[]): Passage | null {
  const passage = shown.find(({ id }) => id === passageId);
  const wanted = quote.trim();
  if (!passage || passage.withheld || wanted.length < Math.min(REASONING.minQuote, passage.raw.length)) return null;
  const at = passage.raw.indexOf(wanted);
  if (at >= 0) return { quote: wanted, start: passage.start + at, end: passage.start + at + wanted.length };
  // The passage was sent without invisible characters and with single spaces, so a quote of all of it means the whole
  // passage.
  return toVisibleText(passage.raw).includes(toVisibleText(wanted))
    ? { quote: passage.raw, start: passage.start, end: passage.start + passage.raw.length }
    : null;
}
