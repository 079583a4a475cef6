import { createReason, hasReason, type StanceJudgement } from '@corroborate/domain';
import type { ModelReading, PageJudgement } from '../reasoner.port';
import { loadPrompt } from './prompts/prompts';
import { getConfiguredReader, markUnqualified, readerCombination, readingInstructions } from './qualified.reading';

const voice = (name: string) => ({ name, stance: 'supports' as const, quote: null });
const reading: ModelReading = {
  ...{ byRules: null, marked: [], voices: [voice('xai b'), voice('openai a')] },
  vouchings: [{ name: 'xai b', answer: 'reports', quote: null }],
};
const judgement = (...reasons: StanceJudgement['reasons']): StanceJudgement => ({
  ...{ stance: 'supports', strength: 0.8, passage: null, reasons },
});
const judged = (overall: StanceJudgement): PageJudgement => ({
  ...{ overall, sameEvent: { same: true, reasons: [] }, reading },
  perClaim: [
    { claimId: 'c1', judgement: overall },
    { claimId: 'c2', judgement: judgement(createReason('stance.no-sentence')) },
  ],
});
const VOUCHED = judged(judgement(createReason('model.vouches', { names: ['openai a', 'xai b'] })));
const marksOf = ({ overall, perClaim }: PageJudgement) =>
  [overall, ...perClaim.map((one) => one.judgement)].map(({ reasons }) => hasReason(reasons, 'model.unqualified'));

describe('identity of the model reader', () => {
  it('consists of the names of the models used', () => expect(readerCombination(reading)).toBe('openai a + xai b'));

  it('consists of the first model and a critic from another configured provider', () => {
    const models = [{ name: 'xai', model: 'b' } as never, { name: 'openai', model: 'a' } as never];
    const set = { checker: null };
    expect(getConfiguredReader({ ...set, first: models, critic: models })).toBe('openai a + xai b');
    expect(getConfiguredReader({ ...set, first: models, critic: [] })).toBe('xai b');
  });

  it('includes the versions of its prompts', () =>
    expect(readingInstructions()).toContain(`vouching ${loadPrompt('vouching').version}`));
});

describe('judgment based on a model', () => {
  it('marks a judgment based on a model, and its claims, if the models are not qualified as a pair', async () => {
    expect(marksOf(await markUnqualified(VOUCHED, async () => ['openai a', 'xai b']))).toEqual([true, true, false]);
  });

  it('leaves a judgment based on a model unchanged if the models are qualified as a pair', async () => {
    expect(await markUnqualified(VOUCHED, async () => ['openai a + xai b'])).toBe(VOUCHED);
  });
});

it('needs no lookup of qualified models if no model was used', async () => {
  const asked = jest.fn(async () => []);
  await markUnqualified(judged(judgement(createReason('model.lead', { names: ['openai a'] }))), asked);
  expect(asked).not.toHaveBeenCalled();
});
