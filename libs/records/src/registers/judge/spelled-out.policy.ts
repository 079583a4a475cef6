import { createReason, type Reason } from '@corroborate/domain';
import { fold, isStopword, findProperNames } from '@corroborate/text';

/** An abbreviation and the full name that a text gives for it. */
export interface SpelledOut {
  initials: string;
  name: string;
  /** The reason, quoting the words that show it. */
  why: Reason;
}

const MAX_TEXT_CHARS = 20_000;
const CAPITAL = "\\p{Lu}[\\p{L}\\d&.'’-]{0,40}";
const SMALL = 'of|the|and|for|in|on|de|&';
/** "Harbor Safety Board (HSB)": up to nine words, capitalized except for small words. */
const BRACKETED = new RegExp(
  `(?<![\\p{L}\\d])(${CAPITAL}(?: (?:${CAPITAL}|${SMALL})){1,8}),? \\((?:the )?(\\p{Lu}[\\p{Lu}\\d&.]{1,8})\\)`,
  'gu',
);
const INITIALS_FIRST = new RegExp(
  `(?<![\\p{L}\\d])(\\p{Lu}[\\p{Lu}\\d&]{1,8}) \\((?:the )?(${CAPITAL}(?: (?:${CAPITAL}|${SMALL})){1,8})\\)`,
  'gu',
);
const BARE_INITIALS = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\d]{2,7}(?![\p{L}\p{N}])/gu;

/**
 * Initials and their names as spelled out in the text: in brackets after the name, or a name of three or more words
 * whose initials occur elsewhere and match no other name. Ambiguous initials are dropped.
 */
export function findSpelledOut(text: string): SpelledOut[] {
  const body = text.slice(0, MAX_TEXT_CHARS).replace(/[ \t]+/g, ' ');
  const found = [...findBracketed(body), ...findSeparate(body)];
  const names = (initials: string) =>
    new Set(found.filter((one) => one.initials === initials).map(({ name }) => fold(name)));
  const first = [...new Map(found.map((one) => [one.initials, one])).values()];
  return first.filter(({ initials }) => names(initials).size === 1);
}

function findBracketed(body: string): SpelledOut[] {
  const pairs = [
    ...[...body.matchAll(BRACKETED)].map(([, name, short]) => [name, short]),
    ...[...body.matchAll(INITIALS_FIRST)].map(([, short, name]) => [name, short]),
  ];
  return pairs.flatMap(([long, short]) => {
    const initials = (short ?? '').replace(/\./g, '');
    const name = findMatchingTail(long ?? '', initials);
    return name === null ? [] : [{ initials, name, why: createReason('actor.spelled-out', { initials, name }) }];
  });
}

function findSeparate(body: string): SpelledOut[] {
  const short = [...new Set([...body.matchAll(BARE_INITIALS)].map(([one]) => one))].slice(0, 40);
  const names =
    short.length === 0 ? [] : findProperNames(`. ${body}`).flatMap((name) => [name, ...name.split(/ and (?:the )?/)]);
  return short.flatMap((initials) =>
    names.flatMap((full) => {
      const name = findMatchingTail(full, initials);
      return name === null || name.split(/\s+/).length < 3
        ? []
        : [{ initials, name, why: createReason('actor.initials', { initials, name }) }];
    }),
  );
}

/** The last words matching the initials: "the federal Harbor Safety Board" → "Harbor Safety Board". */
function findMatchingTail(words: string, initials: string): string | null {
  const parts = words.split(' ');
  for (let from = parts.length - 2; from >= 0; from -= 1) {
    const tail = parts.slice(from).join(' ');
    if (/^\p{Lu}/u.test(tail) && initialsOf(tail).has(initials)) return tail.replace(/^The /, '');
  }
  return null;
}

/** Initials with and without small words: "Department of Justice" yields both DOJ and DJ. */
function initialsOf(name: string): Set<string> {
  const parts = name
    .replace(/-/g, ' ')
    .split(/\s+/)
    .filter((part) => /^[\p{L}\d]/u.test(part));
  const of = (list: string[]) => list.map((part) => part.charAt(0).toUpperCase()).join('');
  return new Set([of(parts), of(parts.filter((part) => !isStopword(fold(part))))]);
}
