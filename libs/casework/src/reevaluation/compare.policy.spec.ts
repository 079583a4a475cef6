import { createReason, points, type SourceView } from '@corroborate/domain';
import { buildDecision, buildSource } from '@corroborate/investigation/testing';
import { compareEvaluations, summarize, type EvaluatedCase } from './compare.policy';

const passage = (quote: string) => ({ quote, start: 0, end: quote.length });
const speaking = (id: number, given: Partial<SourceView> = {}) =>
  buildSource(id, {
    stance: {
      stance: 'supports',
      strength: 1,
      passage: passage('It is closed.'),
      reasons: [createReason('page.not-read')],
    },
    ...given,
  });
const judged = (
  decision: Partial<EvaluatedCase['decision']> = {},
  sources: SourceView[] = [speaking(1), speaking(2)],
): EvaluatedCase => ({
  decision: { ...buildDecision(), ...decision },
  weighed: { claims: [], findings: [], sources },
});

describe('case re-evaluation', () => {
  it('reports a case re-evaluation as unchanged if nothing differs', () => {
    const difference = compareEvaluations(judged(), judged());
    expect(difference).toMatchObject({ kinds: [], changes: [], sources: [], claims: [], reviews: [] });
  });

  it('lists the differences of each source, with the rules before and after', () => {
    const stance = { stance: 'mentions', strength: 0, passage: null, reasons: [createReason('stop.added')] } as const;
    const after = judged({}, [
      speaking(1, { stance: { ...stance, reasons: [...stance.reasons] }, tier: 4 }),
      speaking(2),
    ]);
    const { sources, kinds } = compareEvaluations(judged(), after);
    expect(kinds).toEqual(['stance', 'tier']);
    expect(sources).toHaveLength(1);
    expect(sources[0]).toMatchObject({
      source_id: 1,
      change_codes: [{ code: 'replay.stance', params: { from: 'supports', to: 'mentions' } }, { code: 'replay.tier' }],
      why_before_codes: [{ code: 'page.not-read' }],
      why_after_codes: [{ code: 'stop.added' }],
    });
  });

  it('distinguishes a different quote from sources added or dropped', () => {
    const other = speaking(1).stance;
    const after = judged({}, [speaking(1, { stance: { ...other, passage: passage('Closed it is.') } }), speaking(3)]);
    const { sources, kinds } = compareEvaluations(judged(), after);
    expect(sources.map((one) => [one.source_id, one.change_codes[0]?.code])).toEqual([
      [1, 'replay.quote'],
      [2, 'replay.not-weighed'],
      [3, 'replay.weighed-now'],
    ]);
    expect(kinds).toEqual(['stance', 'quote']);
  });

  it('lists sources that no longer count', () => {
    const [before, after] = [judged({ counted: [1, 2] }), judged({ counted: [2] })];
    expect(compareEvaluations(before, after).sources[0]?.change_codes).toEqual([
      { code: 'replay.counts-no-longer', params: {} },
    ]);
  });

  it('lists changes in level, hold, independent sources, confidence and review reasons, each with its kind', () => {
    const before = judged({ recommended: 'certified', held: false, independentCredible: 3, confidence: points(90) });
    const after = judged({
      recommended: 'verified',
      held: true,
      independentCredible: 1,
      confidence: points(60),
      review: { required: true, reasons: [{ reason: 'partial-run', why: createReason('stop.added') }] },
    });
    const { kinds, change_codes, reviews } = compareEvaluations(before, after);
    expect(kinds).toEqual(['level', 'held', 'voices', 'confidence', 'review']);
    expect(change_codes.map(({ code }) => code)).toContain('change.level');
    expect(reviews).toEqual([
      expect.objectContaining({ rule: 'partial-run', now: true, why_code: { code: 'stop.added', params: {} } }),
    ]);
  });

  it('reports changed claims of the topic', () => {
    const claim = { id: 'c1', text: 'It is closed', kind: 'event' as const, core: true, importance: 1, reasons: [] };
    const before = judged();
    const after = { ...before, weighed: { ...before.weighed, claims: [claim] } };
    expect(compareEvaluations(before, after)).toMatchObject({
      kinds: ['claim'],
      change_codes: [{ code: 'replay.claims', params: { from: 0, to: 1 } }],
    });
  });
});

it('counts cases by outcome and by kind of change', () => {
  const changed = compareEvaluations(judged({ held: false }), judged({ held: true }));
  const summary = summarize([
    { kind: 'unchanged', investigationId: 1, difference: compareEvaluations(judged(), judged()), mark: 'a' },
    { kind: 'changed', investigationId: 2, difference: changed, mark: 'b' },
    { kind: 'not-judged', investigationId: 3, why: createReason('replay.undecided') },
  ]);
  expect(summary).toMatchObject({ looked_at: 3, unchanged: 1, changed: 1, not_judged: 1 });
  expect(summary.by_kind).toMatchObject({ held: 1, level: 0 });
});
