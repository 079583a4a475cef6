import { countryOfHost } from './countries';
import { fold } from './words';

/** States, provinces and countries by which towns of one name are told apart, with the short forms of datelines. */
const US_STATES: Record<string, string[]> = {
  alabama: ['ala.'],
  alaska: [],
  arizona: ['ariz.'],
  arkansas: ['ark.'],
  california: ['calif.'],
  colorado: ['colo.'],
  connecticut: ['conn.'],
  delaware: ['del.'],
  florida: ['fla.'],
  georgia: ['ga.'],
  hawaii: [],
  idaho: [],
  illinois: ['ill.'],
  indiana: ['ind.'],
  iowa: [],
  kansas: ['kan.'],
  kentucky: ['ky.'],
  louisiana: ['la.'],
  maine: [],
  maryland: ['md.'],
  massachusetts: ['mass.'],
  michigan: ['mich.'],
  minnesota: ['minn.'],
  mississippi: ['miss.'],
  missouri: ['mo.'],
  montana: ['mont.'],
  nebraska: ['neb.'],
  nevada: ['nev.'],
  'new hampshire': ['n.h.'],
  'new jersey': ['n.j.'],
  'new mexico': ['n.m.'],
  'new york': ['n.y.'],
  'north carolina': ['n.c.'],
  'north dakota': ['n.d.'],
  ohio: [],
  oklahoma: ['okla.'],
  oregon: ['ore.'],
  pennsylvania: ['pa.'],
  'rhode island': ['r.i.'],
  'south carolina': ['s.c.'],
  'south dakota': ['s.d.'],
  tennessee: ['tenn.'],
  texas: ['tex.'],
  utah: [],
  vermont: ['vt.'],
  virginia: ['va.'],
  washington: ['wash.'],
  'west virginia': ['w.va.'],
  wisconsin: ['wis.'],
  wyoming: ['wyo.'],
};
const OTHER_REGIONS =
  'england|scotland|wales|northern ireland|ireland|united kingdom|ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|' +
  'new south wales|queensland|victoria|tasmania|south australia|western australia|canada|australia|new zealand|india|pakistan|bangladesh|china|japan|south korea|north korea|' +
  'germany|france|spain|italy|portugal|poland|ukraine|russia|turkey|greece|egypt|nigeria|kenya|south africa|ghana|mexico|brazil|argentina|chile|colombia|peru|venezuela|' +
  'iran|iraq|israel|syria|lebanon|saudi arabia|afghanistan|indonesia|malaysia|singapore|thailand|vietnam|philippines|netherlands|belgium|switzerland|austria|sweden|norway|denmark|finland';
const REGION_NAMES = [...Object.keys(US_STATES), ...OTHER_REGIONS.split('|')].sort((a, b) => b.length - a.length);
const SHORT_FORMS = new Map(
  Object.entries(US_STATES).flatMap(([state, forms]) => forms.map((form) => [form, state] as const)),
);
/** "Washington" is mostly the capital and "Victoria" mostly a woman: too ambiguous to tell places apart. */
const AMBIGUOUS = new Set(['washington', 'victoria', 'turkey']);
const REGION_PATTERN = new RegExp(`\\b(?:${REGION_NAMES.filter((name) => !AMBIGUOUS.has(name)).join('|')})\\b`, 'g');

/** Every state, province or country named in the text. */
export function regionsIn(text: string): Set<string> {
  return new Set([...fold(text).matchAll(REGION_PATTERN)].map((match) => match[0]));
}

/** Folded full name of a region given by name or dateline form; null when it is not one we know. */
export function regionName(text: string): string | null {
  const folded = fold(text).trim();
  if (REGION_NAMES.includes(folded)) return folded;
  return SHORT_FORMS.get(folded) ?? null;
}

/** Regions that the text ties to this very place: "Place, Ohio", "Place lies in …, Ohio", "PLACE, Ore. —". */
export function regionsOfPlace(sentences: readonly string[], place: string): Set<string> {
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
    for (const region of regionsIn(folded.slice(at + wanted.length, at + wanted.length + 120))) out.add(region);
  }
  return out;
}

const COUNTRY_OF = new Map(
  Object.entries({
    'united kingdom': ['england', 'scotland', 'wales', 'northern ireland'],
    canada: [
      'ontario',
      'quebec',
      'british columbia',
      'alberta',
      'manitoba',
      'saskatchewan',
      'nova scotia',
      'new brunswick',
      'newfoundland',
    ],
    australia: ['new south wales', 'queensland', 'victoria', 'tasmania', 'south australia', 'western australia'],
  }).flatMap(([country, parts]) => parts.map((part) => [part, country] as const)),
);

/** Are both one region, or does one lie within the other? Folded names as `regionName` gives them. */
export const sameOrWithin = (a: string, b: string): boolean =>
  a === b || COUNTRY_OF.get(a) === b || COUNTRY_OF.get(b) === a;

/** Regions that stand right behind the place's name, as in a dateline or an address: "Place, Ohio", "PLACE, Ore. —". */
export function regionsBesidePlace(sentences: readonly string[], place: string): Set<string> {
  const wanted = fold(place);
  const out = new Set<string>();
  if (!wanted) return out;
  for (const sentence of sentences) {
    const folded = fold(sentence);
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
      const beside = /^,\s*([a-z. ]{2,24}?)\s*(?=[,—–():;-]|\.?\s|$)/.exec(
        folded.slice(at + wanted.length, at + wanted.length + 40),
      )?.[1];
      const region = beside
        ? (longestRegion(folded.slice(at + wanted.length + 1)) ?? regionName(beside) ?? regionName(`${beside}.`))
        : null;
      if (region) out.add(region);
    }
  }
  return out;
}

/** "new hampshire" before "new", at the start of the text. */
const longestRegion = (text: string): string | null =>
  REGION_NAMES.find((name) => new RegExp(`^\\s*${name}\\b`).test(text.slice(0, 40))) ?? null;

const POSTAL = new Map(
  (
    'al alabama ak alaska az arizona ar arkansas ca california co colorado ct connecticut de delaware fl florida ga georgia hi hawaii id idaho il illinois in indiana ia iowa ks kansas ky kentucky la louisiana ' +
    'me maine md maryland ma massachusetts mi michigan mn minnesota ms mississippi mo missouri mt montana ne nebraska nv nevada nh new_hampshire nj new_jersey nm new_mexico ny new_york nc north_carolina nd north_dakota ' +
    'oh ohio ok oklahoma or oregon pa pennsylvania ri rhode_island sc south_carolina sd south_dakota tn tennessee tx texas ut utah vt vermont va virginia wv west_virginia wi wisconsin wy wyoming'
  )
    .match(/[a-z]{2} [a-z_]{4,}/g)
    ?.map((pair) => [pair.slice(0, 2), pair.slice(3).replace('_', ' ')] as const) ?? [],
);
const PROVINCES: Readonly<Record<string, string>> = {
  'tas.gov.au': 'tasmania',
  'qld.gov.au': 'queensland',
  'nsw.gov.au': 'new south wales',
  'sa.gov.au': 'south australia',
  'wa.gov.au': 'western australia',
  'qc.ca': 'quebec',
  'on.ca': 'ontario',
  'bc.ca': 'british columbia',
  'ab.ca': 'alberta',
};

/**
 * Where a host is at home, as far as its name tells, as `regionName` gives it: the state of a state's own site
 * (`dot.oh.gov`, `roecountyoh.gov`),
 * a state or country spelled out in the name (`thevermontpost.com`), else the country of its ending. Null where nothing
 * tells.
 */
export function homeRegion(host: string): string | null {
  const name = host.toLowerCase().slice(0, 120);
  const postal = /(?:^|\.)([a-z]{2})\.gov$|\.([a-z]{2})\.us$|(?:county|city|town)(?:of[a-z]+)?([a-z]{2})\.gov$/.exec(
    name,
  );
  const state = postal ? POSTAL.get(postal[1] ?? postal[2] ?? postal[3] ?? '') : undefined;
  if (state !== undefined) return state;
  const province = Object.entries(PROVINCES).find(([ending]) => name.endsWith(`.${ending}`) || name === ending)?.[1];
  if (province !== undefined) return province;
  const letters = name
    .replace(/\.[a-z.]+$/, '')
    .replace(/[^a-z]/g, '')
    .replace(/kansascity|newyorker/g, '');
  const spelled = REGION_NAMES.find(
    (region) => region.length >= 5 && !AMBIGUOUS.has(region) && letters.includes(region.replace(/ /g, '')),
  );
  return spelled ?? countryOfHost(name);
}
