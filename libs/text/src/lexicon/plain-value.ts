import type { Tree } from './list.types';

/** Plain values do not begin with YAML indicators. */
const FIRST = String.raw`[^\s,[\]{}#&*!|>'"%@\x60?:-]`;
const NAME = new RegExp(`^${FIRST}[^:#,[\\]{}'"]*$`);
const BEGINS_PLAIN = new RegExp(`^${FIRST}`);
const QUOTE = "'(?:[^']|'')*'";
const QUOTED = new RegExp(`^${QUOTE}$`);
/** One of several in brackets or braces. */
const WORD = String.raw`${QUOTE}|${FIRST}(?:[^:#,[\]{}]*[^:#,[\]{}\s])?`;
const WORDS = new RegExp(`^\\[(?:${WORD})(?:, (?:${WORD}))*\\]$`);
const EACH_WORD = new RegExp(WORD, 'g');
const NAMED = new RegExp(`^\\{(?: (?:${WORD}): (?:${WORD}),)* (?:${WORD}): (?:${WORD}) \\}$`);
const EACH_NAMED = new RegExp(`(${WORD}): (${WORD})`, 'g');

/** `name: value` or `name:`; null for any other line. */
export function named(text: string): { name: string; value: string } | null {
  const at = text.indexOf(': ');
  const end = at < 0 && text.endsWith(':') ? text.length - 1 : at;
  const name = text.slice(0, Math.max(0, end));
  if (name.startsWith("'") && QUOTED.test(name)) return { name: word(name), value: text.slice(end + 2) };
  return NAME.test(name) && !name.endsWith(' ') ? { name, value: text.slice(end + 2) } : null;
}

/** Whether the text is a plain scalar on one line. */
export const isPlain = (text: string): boolean =>
  BEGINS_PLAIN.test(text) && !text.includes(': ') && !text.includes(' #') && !text.endsWith(':');

/** A text, a list in brackets or names in braces, all in one line; null where it is anything else. */
export function valueOf(text: string, line: number): Tree | null {
  if (isPlain(text)) return { line, value: text };
  if (QUOTED.test(text)) return { line, value: word(text) };
  if (WORDS.test(text)) return { line, value: wordsIn(text, line) };
  return text === '{}' || NAMED.test(text) ? pairsIn(text, line) : null;
}

const word = (text: string): string => (text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text);

const wordsIn = (text: string, line: number): Tree[] =>
  Array.from(text.slice(1, -1).matchAll(EACH_WORD), ([one]) => ({ line, value: word(one) }));

function pairsIn(text: string, line: number): Tree | null {
  const pairs = Array.from(
    text.matchAll(EACH_NAMED),
    ([, name = '', value = '']) => [word(name), { line, named: line, value: word(value) }] as const,
  );
  const value = new Map(pairs);
  return value.size === pairs.length ? { line, value } : null;
}
