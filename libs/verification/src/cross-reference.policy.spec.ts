import { crossReference } from './cross-reference.policy';
import { extractClaims } from './claims.policy';
import { stopOrContinue } from './stop.policy';
import { articleOf, topicOf, viewOf } from './testing/builders';

const topic = topicOf({ title: 'Storm Ada kills people in Elmsworth', summary: 'About 10 people were killed when Storm Ada hit Elmsworth.', location: 'Elmsworth' });
const claims = extractClaims(topic);
const source = (id: number, text: string, day: string) => {
  const article = articleOf('Storm Ada hits Elmsworth', text, { day });
  return { view: viewOf(id, { published: article.published }), article, perClaim: claims.map((claim) => ({ claimId: claim.id, judgement: viewOf(id).stance })) };
};

describe('sources side by side', () => {
  it('reads rising tolls as an update', () => {
    const sources = [
      source(1, 'Storm Ada killed 10 people in Elmsworth.', '2025-03-05T08:00:00.000Z'),
      source(2, 'Storm Ada killed 25 people in Elmsworth.', '2025-03-06T08:00:00.000Z'),
    ];
    const { discrepancies, findings } = crossReference({ topic, claims, sources, clusters: [] });
    expect(discrepancies[0]?.reading).toBe('update');
    expect(discrepancies[0]?.values.map((one) => one.sourceId)).toEqual([1, 2]);
    expect(findings[0]?.claimId).toBe('c1');
  });
  it('finds no discrepancy where "about" leaves room', () => {
    const sources = [source(1, 'Storm Ada killed 10 people in Elmsworth.', '2025-03-05T08:00:00.000Z'), source(2, 'Storm Ada killed about 11 people in Elmsworth.', '2025-03-05T09:00:00.000Z')];
    expect(crossReference({ topic, claims, sources, clusters: [] }).discrepancies).toEqual([]);
  });
  it('calls a claim disputed when credible voices stand on both sides', () => {
    const [one, two] = [source(1, 'Storm Ada killed 10 people.', '2025-03-05T08:00:00.000Z'), source(2, 'Nobody died.', '2025-03-05T08:00:00.000Z')];
    const against = { ...two, perClaim: claims.map((claim) => ({ claimId: claim.id, judgement: { ...viewOf(2).stance, stance: 'disputes' as const } })) };
    const clusters = [1, 2].map((id) => ({ id: `v${id}`, sourceIds: [id], representativeId: id, reasons: [] }));
    expect(crossReference({ topic, claims, sources: [one, against], clusters }).findings[0]?.verdict).toBe('disputed');
  });
});

describe('another round', () => {
  const base = { mode: 'detailed' as const, round: 1, claims, findings: [], sources: [], independentCredible: 0, certifiedAt: 6, budgetLeftUsd: 0.4, newSources: 3 };
  it('is worth it while the core has no evidence', () => {
    expect(stopOrContinue(base)).toMatchObject({ again: true });
    expect(stopOrContinue(base).gaps[0]?.reason).toContain('core');
  });
  it.each([
    ['the mode allows no more', { mode: 'quick' as const }],
    ['there are sources enough', { independentCredible: 6 }],
    ['money is short', { roundCostUsd: 0.5 }],
    ['the last round brought nothing', { mode: 'exhaustive' as const, round: 2, newSources: 0 }],
  ])('is not when %s', (_, change) => {
    expect(stopOrContinue({ ...base, ...change }).again).toBe(false);
  });
});
