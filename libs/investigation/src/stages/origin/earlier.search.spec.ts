import { createReason, points, type OriginFinding, type RankedResult } from '@corroborate/domain';
import { buildCoverageEntry } from '@corroborate/domain/testing';
import { searchBackwards, selectUnread, buildEarlierWindow, type BackwardsInput } from './earlier.search';

const finding = (url: string, notLaterThan: string | null): OriginFinding => ({
  url,
  sourceId: 1,
  site: 'a.com',
  date: null,
  notLaterThan,
  authoritative: false,
  confidence: points(50),
  reasons: [],
  citations: [],
});
const result = (url: string, engineDate: string | null = null): RankedResult => ({
  url,
  canonicalUrl: url,
  site: 'a.com',
  title: '',
  snippet: '',
  foundBy: [],
  score: 1,
  reasons: [],
  engineDate: engineDate
    ? { value: engineDate, precision: 'second', signal: 'engine', zone: 'Z', earliest: engineDate, latest: engineDate }
    : null,
});
const NOON = '2025-03-05T12:00:00.000Z';
/** A web with dated pages, searched by window. */
function run(pages: { url: string; at: string }[], given: Partial<BackwardsInput> = {}) {
  const asked: string[] = [];
  const known = new Set(['https://a.com/start']);
  let origin = finding('https://a.com/start', NOON);
  const input: BackwardsInput = {
    topic: { title: 'The mill closes' },
    round: 1,
    hours: [168, 48, 12],
    maxPages: 4,
    queries: [],
    before: null,
    origin,
    ask: async ({ from, to, text }) => {
      asked.push(`${text} ${from} ${to}`);
      return {
        results: pages.filter(({ at }) => at >= (from ?? '') && at <= (to ?? '')).map(({ url }) => result(url)),
        coverage: [buildCoverageEntry('found')],
      };
    },
    read: async (results) => {
      for (const { url } of results) {
        known.add(url);
        const page = pages.find((one) => one.url === url);
        if (page && page.at < (origin.notLaterThan ?? '')) origin = finding(url, page.at);
      }
      return { read: results.length, origin };
    },
    known: () => known,
    ...given,
  };
  return { asked, done: searchBackwards(input) };
}

describe('backward search', () => {
  it('moves back with every earlier report in narrower windows, and gives its stop reason', async () => {
    const { asked, done } = run([
      { url: 'https://b.com/1', at: '2025-03-02T00:00:00.000Z' },
      { url: 'https://c.com/1', at: '2025-03-01T00:00:00.000Z' },
    ]);
    const { origin, search } = await done;
    expect(origin.url).toBe('https://c.com/1');
    expect(asked).toHaveLength(3);
    expect(asked[1]).toContain('2025-02-27T00:00:00.000Z 2025-03-01T00:00:00.000Z');
    expect(search?.windows.map(({ earlier }) => earlier)).toEqual([true, false, false]);
    expect(search?.stop).toMatchObject({ code: 'backwards.nothing-earlier', params: { windows: 3 } });
  });
  it('reads no page twice, and none that an engine dates later', () => {
    const window = { from: '2025-03-01T00:00:00.000Z', to: NOON };
    const left = selectUnread(
      [
        result('https://a.com/1'),
        result('https://b.com/2', '2025-03-06T00:00:00.000Z'),
        result('https://c.com/3', '2025-03-02T00:00:00.000Z'),
      ],
      new Set(['https://a.com/1']),
      window,
      4,
    );
    expect(left.map(({ url }) => url)).toEqual(['https://c.com/3']);
  });
  it('sets no window for the backward search if the date of the earliest report is unproven', async () => {
    expect(buildEarlierWindow(finding('https://a.com/x', null), 12)).toBeNull();
    const { asked, done } = run([], { origin: finding('https://a.com/start', null) });
    expect((await done).search?.stop.code).toBe('backwards.no-window');
    expect(asked).toEqual([]);
  });
  it('starts from the event if the earliest report has no date', async () => {
    const { asked, done } = run([], {
      topic: { title: 'The mill closes', eventDate: '2025-03-04T00:00:00.000Z' },
      origin: finding('https://a.com/start', null),
      hours: [24],
    });
    expect((await done).search?.stop.code).toBe('backwards.nothing-earlier');
    expect(asked).toEqual(['The mill closes 2025-03-03T00:00:00.000Z 2025-03-04T00:00:00.000Z']);
  });
  it('stops with a reason if no engine answers', async () => {
    const { done } = run([], { ask: async () => ({ results: [], coverage: [buildCoverageEntry('limited')] }) });
    expect((await done).search).toMatchObject({
      windows: [{ unanswered: true }],
      stop: createReason('backwards.nobody-asked'),
    });
  });
  it('reports a time before the last window that was not searched', async () => {
    const { done } = run([{ url: 'https://b.com/1', at: '2025-03-05T06:00:00.000Z' }], { hours: [12] });
    expect((await done).search?.stop.code).toBe('backwards.still-earlier');
  });
  it('runs once, and never in modes without it', async () => {
    const before = { windows: [], stop: createReason('backwards.no-window') };
    expect((await run([], { round: 2, before }).done).search).toBe(before);
    expect((await run([], { hours: [] }).done).search).toBeNull();
  });
});
