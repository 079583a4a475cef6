import { memoizeByObject } from '@corroborate/domain';
import { collapseWhitespace } from '@corroborate/text';
import { findMeta } from '../markup/meta.reader';
import type { PageScan, TextBlock } from '../markup/scan.types';

/** Position of the page's headline. */
export interface Headline extends Pick<TextBlock, 'order' | 'region'> {
  /** True if the heading matches the declared title; otherwise it is the most likely heading. */
  named: boolean;
}

/** Minimum number of equal characters for two titles to match. */
const SAME_TITLE_CHARS = 16;

/**
 * The heading that repeats the declared title, wherever the template puts it (also in page headers and boxes named
 * “teaser”); otherwise the first main heading of the content.
 */
export const getDateHeadline = memoizeByObject(findHeadline);

function findHeadline(scan: PageScan): Headline | null {
  const titles = declaredTitles(scan);
  const wholes = titles.map(titleKey);
  const shown = scan.headings.filter(
    (h) => !h.hidden && h.region !== 'nav' && h.region !== 'dialog' && h.region !== 'comments',
  );
  // A list next to the story may contain the title too, in smaller headings.
  const bySize = shown.toSorted((a, b) => a.level - b.level);
  // The window title often ends with the site name, which may be a heading too, so its start is matched first.
  const named =
    bySize.find(matchesAnyTitle(wholes, hasSameStart)) ?? bySize.find(matchesAnyTitle(splitTitles(titles), hasSameEnd));
  if (named) return { order: named.order, named: true, region: named.region };
  const content = shown.filter((h) => h.region !== 'aside' && h.region !== 'footer');
  const best =
    content.find((h) => h.level === 1 && h.region !== 'header') ??
    content.find((h) => h.level === 1) ??
    content.find((h) => h.level === 2);
  return best ? { order: best.order, named: false, region: best.region } : null;
}

const matchesAnyTitle = (titles: string[], isSame: (title: string, heading: string) => boolean) => {
  return (heading: { text: string }): boolean => {
    const text = titleKey(heading.text);
    return titles.some((title) => isSame(title, text));
  };
};

/** Titles that the page declares: metadata and window title. */
export const declaredTitles = (scan: PageScan): string[] =>
  [findMeta(scan, 'og:title'), findMeta(scan, 'twitter:title'), scan.title]
    .map((title) => collapseWhitespace((title ?? '').slice(0, 400)))
    .filter((title) => title !== '');

/** Separator between the title and the name of the site or section. */
const TITLE_SEPARATOR = /\s[|–—·»-]{1,2}\s/;

const splitTitles = (titles: string[]): string[] =>
  titles.flatMap((title) => title.split(TITLE_SEPARATOR)).map(titleKey);

const areLongEnough = (title: string, heading: string) =>
  heading.length >= SAME_TITLE_CHARS && title.length >= SAME_TITLE_CHARS;

/** Compares the starts: a window title often ends with the outlet's name, and a heading is often shorter. */
const hasSameStart = (title: string, heading: string) =>
  areLongEnough(title, heading) && (title.startsWith(heading) || heading.startsWith(title));

/** Compares the ends: a heading may begin with a kicker or date, a title with a section. */
const hasSameEnd = (part: string, heading: string) =>
  areLongEnough(part, heading) && (part.endsWith(heading) || heading.endsWith(part));

const titleKey = (text: string): string =>
  collapseWhitespace(
    text
      .slice(0, 400)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' '),
  );
