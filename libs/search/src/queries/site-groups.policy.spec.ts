import { MODES } from '@corroborate/domain';
import { MODE_LIMITS } from '../search.thresholds';
import { topicOf } from '../testing/samples';
import { planQueries } from './plan-queries.policy';
import { parseQuery } from './query-text.policy';
import { anyOf, siteGroupOf } from './site-groups.policy';
import { SITE_GROUPS } from './site-groups.registry';

const options = { mode: 'detailed' as const, now: new Date('2026-03-10T12:00:00Z'), round: 2 };
const strike = topicOf({ title: 'Strike closes Orson Paper mill in Elm Valley', location: 'Elm Valley, Vermont', entities: ['Orson Paper'] });
const asksOf = (topic = strike, more = {}) =>
  planQueries(topic, { ...options, ...more }).filter(({ text }) => text.includes('site:npr.org') || text.includes('site:gov'));

describe('SITE_GROUPS', () => {
  it.each(Object.entries(SITE_GROUPS))('asks in %s with queries that every engine keeps whole', (_country, { outlets, officials }) => {
    for (const sites of [outlets, officials]) {
      expect(sites.length).toBeGreaterThan(1);
      expect(parseQuery(anyOf(sites))).toEqual([{ kind: 'or', text: anyOf(sites) }]);
      expect(anyOf(sites).length).toBeLessThan(160);
      for (const site of sites) expect(site).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/);
    }
  });

  it('gives no place to two countries', () => {
    const places = Object.values(SITE_GROUPS).flatMap((group) => group.places);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('siteGroupOf', () => {
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
  ])('takes “%s” in %s for %s', (location, language, country) =>
    expect(siteGroupOf({ location, language })?.country).toBe(country));

  it.each([
    [null, 'en'],
    ['Lima, Perú', 'es'],
    ['Nairobi, Kenya', 'en'],
    [null, 'es-CL'],
    [null, null],
  ])('names no country for “%s” in %s', (location, language) => expect(siteGroupOf({ location, language })).toBeNull());
});

describe('queries to trusted sites of the country', () => {
  it('come in the second round, and in the first only when everything is to be tried', () => {
    expect(asksOf().length).toBeGreaterThan(0);
    expect(asksOf(strike, { round: 1 })).toEqual([]);
    expect(asksOf(strike, { round: 1, mode: 'exhaustive' }).length).toBeGreaterThan(0);
  });

  it('carry words of the topic and never take more than the mode allows', () => {
    for (const mode of MODES)
      for (const round of [1, 2, 3]) {
        const plan = planQueries(strike, { ...options, mode, round });
        expect(plan.length).toBeLessThanOrEqual(MODE_LIMITS[mode].queries);
      }
    for (const { text } of asksOf()) expect(text).toMatch(/\) .*Orson/);
  });

  it('are left out where the country is not known', () =>
    expect(asksOf({ ...strike, location: 'Nairobi, Kenya' })).toEqual([]));
});
