import { readJsonLd, textOf, typesOf, type JsonLdNode } from '../markup/json-ld.reader';
import type { PageScan } from '../markup/scan.types';

/**
 * Types that can have a page of their own without being an article. Dates of events, products and people mean something
 * else.
 */
const NON_ARTICLE_WORK =
  /^(?:creativework|howto|recipe|videoobject|podcastepisode|discussionforumposting|question|quiz|dataset|course)$/i;

/**
 * For pages without an article: the only work with a publication date. Null if there are several, because they form a
 * list.
 */
export function findOtherWork(scan: PageScan): JsonLdNode | null {
  if (!scan.jsonLd.some((script) => script.includes('datePublished'))) return null;
  const works = readJsonLd(scan.jsonLd).filter(
    (node) =>
      typesOf(node).some((type) => NON_ARTICLE_WORK.test(type)) && textOf(node.datePublished, '@value') !== null,
  );
  return works.length === 1 ? works[0]! : null;
}
