import { lexiconRows, oneLine, removeInvisible } from '@corroborate/text';
import { RECORD_TEXT } from './record.thresholds';

export const toStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').map((one) => clean(one)) : [];

/** A field as short clean text, including numbers. Null if empty. */
export function toText(value: unknown, max: number = RECORD_TEXT.fieldChars): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = clean(value).slice(0, max).trim();
  return text === '' ? null : text;
}

const HTML_TAGS = /<[^<>]{0,200}>/g;
/** Snippets contain search highlighting; register fields are never meant as HTML. */
const clean = (text: string): string => oneLine(removeInvisible(text.slice(0, 20_000).replace(HTML_TAGS, '')));

/** The date in a field, as an instant; null if none. */
export function parseDay(value: unknown): string | null {
  const day = typeof value === 'string' ? /^(\d{4}-\d\d-\d\d)/.exec(value)?.[1] : undefined;
  const at = day === undefined ? NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(at) ? new Date(at).toISOString() : null;
}

/** One `Label: value.` line; undefined without a value. */
export const formatLine = (label: string, value: unknown): string | undefined =>
  formatFields([[label, value]]) || undefined;

/** `Label: value.` lines for all pairs that have a value. */
export const formatFields = (pairs: [label: string, value: unknown][]): string =>
  pairs.flatMap(([label, value]) => (toText(value) === null ? [] : [`${label}: ${toText(value)}`])).join('\n');

/** Formats an amount as `$318,000`. */
export const formatDollars = (value: unknown): string | null =>
  typeof value === 'number' && Number.isFinite(value)
    ? `$${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}`
    : null;

/** `revenue $4,100, expenses $3,900`: only amounts that are present; empty if there are none. */
export const formatSums = (pairs: [label: string, value: unknown][]): string =>
  pairs
    .flatMap(([label, value]) => (formatDollars(value) === null ? [] : [`${label} ${formatDollars(value)}`]))
    .join(', ');

/** The name as sent to a register: no operators or quotes. */
export const toSearchName = (name: string): string =>
  oneLine(name.replace(/["()*~:|\\<>[\]{}]/g, ' ')).slice(0, RECORD_TEXT.nameChars);

/** Moves the surname to the end: `DOE, JANE A` → `JANE A DOE`. */
export const reverseNameOrder = (name: string): string =>
  name
    .split(',')
    .map((part) => part.trim())
    .reverse()
    .join(' ');

const STATE_BY_POSTAL_CODE = new Map(
  lexiconRows('en', 'us-states').flatMap(([state, { postal }]) => (postal ? [[postal, state] as const] : [])),
);
const capitalizeWords = (name: string): string => name.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());

/** `OH` → `Ohio (OH)`, because topics write state names in full. Values that are not US states are unchanged. */
export function formatState(value: unknown): string | null {
  const short = toText(value, 4);
  const name = STATE_BY_POSTAL_CODE.get(short?.toLowerCase() ?? '');
  return name === undefined ? short : `${capitalizeWords(name)} (${short})`;
}
