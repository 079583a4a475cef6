import { lexiconRows, oneLine, withoutInvisible } from '@corroborate/text';
import { RECORD_TEXT } from './record.thresholds';

export const stringsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').map((one) => clean(one)) : [];

/** A field as short clean text; numbers too. Null when it says nothing. */
export function textOf(value: unknown, max: number = RECORD_TEXT.fieldChars): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = clean(value).slice(0, max).trim();
  return text === '' ? null : text;
}

const TAGS = /<[^<>]{0,200}>/g;
/** Snippets carry mark-up of the search; nothing in a register's fields is meant as HTML. */
const clean = (text: string): string => oneLine(withoutInvisible(text.slice(0, 20_000).replace(TAGS, '')));

/** The day that a field names, as an instant; null when it names none. */
export function dayOf(value: unknown): string | null {
  const day = typeof value === 'string' ? /^(\d{4}-\d\d-\d\d)/.exec(value)?.[1] : undefined;
  const at = day === undefined ? NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(at) ? new Date(at).toISOString() : null;
}

/** One of them; nothing where there is no value. */
export const lineOf = (label: string, value: unknown): string | undefined => lines([[label, value]]) || undefined;

/** `Label: value.` for each that has a value: what a register says, a field a line. */
export const lines = (pairs: [label: string, value: unknown][]): string =>
  pairs.flatMap(([label, value]) => (textOf(value) === null ? [] : [`${label}: ${textOf(value)}`])).join('\n');

/** `$318,000` */
export const dollars = (value: unknown): string | null =>
  typeof value === 'number' && Number.isFinite(value)
    ? `$${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}`
    : null;

/** `revenue $4,100, expenses $3,900`: of those that have one; empty where none has. */
export const sums = (pairs: [label: string, value: unknown][]): string =>
  pairs.flatMap(([label, value]) => (dollars(value) === null ? [] : [`${label} ${dollars(value)}`])).join(', ');

/** The name as a register is asked for it: no operators, no quotes. */
export const askable = (name: string): string =>
  oneLine(name.replace(/["()*~:|\\<>[\]{}]/g, ' ')).slice(0, RECORD_TEXT.nameChars);

/** `DOE, JANE A` → `JANE A DOE` */
export const turned = (name: string): string =>
  name
    .split(',')
    .map((part) => part.trim())
    .reverse()
    .join(' ');

const STATE_OF = new Map(
  lexiconRows('en', 'us-states').flatMap(([state, { postal }]) => (postal ? [[postal, state] as const] : [])),
);
const capitals = (name: string): string => name.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());

/** `OH` → `Ohio (OH)`: topics name states in full. What is no state of the Union stays as it is. */
export function stateOf(value: unknown): string | null {
  const short = textOf(value, 4);
  const name = STATE_OF.get(short?.toLowerCase() ?? '');
  return name === undefined ? short : `${capitals(name)} (${short})`;
}
