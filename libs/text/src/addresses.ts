/**
 * With a scheme, with `www.`, a host with a path, or of mail. A bare host such as `Booking.com` may be a name and
 * stays.
 */
const ADDRESSES = [
  /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s<>"“”)\]]*/gi,
  /\bwww\.[^\s<>"“”)\]]+/gi,
  /[^\s@<>"“”()]{1,64}@[\p{L}\d-]{1,63}\.[\p{L}\d.-]{2,100}/gu,
  /(?<![\p{L}\d.@-])(?:[\p{L}\d-]{1,63}\.){1,4}\p{L}{2,24}\/[^\s<>"“”)\]]*/gu,
];

/** The words alone: what asks in words must not ask for parts of addresses. */
export const withoutAddresses = (text: string): string =>
  ADDRESSES.reduce((rest, address) => rest.replace(address, ' '), text)
    .replace(/[ \t]*\(\s*\)/g, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();

/** The fields of a topic that queries are made of. */
interface Worded {
  title: string;
  summary: string | null;
  articleText: string | null;
  location: string | null;
  entities: string[];
}

/** Longest text in which addresses are searched for; no one makes queries of what comes later. */
const MOST_TEXT = 20_000;
const worded = (text: string): string => withoutAddresses(text.slice(0, MOST_TEXT));

/**
 * The topic as queries are made of it. Its own address and those of its plan stay where they are: they are asked for as
 * addresses.
 */
export function inWords<T extends Worded>(topic: T): T {
  const { title, summary, articleText, location, entities } = topic;
  const given = (text: string | null) => text && worded(text);
  return {
    ...topic,
    title: worded(title),
    summary: given(summary),
    articleText: given(articleText),
    location: given(location),
    entities: entities.map(worded).filter(Boolean),
  };
}

/**
 * Publishers put headlines into addresses: `…/lokales/bridge-closed-after-crack-7712.html`. Fewer words than this are a
 * section or a number.
 */
const HEADLINE_WORDS = 3;

/** The words of a headline that an address has in it; empty if there are none. */
export function headlineIn(address: string): string {
  const parts = (URL.parse(address)?.pathname ?? '').slice(0, 2_000).split('/').map(wordsOfPart);
  const [longest = []] = parts.sort((a, b) => b.length - a.length);
  return longest.length < HEADLINE_WORDS ? '' : longest.join(' ');
}

const wordsOfPart = (part: string): string[] =>
  readable(part)
    .replace(/\.[a-z]{2,5}$/i, '')
    .split(/[-_+\s]+/)
    .filter((word) => /^\p{L}{2,30}$/u.test(word));

/** As a browser would show it; what is no encoding stays as it is. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
