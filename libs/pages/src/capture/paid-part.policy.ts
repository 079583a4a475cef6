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

const isPaid = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && parseFree((part as JsonLdNode).isAccessibleForFree, null) === false;

/** `isAccessibleForFree`, or else what a meta element says; null if neither is known. */
export function parseFree(declared: unknown, meta: string | null): boolean | null {
  const text = typeof declared === 'boolean' ? String(declared) : (readNodeText(declared) ?? meta);
  if (text === null) return null;
  if (/^(?:false|locked|metered|no)$/i.test(text.trim())) return false;
  return /^(?:true|free|yes)$/i.test(text.trim()) ? true : null;
}
