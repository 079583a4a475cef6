import type { Article, StanceJudgement } from '@corroborate/domain';
import { keepGrounded } from './grounding/grounding.policy';
import type { PageJudgement } from './reasoner.port';
import { createRulesReasoner } from './rules/rules.reasoner';

const article = { text: 'It rained. The bridge was closed on Monday.' } as Article;
const judgement = (quote: string, start: number): PageJudgement => ({
  overall: { stance: 'supports', strength: 1, passage: { quote, start, end: start + quote.length }, reasons: [] },
  perClaim: [],
  sameEvent: { same: true, reasons: [] },
});

describe('findings without a verbatim quote', () => {
  it('drops and counts findings without a verbatim quote', () => {
    const { judgement: kept, dropped } = keepGrounded(judgement('The bridge collapsed.', 0), article);
    expect(kept.overall).toMatchObject({ stance: 'unrelated', passage: null });
    expect(dropped).toBe(1);
  });
  it('drops support without a verbatim quote, overall and for a claim, but keeps a mention without one', () => {
    const support: StanceJudgement = { stance: 'supports', strength: 1, passage: null, reasons: [] };
    const mention: StanceJudgement = { ...support, stance: 'mentions' };
    const kept = keepGrounded(
      {
        overall: support,
        perClaim: [
          { claimId: 'c1', judgement: support },
          { claimId: 'c2', judgement: mention },
        ],
        sameEvent: { same: true, reasons: [] },
      },
      article,
    );
    expect(kept.dropped).toBe(2);
    expect(kept.judgement.overall.stance).toBe('unrelated');
    expect(kept.judgement.perClaim.map((one) => one.judgement.stance)).toEqual(['unrelated', 'mentions']);
  });
  it('corrects the offsets of a finding if the quote is right', () => {
    const { judgement: kept, dropped } = keepGrounded(judgement('The bridge was closed on Monday.', 0), article);
    expect(kept.overall.passage).toEqual({ quote: 'The bridge was closed on Monday.', start: 11, end: 43 });
    expect(dropped).toBe(0);
  });
  it('drops findings without a verbatim quote for the rules reasoner too', async () => {
    const reasoner = createRulesReasoner({
      extractClaims: () => [],
      judgeStance: () => judgement('Made up.', 3),
      resolveAttribution: () => [],
      planQueries: () => [],
    });
    const answer = await reasoner.judgeStance({ topic: {} as never, claims: [], article, now: new Date() });
    expect(answer.overall.stance).toBe('unrelated');
  });
});
