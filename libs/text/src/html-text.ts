import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { withoutInvisible } from './invisible';
import { cutAtWord, oneLine } from './lines';

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe']);
/** Tags that may stand inside a word; all others part words. */
const INLINE = new Set(['b', 'strong', 'em', 'i', 'span', 'font', 'mark', 'u', 'a']);

/** Elements whose text no reader sees. */
export const isSilentTag = (name: string): boolean => SILENT.has(name);
/** Elements that do not separate words. */
export const isInlineTag = (name: string): boolean => INLINE.has(name);

/** Nesting: pages stay under 100, and the parser's time grows with the square of it. */
const MAX_DEPTH = 256;
/** Characters between two looks at the nesting. */
const PIECE = 4_096;

/** Read no more than this of one field: the rest would be cut off anyway. */
const MAX_INPUT = 20_000;

type OnTag = (name: string, attributes: Record<string, string>) => void;

/**
 * What a reader sees of a fragment of HTML, entities decoded; `onTag` is told of each of its elements. It ends where
 * the markup is nested too deep.
 */
export function visibleText(html: string, onTag?: OnTag): string {
  if (!/[<&]/.test(html)) return html;
  const parts: string[] = [];
  let silent = 0;
  let depth = 0;
  const step = (name: string, by: 1 | -1): void => {
    depth += by;
    if (SILENT.has(name)) silent += by;
    else if (!INLINE.has(name)) parts.push(' ');
  };
  const parser = new Parser({
    onopentagname: (name) => step(name, 1),
    onopentag: (name, attributes) => onTag?.(name, attributes),
    onclosetag: (name) => step(name, -1),
    ontext: (text) => void (silent === 0 && parts.push(text)),
  });
  for (let at = 0; at < html.length && depth <= MAX_DEPTH; at += PIECE) parser.write(html.slice(at, at + PIECE));
  if (depth <= MAX_DEPTH) parser.end();
  return parts.join('');
}

/** Text that is no HTML but may carry entities. */
export const decodeEntities = (text: string): string => (text.includes('&') ? decodeHTML(text) : text);

/**
 * A field of an answer as text, whatever was sent: tags gone, entities decoded at most twice, one line, at most `max`
 * characters.
 */
export function plainText(value: unknown, max: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const twice = decodeEntities(visibleText(String(value).slice(0, MAX_INPUT)));
  return cutAtWord(oneLine(withoutInvisible(twice.replace(/<[^<>]*>/g, ' '))), max);
}
