import { createReason, MODES } from '@corroborate/domain';
import { MODE_LIMITS } from '../search.thresholds';
import { damTopic } from '../testing/samples';
import { shouldQueryLocalOutlets, planQueries } from './plan-queries.policy';
import { parseQuery } from './query-text.policy';
import { sitesAlternation, getSiteGroup } from './site-groups.policy';
import { SITE_GROUPS } from './site-groups.registry';

const options = { mode: 'detailed' as const, now: new Date('2026-03-10T12:00:00Z'), round: 2 };
const strike = damTopic({
  title: 'Strike closes Orson Paper mill in Elm Valley',
  location: 'Elm Valley, Vermont',
  entities: ['Orson Paper'],
});
const asksOf = (topic = strike, more = {}) =>
  planQueries(topic, { ...options, ...more }).filter(
    ({ text }) => text.includes('site:npr.org') || text.includes('site:gov'),
  );

describe('SITE_GROUPS', () => {
  it.each(Object.entries(SITE_GROUPS))(
    'produces queries for %s that no engine truncates',
    (_country, { outlets, officials }) => {
      for (const sites of [outlets, officials]) {
        expect(sites.length).toBeGreaterThan(1);
        expect(parseQuery(sitesAlternation(sites))).toEqual([{ kind: 'or', text: sitesAlternation(sites) }]);
        expect(sitesAlternation(sites).length).toBeLessThan(160);
        for (const site of sites) expect(site).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/);
      }
    },
  );

  it('assigns every place to one country only', () => {
    const places = Object.values(SITE_GROUPS).flatMap((group) => group.places);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('getSiteGroup', () => {
  it.each([
    ['Elm Valley, Vermont', 'en', 'US'],
    ['Málaga, España', 'es', 'ES'],
    ['Vancouver, British Columbia, Canada', null, 'CA'],
    ['London, Ontario', 'en', 'CA'],
    ['São Paulo', 'pt', 'BR'],
    ['Zürich', 'de', 'CH'],
    [null, 'pt-PT', 'PT'],
    [null, 'de', 'DE'],
    ['Dorf', 'de', 'DE'],
  ])('maps “%s” in %s to %s', (location, language, country) =>
    expect(getSiteGroup({ location, language })?.country).toBe(country),
  );

  it.each([
    [null, 'en'],
    ['Lima, Perú', 'es'],
    ['Nairobi, Kenya', 'en'],
    [null, 'es-CL'],
    [null, null],
  ])('returns no country for “%s” in %s', (location, language) =>
    expect(getSiteGroup({ location, language })).toBeNull(),
  );
});

describe('queries for trusted sites of the country', () => {
  it('queries trusted sites of the country from the second round on, or from the first in exhaustive mode', () => {
    expect(asksOf().length).toBeGreaterThan(0);
    expect(asksOf(strike, { round: 1 })).toEqual([]);
    expect(asksOf(strike, { round: 1, mode: 'exhaustive' }).length).toBeGreaterThan(0);
  });

  it('includes topic words in queries for trusted sites and keeps the plan within the limit of the mode', () => {
    for (const mode of MODES)
      for (const round of [1, 2, 3]) {
        const plan = planQueries(strike, { ...options, mode, round });
        expect(plan.length).toBeLessThanOrEqual(MODE_LIMITS[mode].queries);
      }
    for (const { text } of asksOf()) expect(text).toMatch(/\) .*Orson/);
  });

  it('omits queries for trusted sites of the country if the country is unknown', () =>
    expect(asksOf({ ...strike, location: 'Nairobi, Kenya' })).toEqual([]));
});

describe('queries for local outlets', () => {
  const outlet = (site: string) => ({ site, name: site, kind: 'newspaper' as const, tier: 2 as const, town: null });
  const localPress = {
    place: 'Vermont, United States',
    outlets: ['valley.example', 'hill.example', 'state.example'].map(outlet),
  };
  const local = (more = {}, topic = strike) =>
    planQueries(topic, { ...options, localPress, ...more }).filter(({ strategy }) => strategy === 'local-outlets');

  it('names the local outlets in one query together with topic terms', () => {
    expect(local()).toHaveLength(1);
    expect(local()[0]?.text).toMatch(/^\(site:valley\.example OR site:hill\.example OR site:state\.example\) .*Orson/);
    expect(local()[0]?.reason).toContain('Vermont, United States');
  });

  it('queries local outlets from the second round on, or from the first in exhaustive mode', () => {
    expect(local({ round: 1 })).toEqual([]);
    expect(local({ round: 1, mode: 'exhaustive' })).toHaveLength(1);
    expect(local({ localPress: null })).toEqual([]);
    for (const mode of MODES)
      for (const round of [1, 2])
        expect(shouldQueryLocalOutlets({ mode, round }) || local({ mode, round }).length === 0).toBe(true);
  });

  it('keeps queries for local outlets within the query length and the size of the plan', () => {
    const many = {
      place: 'Ohio',
      outlets: Array.from({ length: 30 }, (_, at) => outlet(`paper-of-the-town-${at}.example`)),
    };
    expect(local({ localPress: many })[0]?.text.split(')')[0]?.length).toBeLessThanOrEqual(160);
    for (const mode of MODES)
      expect(
        planQueries(strike, {
          ...options,
          mode,
          localPress: many,
          gaps: Array.from({ length: 20 }, (_, at) => ({ text: `gap ${at}`, why: createReason('gap.detail') })),
        }).length,
      ).toBeLessThanOrEqual(MODE_LIMITS[mode].queries);
  });

  it('excludes the topic’s own site, which is never counted, from queries for local outlets', () => {
    const own = { ...strike, url: 'https://www.valley.example/story' };
    expect(local({}, own)[0]?.text).not.toContain('valley.example');
  });
});
