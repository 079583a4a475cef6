import { createReason, limited } from '@corroborate/domain';
import { hostToSite } from './host';
import { OutletDirectory } from './outlet.directory';
import { SourceJudge } from './source.judge';
import { FakeDomainAges } from './testing/fake-domain-ages';
import { FakeRatings } from './testing/fake-ratings';

describe('SourceJudge', () => {
  it('requests all ratings at once and returns profiles under the given host names', async () => {
    const ratings = new FakeRatings([{ site: 'harbour-lights.com', score: 0.8, scheme: 'test-list', label: null }]);
    const profiles = await new SourceJudge(ratings).profile([
      { host: 'WWW.Harbour-Lights.com' },
      { host: 'news.harbour-lights.com' },
      { host: 'reuters.com' },
    ]);
    expect([...profiles].map(([host, p]) => [host, p.site, p.tier])).toEqual([
      ['WWW.Harbour-Lights.com', 'harbour-lights.com', 2],
      ['news.harbour-lights.com', 'harbour-lights.com', 2],
      ['reuters.com', 'reuters.com', 1],
    ]);
    expect(ratings.asked).toHaveLength(1);
  });

  it('sends no request without hosts', async () => {
    const ratings = new FakeRatings();
    expect((await new SourceJudge(ratings).profile([])).size).toBe(0);
    expect(ratings.asked).toEqual([]);
  });
});

describe('SourceJudge with a domain registry', () => {
  const clock = { now: () => new Date('2024-06-01T00:00:00Z') };
  const good = (site: string) => ({ site, score: 0.8, scheme: 'test-list', label: null });

  it('does not count the good rating of a recently registered domain, and gives the reason', async () => {
    const ages = new FakeDomainAges().addRegistration('harbour-lights.com', '2024-05-20T00:00:00Z');
    const judge = new SourceJudge(new FakeRatings([good('harbour-lights.com')]), ages, clock);
    const profile = (await judge.profile([{ host: 'www.harbour-lights.com' }])).get('www.harbour-lights.com');
    expect(profile?.tier).toBe(3);
    expect(profile?.reasons).toContainEqual(createReason('outlet.young-for-rating', { days: 12 }));
  });

  it('returns the same profile if the lookup fails', async () => {
    const ages = new FakeDomainAges().addOutcome('harbour-lights.com', limited('busy'));
    const ratings = new FakeRatings([good('harbour-lights.com')]);
    const [asked, unasked] = await Promise.all([
      new SourceJudge(ratings, ages, clock).profile([{ host: 'harbour-lights.com' }]),
      new SourceJudge(ratings, null, clock).profile([{ host: 'harbour-lights.com' }]),
    ]);
    expect(ages.asked).toEqual(['harbour-lights.com']);
    expect(asked).toEqual(unasked);
  });

  it('looks up only a few sites, those that depend on a rating first, and never known ones', async () => {
    const rated = [1, 2, 3, 4].map((n) => `rated-${n}.com`);
    const hosts = [
      ...[1, 2, 3, 4, 5].map((n) => `stranger-${n}.com`),
      ...rated,
      'www.rated-1.com',
      'reuters.com',
      'www.cdc.gov',
      'someone.substack.com',
    ];
    const ages = new FakeDomainAges();
    await new SourceJudge(new FakeRatings(rated.map(good)), ages, clock).profile(hosts.map((host) => ({ host })));
    expect(ages.asked).toEqual([...rated, 'stranger-1.com', 'stranger-2.com']);
  });

  it('combines the signals from several pages of one host', async () => {
    const judge = new SourceJudge(new FakeRatings());
    const both = await judge.profile([
      { host: 'harbour-lights.com', signs: { namedWriter: true, seen: ['/about'] } },
      { host: 'harbour-lights.com', signs: { corrections: true, seen: ['/corrections', '/about'] } },
    ]);
    expect(both.get('harbour-lights.com')?.reasons).toContainEqual(
      createReason('outlet.signs', {
        signs: ['corrections', 'namedWriter'],
        points: 6,
        pages: ['/about', '/corrections'],
      }),
    );
  });
});

describe('hostToSite', () => {
  it.each([
    ['www.bbc.co.uk', 'bbc.co.uk'],
    ['News.Example.COM.', 'example.com'],
    ['someone.substack.com', 'someone.substack.com'],
    ['a.b.someone.wordpress.com', 'someone.wordpress.com'],
    ['someone.blogspot.co.uk', 'someone.blogspot.co.uk'],
    ['old.reddit.com', 'reddit.com'],
    ['www.gov.uk', 'gov.uk'],
    ['https://news.example.org/path', 'example.org'],
    ['localhost', 'localhost'],
  ])('maps %s to %s', (host, site) => expect(hostToSite(host)).toBe(site));
});

describe('resolveOutletName', () => {
  it.each([
    ['the Associated Press', 'apnews.com'],
    ['AP', 'apnews.com'],
    ['Reuters', 'reuters.com'],
    ['BBC News', 'bbc.co.uk'],
    ['The New York Times', 'nytimes.com'],
    ['New York Times’', 'nytimes.com'],
    ['Agence France-Presse', 'afp.com'],
    ['El Pais', 'elpais.com'],
    ['dpa', 'dpa.com'],
  ])('resolves %s to %s', (name, site) => expect(new OutletDirectory().resolveOutletName(name)).toBe(site));

  it.each([
    'police',
    'The Daily Courier',
    'time',
    'Reuters Institute',
    'the New York Times crossword',
    'Harbour Gazette',
    '',
    'people',
  ])('returns null for “%s”', (name) => expect(new OutletDirectory().resolveOutletName(name)).toBeNull());
});
