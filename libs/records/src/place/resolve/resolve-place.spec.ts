import { createReason, hasReason } from '@corroborate/domain';
import { GeoNamesGazetteer } from '../geonames/geonames.adapter';
import { FakeGazetteer, region, town } from '../testing/fake-gazetteer';
import { splitLocation } from './place-words.policy';
import { resolvePlace } from './resolve-place';
import { cpuNow } from '../../../../../test/support/cpu';

const shipped = new GeoNamesGazetteer();
const topic = (location: string | null, over: { title?: string; summary?: string; articleText?: string } = {}) => ({
  title: 'Bridge closed',
  summary: null,
  articleText: null,
  location,
  ...over,
});
const at = (location: string | null, over = {}) => resolvePlace(topic(location, over), shipped);
const line = (place: ReturnType<typeof at>) =>
  place
    ? [
        place.level,
        place.basis,
        place.town?.name ?? place.district?.name ?? null,
        place.town?.regionName ?? place.area?.name ?? null,
      ].join(' | ')
    : null;

describe('resolvePlace', () => {
  it.each([
    ['Youngstown, Ohio', 'town | told | Youngstown | Ohio'],
    ['near Youngstown, Ohio, USA', 'town | told | Youngstown | Ohio'],
    ['Columbus OH', 'town | told | Columbus | Ohio'],
    ['Springfield, Ill.', 'town | told | Springfield | Illinois'],
    ['Portland, ME', 'town | told | Portland | Maine'],
    ['London, Ont.', 'town | told | London | Ontario'],
    ['Paris, Texas', 'town | told | Paris | Texas'],
    ['Tbilisi, Georgia', 'town | told | Tbilisi | Tbilisi'],
    ['Chicago, Cook County, Illinois', 'town | told | Chicago | Illinois'],
    ['Muenchen, Bayern', 'town | told | Munich | Bavaria'],
    ['Köln (Nordrhein-Westfalen)', 'town | told | Köln | North Rhine-Westphalia'],
    ['Halle (Saale)', 'town | only-one | Halle (Saale) | Saxony-Anhalt'],
    ['Colonia, Alemania', 'town | told | Köln | North Rhine-Westphalia'],
    ['Genève, Suisse', 'town | told | Geneva | Geneva'],
    ['São Paulo, SP', 'town | told | São Paulo | São Paulo'],
    ['Saint Louis, Mo. 63101', 'town | told | St. Louis | Missouri'],
    ['Washington, D.C.', 'town | told | Washington | District of Columbia'],
    ['Manchester, Greater Manchester, United Kingdom', 'town | told | Manchester | England'],
    ['Loop, Chicago', 'town | only-one | Chicago | Illinois'],
    ['Mahoning County, Ohio', 'district | told | Mahoning County | Ohio'],
    ['Ohio', 'region | told |  | Ohio'],
    ['New York', 'region | told |  | New York'],
    ['Deutschland', 'country | told |  | Germany'],
  ])('resolves “%s”', (location, expected) => expect(line(at(location))).toBe(expected));

  it.each(['Springfield', 'Birmingham', 'Portland', 'Cambridge', 'Victoria', 'Georgia', 'Washington', 'Ga.'])(
    'leaves %s ambiguous and lists the candidates',
    (name) => {
      const place = at(name);
      expect(place).toMatchObject({ level: 'ambiguous', basis: null, town: null });
      expect(place?.candidates.length).toBeGreaterThan(1);
      expect(hasReason(place?.reasons ?? [], 'place.several')).toBe(true);
    },
  );

  it.each(['Paris', 'London', 'Roma'])('assumes %s by population, with a reason', (name) => {
    const place = at(name);
    expect(place).toMatchObject({ level: 'town', basis: 'population' });
    expect(place?.reasons[0]?.code).toBe('place.largest');
    expect(place?.candidates.length).toBeGreaterThan(0);
  });

  it('requires a minimum population and margin to assume a town', () => {
    const here = region('Hither', 'XA', '1');
    const there = region('Yonder', 'XB', '2');
    const sized = (large: number, small: number) =>
      resolvePlace(
        topic('Merle'),
        new FakeGazetteer({
          towns: [town('Merle', here, { population: large }), town('Merle', there, { population: small, latitude: 9 })],
        }),
      )?.level;
    expect(sized(2_000_000, 100_000)).toBe('town');
    expect(sized(1_999_999, 100_000)).toBe('ambiguous');
    // A village is never assumed, however small the others are.
    expect(sized(99_999, 100)).toBe('ambiguous');
  });

  it('uses the text to choose among towns', () => {
    expect(line(at('Springfield', { summary: 'The governor of Illinois spoke.' }))).toBe(
      'town | text | Springfield | Illinois',
    );
    expect(at('Springfield', { summary: 'Illinois and Missouri sent help.' })?.level).toBe('ambiguous');
    expect(line(at('Birmingham', { summary: 'Police in the United Kingdom said so.' }))).toBe(
      'town | text | Birmingham | England',
    );
  });

  it('keeps the region if the town is not listed, and reports it', () => {
    const place = at('Elm Valley, Vermont');
    expect(place).toMatchObject({
      level: 'region',
      basis: 'told',
      unlisted: 'Elm Valley',
      town: null,
      area: { name: 'Vermont' },
    });
    expect(place?.reasons[0]).toEqual(
      createReason('place.not-there', { name: 'Elm Valley', told: ['Vermont'], elsewhere: 0 }),
    );
    expect(at('Thornley Moor, Northmarch, United Kingdom')).toMatchObject({
      level: 'country',
      unlisted: 'Thornley Moor',
      area: { country: 'GB' },
    });
  });

  it('assumes no town elsewhere if the stated region is unknown', () => {
    expect(at('Paris, Northmarch')).toMatchObject({ level: 'unlisted', town: null });
    expect(at('Newport, Northmarch, United Kingdom')).toMatchObject({
      basis: 'population',
      town: { regionName: 'Wales' },
    });
    expect(at('Newport, Northmarch, United Kingdom')?.reasons[0]).toEqual(
      createReason('place.large-there', { unknown: ['Northmarch'], name: 'Newport', told: ['United Kingdom'] }),
    );
    expect(at('Hollis, Northmarch, United States')).toMatchObject({ level: 'country', unlisted: 'Hollis' });
    expect(at('Xqzzlefurt')).toMatchObject({ level: 'unlisted', unlisted: 'Xqzzlefurt' });
  });

  it('leaves a name of both a state and a country ambiguous', () => {
    const place = at('Tarver, Georgia');
    expect(place).toMatchObject({ level: 'ambiguous', unlisted: 'Tarver' });
    expect(place?.candidates.map(({ country: one }) => one)).toEqual(['Georgia', 'United States']);
    // Repeating the name does not resolve it.
    expect(at('Tarver, Georgia', { summary: 'Georgia officials came, and people of Georgia.' })?.level).toBe(
      'ambiguous',
    );
    expect(at('Tarver, Georgia', { summary: 'The U.S. agency was told.' })).toMatchObject({
      level: 'region',
      basis: 'text',
      area: { country: 'US' },
    });
  });

  it('infers the region from other large towns in the text', () => {
    expect(at('Tarver, Georgia', { summary: 'The injured were flown to Atlanta.' })).toMatchObject({
      level: 'region',
      basis: 'text',
      area: { country: 'US', code: 'GA' },
    });
    expect(at('Tarver, Georgia', { summary: 'The injured were flown to Tbilisi.' })).toMatchObject({
      level: 'country',
      basis: 'text',
      area: { country: 'GE' },
    });
    expect(at('Tarver, Georgia', { summary: 'People came from Atlanta and went to Tbilisi.' })?.level).toBe(
      'ambiguous',
    );
    expect(line(at('Springfield', { summary: 'The train came from Chicago.' }))).toBe(
      'town | text | Springfield | Illinois',
    );
    // A repeated place name is not a neighboring town.
    expect(at('Paris', { summary: 'A bridge in Paris was closed.' })?.basis).toBe('population');
    // A name without a place word may be a person's.
    expect(at('Springfield', { summary: 'Chicago Smith was seen.' })?.level).toBe('ambiguous');
  });

  it.each([
    ['YOUNGSTOWN, Ohio (AP) — A bridge was closed.', 'town | told | Youngstown | Ohio'],
    ['NAIROBI (Reuters) - A bridge was closed.', 'town | only-one | Nairobi | Nairobi County'],
    ['München (dpa) - Eine Brücke ist gesperrt.', 'town | only-one | Munich | Bavaria'],
    ['ZARAGOZA, España, 3 Mar. (EUROPA PRESS) - Un puente.', 'town | told | Zaragoza | Aragon'],
    ['The council met. BERLIN - no.', null],
    ['Workers – all of them – left.', null],
  ])('reads the dateline of “%s”', (articleText, expected) => expect(line(at(null, { articleText }))).toBe(expected));

  it('reads town and region in running text if the gazetteer has both', () => {
    expect(at(null, { summary: 'A bridge in Youngstown, Ohio, was closed.' })).toMatchObject({
      readIn: 'text',
      town: { name: 'Youngstown' },
    });
    expect(at(null, { summary: 'Smith, Jones and Partners, Ohio State won.' })).toBeNull();
    expect(at(null)).toBeNull();
  });

  it.each([
    ['Bridge closed in Nairobi', 'town | only-one | Nairobi | Nairobi County'],
    ['Bridge closed in Paris after storm', 'town | population | Paris | Île-de-France'],
    ['Earthquake in Ecuador', 'country | told |  | Ecuador'],
    ['Storm near Lyon in France', 'town | only-one | Lyon | Auvergne-Rhône-Alpes'],
    ['Erdbeben in Bayern', 'region | told |  | Bavaria'],
    // Months, small towns, longer names, several countries, several towns, names without a place word:
    ['Bridge closed in March', null],
    ['Bridge closed in Reading Room', null],
    ['Bridge closed in Springfield', null],
    ['Talks in Kenya and in Ecuador', null],
    ['Trains stop in Lyon, and in Marseille too', null],
    ['Ecuador beats Kenya', null],
  ])('reads a single name in the title “%s”', (title, expected) => expect(line(at(null, { title }))).toBe(expected));

  it('handles hostile text within the time limit', () => {
    for (const location of [
      '((((',
      ',,,,',
      'A'.repeat(100_000),
      `${'Ab, '.repeat(5000)}`,
      '\u0000\t\n',
      '.*+?^${}',
      'near near near',
    ])
      expect(() => at(location)).not.toThrow();
    const started = cpuNow();
    at(null, { articleText: `${'AAAA '.repeat(2000)}`, summary: 'Aa, '.repeat(5000) });
    expect(cpuNow() - started).toBeLessThan(1000);
  });
});

describe('splitLocation', () => {
  it.each([
    ['North Platte, Nebraska', ['North Platte', 'Nebraska']],
    ['north of Youngstown, Ohio', ['Youngstown', 'Ohio']],
    ['bei Halle (Saale)', ['Halle', 'Saale']],
    ['Lyon; Paris', ['Lyon']],
    ['Lima, 44503, Ohio', ['Lima', 'Ohio']],
    ['', []],
  ])('splits “%s”', (location, parts) => expect(splitLocation(location)).toEqual(parts));
});
