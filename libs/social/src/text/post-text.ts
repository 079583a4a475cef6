import { truncate, decodeEntities, oneLine, htmlToVisibleText, removeInvisible } from '@corroborate/text';
import { POST_LIMITS } from '../social.thresholds';

const MAX_INPUT_CHARS = 40_000;

/** Visible text and links of an HTML post. */
export function readHtml(html: unknown): { text: string; links: string[] } {
  if (typeof html !== 'string') return { text: '', links: [] };
  const links: string[] = [];
  const text = htmlToVisibleText(html.slice(0, MAX_INPUT_CHARS), (name, attributes) => {
    // Hashtags and mentions link within the platform itself.
    if (name === 'a' && attributes.href && !/\b(?:mention|hashtag)\b/.test(attributes.class ?? ''))
      links.push(attributes.href);
  });
  return { text: postText(text), links };
}

/** Plain text that may contain entities: on one line, without invisible characters, at most `max` characters. */
export function postText(value: unknown, max: number = POST_LIMITS.content): string {
  if (typeof value !== 'string') return '';
  return truncate(oneLine(removeInvisible(decodeEntities(value.slice(0, MAX_INPUT_CHARS)))), max).toWellFormed();
}

/** Unique web URLs without fragments; `own` hosts are excluded. */
export function webLinks(candidates: readonly unknown[], own: readonly string[] = []): string[] {
  const links = new Set<string>();
  for (const candidate of candidates.slice(0, 200)) {
    const url = typeof candidate === 'string' && candidate.length < 2000 ? URL.parse(candidate) : null;
    if (!url || !/^https?:$/.test(url.protocol) || own.includes(url.host)) continue;
    url.hash = '';
    links.add(url.href);
  }
  return [...links].slice(0, POST_LIMITS.links);
}

/** URLs in running text. */
export const findAddresses = (text: string): string[] =>
  (text.slice(0, MAX_INPUT_CHARS).match(/https?:\/\/[^\s<>"']{4,1000}/g) ?? []).map((url) =>
    url.replace(/[).,;:!?]+$/, ''),
  );
