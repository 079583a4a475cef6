import { found, nothingFound, siteOf, type Outcome, type PictureMatch } from '@corroborate/domain';
import { plainText } from '@corroborate/text';

/** Pages told of one picture. */
export const MOST_MATCHES = 20;
/** Longest title, in characters, and longest address. */
const LONGEST = { title: 200, address: 2_000 } as const;

/** A match as an engine words it; nothing of it is trusted. */
export interface RawMatch {
  pageUrl: unknown;
  title?: unknown;
  firstSeen?: unknown;
  whole: boolean;
}

/** What an engine found: each page once, the earliest first, those without a day last. */
export function matchesOutcome(raw: readonly RawMatch[]): Outcome<PictureMatch[]> {
  const byPage = new Map<string, PictureMatch>();
  for (const match of raw.map(matchOf)) {
    const known = match && byPage.get(match.pageUrl);
    if (match && (!known || dayOf(match) < dayOf(known))) byPage.set(match.pageUrl, match);
  }
  const matches = [...byPage.values()].toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  return matches.length > 0 ? found(matches.slice(0, MOST_MATCHES)) : nothingFound('It is on no page the engine knows');
}

/** None is after every day. */
const dayOf = ({ firstSeen }: PictureMatch): string => firstSeen ?? '9999-99-99';

function matchOf({ pageUrl, title, firstSeen, whole }: RawMatch): PictureMatch | null {
  const url = typeof pageUrl === 'string' && pageUrl.length <= LONGEST.address ? URL.parse(pageUrl) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return {
    ...{ site: siteOf(url.href), pageUrl: url.href, whole },
    // Some have markup in them.
    title: plainText(title, LONGEST.title) || null,
    firstSeen: isDay(firstSeen) ? firstSeen : null,
  };
}

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
