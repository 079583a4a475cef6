import { createReason, type DateRecord } from '@corroborate/domain';
import { buildDateRecord } from '@corroborate/domain/testing';
import { buildHit, damTopic } from '../testing/samples';
import { RANKING } from '../search.thresholds';
import { mergeHits } from './merge-hits.policy';

const now = new Date('2026-03-10T12:00:00Z');
const topic = damTopic({
  title: 'Strike closes Orson Paper mill in Elm Valley',
  eventDate: '2026-03-02T08:00:00.000Z',
  entities: ['Orson Paper'],
  location: 'Elm Valley, Vermont',
});
const day = (value: string, over: Partial<DateRecord> = {}): DateRecord =>
  buildDateRecord(value, { precision: 'day', signal: 'engine', zone: null, ...over });
const STRIKE = { title: 'Workers strike at Orson Paper mill in Elm Valley', snippet: 'The mill is closed.' };

describe('mergeHits', () => {
  it('merges all URL variants of one article and lists the engines', () => {
    const results = mergeHits(
      [
        buildHit('https://amp.example.org/a-strike?utm_source=x', { engine: 'one', rank: 2, ...STRIKE }),
        buildHit('https://www.example.org/a-strike', { engine: 'two', rank: 1, ...STRIKE }),
        buildHit(`//duckduckgo.com/l/?uddg=${encodeURIComponent('http://example.org/a-strike/')}`, {
          engine: 'three',
          rank: 4,
          ...STRIKE,
        }),
      ],
      topic,
      now,
    );
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({
      url: 'https://www.example.org/a-strike',
      canonicalUrl: 'https://example.org/a-strike',
      site: 'example.org',
    });
    expect(results[0]?.foundBy.map(({ engine }) => engine)).toEqual(['one', 'two', 'three']);
    expect(results[0]?.reasons).toMatchObject([
      {
        code: 'rank.found-by',
        params: {
          engines: expect.arrayContaining([
            createReason('rank.engine', { engine: 'one', place: 2 }),
            createReason('rank.engine', { engine: 'two', place: 1 }),
          ]),
        },
      },
      { code: 'rank.parts', params: { agreement: 100, standing: 50 } },
      { code: 'rank.words', params: { words: expect.arrayContaining(['Orson']) } },
      { code: 'rank.undated' },
      { code: 'rank.outlet-unasked' },
    ]);
  });

  it('ranks a known outlet above an unknown one and a fabricator last, with reasons', () => {
    const standing = (host: string) =>
      host === 'agency.example'
        ? { tier: 1 as const, name: 'The Agency' }
        : { tier: host === 'liar.example' ? (4 as const) : (3 as const), name: host };
    const hosts = ['liar.example', 'unknown.example', 'agency.example'];
    const ranked = mergeHits(
      hosts.map((host) => buildHit(`https://${host}/strike`, { engine: host, rank: 1, ...STRIKE })),
      topic,
      now,
      standing,
    );
    expect(ranked.map(({ site }) => site)).toEqual(['agency.example', 'unknown.example', 'liar.example']);
    expect(ranked[0]?.reasons).toContainEqual(createReason('rank.primary-outlet', { name: 'The Agency' }));
  });

  it('does not rank an irrelevant page higher for its outlet', () => {
    const far = buildHit('https://agency.example/other', {
      engine: 'one',
      rank: 1,
      title: 'Quarterly results of a bank',
      snippet: '',
    });
    const near = buildHit('https://unknown.example/strike', { engine: 'two', rank: 9, ...STRIKE });
    const ranked = mergeHits([far, near], topic, now, (host) => ({
      tier: host === 'agency.example' ? 1 : 3,
      name: host,
    }));
    expect(ranked[0]?.site).toBe('unknown.example');
  });

  it('ranks an encyclopedia below reports, however relevant', () => {
    const [report, article] = mergeHits(
      [
        buildHit('https://en.m.wikipedia.org/wiki/Orson_Paper_strike', { engine: 'one', rank: 1, ...STRIKE }),
        buildHit('https://example.org/mill', {
          engine: 'two',
          rank: 9,
          title: 'Orson Paper mill closed',
          snippet: '',
        }),
      ],
      topic,
      now,
    );
    expect(report?.site).toBe('example.org');
    expect(article?.score).toBeLessThan(RANKING.relevantScore);
    expect(article?.reasons).toContainEqual(createReason('rank.encyclopedia'));
  });

  it('ranks by relevance before the engine’s position', () => {
    const results = mergeHits(
      [
        buildHit('https://a.example/x-1', { title: 'Ten recipes for a quick dinner', rank: 1 }),
        buildHit('https://b.example/x-2', { ...STRIKE, rank: 40 }),
      ],
      topic,
      now,
    );
    expect(results.map(({ site }) => site)).toEqual(['b.example', 'a.example']);
    expect(results[1]?.reasons).toContainEqual(createReason('rank.no-word'));
  });

  it('ranks a similar event below the one that names the topic’s party', () => {
    const [first, second] = mergeHits(
      [
        buildHit('https://a.example/1-a', { title: 'Strike closes Miller Steel mill in Oak Hill', rank: 1 }),
        buildHit('https://b.example/2-b', { title: 'Orson Paper strike: mill closed', rank: 2 }),
      ],
      topic,
      now,
    );
    expect(first?.site).toBe('b.example');
    expect(second?.reasons).toContainEqual(createReason('rank.no-party'));
  });

  it('ranks a result with all words of a query for a lead above one that shares a word with the topic', () => {
    const asked = { strategy: 'like-report', query: '"PSC/26/0932"' };
    const results = mergeHits(
      [
        buildHit('https://a.example/x-1', { title: 'Orson town has a new bakery', rank: 1 }),
        buildHit('https://b.example/x-2', { ...asked, title: 'Detention PSC/26/0932: Anneka Gray', rank: 2 }),
        buildHit('https://c.example/x-3', { ...asked, title: 'Detention PSC/26/0941: Anneka Black', rank: 3 }),
        buildHit('https://d.example/x-4', { ...STRIKE, rank: 4 }),
      ],
      topic,
      now,
    );
    expect(results.map(({ site }) => site).slice(0, 2)).toEqual(['d.example', 'b.example']);
    expect(results[1]?.reasons).toContainEqual(createReason('rank.own-query'));
    expect(results.at(-1)?.site).toBe('c.example');
  });

  it('prefers a result that several engines found, if otherwise equal', () => {
    const results = mergeHits(
      [
        buildHit('https://a.example/1-a', STRIKE),
        buildHit('https://b.example/2-b', { ...STRIKE, rank: 1 }),
        buildHit('https://b.example/2-b', { ...STRIKE, engine: 'two', rank: 3 }),
      ],
      topic,
      now,
    );
    expect(results[0]?.site).toBe('b.example');
  });

  it('prefers results close to the event date', () => {
    const results = mergeHits(
      [
        buildHit('https://a.example/1-a', { ...STRIKE, engineDate: day('2024-03-02T00:00:00.000Z') }),
        buildHit('https://b.example/2-b', { ...STRIKE, engineDate: day('2026-03-03T00:00:00.000Z') }),
      ],
      topic,
      now,
    );
    expect(results.map(({ site }) => site)).toEqual(['b.example', 'a.example']);
    expect(results[0]?.reasons).toContainEqual(createReason('rank.dated', { days: 1, side: 'after', of: 'event' }));
  });

  it('keeps a publication date over a crawl date', () => {
    const seen = day('2026-03-02T09:00:00.000Z', { precision: 'second', earliest: null });
    const [result] = mergeHits(
      [
        buildHit('https://a.example/1-a', { engineDate: seen }),
        buildHit('https://a.example/1-a', { engine: 'two', engineDate: day('2026-03-02T00:00:00.000Z') }),
      ],
      topic,
      now,
    );
    expect(result?.engineDate?.earliest).not.toBeNull();
  });

  it('merges an opaque Google News link with the same title of the same outlet only', () => {
    const opaque = buildHit('https://news.google.com/rss/articles/CBMiXEFVX3lxTE5abc123?oc=5', {
      engine: 'googlenews',
      ...STRIKE,
      outletName: 'The Example Post',
    });
    const same = mergeHits(
      [opaque, buildHit('https://examplepost.com/s-1', { ...STRIKE, outletName: 'Example Post' })],
      topic,
      now,
    );
    expect(same).toHaveLength(1);
    expect(same[0]).toMatchObject({ url: 'https://examplepost.com/s-1', site: 'examplepost.com' });
    const other = mergeHits(
      [opaque, buildHit('https://other.example/s-1', { ...STRIKE, outletName: 'Other' })],
      topic,
      now,
    );
    expect(other).toHaveLength(2);
  });

  it('marks the topic’s own page and drops ads and invalid URLs', () => {
    const own = damTopic({ ...topic, url: 'https://www.example.org/own-1?utm_source=a' });
    const results = mergeHits(
      [buildHit('https://example.org/own-1'), buildHit('https://duckduckgo.com/y.js?ad=1'), buildHit('not an address')],
      own,
      now,
    );
    expect(results).toHaveLength(1);
    expect(results[0]?.reasons).toContainEqual(createReason('rank.topics-own'));
  });

  it('returns scores between 0 and 100 for any topic', () => {
    for (const t of [damTopic({ title: '' }), damTopic({ title: '漢字のニュース' }), topic]) {
      for (const { score } of mergeHits(
        [buildHit('https://a.example/1', STRIKE), buildHit('https://b.example/2', { title: '', snippet: '' })],
        t,
        now,
      )) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }
    }
  });
});
