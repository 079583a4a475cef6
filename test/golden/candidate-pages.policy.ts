import { getPrintedTitle, type Topic } from '@corroborate/domain';
import type { GoldenPage } from './world.pages';

/** As many pages as a round reads, and some that no search would have listed. */
const PAGES_A_TOPIC = 40;
const WORD = /\p{L}{4,}|\p{N}{2,}/gu;
const STEM_LENGTH = 6;

/**
 * The pages of a world that share most words with a topic, by address where they share as many. On purpose a measure of
 * its own: the judged pages must stay the same when the product's search or its text tools change.
 */
export function candidatePages(topic: Topic, pages: GoldenPage[]): GoldenPage[] {
  const wanted = stems(`${topic.title} ${topic.location ?? ''} ${topic.entities.join(' ')}`);
  const ranked = pages.map((page) => ({ page, shared: sharedWith(wanted, page) })).filter(({ shared }) => shared > 1);
  ranked.sort((a, b) => b.shared - a.shared || a.page.id - b.page.id);
  return ranked
    .slice(0, PAGES_A_TOPIC)
    .map(({ page }) => page)
    .sort((a, b) => a.id - b.id);
}

const stems = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(WORD) ?? []).map((word) => word.slice(0, STEM_LENGTH)));

const known = new WeakMap<GoldenPage, Set<string>>();

function sharedWith(wanted: Set<string>, page: GoldenPage): number {
  const found = known.get(page) ?? stems(`${getPrintedTitle(page.article)} ${page.article.text}`);
  known.set(page, found);
  return [...wanted].filter((stem) => found.has(stem)).length;
}
