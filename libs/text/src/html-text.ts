import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { cutAtWord, oneLine } from './lines';

const HIDDEN_TAGS = new Set(['script', 'style', 'template', 'noscript', 'iframe']);
/** Tags allowed inside a word; all others separate words. */
const INLINE_TAGS = new Set(['b', 'strong', 'em', 'i', 'span', 'font', 'mark', 'u', 'a']);

/** Elements whose text is not displayed. */
export const isHiddenTag = (name: string): boolean => HIDDEN_TAGS.has(name);
/** Elements that do not separate words. */
export const isInlineTag = (name: string): boolean => INLINE_TAGS.has(name);

/** Maximum nesting: real pages stay under 100, and parsing time grows with the square of the depth. */
const MAX_DEPTH = 256;
/** Characters between checks of the nesting depth. */
const DEPTH_CHECK_CHARS = 4_096;

/** Maximum input per field. */
const MAX_INPUT_CHARS = 20_000;

type OnTag = (name: string, attributes: Record<string, string>) => void;

/**
 * Visible text of an HTML fragment, entities decoded; `onTag` is called for each element. Stops if nested too deeply.
 */
export function htmlToVisibleText(html: string, onTag?: OnTag): string {
  if (!/[<&]/.test(html)) return html;
  const parts: string[] = [];
  let silent = 0;
  let depth = 0;
  const step = (name: string, by: 1 | -1): void => {
    depth += by;
    if (HIDDEN_TAGS.has(name)) silent += by;
    else if (!INLINE_TAGS.has(name)) parts.push(' ');
  };
  const parser = new Parser({
    onopentagname: (name) => step(name, 1),
    onopentag: (name, attributes) => onTag?.(name, attributes),
    onclosetag: (name) => step(name, -1),
    ontext: (text) => void (silent === 0 && parts.push(text)),
  });
  for (let at = 0; at < html.length && depth <= MAX_DEPTH; at += DEPTH_CHECK_CHARS)
    parser.write(html.slice(at, at + DEPTH_CHECK_CHARS));
  if (depth <= MAX_DEPTH) parser.end();
  return parts.join('');
}

/** Decodes entities in text that is not HTML. */
export const decodeEntities = (text: string): string => (text.includes('&') ? decodeHTML(text) : text);

/**
 * Any value of a response as one line of text: tags removed, entities decoded at most twice, at most `max` characters.
 */
export function htmlToPlainText(value: unknown, max: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const twice = decodeEntities(htmlToVisibleText(String(value).slice(0, MAX_INPUT_CHARS)));
  return cutAtWord(oneLine(removeInvisible(twice.replace(/<[^<>]*>/g, ' '))), max);
}

/**
 * Control characters except tab and line breaks, soft hyphens, direction marks and zero-width characters. Joiners are
 * kept: Persian and many emoji need them.
 */
const INVISIBLE = new RegExp(
  '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u200b\\u200e\\u200f' +
    '\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff]',
  'g',
);

/** Removes invisible characters and lone surrogates, which databases and queues reject. */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '').toWellFormed();
