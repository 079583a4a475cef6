import { DAY_MS } from '@corroborate/domain';
import {
  clockTimes,
  dateMentions,
  fold,
  lexicon,
  properNames,
  quantities,
  regionName,
  toldDays,
  words,
} from '@corroborate/text';
import type { Asked, AskedWord } from './asked-for';
import type { Bearing } from './bearing-sentences';
import { isoDay } from './by-value';

/** A value of the kind that is asked for. */
export interface Value {
  key: string;
  value: string;
}

const said = (section: string) => lexicon('en', 'asked-for', section).pattern;
const NOUGHT = said('nought');
const SAYS = said('says');
const CAPITALISED = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,30}`;
const BEFORE_PLACE = `(?:${lexicon('en', 'where', 'in-place').source}|on|along|off)`;
const IN_PLACE = new RegExp(
  String.raw`\b${BEFORE_PLACE} (?:the )?(${CAPITALISED}(?: (?:of |the )?${CAPITALISED}){0,3})`,
  'gu',
);
const CALENDAR = new Set([
  ...lexicon('en', 'calendar', 'months').words,
  ...lexicon('en', 'calendar', 'weekdays').words,
]);

/** The one value that a sentence gives; null where it gives none, or several. */
export function valueAsked(bearing: Bearing, asked: Asked, telling: readonly AskedWord[]): Value | null {
  const found = valuesIn(bearing, asked, telling);
  const once = [...new Map(found.map((one) => [one.key, one])).values()];
  return once.length === 1 ? (once[0] ?? null) : null;
}

function valuesIn(bearing: Bearing, asked: Asked, telling: readonly AskedWord[]): Value[] {
  switch (asked.kind) {
    case 'number':
      return figures(bearing.part, (unit) => unit === asked.unit, NOUGHT.test(bearing.part));
    case 'money':
      return figures(bearing.part, (unit) => unit === '$', false);
    case 'share':
      return figures(bearing.part, (unit) => unit === 'percent', false);
    case 'hour':
      return clockTimes(bearing.part).map(({ value }) => ({ key: value, value }));
    case 'year':
      return dateMentions(bearing.sentence).flatMap(({ year }) =>
        year ? [{ key: String(year), value: String(year) }] : [],
      );
    case 'day':
      return asked.ahead ? daysAhead(bearing) : days(bearing);
    case 'place':
      return places(bearing, asked);
    case 'name':
      return names(bearing, asked, telling);
    default:
      return [];
  }
}

function figures(part: string, isOf: (unit: string) => boolean, nought: boolean): Value[] {
  const found = quantities(part).filter(({ unit }) => isOf(unit));
  if (found.length === 0) return nought ? [{ key: '0', value: '0' }] : [];
  return found.map(({ min, max, quote }) => ({ key: `${min}-${max}`, value: quote.replace(/[,.;]+$/, '') }));
}

/** Words of a range (“on Monday night”) are one day for whoever asks for the day. */
const days = ({ sentence, witness }: Bearing): Value[] =>
  toldDays(sentence, witness.view.published).map(({ from }) => ({ key: isoDay(from), value: isoDay(from) }));

/** Days to come are taken as they are written out, with their year. */
const daysAhead = ({ sentence }: Bearing): Value[] =>
  dateMentions(sentence).flatMap(({ year, month, day }) => {
    if (!year || !month || !day) return [];
    const value = isoDay(Date.UTC(year, month - 1, day) / DAY_MS);
    return [{ key: value, value }];
  });

const placesNamed = (sentence: string): string[] => [...sentence.matchAll(IN_PLACE)].map((match) => match[1] ?? '');

function places({ sentence }: Bearing, { names: asked }: Asked): Value[] {
  return placesNamed(sentence).flatMap((name) => {
    const key = fold(name);
    return CALENDAR.has(key.split(' ')[0] ?? '') || asked.some((one) => one.includes(key))
      ? []
      : [{ key, value: name }];
  });
}

/** How many words may stand between a name and the word that it goes with. */
const NEAR = 4;

/** Whoever stands as the doer, or as the one to whom it was done, where that is asked for. */
function names({ sentence, witness }: Bearing, asked: Asked, telling: readonly AskedWord[]): Value[] {
  const elsewhere = placesNamed(sentence).map(fold);
  const others = properNames(sentence).filter((name) => isCandidate(fold(name)));
  const [name] = others;
  if (!name || others.length > 1) return [];
  const doer = !asked.role && standsRight(sentence, name, asked, telling) ? name : null;
  const found = asked.role ? inOffice(sentence, name, telling) : doer;
  return found ? [{ key: fold(found), value: found }] : [];

  function isCandidate(key: string): boolean {
    const known = [...asked.names, fold(witness.view.name), ...elsewhere];
    if (regionName(key) !== null) return false;
    return !known.some((one) => one.includes(key) || key.includes(one)) && !CALENDAR.has(key.split(' ')[0] ?? '');
  }
}

/** “Fire Chief Lena Ostrow” and “Lena Ostrow, the fire chief,” name whoever holds that office. */
function inOffice(sentence: string, name: string, telling: readonly AskedWord[]): string | null {
  const isAsked = ({ stem }: { stem: string }) => telling.some((one) => one.stem === stem);
  const own = words(name).filter((word) => !isAsked(word));
  const titled = own.length < words(name).length;
  if (titled && own.length > 0) return own.map(({ raw }) => raw).join(' ');
  const [before = '', after = ''] = sentence.split(name);
  const beside = words(before).slice(-1).some(isAsked);
  const behind = /^,? (?:the|a|an|its|their) /.test(after) && words(after).slice(0, NEAR).some(isAsked);
  return beside || (after.startsWith(',') && behind) ? name : null;
}

const BE = new Set(['was', 'were', 'is', 'are', 'been', 'be', 'being']);

function standsRight(sentence: string, name: string, { passive }: Asked, telling: readonly AskedWord[]): boolean {
  const [before = '', after = ''] = sentence.split(name);
  const [left, right] = [words(before), words(after)];
  if (SAYS.test(after.slice(0, 24)) || SAYS.test(before.slice(-24))) return false;
  const isVerb = (word: { stem: string }) => telling[0] !== undefined && word.stem === telling[0].stem;
  const behind = right.slice(0, NEAR + 1).findIndex(isVerb);
  const ahead = left
    .slice(-NEAR - 1)
    .reverse()
    .findIndex(isVerb);
  if (behind >= 0) return right.slice(0, behind).some(({ folded }) => BE.has(folded)) === passive;
  if (ahead < 0) return false;
  return left.slice(-ahead - 1).some(({ folded }) => folded === 'by') !== passive;
}
