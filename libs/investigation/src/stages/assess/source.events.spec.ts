import { points, type Claim, type Stance } from '@corroborate/domain';
import type { Assessment } from '../stage.types';
import type { OpenedPage } from '../read/opened-pages.service';
import { publishFindingEvents, publishSourceEvents } from './source.events';

const eventRecorder = () => {
  const events: [string, Record<string, unknown>][] = [];
  return {
    events,
    to: { report: async (type: string, data: Record<string, unknown>) => void events.push([type, data]) },
  };
};

const opened = (id: number, changes: { isTopicPage?: boolean; verdict?: string } = {}) =>
  ({
    page: { sourceId: id },
    article: {
      finalUrl: `https://paper.example/${id}`,
      site: 'paper.example',
      title: `Title ${id}`,
      verdict: changes.verdict ?? 'complete',
      published: null,
    },
    profile: { name: 'The Paper', tier: 2 },
    isTopicPage: changes.isTopicPage ?? false,
  }) as unknown as OpenedPage;

const judged = (sourceId: number, stance: Stance) =>
  ({
    sourceId,
    overall: {
      stance,
      strength: 1,
      passage: stance === 'unrelated' ? null : { quote: 'It burnt.', start: 0, end: 9 },
      reasons: [],
    },
    perClaim: [],
  }) as unknown as Assessment;

describe('events of a running investigation', () => {
  it('names each newly judged source in an event once, with tier, stance and key passage if related', async () => {
    const { events, to } = eventRecorder();
    await publishSourceEvents(to, [opened(1), opened(2), opened(3)], [judged(1, 'supports'), judged(2, 'unrelated')]);
    expect(events.map(([type, { source_id }]) => [type, source_id])).toEqual([
      ['source.found', 1],
      ['source.unrelated', 2],
    ]);
    expect(events[0]![1]).toMatchObject({
      name: 'The Paper',
      title: 'Title 1',
      tier: 2,
      stance: 'supports',
      passage: 'It burnt.',
    });
  });

  it("never includes the topic's own page or an unreadable page as a source in events", async () => {
    const { events, to } = eventRecorder();
    await publishSourceEvents(
      to,
      [opened(1, { isTopicPage: true }), opened(2, { verdict: 'paywall' })],
      [judged(1, 'supports'), judged(2, 'supports')],
    );
    expect(events).toEqual([]);
  });

  it('reports the verdict on each numbered claim in events, and confirms no claim before the decision', async () => {
    const { events, to } = eventRecorder();
    const claims = [{ id: 'c1', text: 'It burnt.' } as Claim, { id: 'c2', text: 'Six were hurt.' } as Claim];
    const finding = { claimId: 'c1', verdict: 'verified' as const, confidence: points(80), evidence: [], reasons: [] };
    await publishFindingEvents(to, claims, [finding, { ...finding, claimId: 'c2', verdict: 'unverifiable' }]);
    const checked = { standing: 'open', confidence: 80, sources: 0, of: 2 };
    expect(events).toEqual([
      ['fact.checked', { ...checked, at: 1, claim_id: 'c1', text: 'It burnt.', verdict: 'verified' }],
      ['fact.checked', { ...checked, at: 2, claim_id: 'c2', text: 'Six were hurt.', verdict: 'unverifiable' }],
    ]);
  });
});
