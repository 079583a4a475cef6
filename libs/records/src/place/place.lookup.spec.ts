import type { LocalOutlet } from '@corroborate/domain';
import { ContextResearcher } from '../context.researcher';
import { FakeContextSource } from '../testing/fake-source';
import { callContext, buildDocument, strikeTopic } from '../testing/samples';
import { GeoNamesGazetteer } from './geonames/geonames.adapter';
import { ListedHolidays } from './conditions/listed-holidays.adapter';
import { PlaceFinder } from './place.finder';
import { PlaceLookup } from './place.lookup';

const outlet = (site: string, town: string | null = null): LocalOutlet => ({
  site,
  name: site,
  kind: 'newspaper',
  tier: 2,
  town,
});
const OHIO = [
  outlet('state.example'),
  outlet('cleveland.example', 'Cleveland'),
  outlet('youngstown.example', 'Youngstown'),
  outlet('cincinnati.example', 'Cincinnati'),
];
const outletsOf = (code: string, name: string | null) => {
  if (code !== 'US') return [];
  if (name === null) return [outlet('nation.example')];
  return name === 'Ohio' ? OHIO : [];
};
const finder = new PlaceFinder(new GeoNamesGazetteer(), new ListedHolidays(), outletsOf);
const broken = new PlaceFinder(new GeoNamesGazetteer(() => '/nowhere'), new ListedHolidays(), outletsOf);
const sites = (location: string) => finder.press(strikeTopic({ location }))?.outlets.map(({ site }) => site) ?? null;

describe('PlaceFinder', () => {
  it('returns the place, its local time and its outlets', () => {
    const place = finder.find(strikeTopic({ location: 'Youngstown, Ohio', eventDate: '2026-03-09T12:30:00.000Z' }));
    expect(place).toMatchObject({
      level: 'town',
      basis: 'told',
      town: 'Youngstown',
      district: 'Mahoning County',
      region: 'Ohio',
      country: 'United States',
      zone: 'America/New_York',
      at: '2026-03-09T12:30:00.000Z',
    });
    expect(place?.conditions.map(({ what }) => what)).toEqual(['local-time', 'daylight', 'holiday']);
    expect(place?.source).toMatchObject({ name: 'GeoNames', licence: 'CC BY 4.0' });
  });

  it('lists the nearest outlets first, then those of the region, then distant towns', () => {
    expect(sites('Youngstown, Ohio')).toEqual([
      'youngstown.example',
      'state.example',
      'cleveland.example',
      'cincinnati.example',
    ]);
    expect(sites('Cincinnati, Ohio')?.[0]).toBe('cincinnati.example');
    expect(sites('Elm Valley, Ohio')).toEqual([
      'state.example',
      'cleveland.example',
      'youngstown.example',
      'cincinnati.example',
    ]);
  });

  it('uses national outlets if the region has none, and none if the place is ambiguous', () => {
    expect(sites('Montpelier, Vermont')).toEqual(['nation.example']);
    expect(sites('Springfield')).toBeNull();
    expect(sites('Nairobi, Kenya')).toBeNull();
  });

  it('returns null for the outlets if its data files are missing', () =>
    expect(broken.press(strikeTopic())).toBeNull());
});

describe('PlaceLookup', () => {
  it.each([
    ['Youngstown, Ohio', 'found', null],
    ['Ohio', 'found', null],
    ['Elm Valley, Ohio', 'nothing-found', 'The gazetteer lists no Elm Valley in Ohio.'],
    ['Springfield', 'nothing-found', 'does not say which'],
  ])('reports “%s” as %s', async (location, outcome, reason) => {
    const { coverage } = await new PlaceLookup(finder).lookFor(strikeTopic({ location }), callContext());
    expect(coverage).toMatchObject([
      { provider: 'geonames', strategy: 'gazetteer', query: location, outcome, costUsd: 0 },
    ]);
    if (reason) expect(coverage[0]?.reason).toContain(reason);
  });

  it('returns nothing for a topic without a place', async () =>
    expect(
      await new PlaceLookup(finder).lookFor(
        strikeTopic({ location: null, title: 'Prices rise', summary: null }),
        callContext(),
      ),
    ).toEqual({ details: [], coverage: [], place: null }));

  it('reports a coverage gap, not an error, if its data files are missing', async () => {
    const { coverage, place } = await new PlaceLookup(broken).lookFor(strikeTopic(), callContext());
    expect(coverage).toMatchObject([{ outcome: 'failed' }]);
    expect(place).toBeNull();
  });

  it('adds nothing to richness or details, because conditions exist for a hoax too', async () => {
    const wiki = () =>
      new FakeContextSource('wiki', {
        'Larkspur Castings': [
          buildDocument('Larkspur Castings', 'Larkspur Castings is a foundry based in Elm Valley, Ohio.'),
        ],
      });
    const without = await new ContextResearcher([wiki()]).research(strikeTopic(), callContext());
    const withPlace = await new ContextResearcher([wiki()], [new PlaceLookup(finder)]).research(
      strikeTopic(),
      callContext(),
    );
    expect(withPlace.place?.region).toBe('Ohio');
    expect(withPlace.details).toEqual(without.details);
    expect(withPlace.richness).toBe(without.richness);
  });
});
