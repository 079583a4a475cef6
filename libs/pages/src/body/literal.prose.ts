import { collapseWhitespace } from '@corroborate/text';
import { PAGE_LIMITS } from '../pages.thresholds';
import { isProse, sumLengths, MIN_TEXT_CHARS } from './script.prose';

const STRING_LITERAL = /"((?:[^"\\]|\\.){12,})"/gs;
/** A string that holds data with further strings, and one that holds code. */
const NESTED_DATA = /"\s?[:,]\s?["[{]|[[{]"/;
const CODE_SIGNS = /[{};]\s?[{};]|\bfunction\b|=>|==/;
const MAX_DEPTH = 3;
const MAX_LITERALS = 5_000;

/**
 * Paragraphs in string literals of scripts that are not plain data: streamed segments, data built by a function call,
 * or JSON in a string. Used only if one of the literals is the page's title.
 */
export function literalProse(scripts: readonly string[], title: string): string[] {
  const wanted = collapseWhitespace(title).toLowerCase();
  const all = scripts.flatMap((script) => literalsIn(script, 0)).slice(0, MAX_LITERALS);
  const titled =
    wanted !== '' &&
    all.some((text) => text.length < PAGE_LIMITS.maxTitleChars && collapseWhitespace(text).toLowerCase() === wanted);
  const paragraphs = [...new Set(all.filter((text) => isProse(text) && !CODE_SIGNS.test(text)))];
  return titled && sumLengths(paragraphs) >= MIN_TEXT_CHARS ? paragraphs : [];
}

function literalsIn(source: string, depth: number): string[] {
  if (depth >= MAX_DEPTH) return [];
  const out: string[] = [];
  for (const [, written] of source.matchAll(STRING_LITERAL)) {
    const text = decodeLiteral(written ?? '');
    if (text === null) continue;
    if (NESTED_DATA.test(text)) out.push(...literalsIn(text, depth + 1));
    else out.push(text);
    if (out.length >= MAX_LITERALS) break;
  }
  return out;
}

function decodeLiteral(written: string): string | null {
  try {
    return JSON.parse(`"${written}"`) as string;
  } catch {
    return null;
  }
}
