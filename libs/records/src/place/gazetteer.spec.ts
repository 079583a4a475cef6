import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SortedLines } from './geonames/sorted-lines';
import { GeoNamesGazetteer } from './geonames/geonames.adapter';
import { placeKey } from './place-key';
import { shippedData } from './shipped-data';
import { country, FakeGazetteer, region, town } from './testing/fake-gazetteer';
import { gazetteerChecks } from './testing/gazetteer.conformance';

const ohio = region('Ohio', 'US', 'OH', { countryName: 'United States' });
const illinois = region('Illinois', 'US', 'IL', { countryName: 'United States' });
const fake = new FakeGazetteer({
  towns: [town('Springfield', ohio, { population: 58_000 }), town('Springfield', illinois, { population: 116_000 })],
  areas: [ohio, illinois, country('United States', 'US')],
  districts: [{ name: 'Mahoning County', country: 'US', region: 'OH' }],
});
const shipped = new GeoNamesGazetteer();

describe.each([
  ['bundled gazetteer', shipped],
  ['fake gazetteer', fake],
])('%s', (_name, gazetteer) => {
  it.each(Object.entries(gazetteerChecks))('%s', (_check, check) => check(gazetteer));
});

describe('the bundled gazetteer', () => {
  it('ships a gazetteer that is sorted by its search key', () => {
    const lines = readFileSync(path.join(shippedData('gazetteer'), 'places.tsv'), 'utf8')
      .split('\n')
      .filter(Boolean);
    expect(lines.length).toBeGreaterThan(150_000);
    const sample = lines.filter((_line, at) => at % 211 === 0).map((line) => line.split('\t'));
    for (const [key, name] of sample) expect(placeKey(name ?? '')).toBe(key);
    for (const [, name = ''] of sample) expect(shipped.towns(name).length).toBeGreaterThan(0);
  });

  it('finds towns by names in other languages, and marks them', () => {
    for (const [name, own] of [
      ['München', 'Munich'],
      ['Muenchen', 'Munich'],
      ['Mailand', 'Milan'],
      ['Colonia', 'Köln'],
      ['Genf', 'Geneva'],
      ['Rom', 'Rome'],
    ])
      expect(shipped.towns(name ?? '').find(({ byOtherName }) => byOtherName)?.name).toBe(own);
  });

  it.each([
    ['Ill.', ['US.IL']],
    ['OH', ['US.OH']],
    ['N.Y.', ['US.NY']],
    ['Ont.', ['CA.08']],
    ['NSW', ['AU.02']],
    ['Bayern', ['DE.02']],
    ['Cataluña', ['ES.56']],
    ['Toscana', ['IT.16']],
    ['Allemagne', ['DE.']],
    ['Estados Unidos', ['US.']],
    ['Singapore', ['SG.']],
    ['Georgia', ['GE.', 'US.GA']],
    ['WA', ['US.WA', 'AU.08']],
    ['in', []],
    ['de', []],
  ])('resolves “%s” to %j', (name, codes) =>
    expect(shipped.areas(name).map(({ country: one, code }) => `${one}.${code}`)).toEqual(codes),
  );

  it('does not match a bare name to a county, but to a province', () => {
    const [pennsylvania] = shipped.areas('Pennsylvania');
    const [andalusia] = shipped.areas('Andalucía');
    expect(pennsylvania && shipped.districts('Union', pennsylvania)).toEqual([]);
    expect(andalusia && shipped.districts('Sevilla', andalusia)).toHaveLength(1);
  });

  it('returns a town with coordinates, population, time zone and URL', () =>
    expect(shipped.towns('Youngstown')[0]).toEqual({
      name: 'Youngstown',
      country: 'US',
      countryName: 'United States',
      region: 'OH',
      regionName: 'Ohio',
      districtName: 'Mahoning County',
      latitude: 41.1,
      longitude: -80.65,
      population: 64_628,
      zone: 'America/New_York',
      byOtherName: false,
      url: 'https://www.geonames.org/5177568/',
    }));

  it('throws if its data files are missing', () =>
    expect(() => new GeoNamesGazetteer(() => '/nowhere').towns('Paris')).toThrow());
});

describe('SortedLines', () => {
  const lines = new SortedLines(Buffer.from('a\t1\na\t2\nab\t3\nb\t4\nü\t5\n'));
  it.each([
    ['a\t', ['a\t1', 'a\t2']],
    ['a', ['a\t1', 'a\t2', 'ab\t3']],
    ['b\t', ['b\t4']],
    ['ü\t', ['ü\t5']],
    ['c', []],
    ['', ['a\t1', 'a\t2', 'ab\t3', 'b\t4', 'ü\t5']],
  ])('finds entries that begin with %j', (prefix, found) => expect(lines.startingWith(prefix)).toEqual(found));
  it('returns nothing for an empty file', () => expect(new SortedLines(Buffer.alloc(0)).startingWith('a')).toEqual([]));
});
