import { fold, removeAccents } from './fold';
import { globalPattern, lexicon, lexiconRows, lexiconTable } from './lexicon';

const US_STATES = lexiconRows('en', 'us-states');
/** States, provinces and countries that distinguish towns of the same name, longest names first. */
const ALIASES = new Map(
  [...lexiconTable('any', 'region-aliases')].map(([local, name]) => [fold(local), name] as const),
);
const REGION_NAMES = [
  ...new Set([...US_STATES.map(([state]) => state), ...lexicon('en', 'regions', 'names').words, ...ALIASES.keys()]),
].sort((a, b) => b.length - a.length);
/** "bayern" is normalized to "bavaria". */
const toEnglishName = (name: string): string => ALIASES.get(name) ?? name;
const STATE_BY_SHORT_FORM = new Map(
  US_STATES.flatMap(([state, { dateline }]) => (dateline ? [[dateline, state] as const] : [])),
);
const AMBIGUOUS_REGIONS = new Set(lexicon('en', 'regions', 'ambiguous').words);
const REGION_PATTERN = new RegExp(
  `\\b(?:${REGION_NAMES.filter((name) => !AMBIGUOUS_REGIONS.has(name)).join('|')})\\b`,
  'g',
);

/** Every state, province or country named in the text. */
export function findNamedRegions(text: string): Set<string> {
  return new Set([...fold(text).matchAll(REGION_PATTERN)].map((match) => toEnglishName(match[0])));
}

/** Folded full name of a region, by name or dateline abbreviation; null if unknown. */
export function regionName(text: string): string | null {
  const folded = fold(text).trim();
  if (REGION_NAMES.includes(folded)) return toEnglishName(folded);
  return STATE_BY_SHORT_FORM.get(folded) ?? null;
}

const OTHER_OWNER = lexicon('en', 'regions', 'of-another').pattern;

/**
 * "Sold to Kitamura of Japan": the region belongs to something else. `from` and `to` bound the text
 * after the place name.
 */
function* followingRegions(sentence: string, from: number, to: number): Generator<string> {
  const cased = removeAccents(sentence);
  for (const match of fold(sentence).slice(from, to).matchAll(REGION_PATTERN))
    if (!OTHER_OWNER.test(cased.slice(from, from + match.index))) yield toEnglishName(match[0]);
}

/** Regions linked to the place in the text: "Place, Ohio", "Place lies in …, Ohio", "PLACE, Ore. —". */
export function findPlaceRegions(sentences: readonly string[], place: string): Set<string> {
  const wanted = fold(place);
  const out = new Set<string>();
  if (!wanted) return out;
  for (const sentence of sentences) {
    const folded = fold(sentence);
    const at = folded.indexOf(wanted);
    if (at < 0) continue;
    const direct = /^[,(]?\s*([a-z. ]{2,24}?)\s*(?=[,—–()-]|\.?\s|$)/.exec(folded.slice(at + wanted.length));
    const near = direct?.[1] ? (regionName(direct[1]) ?? regionName(`${direct[1]}.`)) : null;
    if (near) out.add(near);
    const end = at + wanted.length;
    for (const region of followingRegions(sentence, end, end + 120)) out.add(region);
  }
  return out;
}

const COUNTRY_BY_REGION = lexiconTable('en', 'region-parts');

/** Whether both are the same region, or one contains the other. Folded names from `regionName`. */
export const isSameOrContained = (a: string, b: string): boolean =>
  a === b || COUNTRY_BY_REGION.get(a) === b || COUNTRY_BY_REGION.get(b) === a;

/** Whether any region of one list equals or contains one of the other. */
export const regionsOverlap = (these: Iterable<string>, those: Iterable<string>): boolean => {
  const others = [...those];
  return [...these].some((one) => others.some((other) => isSameOrContained(one, other)));
};

/** Regions directly after the place name: "Place, Ohio", "PLACE, Ore. —", "Place (Ohio)", "Place in Bayern". */
export function regionsBesidePlace(sentences: readonly string[], place: string): Set<string> {
  const wanted = fold(place);
  const out = new Set<string>();
  if (!wanted) return out;
  for (const sentence of sentences) {
    const folded = fold(sentence);
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
      const behind = folded.slice(at + wanted.length, at + wanted.length + 44);
      const opener = BESIDE_PLACE.exec(behind)?.[0];
      const region = opener === undefined ? null : regionAtStart(behind.slice(opener.length));
      if (region) out.add(region);
    }
  }
  return out;
}

/** "Place, Ohio", "Place (Ohio)", "Place in Ohio". */
const BESIDE_PLACE = /^(?:,\s*|\s?\(\s?|\s+in\s+)/;

/** Region at the start of a text: "new hampshire" before "new", otherwise an abbreviation: "ore." */
function regionAtStart(text: string): string | null {
  const name = REGION_NAMES.find((one) => text.startsWith(one) && !/^[\p{L}\d]/u.test(text.slice(one.length)));
  if (name !== undefined) return toEnglishName(name);
  const short = /^([a-z. ]{2,24}?)\s*(?=[,—–():;-]|\.?\s|$)/.exec(text)?.[1];
  return short === undefined ? null : (regionName(short) ?? regionName(`${short}.`));
}

const STATE_BY_POSTAL_CODE = new Map(
  US_STATES.flatMap(([state, { postal }]) => (postal ? [[postal, state] as const] : [])),
);
const PROVINCE_HOSTS = lexiconTable('any', 'province-hosts');
const OFFICIAL_HOST_SOURCE = lexicon('en', 'regions', 'in-official-hosts').source;
const STATE_IN_HOST = new RegExp(
  String.raw`(?:^|\.)([a-z]{2})\.gov$|\.([a-z]{2})\.us$|(?:${OFFICIAL_HOST_SOURCE})(?:of[a-z]+)?([a-z]{2})\.gov$`,
);
const REGION_IN_NAME = globalPattern(lexicon('en', 'regions', 'in-names'));

/**
 * Home region of a host according to its name, as given by `regionName`: the state of a state
 * government site (`dot.oh.gov`, `roecountyoh.gov`), a state or country in the name
 * (`thevermontpost.com`), otherwise the country of its suffix. Null if unknown.
 */
export function homeRegion(host: string): string | null {
  const name = host.toLowerCase().slice(0, 120);
  const postal = STATE_IN_HOST.exec(name);
  const state = postal ? STATE_BY_POSTAL_CODE.get(postal[1] ?? postal[2] ?? postal[3] ?? '') : undefined;
  if (state !== undefined) return state;
  const province = [...PROVINCE_HOSTS].find(([ending]) => name.endsWith(`.${ending}`) || name === ending)?.[1];
  if (province !== undefined) return province;
  const letters = name
    .replace(/\.[a-z.]+$/, '')
    .replace(/[^a-z]/g, '')
    .replace(REGION_IN_NAME, '');
  const spelled = REGION_NAMES.find(
    (region) => region.length >= 5 && !AMBIGUOUS_REGIONS.has(region) && letters.includes(region.replace(/ /g, '')),
  );
  return spelled ?? countryOfHost(name);
}

interface Country {
  name: string;
  words: string[];
  ending: string;
}
const COUNTRIES: readonly Country[] = lexiconRows('en', 'countries').map(([name, { people = '', ending = '' }]) => ({
  name,
  words: people.split(', ').filter(Boolean).map(fold),
  ending,
}));
const COUNTRY_WORDS = new Set([
  ...COUNTRIES.flatMap(({ name, words }) => [name, ...words]),
  ...lexicon('en', 'lands').words,
]);
const COUNTRY_BY_TLD = new Map(
  COUNTRIES.filter(({ ending }) => ending !== '').map(({ name, ending }) => [ending, name]),
);

/** Names and adjectives of countries, peoples, continents and provinces, which do not distinguish stories. */
export const isCountryWord = (name: string): boolean =>
  COUNTRY_WORDS.has(
    fold(name)
      .trim()
      .replace(/^the /, '')
      .replace(/'s$|\.$/g, ''),
  );

/** Country of a host suffix as given by `regionName`: `paper.co.ke` → kenya; null if unknown. */
const countryOfHost = (host: string): string | null =>
  COUNTRY_BY_TLD.get(/\.([a-z]+)\.?$/.exec(host.toLowerCase())?.[1] ?? '') ?? null;

const NATIONALITIES = new Map(
  COUNTRIES.flatMap(({ name, words }) =>
    words.filter((word) => /^[a-z]{4,}$/.test(word) && word !== 'english').map((word) => [word, name] as const),
  ),
);

/** Countries whose people or things a text mentions ("a Kenyan court"), as given by `regionName`. */
export const findNationalityCountries = (text: string): Set<string> =>
  new Set((fold(text.slice(0, 20_000)).match(/[a-z]{4,}/g) ?? []).flatMap((word) => NATIONALITIES.get(word) ?? []));
