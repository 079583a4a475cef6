/**
 * URLs with a scheme, with `www.`, hosts with a path, and email addresses. A bare host such as `Booking.com` may be a
 * name and is kept.
 */
const ADDRESSES = [
  /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s<>"“”)\]]*/gi,
  /\bwww\.[^\s<>"“”)\]]+/gi,
  /[^\s@<>"“”()]{1,64}@[\p{L}\d-]{1,63}\.[\p{L}\d.-]{2,100}/gu,
  /(?<![\p{L}\d.@-])(?:[\p{L}\d-]{1,63}\.){1,4}\p{L}{2,24}\/[^\s<>"“”)\]]*/gu,
];

/** The text without URLs, so that queries contain no URL fragments. */
export const removeUrls = (text: string): string =>
  ADDRESSES.reduce((rest, address) => rest.replace(address, ' '), text)
    .replace(/[ \t]*\(\s*\)/g, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();

/** The topic fields from which queries are built. */
interface QueryTextFields {
  title: string;
  summary: string | null;
  articleText: string | null;
  location: string | null;
  entities: string[];
}

/** Maximum text length searched for URLs; queries never use later text. */
const MAX_TEXT = 20_000;
const toQueryText = (text: string): string => removeUrls(text.slice(0, MAX_TEXT));

/**
 * The topic with URLs removed from its query text. Its own URL and those in its source plan are kept, because they are
 * queried as URLs.
 */
export function withoutUrls<T extends QueryTextFields>(topic: T): T {
  const { title, summary, articleText, location, entities } = topic;
  const given = (text: string | null) => text && toQueryText(text);
  return {
    ...topic,
    title: toQueryText(title),
    summary: given(summary),
    articleText: given(articleText),
    location: given(location),
    entities: entities.map(toQueryText).filter(Boolean),
  };
}

/**
 * Publishers put headlines into URLs: `…/lokales/bridge-closed-after-crack-7712.html`. A part with fewer words than
 * this is a section or a number.
 */
const HEADLINE_WORDS = 3;

/** Headline words in a URL path; empty if none. */
export function headlineFromUrl(address: string): string {
  const parts = (URL.parse(address)?.pathname ?? '').slice(0, 2_000).split('/').map(splitSlug);
  const [longest = []] = parts.sort((a, b) => b.length - a.length);
  return longest.length < HEADLINE_WORDS ? '' : longest.join(' ');
}

const splitSlug = (part: string): string[] =>
  decodeOrKeep(part)
    .replace(/\.[a-z]{2,5}$/i, '')
    .split(/[-_+\s]+/)
    .filter((word) => /^\p{L}{2,30}$/u.test(word));

/** Percent-decodes part of a URL; invalid encodings are kept. */
export function decodeOrKeep(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
