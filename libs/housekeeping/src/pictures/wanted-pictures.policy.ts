import type { Article, DateRecord, ShownPicture } from '@corroborate/domain';
import type { SourceUse } from '@corroborate/db';

/** A page whose pictures are looked at. */
export interface PicturedPage extends Pick<ShownPicture, 'sourceId' | 'site' | 'pageUrl' | 'pageDay'> {
  urls: string[];
}

export interface PicturesToFind {
  uses: readonly Pick<SourceUse, 'sourceId' | 'counts' | 'stance' | 'isTopicPage' | 'published'>[];
  pages: ReadonlyMap<number, Pick<Article, 'site' | 'finalUrl' | 'leadImages' | 'published'>>;
  /** Sources that were looked at before. */
  seen: ReadonlySet<number>;
}

/** Pages of one case; a story that more report is not told apart by their pictures. */
const MOST_PAGES = 12;

/** Those that count first, then those that dispute. What neither does is left alone, and so is the story itself. */
export function wantedPictures({ uses, pages, seen }: PicturesToFind): PicturedPage[] {
  const telling = uses.filter(({ isTopicPage }) => !isTopicPage);
  const counted = telling.filter(({ counts }) => counts === true);
  const disputing = telling.filter(({ counts, stance }) => counts !== true && stance === 'disputes');
  return [...counted, ...disputing]
    .slice(0, MOST_PAGES)
    .filter(({ sourceId }) => !seen.has(sourceId))
    .flatMap(({ sourceId, published }) => {
      const page = pages.get(sourceId);
      if (!page?.leadImages) return [];
      const { site, finalUrl: pageUrl, leadImages: urls } = page;
      const pageDay = dayOf(published ?? page.published);
      return { sourceId, site, pageUrl, pageDay, urls };
    });
}

/** A month is no day. */
const dayOf = (date: DateRecord | null): string | null =>
  date && date.precision !== 'month' && date.precision !== 'year' ? date.value.slice(0, 10) : null;
