import { lexicon, lexiconRows, tokenizeWords, type Quantity } from '@corroborate/text';

/** Units in texts: what they measure, and their size in multiples of the smallest unit. */
const UNIT_CONVERSIONS: Readonly<Record<string, readonly [measure: string, times: number]>> = Object.fromEntries(
  lexiconRows('en', 'measures').map(([unit, { measure = '', times }]) => [unit, [measure, Number(times)] as const]),
);
const SMALLEST_UNITS = new Set(Object.values(UNIT_CONVERSIONS).map(([measure]) => measure));

export const isMeasure = (unit: string): boolean => unit in UNIT_CONVERSIONS;
export const isSmallestUnit = (unit: string): boolean => SMALLEST_UNITS.has(unit);

/** Converts to the smallest unit: both 2.2 gigawatts and 220 MW to watts. */
export function toSmallestUnit(quantity: Quantity): Quantity {
  const [unit, times] = UNIT_CONVERSIONS[quantity.unit] ?? [quantity.unit, 1];
  return { ...quantity, unit, min: quantity.min * times, max: quantity.max * times };
}

/** Stems of the words in a section of the cautions. */
export const stemsOf = (section: string): ReadonlySet<string> =>
  new Set(tokenizeWords(lexicon('en', 'cautions', section).words.join(' ')).map(({ stem }) => stem));

/** "Layoffs" and "job cuts" count the same thing: jobs, and the people who hold them. */
const OCCUPATION_STEMS = stemsOf('jobs');

export const isSameUnit = (a: string, b: string): boolean =>
  a === b || (OCCUPATION_STEMS.has(a) && OCCUPATION_STEMS.has(b));
