import { readJsonLd, textOf, typesOf, type JsonLdNode } from '../markup/json-ld.reader';
import type { PageScan } from '../markup/scan.types';

/** Works that are a page of their own without being an article. Events, products and people have other dates. */
const WORK =
  /^(?:creativework|howto|recipe|videoobject|podcastepisode|discussionforumposting|question|quiz|dataset|course)$/i;

/**
 * Where a page declares no article: the one work on it that tells its publication. Two of them are a list,
 * and nobody can say which of the two is the page.
 */
export function lesserWork(scan: PageScan): JsonLdNode | null {
  if (!scan.jsonLd.some((script) => script.includes('datePublished'))) return null;
  const works = readJsonLd(scan.jsonLd).filter(
    (node) => typesOf(node).some((type) => WORK.test(type)) && textOf(node.datePublished, '@value') !== null,
  );
  return works.length === 1 ? works[0]! : null;
}
