import { createReason } from '@corroborate/domain';
import { TIER_BANDS } from './credibility.thresholds';
import { profileSource } from './profile';
import { readSigns, scoreSigns, type SiteSigns } from './site-signs.policy';

const page = (more: Partial<Parameters<typeof readSigns>[0]> = {}) =>
  readSigns({ host: 'www.harbour-lights.com', links: [], byline: null, notices: [], schemaTypes: [], ...more });
const link = (url: string) => ({ url, text: '', sentence: '' });
const ALL: SiteSigns = {
  ...{ standards: true, corrections: true, masthead: true, ownership: true, reachable: true },
  ...{ namedWriter: true, newsMarkup: true },
};

describe('signsOf', () => {
  it.each([
    ['/about-us', { masthead: true }],
    ['/impressum.html', { masthead: true }],
    ['/info/editorial-standards/', { standards: true }],
    ['/quienes-somos', { masthead: true }],
    ['/corrections', { corrections: true }],
    ['/2024/05/01/council-talks-about-us-troops-and-bases', {}],
    ['/roundabout', {}],
  ])('recognizes the page path %s', (path, signs) =>
    expect(page({ links: [link(`https://harbour-lights.com${path}`)] })).toEqual(signs),
  );

  it('ignores links to policy pages of another site', () =>
    expect(page({ links: [link('https://example.org/ethics')] })).toEqual({}));

  it('follows links in header, footer and publisher markup, and lists those pages', () => {
    const at = (path: string) => `https://www.harbour-lights.com${path}`;
    const signs = page({
      house: {
        founded: 1924,
        pages: [
          { kind: 'imprint', url: at('/impressum'), from: 'frame' },
          { kind: 'standards', url: at('/ethics'), from: 'markup' },
          { kind: 'ownership', url: 'https://example.org/owners', from: 'markup' },
        ],
      },
    });
    expect(signs).toEqual({
      masthead: true,
      reachable: true,
      standards: true,
      founded: 1924,
      seen: ['/impressum', '/ethics'],
    });
    expect(scoreSigns(signs)?.reason).toMatchObject({ params: { pages: ['/impressum', '/ethics'] } });
  });

  it.each([
    ['Marta Ilić', true],
    ['By Jean-Luc O’Neil', true],
    ['Staff Reporter', false],
    ['News Desk', false],
    ['admin', false],
    [null, false],
  ])('recognizes a named writer in the byline %s: %s', (byline, named) =>
    expect(page({ byline }).namedWriter ?? false).toBe(named),
  );

  it('counts a published correction and news markup', () =>
    expect(page({ notices: ['Correction: …'], schemaTypes: ['ReportageNewsArticle'] })).toEqual({
      corrections: true,
      newsMarkup: true,
    }));
});

describe('trust signals of an unknown site', () => {
  const at = (signs: SiteSigns | null, more = {}) =>
    profileSource('harbour-lights.com', { ratings: [], signs, ...more });

  it('raises the score of an unknown site for trust signals, with a reason, but never its tier', () => {
    const [plain, signed] = [at(null), at(ALL)];
    expect(signed.score).toBeGreaterThan(plain.score);
    expect(signed.tier).toBe(3);
    expect(signed.score).toBeLessThanOrEqual(TIER_BANDS[3][1]);
    expect(signed.reasons).toContainEqual({
      code: 'outlet.signs',
      params: expect.objectContaining({ signs: expect.arrayContaining(['corrections']) }),
    });
  });

  it('takes a star from an unknown site if its pages were read and show no trust signals', () => {
    expect(at({}).score).toBeLessThan(at(null).score);
    expect([at(null).stars, at({}).stars]).toEqual([3, 2]);
  });

  it('ignores trust signals of a site that is rated or in the registry', () => {
    const ratings = [{ site: 'harbour-lights.com', score: 0.5, scheme: 'test-list', label: null }];
    expect(at(ALL, { ratings }).score).toBe(at(null, { ratings }).score);
    expect(profileSource('bbc.co.uk', { ratings: [], signs: {} })).toEqual(profileSource('bbc.co.uk', { ratings: [] }));
  });

  it('lowers the stars of a site with a domain registered last week despite its trust signals', () => {
    const now = new Date('2024-06-01T00:00:00Z');
    expect(at({ namedWriter: true }, { now, registeredAt: '2024-05-25T00:00:00Z' }).stars).toBe(2);
  });

  it('lowers the score, with the reason, if a site claims a long history on a domain registered last week', () => {
    const now = new Date('2024-06-01T00:00:00Z');
    const young = { now, registeredAt: '2024-05-25T00:00:00Z' };
    const claimed = at({ ...ALL, founded: 1924 }, young);
    expect(claimed.score).toBeLessThan(at(ALL, young).score);
    expect(claimed.reasons).toContainEqual(createReason('outlet.invented-past', { founded: 1924, registered: 2024 }));
    expect(at({ ...ALL, founded: 1924 }, { now, registeredAt: '1999-05-25T00:00:00Z' }).score).toBe(at(ALL).score);
  });

  it('never makes an unknown site credible, however many trust signals it shows and however old its domain is', () => {
    const best = at({ ...ALL, founded: 1824, seen: ['/ethics'] }, { registeredAt: '1995-01-01T00:00:00Z' });
    expect([best.tier, best.reliability]).toEqual([3, 'neutral']);
  });

  it('scores the trust signals of a site as null if no page was read', () => expect(scoreSigns(null)).toBeNull());
});
