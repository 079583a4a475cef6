import { isSubmittedHost, isReadable, pluralize } from '@corroborate/domain';
import type { ReadPage } from '../stage.types';

/** Losses: relevant pages that could not be read, grouped by site. */
export function describeUnreadPages(pages: ReadPage[]): string[] {
  const lost = pages.filter((page) => !isReadable(page.verdict) && page.verdict !== 'gone');
  return [...Map.groupBy(lost, ({ site }) => site)].map(([site, pages]) => describeUnreadSite(site, pages));
}

const UNREAD_LOSS = /^(a|\d{1,6}) (page|document)s? (of (?:\S{1,260}|your own)) could not be read( \(.{1,2000}\))?$/s;

/**
 * Merges losses of several rounds that concern one site and one reason, because “a page …, 2 pages …” reads like two
 * sites.
 */
export function mergeUnreadLosses(losses: readonly string[]): string[] {
  const read = losses.map((loss) => ({ loss, match: UNREAD_LOSS.exec(loss) }));
  const kept = [...new Set(read.map(({ loss, match }) => (match ? match.slice(2).join('|') : loss)))];
  return kept.flatMap((key) => {
    const same = read.filter(({ loss, match }) => (match ? match.slice(2).join('|') : loss) === key);
    const [first] = same;
    if (!first?.match || same.length === 1) return first ? [first.loss] : [];
    const [, , one = '', owner = '', why = ''] = first.match;
    const lost = new Set(same.map(({ loss }) => loss));
    const pages = [...lost].reduce((sum, loss) => sum + Number(/^\d+/.exec(loss)?.[0] ?? 1), 0);
    return [`${pluralize(pages, one)} ${owner} could not be read${why}`];
  });
}

/** Describes all unread pages of a site, with each reason once. */
function describeUnreadSite(site: string, pages: readonly ReadPage[]): string {
  const [one, owner] = isSubmittedHost(site) ? ['document', 'of your own'] : ['page', `of ${site}`];
  const what = pages.length === 1 ? `a ${one}` : pluralize(pages.length, one);
  const reasons = new Set(pages.map(({ verdict, reason }) => `${verdict}: ${reason.replace(/\.$/, '')}`));
  return `${what} ${owner} could not be read (${[...reasons].join('; ')})`;
}
