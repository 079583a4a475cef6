import { buildQuery, damTopic } from '../testing/samples';
import { toUrlIndexQuery, listCitedUrls, ownHost } from './archived.policy';
import { planQueries } from './plan-queries.policy';

const now = new Date('2026-03-10T12:00:00Z');
const page = 'https://www.elmvalleypost.example.org/2026/03/02/crack';

describe('archive queries', () => {
  it('builds an archive query for a single URL, or for URLs of a site that contain certain words', () => {
    expect(toUrlIndexQuery(buildQuery(`url:${page}`))).toMatchObject({ url: page, matchType: 'exact', words: [] });
    expect(toUrlIndexQuery(buildQuery('site:Www.Example.org The São Paulo dam (crack) .*'))).toMatchObject({
      url: 'www.example.org',
      matchType: 'host',
      words: ['paulo', 'crack'],
    });
  });

  it.each(['river dam', 'site:example.org', 'site:example.org dam', 'url:nonsense', 'site:example.org/path crack'])(
    'returns null instead of an archive query if %s names too little',
    (text) => expect(toUrlIndexQuery(buildQuery(text))).toBeNull(),
  );

  it('plans archive queries for pages that the topic links to, but not for its own page', () => {
    const topic = damTopic({
      url: page,
      articleText:
        `As (https://state.example.gov/dam-report.pdf) says, and ${page}?utm_source=x. See ` +
        'https://news.example.com/ or http://state.example.gov/dam-report.pdf!',
      sourcePlan: { sources: [{ url: page }, { url: 'https://other.example.net/story' }, 'not an address', 7] },
    });
    expect(listCitedUrls(topic)).toEqual([
      'https://state.example.gov/dam-report.pdf',
      'https://other.example.net/story',
    ]);
    const plan = planQueries(topic, { mode: 'detailed', now, round: 1 }).filter(
      ({ strategy }) => strategy === 'archived',
    );
    expect(plan.map(({ text }) => text)).toEqual([
      'url:https://state.example.gov/dam-report.pdf',
      'url:https://other.example.net/story',
    ]);
  });

  it('never plans an archive query for a page of a private network', () => {
    const sources = [
      'http://cms.newsroom.local/story/7',
      'http://wiki/page',
      'http://10.0.0.7/draft',
      'http://0x0a000007/draft',
      'http://[fd00::7]/draft',
      'https://editor:secret@other.example.net/draft',
      { url: 'https://intranet.corp/leak' },
    ];
    const articleText = 'As http://localhost:3000/preview and http://192.168.1.7/story show.';
    const topic = damTopic({ url: 'https://cms.newsroom.internal/story', articleText, sourcePlan: { sources } });
    expect([listCitedUrls(topic), ownHost(topic)]).toEqual([[], null]);
    for (const round of [1, 2]) {
      const plan = planQueries(topic, { mode: 'exhaustive', now, round }).filter(
        ({ strategy }) => strategy === 'archived',
      );
      expect(plan).toEqual([]);
    }
  });

  it('plans one archive query for other pages of the outlet, from the second round on', () => {
    const archived = (round: number, url: string) =>
      planQueries(damTopic({ url, eventDate: '2026-03-02T08:00:00.000Z' }), { mode: 'detailed', now, round }).filter(
        ({ strategy }) => strategy === 'archived',
      );
    expect(archived(1, page)).toEqual([]);
    expect(archived(2, page)).toEqual([
      expect.objectContaining({
        text: expect.stringMatching(/^site:www\.elmvalleypost\.example\.org .*Elm/),
        from: '2026-02-27T08:00:00.000Z',
      }),
    ]);
    expect(archived(3, page)).toEqual([]);
    expect(archived(2, 'https://www.facebook.com/someone/posts/1')).toEqual([]);
  });

  it('uses the author’s own host on a shared platform for archive queries', () => {
    expect(ownHost({ url: 'https://someone.substack.com/p/dam' })).toBe('someone.substack.com');
    expect(ownHost({ url: 'https://x.com/someone/status/1' })).toBeNull();
    expect(ownHost({ url: null })).toBeNull();
  });
});
