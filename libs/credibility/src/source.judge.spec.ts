import { siteOfHost } from './host';
import { OutletDirectory, resolveOutletName } from './outlet.directory';
import { SourceJudge } from './source.judge';
import { FakeRatings } from './testing/fake-ratings';

describe('SourceJudge', () => {
  it('asks for all ratings at once and answers under the hosts as given', async () => {
    const ratings = new FakeRatings([
      { site: 'harbour-lights.com', score: 0.8, scheme: 'test-list', label: null },
    ]);
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

  it('asks nobody when there are no hosts', async () => {
    const ratings = new FakeRatings();
    expect((await new SourceJudge(ratings).profile([])).size).toBe(0);
    expect(ratings.asked).toEqual([]);
  });
});

describe('siteOfHost', () => {
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
  ])('answers for %s with %s', (host, site) => expect(siteOfHost(host)).toBe(site));
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
  ])('resolves %s to %s', (name, site) => expect(resolveOutletName(name)).toBe(site));

  it.each([
    'police',
    'time',
    'Reuters Institute',
    'the New York Times crossword',
    'Harbour Gazette',
    '',
    'people',
  ])('guesses nothing for “%s”', (name) => expect(new OutletDirectory().resolveOutletName(name)).toBeNull());
});
