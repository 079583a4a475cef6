import { getClaimStatement } from '@corroborate/domain';
import { REASONING } from '../reasoning.thresholds';
import { checkMatches, type MatchedPages, type ShownPage } from '../tasks/other-names.policy';
import type { NameMatches, PagesToMatch } from '../tasks/other-names.types';
import { findReadingExclusion } from '../guards/vouching/exclusions.policy';
import { isEarlierOnLead } from '../guards/vouching/gate.policy';
import { otherNamesTask } from './inquiry.tasks';
import type { NumberedPassage } from '../grounding/passages.policy';
import type { ModelSession } from './model.session';
import { pageParts } from '../notes/page-parts.policy';
import { toPageHead } from './page.reading';

/** Asks the critic, or else the first model, which pages report the story under other names. */
export async function matchNames(session: ModelSession, input: PagesToMatch): Promise<NameMatches> {
  const shown = selectShownPages(input);
  if (shown.pages.length === 0) return new Map();
  const statement = getClaimStatement(input.core);
  const task = otherNamesTask({ topic: input.topic, statement }, toHeads(shown), toPassages(shown));
  const answer = await session.ask(session.hasCritic ? 'critic' : 'first', task);
  if (!answer) return new Map();
  const { matches, dropped } = checkMatches(answer, shown, statement);
  session.tally.droppedQuotes += dropped;
  return matches;
}

const toHeads = ({ pages, reports }: MatchedPages) => ({
  pages: pages.map(({ id, page }) => ({ id, ...toPageHead(page.article) })),
  reports: reports.map(({ id, page }) => ({ id, ...toPageHead(page.article) })),
});

const toPassages = ({ pages, reports }: MatchedPages): NumberedPassage[] =>
  [...pages, ...reports].flatMap(({ passages }) => passages);

function selectShownPages({ pages, reports, leads }: PagesToMatch): MatchedPages {
  const allowed = pages.filter(({ overall, article }) => {
    const exclusion = findReadingExclusion({ overall, perClaim: [], sameEvent: { same: true, reasons: [] } });
    return exclusion === null || isEarlierOnLead(exclusion, { article, leads });
  });
  return {
    pages: allowed.slice(0, REASONING.maxMatchedPages).map((page, at) => toShownPage(page, `${at + 1}`)),
    reports: reports.slice(0, REASONING.maxMatchedReports).map((page, at) => toShownPage(page, `r${at + 1}`)),
  };
}

/** Passages are numbered within the case: `2.p7` is the seventh passage of the second page. */
function toShownPage<T extends PagesToMatch['reports'][number]>(page: T, id: string): ShownPage<T> {
  const [passages = []] = pageParts(page.article.text);
  const kept = passages.slice(0, REASONING.maxMatchedPassages);
  return { id, page, passages: kept.map((one) => ({ ...one, id: `${id}.${one.id}` })) };
}
