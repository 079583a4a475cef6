import { lexiconRows } from '@corroborate/text';

const POSTAL_CODES = new Set(
  lexiconRows('en', 'us-states').flatMap(([, { postal }]) => (postal ? [postal.toUpperCase()] : [])),
);
const MAX_NAME_CHARS = 1_000;

/** Suffixes in brackets: `  (LARK, LARK-PA)  (CIK 0001999999)`. */
const BRACKETS = / {0,4}\([^()]{0,400}\)/g;
/** Status suffixes: `, Delinquent May 1, 2016`. No name ends with a date. */
const STATUS_SUFFIX = /,\s{0,3}\p{Lu}[\p{L} -]{2,60}? \p{Lu}\p{L}{2,9}\.? \d{1,2}, (?:19|20)\d\d\s{0,3}$/u;
/** Suffixes such as `/DE/`, `\DE\`, ` /ADV`: state of incorporation or a disambiguation. */
const REGISTER_SUFFIX = /(?:\s{0,3}[/\\][A-Z]{2,5}[/\\])?(?:\s{0,3}([/\\])[A-Z]{2,5}\1|\s{1,3}[/\\][A-Z]{2,5})$/;
const UNCLOSED_SUFFIX = /^(.*\S\s.*\S)\s{0,3}[/\\]([A-Z]{2})$/s;

/**
 * A company name without register suffixes: number, ticker, state of incorporation and status. Other names are
 * unchanged.
 */
export function registeredName(shown: string): string {
  const name = shown
    .slice(0, MAX_NAME_CHARS)
    .replace(BRACKETS, '')
    .trim()
    .replace(STATUS_SUFFIX, '')
    .replace(REGISTER_SUFFIX, '')
    .trim();
  const [, rest, place] = UNCLOSED_SUFFIX.exec(name) ?? [];
  return rest !== undefined && POSTAL_CODES.has(place ?? '') ? rest : name;
}
