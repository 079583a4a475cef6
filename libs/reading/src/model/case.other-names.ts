import { getClaimStatement } from '@corroborate/domain';
import { REASONING } from '../reasoning.thresholds';
import { checkMatches, type MatchedPage } from '../tasks/other-names.policy';
import type { NameMatches, PagesToMatch } from '../tasks/other-names.types';
import { findReadingExclusion } from '../guards/vouching/exclusions.policy';
import { otherNamesTask } from './inquiry.tasks';
import type { ModelSession } from './model.session';
import { pageParts } from '../notes/page-parts.policy';
import { toPageHead } from './page.reading';

/** Asks the critic, or else the first model, which pages report the story under other names. */
export async function matchNames(session: ModelSession, input: PagesToMatch): Promise<NameMatches> {
  const shown = shownPages(input);
  if (shown.length === 0) return new Map();
  const statement = getClaimStatement(input.core);
  const pageHeads = shown.map(({ id, page }) => ({ id, ...toPageHead(page.article) }));
  const task = otherNamesTask(
    { topic: input.topic, statement },
    pageHeads,
    shown.flatMap(({ passages }) => passages),
  );
  const answer = await session.ask(session.hasCritic ? 'critic' : 'first', task);
  if (!answer) return new Map();
  const { matches, dropped } = checkMatches(answer, shown, statement);
  session.tally.droppedQuotes += dropped;
  return matches;
}

/** Passages are numbered within the case: `2.p7` is the seventh passage of the second page. */
function shownPages({ pages }: PagesToMatch): MatchedPage[] {
  return pages
    .filter(
      ({ overall }) => findReadingExclusion({ overall, perClaim: [], sameEvent: { same: true, reasons: [] } }) === null,
    )
    .slice(0, REASONING.maxMatchedPages)
    .map((page, at) => {
      const id = String(at + 1);
      const [passages = []] = pageParts(page.article.text);
      const kept = passages.slice(0, REASONING.maxMatchedPassages);
      return { id, page, passages: kept.map((one) => ({ ...one, id: `${id}.${one.id}` })) };
    });
}
