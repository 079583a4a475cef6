import { createReason, toReasonTexts, type DomainRating } from '@corroborate/domain';
import { profileSource, type SourceEvidence } from './profile';
import { LISTED_OUTLETS } from './registry';
import { listSites } from './registry/outlets';

const rated = (site: string, score: number): DomainRating => ({
  site,
  score,
  scheme: 'test-list',
  label: null,
});
const profile = (host: string, ratings: DomainRating[] = [], more: Partial<SourceEvidence> = {}) =>
  profileSource(host, { ratings, ...more });

describe('the outlet registry', () => {
  it('contains at least 1,200 outlets in 60 countries and no duplicate host', () => {
    const sites = new Set(LISTED_OUTLETS.flatMap(listSites));
    expect(LISTED_OUTLETS.length).toBeGreaterThanOrEqual(1200);
    expect(new Set(LISTED_OUTLETS.map(({ country }) => country).filter(Boolean)).size).toBeGreaterThanOrEqual(60);
    expect(LISTED_OUTLETS.reduce((sum, e) => sum + 1 + (e.sites?.length ?? 0), 0)).toBe(sites.size);
  });

  it('does not treat a legitimate outlet as an impostor of a local outlet with a similar name', () => {
    for (const host of ['eldiariovasco.net', 'thegazette-news.com', 'danas-online.com'])
      expect(profile(host).tier).toBe(3);
    expect(profile('kathmandu-valley-news.com', [], { outletName: 'The Business Standard' }).tier).toBe(3);
  });

  it('contains only lower-case hosts and a name for every outlet', () => {
    for (const entry of LISTED_OUTLETS) {
      for (const site of [entry.site, ...(entry.sites ?? [])]) expect(site).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
      expect(entry.name.trim()).not.toBe('');
    }
  });
});

describe('profileSource', () => {
  it.each([
    ['reuters.com', 'wire', 1],
    ['www.apnews.com', 'wire', 1],
    ['news.bbc.co.uk', 'broadcaster', 2],
    ['bbc.com', 'broadcaster', 2],
    ['nytimes.com', 'newspaper', 2],
    ['fullfact.org', 'factchecker', 2],
    ['theonion.com', 'satire', 4],
    ['infowars.com', 'unknown', 4],
    ['prnewswire.com', 'press-release', 3],
    ['boeing.com', 'company', 3],
    ['msn.com', 'aggregator', 3],
  ])('classifies %s as %s of tier %i', (host, kind, tier) => expect(profile(host)).toMatchObject({ kind, tier }));

  it.each([
    ['www.cdc.gov', 'official', 1],
    ['www.gov.uk', 'official', 1],
    ['data.police.uk', 'official', 1],
    ['www.interieur.gouv.fr', 'official', 1],
    ['navy.mil', 'official', 1],
    ['www.health.gov.au', 'official', 1],
    ['www.mofa.go.jp', 'official', 1],
    ['ec.europa.eu', 'official', 1],
    ['who.int', 'official', 1],
    ['news.un.org', 'official', 1],
    ['ci.springfield.il.us', 'official', 1],
    ['web.mit.edu', 'academic', 2],
    ['www.cam.ac.uk', 'academic', 2],
    ['anu.edu.au', 'academic', 2],
  ])('classifies %s as %s by its domain suffix', (host, kind, tier) =>
    expect(profile(host)).toMatchObject({ kind, tier }),
  );

  it.each([
    'gov.example.com',
    'cdc.gov.example.net',
    'irs-gov.com',
    'whitehouse.gov.co.xyz',
    'mygov.com',
    'edu.example.org',
    'whoint.org',
    'europa-eu.com',
    'go.tv',
    'army-mil.net',
  ])('does not treat %s as official', (host) => {
    const { kind, tier } = profile(host);
    expect(['official', 'academic']).not.toContain(kind);
    expect(tier).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['nytimes.com.co', 'The New York Times'],
    ['reuters-news.com', 'Reuters'],
    ['bbcnews-online.com', 'BBC'],
    ['apnews.live', 'Associated Press'],
    ['washingtonpost.com.news-site.ru', 'The Washington Post'],
    ['cnn-breaking.net', 'CNN'],
    ['reuters.com.example.net', 'Reuters'],
    ['nytirnes.com', 'The New York Times'],
    ['xn--eutrs-6ve57a.com', null],
    ['rеuters.com', 'Reuters'],
    ['b1oomberg.com', 'Bloomberg'],
    ['theguardian-com.info', 'The Guardian'],
  ])('detects the impostor %s', (host, brand) => {
    const found = profile(host);
    if (brand === null) return expect(found.tier).toBeGreaterThanOrEqual(3);
    expect(found.tier).toBe(4);
    expect(found.reasons).toContainEqual(expect.objectContaining({ params: expect.objectContaining({ name: brand }) }));
  });

  it.each([
    'timesofmalta.com',
    'independentaustralia.net',
    'standard.net',
    'heraldsun.com.au',
    'nationalpost.com',
    'abc17news.com',
    'newsweekly.example',
    'mirrorlake.org',
    'postandcourier.com',
    'theweek.com',
    'businesslive.co.za',
    'metronews.ca',
  ])('does not treat %s as an impostor', (host) => expect(profile(host).tier).toBeLessThanOrEqual(3));

  it('assigns tier 3 to an unknown domain and gives that as the reason', () => {
    expect(profile('harbour-lights.example')).toMatchObject({
      tier: 3,
      kind: 'unknown',
      reliability: 'neutral',
      reasons: [createReason('outlet.unknown')],
    });
  });

  it.each([
    [0.9, 2],
    [0.56, 2],
    [0.55, 3],
    [0.3, 3],
    [0.29, 4],
  ])('maps a rating of %d to tier %i', (score, tier) =>
    expect(profile('harbour-lights.com', [rated('harbour-lights.com', score)]).tier).toBe(tier),
  );

  it('applies the rating of a domain to its subdomains but not to other domains', () => {
    const ratings = [rated('harbour-lights.com', 0.8), rated('lights.com', 0.9)];
    expect(profile('news.harbour-lights.com', ratings).tier).toBe(2);
    expect(profile('other-lights.com', ratings).tier).toBe(3);
  });

  it('uses the lowest of several ratings of one domain', () => {
    expect(
      profile('harbour-lights.com', [rated('harbour-lights.com', 0.9), rated('harbour-lights.com', 0.2)]).tier,
    ).toBe(4);
  });

  it.each([
    ['x.com', 'social'],
    ['old.reddit.com', 'social'],
    ['m.facebook.com', 'social'],
    ['medium.com', 'blog'],
    ['someone.medium.com', 'blog'],
    ['someone.substack.com', 'blog'],
    ['someone.wordpress.com', 'blog'],
    ['someone.blogspot.com', 'blog'],
    ['someone.blogspot.de', 'blog'],
  ])('never upgrades %s because of a rating for its platform', (host, kind) => {
    const ratings = [
      'x.com',
      'reddit.com',
      'facebook.com',
      'medium.com',
      'substack.com',
      'wordpress.com',
      'blogspot.com',
      'blogspot.de',
    ].map((site) => rated(site, 0.95));
    expect(profile(host, ratings)).toMatchObject({ kind, tier: 3 });
  });

  it('lowers a blog because of its own rating, but never upgrades it', () => {
    expect(profile('someone.substack.com', [rated('someone.substack.com', 0.1)]).tier).toBe(4);
    expect(profile('someone.substack.com', [rated('someone.substack.com', 0.95)]).tier).toBe(3);
  });

  it.each(['theonion.com', 'infowars.com', 'prnewswire.com', 'boeing.com', 'msn.com'])(
    'does not upgrade %s because of a good rating',
    (host) => {
      const without = profile(host).tier;
      expect(profile(host, [rated(host, 0.99)]).tier).toBe(without);
    },
  );

  it('lowers an established outlet only for a clearly bad rating', () => {
    expect(profile('cbsnews.com', [rated('cbsnews.com', 0.5)]).tier).toBe(2);
    expect(profile('cbsnews.com', [rated('cbsnews.com', 0.4)]).tier).toBe(3);
    expect(profile('cbsnews.com', [rated('cbsnews.com', 0.1)]).tier).toBe(4);
  });

  it('ignores the good rating of a recently registered domain', () => {
    const more = { registeredAt: '2024-05-01T00:00:00Z', now: new Date('2024-06-01T00:00:00Z') };
    const found = profile('harbour-lights.com', [rated('harbour-lights.com', 0.9)], more);
    expect(found.tier).toBe(3);
    expect(found.reasons).toContainEqual(createReason('outlet.young-for-rating', { days: 31 }));
    expect(
      profile('harbour-lights.com', [rated('harbour-lights.com', 0.9)], {
        ...more,
        registeredAt: '1999-05-01T00:00:00Z',
      }).tier,
    ).toBe(2);
  });

  it('uses the name that a page gives itself as a name, never as evidence of credibility', () => {
    expect(profile('harbour-lights.com', [], { outletName: 'Harbour Lights' })).toMatchObject({
      name: 'Harbour Lights',
      tier: 3,
    });
    expect(profile('harbour-lights.com', [], { outletName: 'The Associated Press' })).toMatchObject({
      tier: 4,
      name: 'harbour-lights.com',
    });
    expect(profile('harbour-lights.com', [], { outletName: 'The Herald' }).tier).toBe(3);
  });

  it('classifies a page under a company name as an interested party', () => {
    expect(profile('lightworks.example', [], { outletName: 'Lightworks Holding GmbH' })).toMatchObject({
      kind: 'company',
      tier: 3,
    });
  });

  it('returns the political lean if any rating of the outlet gives one, without changing its credibility', () => {
    const [plain, leaning] = [rated('a.example', 0.9), { ...rated('a.example', 0.95), lean: 'left-center' }];
    const { lean, ...rest } = profile('www.a.example', [plain, leaning]);
    expect(lean).toBe('left-center');
    expect({ ...rest, lean: null }).toEqual(profile('www.a.example', [plain]));
    expect(profile('b.example', [leaning]).lean).toBeNull();
  });

  it('returns the owner group of outlets under common ownership', () => {
    expect(profile('thetimes.co.uk').ownerGroup).toBe(profile('wsj.com').ownerGroup);
    expect(profile('harbour-lights.example').ownerGroup).toBeNull();
  });

  it.each([
    'reuters.com',
    'harbour-lights.example',
    'someone.substack.com',
    'www.gov.uk',
    'nytimes.com.co',
    '',
    '127.0.0.1',
    'localhost',
    'a..b',
    '::1',
  ])('gives every profile full-sentence reasons and a score within its tier: %s', (host) => {
    const { reasons, score, stars, tier } = profile(host);
    expect(reasons.length).toBeGreaterThan(0);
    for (const sentence of toReasonTexts(reasons)) expect(sentence).toMatch(/^\S.*[.!?]$/);
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(100);
    expect(stars >= 4).toBe(tier <= 2);
  });
});
