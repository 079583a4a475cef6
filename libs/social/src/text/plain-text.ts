import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { POST_LIMITS } from '../social.thresholds';

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe']);
const BREAKS = new Set(['p', 'br', 'div', 'li', 'blockquote', 'pre']);
const MAX_INPUT = 40_000;
const INVISIBLE =
  /[\u0000-\u0008\v\f\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
/** Half a character: databases and queues refuse it. */
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Visible text of a post written in HTML, and the addresses it links to. */
export function readHtml(html: unknown): { text: string; links: string[] } {
  if (typeof html !== 'string') return { text: '', links: [] };
  const parts: string[] = [];
  const links: string[] = [];
  let silent = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (SILENT.has(name)) silent += 1;
      else if (BREAKS.has(name)) parts.push(' ');
      // Hashtags and mentions are links into the platform itself.
      if (name === 'a' && attributes.href && !/\b(?:mention|hashtag)\b/.test(attributes.class ?? ''))
        links.push(attributes.href);
    },
    onclosetag: (name) => {
      if (SILENT.has(name)) silent -= 1;
      else if (BREAKS.has(name)) parts.push(' ');
    },
    ontext: (text) => void (silent === 0 && parts.push(text)),
  });
  parser.end(html.slice(0, MAX_INPUT));
  return { text: plainText(parts.join('')), links };
}

/** Text that is no HTML but may carry entities, on one line, without invisible characters, at most `max` characters. */
export function plainText(value: unknown, max: number = POST_LIMITS.content): string {
  if (typeof value !== 'string') return '';
  const input = value.slice(0, MAX_INPUT);
  const decoded = input.includes('&') ? decodeHTML(input) : input;
  const line = decoded.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  const cut = line.length <= max ? line : `${line.slice(0, max - 1)}…`;
  return cut.replace(LONE_SURROGATE, '\ufffd');
}

/** Web addresses only, without fragment, no two alike; `own` hosts are left out. */
export function webLinks(candidates: readonly unknown[], own: readonly string[] = []): string[] {
  const links = new Set<string>();
  for (const candidate of candidates.slice(0, 200)) {
    const url = typeof candidate === 'string' && candidate.length < 2000 ? URL.parse(candidate) : null;
    if (!url || !/^https?:$/.test(url.protocol) || own.includes(url.hostname)) continue;
    url.hash = '';
    links.add(url.href);
  }
  return [...links].slice(0, POST_LIMITS.links);
}

/** Addresses written out in running text. */
export const addressesIn = (text: string): string[] =>
  (text.slice(0, MAX_INPUT).match(/https?:\/\/[^\s<>"']{4,1000}/g) ?? []).map((url) => url.replace(/[).,;:!?]+$/, ''));

/** The text without the addresses in it. */
export const withoutAddresses = (text: string): string =>
  text
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
