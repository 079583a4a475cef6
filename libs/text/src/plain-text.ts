import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe']);
/** Read no more than this of one field: the rest would be cut off anyway. */
const MAX_INPUT = 20_000;
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** Half a character: databases and queues refuse it. */
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Visible text of a fragment of HTML: tags gone, entities decoded at most twice, one line, at most `max` characters.
 */
export function plainText(value: unknown, max: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const once = visible(String(value).slice(0, MAX_INPUT));
  const twice = once.includes('&') ? decodeHTML(once) : once;
  return clip(oneLine(twice.replace(/<[^<>]*>/g, ' ')), max);
}

function visible(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const parts: string[] = [];
  let silent = 0;
  const parser = new Parser({
    onopentagname: (name) => void (SILENT.has(name) ? silent++ : parts.push(INLINE.has(name) ? '' : ' ')),
    onclosetag: (name) => void (SILENT.has(name) ? silent-- : parts.push(INLINE.has(name) ? '' : ' ')),
    ontext: (text) => void (silent === 0 && parts.push(text)),
  });
  parser.end(html);
  return parts.join('');
}
const INLINE = new Set(['b', 'strong', 'em', 'i', 'span', 'font', 'mark', 'u', 'a']);

const oneLine = (text: string) =>
  text.replace(INVISIBLE, '').replace(LONE_SURROGATE, '\ufffd').replace(/\s+/g, ' ').trim();

/** Cuts at a word where there is one near the end. */
function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > max * 0.8 ? space : cut.length).replace(LONE_SURROGATE, '')}…`;
}
