import { isReadable, type Claim } from '@corroborate/domain';
import { reasonOf, type Judge } from '../judging';
import type { Assessment } from '../stage.types';
import type { OpenedPage } from './opened-pages.service';
import type { StageInput } from './stage';

/** By what a page is told in short, and who is told. */
export interface CardTelling {
  input: Pick<StageInput, 'topic' | 'report'>;
  claims: Claim[];
  judge: Judge;
}

/**
 * Tells of each page in short as soon as it has been judged, and how many of how many that were: “3 of 14”. A page on
 * which this takes too long is told of without a summary.
 */
export function cardTeller(
  { input, claims, judge }: CardTelling,
  openedPages: readonly OpenedPage[],
): (opened: OpenedPage, assessment: Assessment) => Promise<void> {
  const counted = openedPages.filter(({ article, isTopicPage }) => !isTopicPage && isReadable(article.verdict));
  let at = 0;
  return async (opened, { overall: stance }) => {
    if (!counted.includes(opened)) return;
    const { page, article, profile } = opened;
    const { topic } = input;
    const card = await judge.ask('card', { topic, claims, article, stance }).catch((fault: unknown) => {
      reasonOf(fault);
      return null;
    });
    at += 1;
    await input.report('source.summarised', {
      at,
      of: counted.length,
      source_id: page.sourceId,
      url: article.finalUrl,
      title: article.title,
      name: profile.name,
      published: article.published?.value ?? null,
      stance: stance.stance,
      stars: profile.stars,
      lean: profile.lean ?? null,
      key_finding: card?.keyFinding?.text ?? null,
      summary: card?.summary ?? null,
      leads: (card?.keyClaims ?? []).filter(({ claimId }) => claimId === null).map(({ text }) => text),
    });
  };
}
