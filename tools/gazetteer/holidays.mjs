#!/usr/bin/env node
/**
 * Builds data/holidays/public.tsv from the package date-holidays (see README.md in this folder): node
 * tools/gazetteer/holidays.mjs <folder of date-holidays, with its dependencies installed> One line per day: `COUNTRY
 * day name`, or `COUNTRY.REGION day name` for a holiday of only that region. Regions have the codes of
 * data/gazetteer/regions.tsv.
 */
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

const folder = process.argv[2];
if (!folder) {
  console.error('usage: holidays.mjs <folder of date-holidays>');
  process.exit(1);
}
const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(path.resolve(folder, 'package.json'));
const Holidays = require(path.resolve(folder));
const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const YEARS = Array.from({ length: 16 }, (_, at) => 2020 + at);

const keyOf = (name) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^(?:ciudad de|hansestadt|comunidad de|province of|provincia de|state of|city of) /, '')
    .replace(/ (?:region|province|state|chartered community|community|county|prefecture|department)+$/, '')
    .trim();
const regions = readFileSync(path.join(root, 'data/gazetteer/regions.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'));
const { entries: forms } = load(readFileSync(path.join(root, 'data/lexicon/any/region-forms.yaml'), 'utf8'));
const byName = new Map(regions.map(([code, name]) => [`${code.slice(0, 2)} ${keyOf(name)}`, code]));
for (const [code, list] of Object.entries(forms))
  for (const form of list) byName.set(`${code.slice(0, 2)} ${keyOf(form)}`, code);
const codes = new Set(regions.map(([code]) => code));

/** Maps each day to its name, for the public holidays of all years. */
function daysOf(country, state) {
  const calendar = new Holidays(country, state);
  const days = YEARS.flatMap((year) => calendar.getHolidays(year, 'en')).filter(({ type }) => type === 'public');
  return days.map(({ date, name }) => [date.slice(0, 10), name.replace(/\s+/g, ' ')]);
}

const lines = [];
const unmatched = [];
const all = new Holidays();
for (const country of Object.keys(all.getCountries('en'))) {
  if (!/^[A-Z]{2}$/.test(country)) continue;
  const national = daysOf(country);
  const known = new Set(national.map(([day]) => day));
  lines.push(...national.map(([day, name]) => `${country}\t${day}\t${name}`));
  for (const [state, name] of Object.entries(all.getStates(country, 'en') ?? {})) {
    const code =
      byName.get(`${country} ${keyOf(name)}`) ?? (codes.has(`${country}.${state}`) ? `${country}.${state}` : undefined);
    if (!code) {
      unmatched.push(`${country} ${name}`);
      continue;
    }
    lines.push(
      ...daysOf(country, state)
        .filter(([day]) => !known.has(day))
        .map(([day, what]) => `${code}\t${day}\t${what}`),
    );
  }
}
const sorted = [...new Set(lines)]
  .map((line) => Buffer.from(line))
  .sort(Buffer.compare)
  .map(String);
writeFileSync(path.join(root, 'data/holidays/public.tsv'), `${sorted.join('\n')}\n`);
const about = {
  source: `date-holidays ${version}`,
  license: 'CC BY-SA 3.0',
  from: YEARS[0],
  to: YEARS.at(-1),
};
writeFileSync(path.join(root, 'data/holidays/about.json'), `${JSON.stringify(about, null, 2)}\n`);
console.log(`${sorted.length} lines; regions not matched: ${unmatched.length} (${unmatched.slice(0, 30).join(', ')})`);
