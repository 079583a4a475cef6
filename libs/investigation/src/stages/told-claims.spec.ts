import { topicOf, viewOf } from '@corroborate/domain/testing';
import { extractClaims } from '@corroborate/reading';
import { JudgePool } from '../judging';
import { toldClaims } from './told-claims';

const SUPPORTS = { stance: 'supports' as const, strength: 0.9, passage: null, reasons: [] };

describe('claims as people are told them', () => {
  const topic = topicOf({
    title: 'Mill at Tarland burns down',
    articleText: 'The mill at Tarland burned down after Ann Merrow saw smoke. Two wells were closed by Ann Merrow.',
  });
  const claims = extractClaims(topic);
  const page = (sourceId: number, text: string) => ({ page: { sourceId }, article: { text } });
  const openedPages = [
    page(1, 'The mill at Tarland burned down.'),
    page(2, 'Ann Merrow saw the mill at Tarland burn.'),
  ];
  const weigh = (verdict: 'verified' | 'unverifiable', tier: 1 | 3) =>
    toldClaims(
      {
        topic,
        claims,
        findings: [{ claimId: 'c1', verdict }],
        openedPages,
        sources: [viewOf(1, { tier: 1, stance: SUPPORTS }), viewOf(2, { tier, stance: SUPPORTS })],
      },
      new JudgePool(0),
    );

  it('leave out whom no credible page names beside the topic, and keep whom one does', async () => {
    expect((await weigh('verified', 3))[0]?.statement).toMatch(/^Mill at Tarland burns down/);
    expect(await weigh('verified', 1)).toEqual(claims);
  });

  it('stay as they are where nothing is borne out', async () => expect(await weigh('unverifiable', 3)).toEqual(claims));
});
