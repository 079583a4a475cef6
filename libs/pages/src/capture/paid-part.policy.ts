import { readNodeText, type JsonLdNode } from '../markup/json-ld.reader';
import type { TextBlock } from '../markup/scan.types';

/**
 * Whether the page shows the part of the article that its JSON-LD declares as paid (`hasPart` with `cssSelector`): text
 * in a box of that class, below a free part outside of it.
 */
export function showsPaidPart(
  main: JsonLdNode | null,
  shown: readonly TextBlock[],
  isInBody: (text: string) => boolean,
): boolean {
  const classes = paidClasses(main);
  if (classes.length === 0) return false;
  const prose = shown.filter(({ text }) => text.length >= PROSE_CHARS && isInBody(text));
  const paid = prose.filter(({ hints }) => classes.some((one) => namesOf(hints).includes(one)));
  return paid.length >= MIN_PAID && paid.length < prose.length && paid.includes(prose.at(-1)!);
}
const PROSE_CHARS = 60;
const MIN_PAID = 2;

const namesOf = (hints: string): string[] => hints.split(/[\s|]+/);

const paidClasses = (main: JsonLdNode | null): string[] =>
  [main?.hasPart].flat().flatMap((part) => {
    const selector = isPaid(part) ? (readNodeText(part, 'cssSelector') ?? '') : '';
    return /^\.([\w-]{1,60})$/.exec(selector)?.[1]?.toLowerCase() ?? [];
  });

function isPaid(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const free = (part as JsonLdNode).isAccessibleForFree;
  return free === false || (typeof free === 'string' && /^false$/i.test(free));
}
