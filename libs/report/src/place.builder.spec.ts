import type { PlaceFindings } from '@corroborate/records';
import { createReason, type CoverageEntry, type SourceView } from '@corroborate/domain';
import { placeLine } from './place.builder';

const place: PlaceFindings = {
  said: 'Youngstown, Ohio',
  readIn: 'location',
  level: 'town',
  basis: 'told',
  unlisted: null,
  town: 'Youngstown',
  district: 'Mahoning County',
  region: 'Ohio',
  country: 'United States',
  countryCode: 'US',
  latitude: 41.1,
  longitude: -80.65,
  population: 64_628,
  zone: 'America/New_York',
  candidates: [],
  source: { name: 'GeoNames', url: 'https://www.geonames.org/', licence: 'CC BY 4.0', note: 'Towns.' },
  reasons: [createReason('place.one-there', { name: 'Youngstown', told: ['Ohio'] })],
  at: '2026-03-09T12:30:00.000Z',
  conditions: [
    {
      kind: 'computed',
      what: 'local-time',
      text: 'In Youngstown it was 08:30.',
      from: 'IANA time zone of the place',
      inputs: { time_zone: 'America/New_York' },
    },
  ],
  outlets: [
    { site: 'valley.example', name: 'Valley Post', kind: 'newspaper', tier: 2, town: 'Youngstown' },
    { site: 'news.valley.example', name: 'Valley Radio', kind: 'broadcaster', tier: 2, town: null },
    { site: 'state.example', name: 'State Wire', kind: 'newspaper', tier: 2, town: null },
  ],
};
const entry = (over: Partial<CoverageEntry>): CoverageEntry => ({
  provider: 'gdelt',
  query: '(site:valley.example OR site:news.valley.example) bridge',
  strategy: 'local-outlets',
  outcome: 'found',
  reason: null,
  hits: 2,
  costUsd: 0,
  fromCache: false,
  ...over,
});
const source = (id: number, url: string, stance: SourceView['stance']['stance'] = 'supports') =>
  ({ id, url, site: 'valley.example', isTopicPage: false, stance: { stance } }) as SourceView;
const caseOf = (over: Partial<PlaceFindings> = {}, coverage: CoverageEntry[] = [], sources: SourceView[] = []) => ({
  context: { details: [], coverage: [], richness: 0, place: { ...place, ...over } },
  coverage,
  sources,
});

describe('placeLine', () => {
  it('returns null if no place was named', () => {
    expect(placeLine({ context: null, coverage: [], sources: [] })).toBeNull();
    expect(placeLine({ context: { details: [], coverage: [], richness: 0 }, coverage: [], sources: [] })).toBeNull();
  });

  it('shows which outlets were searched by name and which were not', () => {
    const line = placeLine(
      caseOf({}, [
        entry({}),
        entry({ provider: 'brave', outcome: 'limited', reason: 'quota', hits: 0 }),
        entry({ strategy: 'site', query: 'site:state.example bridge' }),
      ]),
    );
    expect(line?.local_outlets).toMatchObject({
      asked: true,
      answered: true,
      engines: [
        { provider: 'gdelt', hits: 2 },
        { provider: 'brave', outcome: 'limited', reason: 'quota' },
      ],
    });
    expect(line?.local_outlets.outlets.map(({ asked }) => asked)).toEqual([true, true, false]);
  });

  it('distinguishes “not searched” from “no response”', () => {
    expect(placeLine(caseOf())?.local_outlets).toMatchObject({ asked: false, answered: false, engines: [] });
    expect(placeLine(caseOf({}, [entry({ outcome: 'failed', hits: 0 })]))?.local_outlets).toMatchObject({
      asked: true,
      answered: false,
    });
  });

  it('counts the sources found per outlet, without unrelated ones', () => {
    const sources = [source(1, 'https://www.valley.example/a'), source(2, 'https://valley.example/b', 'unrelated')];
    expect(placeLine(caseOf({}, [], sources))?.local_outlets.outlets[0]?.source_ids).toEqual([1]);
  });

  it('marks an assumed place', () => {
    expect(placeLine(caseOf())?.assumed).toBe(false);
    expect(placeLine(caseOf({ basis: 'population' }))?.assumed).toBe(true);
  });
});
