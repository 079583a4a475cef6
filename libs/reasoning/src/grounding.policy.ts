import type { Article, StanceJudgement } from '@corroborate/domain';
import type { PageJudgement } from './reasoner.port';

/**
 * No invention: a judgement whose quote is not found in the captured text is turned into `unrelated` and counted.
 * A right quote with wrong offsets is put in its place.
 */
export function keepGrounded(judgement: PageJudgement, article: Article): { judgement: PageJudgement; dropped: number } {
  let dropped = 0;
  const ground = (one: StanceJudgement): StanceJudgement => {
    const { passage } = one;
    if (!passage) {
      if (one.stance !== 'supports') return one;
      dropped += 1;
      return ungrounded();
    }
    if (article.text.slice(passage.start, passage.end) === passage.quote && passage.quote.length > 0) return one;
    const at = passage.quote.length > 0 ? article.text.indexOf(passage.quote) : -1;
    if (at >= 0) return { ...one, passage: { quote: passage.quote, start: at, end: at + passage.quote.length } };
    dropped += 1;
    return ungrounded();
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

const ungrounded = (): StanceJudgement => ({ stance: 'unrelated', strength: 0, passage: null, reasons: ['The quote is not in the captured text.'] });
