import { isBoundedJson, readJson } from '@corroborate/text';
import { jsonrepair } from 'jsonrepair';

/** Maximum length of text to repair, in characters, which is the longest answer that can be requested. */
const MAX_REPAIR_CHARS = 131_072;

/**
 * Parses nearly valid JSON with extra commas, wrong quotation marks or unescaped quotation marks. Undefined if brackets
 * are missing because the text is truncated, or if the result contains words that do not occur in the text in the same
 * order.
 */
export function repairJson(text: string): unknown {
  const raw = text.slice(0, Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1);
  if (raw.length > MAX_REPAIR_CHARS || !isBoundedJson(raw) || !hasAllBrackets(raw)) return undefined;
  try {
    const value = readJson(jsonrepair(raw));
    return containsInOrder(listWords(value), raw) ? value : undefined;
  } catch {
    return undefined;
  }
}

function hasAllBrackets(text: string): boolean {
  const count = new Map<string, number>();
  for (const sign of text) count.set(sign, (count.get(sign) ?? 0) + 1);
  return count.get('{') === count.get('}') && count.get('[') === count.get(']');
}

/** Keys and values in order of appearance. */
function listWords(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(listWords);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...listWords(item)]);
}

/** Removes characters that JSON can write in several ways and that a repair may change. */
const removeJsonMarks = (text: string): string => text.replace(/["'“”„‘’`´\\\s]/gu, '');
const decodeEscapes = (raw: string): string =>
  removeJsonMarks(
    raw
      .replace(/\\u([0-9a-f]{4})/giu, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
      .replace(/\\[nrtbf]/gu, ''),
  );

function containsInOrder(words: readonly string[], raw: string): boolean {
  const source = decodeEscapes(raw);
  let from = 0;
  return words.map(removeJsonMarks).every((word) => {
    const at = source.indexOf(word, from);
    from = at + word.length;
    return at >= 0;
  });
}
