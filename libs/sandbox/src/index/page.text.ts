import { inflateSync } from 'node:zlib';
import { Parser } from 'htmlparser2';

export interface PageText {
  title: string;
  /** Visible text, one line per block. */
  text: string;
}

const SKIPPED_TAGS = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'nav',
  'footer',
  'form',
  'button',
  'select',
  'iframe',
  'title',
]);
const INLINE_TAGS = new Set([
  'a',
  'b',
  'i',
  'em',
  'strong',
  'span',
  'font',
  'u',
  's',
  'small',
  'sup',
  'sub',
  'abbr',
  'mark',
  'q',
  'cite',
  'code',
  'time',
]);

/** Text that a crawler extracts from a page: title and visible text, without menus and forms. */
export function extractHtmlText(html: string): PageText {
  let title = '';
  let text = '';
  let skipping = 0;
  let inTitle = false;
  const parser = new Parser({
    onopentag(name) {
      if (name === 'title') inTitle = title === '';
      if (SKIPPED_TAGS.has(name)) skipping++;
      if (!INLINE_TAGS.has(name)) text += '\n';
    },
    ontext(chunk) {
      if (inTitle) title += chunk;
      else if (skipping === 0) text += chunk;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
      if (SKIPPED_TAGS.has(name)) skipping = Math.max(0, skipping - 1);
      if (!INLINE_TAGS.has(name)) text += '\n';
    },
  });
  parser.end(html);
  return { title: squeeze(title), text: trimLines(text) };
}

/** Text of a simple PDF (plain or deflated content streams, literal strings); empty if it has none. */
export function extractPdfText(bytes: Buffer): string {
  const source = bytes.toString('latin1');
  const shown: string[] = [];
  for (let at = source.indexOf('stream'); at !== -1; at = source.indexOf('stream', at + 6)) {
    const start = at + 6 + (source[at + 6] === '\r' ? 2 : 1);
    const end = source.indexOf('endstream', start);
    if (end === -1) break;
    shown.push(stringsOf(decodeStream(bytes.subarray(start, end))));
    at = end + 3;
  }
  return trimLines(shown.join('\n'));
}

function decodeStream(stream: Buffer): string {
  try {
    return inflateSync(stream, { maxOutputLength: 5_000_000 }).toString('latin1');
  } catch {
    return stream.toString('latin1');
  }
}

function stringsOf(content: string): string {
  const parts: string[] = [];
  for (const [, literal = ''] of content.matchAll(/\(((?:[^()\\]|\\.)*)\)\s*(?:Tj|'|")/g)) {
    parts.push(literal.replace(/\\([()\\])/g, '$1'));
  }
  return parts.join(' ');
}

function trimLines(text: string): string {
  return text.split('\n').map(squeeze).filter(Boolean).join('\n');
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
