import { readJson } from '@corroborate/text';

/** Maximum number of values examined in one response; each is parsed and compared with the schema. */
export const MAX_CANDIDATES = 1_000;
/** Maximum number of passes over the text when searching for values, because each unclosed bracket costs one. */
const MAX_PASSES = 16;

const REASONING_TAGS = '(?:seed:)?(?:think|thinking|thoughts?|reasoning|reflection|analysis|scratchpad)';
/** Delimiters of reasoning: tags, and channels in the harmony format, with or without markers. */
const REASONING_START = new RegExp(
  `<\\|?(?:begin_of_|start_)?${REASONING_TAGS}\\|?>|<\\|channel\\|>analysis|\\[THINK\\]|◁think▷`,
  'iuy',
);
const REASONING_END =
  `</${REASONING_TAGS}>|<\\|(?:end_of_|end_|/)${REASONING_TAGS}\\|>|<\\|channel\\|>final` +
  '|assistantfinal|\\[/THINK\\]|◁/think▷';
const REASONING_END_HERE = new RegExp(REASONING_END, 'iuy');
const NEXT_REASONING_END = new RegExp(REASONING_END, 'giu');

/** A possible JSON value, verbatim from the text. */
export interface Candidate {
  raw: string;
  /** Parsed value; undefined if the text is not strict JSON. */
  value: unknown;
}

/**
 * Outermost JSON objects, lists and JSON strings in a response, in order, without reasoning. Skips surrounding prose,
 * code fences and control tokens. Unterminated reasoning contains no answer. Stops after MAX_CANDIDATES + 1.
 */
export function findCandidates(text: string): Candidate[] {
  const found: Candidate[] = [];
  let work = MAX_PASSES * text.length;
  for (let at = 0; at < text.length && work > 0 && found.length <= MAX_CANDIDATES; at += 1) {
    const opened = matchEnd(REASONING_START, text, at);
    const closed = opened === null ? matchEnd(REASONING_END_HERE, text, at) : null;
    if (opened !== null) {
      const end = matchEnd(NEXT_REASONING_END, text, opened);
      if (end === null) break;
      at = end - 1;
    } else if (closed !== null) {
      // Some templates emit only the closing tag, so everything before it is reasoning.
      found.length = 0;
      at = closed - 1;
    } else if (startsValue(text, at)) {
      const end = endOfValue(text, at) ?? text.length;
      work -= end - at;
      const candidate = candidateIn(text.slice(at, end));
      if (candidate) found.push(candidate);
      // Text that is not JSON may contain JSON.
      if (candidate?.value !== undefined) at = end - 1;
    }
  }
  return found;
}

const TAG_START_CHARS = '<[◁aA';

/** End of the match: at or after `at` for global patterns, otherwise exactly at `at`. */
function matchEnd(pattern: RegExp, text: string, at: number): number | null {
  if (pattern.sticky && !TAG_START_CHARS.includes(text.charAt(at))) return null;
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

const ENCODED_JSON = /"\s{0,20}[[{]/uy;

function startsValue(text: string, at: number): boolean {
  const sign = text[at];
  if (sign !== '"') return sign === '{' || sign === '[';
  ENCODED_JSON.lastIndex = at;
  return ENCODED_JSON.test(text);
}

/** Returns null for bracketed prose, which contains no quotation marks. */
function candidateIn(raw: string): Candidate | null {
  const value = readJson(raw);
  return value === undefined && !QUOTATION_MARK.test(raw) ? null : { raw, value };
}

/** Quotation marks, including typographic ones. */
const QUOTATION_MARK = /["'“”„‘’`´]/u;

const endOfValue = (text: string, at: number): number | null =>
  text[at] === '"' ? endOfString(text, at) : endOfBrackets(text, at);

/** Offset after the matching closing bracket; otherwise null. */
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
