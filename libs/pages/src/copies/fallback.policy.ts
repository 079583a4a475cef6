import { isReadable, type Article } from '@corroborate/domain';
import { tokenizeWords } from '@corroborate/text';
import { COPY_RULES } from '../pages.thresholds';

/** Kinds of copies, tried in this order until one is good enough. */
export type CopyKind = 'archive' | 'reader';

/**
 * Services to try for a page that could not be read. A wall does not rule out copies. A removed page is looked up in
 * the archive only, as a record of what was said. No copy is used if the site bans robots, the page is withheld for
 * legal reasons, or the server reported an error.
 */
export function selectCopyServices(live: Pick<Article, 'verdict' | 'httpStatus'>): readonly CopyKind[] {
  const { verdict, httpStatus } = live;
  if (isGone(live)) return ['archive'];
  const walled = ['challenge', 'paywall', 'login-wall', 'consent'].includes(verdict);
  return walled || (verdict === 'refused' && httpStatus === 403) ? ['archive', 'reader'] : [];
}

/** Based on the HTTP status: a page whose text merely looks like an error may exist at another URL. */
const isGone = ({ verdict, httpStatus }: Pick<Article, 'verdict' | 'httpStatus'>): boolean =>
  verdict === 'gone' && (httpStatus === 404 || httpStatus === 410);

/** URL of the page itself, not of a login or consent page in front of it. */
export function originalAddress(live: Pick<Article, 'verdict' | 'url' | 'finalUrl'>): string {
  return live.verdict === 'login-wall' || live.verdict === 'consent' ? live.url : live.finalUrl;
}

/** Why a copy may not replace the page; null if it may. */
export function whyCopyRejected(live: Article, copy: Article): string | null {
  if (!isReadable(copy.verdict)) return `it shows no article (${copy.verdict})`;
  if (live.verdict !== 'paywall') return null;
  if (copy.verdict !== 'complete') return 'it has only part of the paywalled article';
  return isSameStory(live.title, copy.title) ? null : 'it shows a different story at the same URL';
}

function isSameStory(live: string, copy: string): boolean {
  const wanted = wordsOf(live);
  if (wanted.size < 3) return true;
  const shared = [...wordsOf(copy)].filter((word) => wanted.has(word)).length;
  return shared >= wanted.size * COPY_RULES.sameTitleShare;
}
const wordsOf = (text: string): Set<string> =>
  new Set(tokenizeWords(text).flatMap(({ folded }) => (folded.length > 2 ? [folded] : [])));

/** The copy, with notices from the live page, so that a correction is not lost behind a wall. */
export function mergeArchivedCopy(live: Article, copy: Article): Article {
  const seen = new Set(copy.steering.map(({ quote }) => quote));
  return {
    ...copy,
    ...(isGone(live) ? withdrawnOutcome(live, copy) : replacedOutcome(live, copy)),
    notices: [...new Set([...copy.notices, ...live.notices])],
    steering: [...copy.steering, ...live.steering.filter(({ quote }) => !seen.has(quote))],
    claimReviews: copy.claimReviews.length > 0 ? copy.claimReviews : live.claimReviews,
    fetchedAt: live.fetchedAt,
  };
}

type ReadOutcome = Pick<Article, 'verdict' | 'verdictReason' | 'httpStatus'>;

function replacedOutcome(live: Article, copy: Article): ReadOutcome {
  const why = `The live page could not be read (${live.verdict}): ${live.verdictReason}`;
  return {
    verdict: copy.verdict,
    verdictReason: `${copy.verdictReason} ${why}`,
    httpStatus: copy.httpStatus,
  };
}

/** The outlet may have retracted the report, so the copy only shows what was said; its verdict stays unreadable. */
function withdrawnOutcome({ verdict, verdictReason, httpStatus }: Article, copy: Article): ReadOutcome {
  const kept = 'Kept as a record only: a page its own site no longer shows is not evidence.';
  return { verdict, verdictReason: `${verdictReason} ${copy.verdictReason} ${kept}`, httpStatus };
}
