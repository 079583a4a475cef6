import { lexicon, lexiconLists, lexiconTable } from '@corroborate/text';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Gazetteer, GazetteerAbout, GazetteerArea, GazetteerDistrict, GazetteerTown } from '../gazetteer.port';
import { placeKey } from '../place-key';
import { shippedData } from '../shipped-data';
import { SortedLines } from './sorted-lines';

type Lists = ReturnType<typeof load>;

const MAX_PLACE_NAME_CHARS = 200;
/** Words often omitted from the names of regions and their districts. */
const titles = (section: string): string => lexicon('any', 'region-titles', section).source;
const REGION_TITLES = new RegExp(
  `^(?:${titles('before-region')}) (?:of |de la |de |di |del |do |da )?|(?: (?:${titles('behind-region')}))+$`,
  'g',
);
const DISTRICT_TITLES = new RegExp(
  `^(?:${titles('before-district')}) (?:of |de la |de |di |del )?|(?: (?:${titles('behind-district')}))+$`,
  'g',
);
const ABBREVIATION = /^[A-ZÖ]{2,4}$/;

/** GeoNames lists in `data/gazetteer`, read on first use; the two long ones are searched without parsing. */
export class GeoNamesGazetteer implements Gazetteer {
  readonly about: GazetteerAbout = {
    name: 'GeoNames',
    url: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
    note: 'Towns with at least 1,000 people and district seats; populations as of 2020.',
  };
  private loaded: Lists | null = null;

  constructor(private readonly folder: () => string = () => shippedData('gazetteer')) {}

  towns(name: string): GazetteerTown[] {
    const key = placeKey(name.slice(0, MAX_PLACE_NAME_CHARS));
    if (!key) return [];
    const { places, aliases } = this.lists();
    const own = places.startingWith(`${key}\t`).map((line) => this.town(line, false));
    const other = aliases.startingWith(`${key}\t`).flatMap((line) => {
      const [, placeName, id] = line.split('\t');
      const found = places.startingWith(`${placeName}\t`).find((one) => one.endsWith(`\t${id}`));
      return found ? [this.town(found, true)] : [];
    });
    return [...own, ...other].sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  }

  areas(name: string): GazetteerArea[] {
    const trimmed = name.trim().slice(0, MAX_PLACE_NAME_CHARS);
    const lists = this.lists();
    const short = trimmed.replace(/\./g, '');
    const key = placeKey(trimmed);
    const capitals = ABBREVIATION.test(short) ? (lists.byCapitals.get(short) ?? []) : [];
    const country =
      (capitals.length === 0 && ABBREVIATION.test(trimmed)) || key.length > 2 || trimmed.includes('.')
        ? lists.countries.get(key)
        : undefined;
    const named = lists.byName.get(key) ?? lists.byBareName.get(stripTitles(key, REGION_TITLES)) ?? [];
    const regions = [...new Set([...capitals, ...named])].flatMap((code) => lists.regions.get(code) ?? []);
    return country === undefined ? regions : [this.country(country), ...regions];
  }

  districts(name: string, { country, code }: GazetteerArea): GazetteerDistrict[] {
    const key = placeKey(name);
    if (!key) return [];
    return this.lists()
      .districts.startingWith(code ? `${country}.${code}.` : `${country}.`)
      .map((line) => line.split('\t'))
      .filter(([, own = '']) => sameDistrict(key, placeKey(own)))
      .map(([at = '', own = '']) => ({ name: own, country, region: at.split('.')[1] ?? '' }));
  }

  private town(line: string, byOtherName: boolean): GazetteerTown {
    const [, name = '', country = '', region = '', district = '', lat, lng, population, zone, id] = line.split('\t');
    const { districts, regions, zones } = this.lists();
    const [districtLine] = district ? districts.startingWith(`${country}.${region}.${district}\t`) : [];
    return {
      name,
      country,
      countryName: countryName(country),
      region,
      regionName: regions.get(`${country}.${region}`)?.name ?? null,
      districtName: districtLine?.split('\t')[1] ?? null,
      latitude: Number(lat),
      longitude: Number(lng),
      population: population ? Number(population) : null,
      zone: zone ? (zones[Number(zone)] ?? null) : null,
      byOtherName,
      url: id ? `https://www.geonames.org/${id}/` : null,
    };
  }

  private country(code: string): GazetteerArea {
    const [, zones = '', population] = (this.lists().countryRows.get(code) ?? '').split('\t');
    const name = countryName(code);
    return {
      kind: 'country',
      name,
      country: code,
      countryName: name,
      code: '',
      population: Number(population) || 0,
      zones: zones ? zones.split(',') : [],
    };
  }

  private lists(): Lists {
    return (this.loaded ??= load(this.folder()));
  }
}

const stripTitles = (key: string, titles: RegExp): string => key.replace(titles, '').trim() || key;

/** A bare name does not mean the county: "Union, Pennsylvania" is a town. "Sevilla" may be the province. */
const COUNTY_SUFFIX = new RegExp(` (?:${titles('county')})$`);
const sameDistrict = (named: string, own: string): boolean =>
  named === own ||
  (stripTitles(named, DISTRICT_TITLES) === stripTitles(own, DISTRICT_TITLES) &&
    (COUNTY_SUFFIX.test(named) || !COUNTY_SUFFIX.test(own)));

/** Languages in which topics and datelines name countries. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv'];
/** Names missing from the lists of official names. */
const EXTRA_COUNTRY_NAMES = lexiconTable('any', 'country-names');

/** Country codes by name in several languages, and by code; ambiguous names are left out. */
function countriesByName(codes: ReadonlySet<string>): Map<string, string> {
  const byName = new Map<string, string | null>();
  const lists = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
  for (const code of codes)
    for (const list of lists) {
      const key = placeKey(list.of(code) ?? '');
      if (key) byName.set(key, byName.has(key) && byName.get(key) !== code ? null : code);
    }
  const sure = [...byName].filter((entry): entry is [string, string] => entry[1] !== null);
  return new Map([...[...codes].map((code) => [code.toLowerCase(), code] as const), ...sure, ...EXTRA_COUNTRY_NAMES]);
}

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });
const countryName = (code: string): string => englishNames.of(code) ?? code;

function load(folder: string) {
  const read = (file: string) => readFileSync(path.join(folder, file));
  const lines = (file: string) => read(file).toString('utf8').split('\n').filter(Boolean);
  const regions = new Map(lines('regions.tsv').map((line) => [line.slice(0, line.indexOf('\t')), areaOf(line)]));
  const byName = new Map<string, string[]>();
  // Names without "state of", "oblast" and similar, used if the full name is unknown.
  const byBareName = new Map<string, string[]>();
  // Two or three capitals: "OH", "NSW". In lower case they are ordinary words.
  const byCapitals = new Map<string, string[]>();
  const add = (index: Map<string, string[]>, key: string, code: string) =>
    index.set(key, [...new Set([...(index.get(key) ?? []), code])]);
  for (const [code, { name, country }] of regions) {
    add(byName, placeKey(name), code);
    add(byBareName, stripTitles(placeKey(name), REGION_TITLES), code);
    if (country === 'US') add(byCapitals, code.slice(3), code);
  }
  // Other forms of regions' names, by `COUNTRY.CODE`.
  for (const [code, form] of [...lexiconLists('any', 'region-forms')].flatMap(([at, forms]) =>
    forms.map((one) => [at, one] as const),
  ))
    add(...(ABBREVIATION.test(form) ? ([byCapitals, form, code] as const) : ([byName, placeKey(form), code] as const)));
  const countryRows = new Map(lines('countries.tsv').map((line) => [line.slice(0, 2), line] as const));
  const countries = countriesByName(new Set(countryRows.keys()));
  return {
    places: new SortedLines(read('places.tsv')),
    aliases: new SortedLines(read('aliases.tsv')),
    districts: new SortedLines(read('districts.tsv')),
    zones: lines('zones.txt'),
    /** Keyed by `COUNTRY.CODE`. */
    regions,
    byName,
    byBareName,
    byCapitals,
    countries,
    countryRows,
  };
}

function areaOf(line: string): GazetteerArea {
  const [at = '', name = '', zones = '', population] = line.split('\t');
  const [country = '', code = ''] = at.split('.');
  return {
    kind: 'region',
    name,
    country,
    countryName: countryName(country),
    code,
    population: Number(population) || 0,
    zones: zones ? zones.split(',') : [],
  };
}
