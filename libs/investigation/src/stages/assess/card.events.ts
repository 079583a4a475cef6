import { isReadable } from '@corroborate/domain';
import { shownQuote } from '@corroborate/report';
import type { Assessment } from '../stage.types';
import type { OpenedPage } from '../read/opened-pages.service';
import type { StageInput } from '../stage';

/** Reports each page as soon as it has been judged, and how many of how many that were: “3 of 14”. */
export function cardTeller(
  input: Pick<StageInput, 'report'>,
  openedPages: readonly OpenedPage[],
): (opened: OpenedPage, assessment: Assessment) => Promise<void> {
  const counted = openedPages.filter(({ article, isTopicPage }) => !isTopicPage && isReadable(article.verdict));
  let at = 0;
  return async (opened, { overall: { stance, passage } }) => {
    if (!counted.includes(opened)) return;
    const { page, article, profile } = opened;
    at += 1;
    await input.report('source.summarised', {
      at,
      of: counted.length,
      source_id: page.sourceId,
      url: article.finalUrl,
      title: article.title,
      name: profile.name,
      published: article.published?.value ?? null,
      stance,
      stars: profile.stars,
      lean: profile.lean ?? null,
      key_finding: passage && shownQuote(passage.quote),
    });
  };
}
