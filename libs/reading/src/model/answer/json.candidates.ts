import { readJson } from '@corroborate/text';

/** A text with more values is no answer: each is parsed and compared with the schema. */
export const MAX_CANDIDATES = 1_000;
/** How many times its length may be read in search of values: brackets that are never closed cost a pass each. */
const MAX_PASSES = 16;

const NAMES = '(?:seed:)?(?:think|thinking|thoughts?|reasoning|reflection|analysis|scratchpad)';
/** Delimiters of reasoning text: tags, and channels of the harmony format, with or without markers. */
const OPENING = new RegExp(
  `<\\|?(?:begin_of_|start_)?${NAMES}\\|?>|<\\|channel\\|>analysis|\\[THINK\\]|◁think▷`,
  'iuy',
);
const CLOSING =
  `</${NAMES}>|<\\|(?:end_of_|end_|/)${NAMES}\\|>|<\\|channel\\|>final` + '|assistantfinal|\\[/THINK\\]|◁/think▷';
const CLOSING_HERE = new RegExp(CLOSING, 'iuy');
const NEXT_CLOSING = new RegExp(CLOSING, 'giu');

/** A value in a text, as it is written there. */
export interface Candidate {
  raw: string;
  /** Undefined where it is not strict JSON. */
  value: unknown;
}

/**
 * Outermost JSON objects, lists and encoded strings of a response, in order, without reasoning text. Surrounding prose,
 * fences and control tokens are skipped. Unterminated reasoning contains no answer. Stops after MAX_CANDIDATES + 1.
 */
export function findCandidates(text: string): Candidate[] {
  const found: Candidate[] = [];
  let work = MAX_PASSES * text.length;
  for (let at = 0; at < text.length && work > 0 && found.length <= MAX_CANDIDATES; at += 1) {
    const opened = matchEnd(OPENING, text, at);
    const closed = opened === null ? matchEnd(CLOSING_HERE, text, at) : null;
    if (opened !== null) {
      const end = matchEnd(NEXT_CLOSING, text, opened);
      if (end === null) break;
      at = end - 1;
    } else if (closed !== null) {
      // Some templates give only the closing mark: all before it was thought.
      found.length = 0;
      at = closed - 1;
    } else if (startsValue(text, at)) {
      const end = endOfValue(text, at) ?? text.length;
      work -= end - at;
      const candidate = candidateIn(text.slice(at, end));
      if (candidate) found.push(candidate);
      // Text that is not JSON may contain some.
      if (candidate?.value !== undefined) at = end - 1;
    }
  }
  return found;
}

const MARKS = '<[◁aA';

/** End of the match, at or after `at` for global patterns, otherwise exactly at `at`. */
function matchEnd(pattern: RegExp, text: string, at: number): number | null {
  if (pattern.sticky && !MARKS.includes(text.charAt(at))) return null;
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

const ENCODED = /"\s{0,20}[[{]/uy;

function startsValue(text: string, at: number): boolean {
  const sign = text[at];
  if (sign !== '"') return sign === '{' || sign === '[';
  ENCODED.lastIndex = at;
  return ENCODED.test(text);
}

/** Bracketed prose is skipped: it contains no quotation mark. */
function candidateIn(raw: string): Candidate | null {
  const value = readJson(raw);
  return value === undefined && !QUOTATION_MARK.test(raw) ? null : { raw, value };
}

/** Also those that a word processor makes of them. */
const QUOTATION_MARK = /["'“”„‘’`´]/u;

const endOfValue = (text: string, at: number): number | null =>
  text[at] === '"' ? endOfString(text, at) : endOfBrackets(text, at);

/** After the bracket that closes the one at `at`; null where it is never closed. */
function endOfBrackets(text: string, from: number): number | null {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      if (end === null) return null;
      at = end - 1;
    } else if (sign === '{' || sign === '[') depth += 1;
    else if ((sign === '}' || sign === ']') && (depth -= 1) === 0) return at + 1;
  }
  return null;
}

function endOfString(text: string, from: number): number | null {
  for (let at = from + 1; at < text.length; at += 1)
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  return null;
}
