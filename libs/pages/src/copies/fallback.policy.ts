import { isReadable, type Article } from '@corroborate/domain';
import { words } from '@corroborate/text';
import { COPY_RULES } from '../pages.thresholds';

/** Copies that may be looked for; in this order, until one is good enough. */
export type CopyKind = 'archive' | 'reader';

/**
 * Who may be asked for a copy of what could not be read. A wall before the page may not stand before a copy. What is
 * gone is looked for in the archive alone, as a record of what was said. Nobody is asked where the site keeps robots
 * off or the law keeps the page back, and an ill server is no reason to go elsewhere.
 */
export function copiesFor(live: Pick<Article, 'verdict' | 'httpStatus'>): readonly CopyKind[] {
  const { verdict, httpStatus } = live;
  if (isGone(live)) return ['archive'];
  const walled = ['challenge', 'paywall', 'login-wall', 'consent'].includes(verdict);
  return walled || (verdict === 'refused' && httpStatus === 403) ? ['archive', 'reader'] : [];
}

/** The server itself says so; a page that only sounds like it may have answered from another address. */
const isGone = ({ verdict, httpStatus }: Pick<Article, 'verdict' | 'httpStatus'>): boolean =>
  verdict === 'gone' && (httpStatus === 404 || httpStatus === 410);

/** The page's own address: login and consent pages answer from theirs. */
export function ownAddress(live: Pick<Article, 'verdict' | 'url' | 'finalUrl'>): string {
  return live.verdict === 'login-wall' || live.verdict === 'consent' ? live.url : live.finalUrl;
}

/** Why a copy may not stand for the page; null when it may. */
export function objection(live: Article, copy: Article): string | null {
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
  new Set(words(text).flatMap(({ folded }) => (folded.length > 2 ? [folded] : [])));

/** The copy, with what the live page says about itself today: a correction must not be lost behind its wall. */
export function mergeArchivedCopy(live: Article, copy: Article): Article {
  const seen = new Set(copy.steering.map(({ quote }) => quote));
  return {
    ...copy,
    ...(isGone(live) ? withdrawn(live, copy) : readInstead(live, copy)),
    notices: [...new Set([...copy.notices, ...live.notices])],
    steering: [...copy.steering, ...live.steering.filter(({ quote }) => !seen.has(quote))],
    claimReviews: copy.claimReviews.length > 0 ? copy.claimReviews : live.claimReviews,
    fetchedAt: live.fetchedAt,
  };
}

type Reading = Pick<Article, 'verdict' | 'verdictReason' | 'httpStatus'>;

function readInstead(live: Article, copy: Article): Reading {
  const why = `The live page could not be read (${live.verdict}): ${live.verdictReason}`;
  return {
    verdict: copy.verdict,
    verdictReason: `${copy.verdictReason} ${why}`,
    httpStatus: copy.httpStatus,
  };
}

/** An outlet may have taken the report back, so the copy tells what was said and stays as good as unread. */
function withdrawn({ verdict, verdictReason, httpStatus }: Article, copy: Article): Reading {
  const kept = 'Kept as a record only: a page its own site no longer shows is not evidence.';
  return { verdict, verdictReason: `${verdictReason} ${copy.verdictReason} ${kept}`, httpStatus };
}
