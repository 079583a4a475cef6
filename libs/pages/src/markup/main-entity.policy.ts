import { memoizeByObject } from '@corroborate/domain';
import { collapseWhitespace } from '@corroborate/text';
import { getHost, parseAddress, toSite } from '../address';
import { PAGE_LIMITS } from '../pages.thresholds';
import { isArticleNode, isPageNode, readNodeText, readNodeTexts, type JsonLdNode } from './json-ld.reader';

export interface PageIdentity {
  finalUrl: string;
  declaredUrls: (string | null)[];
  titles: string[];
}

/**
 * The JSON-LD article this page is about. Pages also contain articles they only link to (related stories, lists,
 * comments), whose dates and authors must never be used. An article qualifies if its URL or headline matches the page,
 * or if it is the only one and contradicts neither.
 */
export function mainArticle(nodes: JsonLdNode[], identity: PageIdentity): JsonLdNode | null {
  const page = keysOf(identity);
  const articles = nodes.filter(isArticleNode).slice(0, PAGE_LIMITS.maxJsonLdArticles);
  const byAddress = articles.filter((node) => addressesOf(node).some((a) => isThisPage(a, page)));
  const richest = pickRichest(byAddress);
  if (richest) return richest;
  const byHeadline = articles.filter((node) => matchesTitle(getNodeHeadline(node), page.titles));
  if (byHeadline.length > 0) return pickRichest(byHeadline);
  const listed = collectListed(nodes);
  const candidates = articles.filter(
    (node) => addressesOf(node).every((a) => !isOtherArticle(a, page)) && !listed.has(node),
  );
  return candidates.length === 1 && !hasDifferentTitle(candidates[0]!, page) ? candidates[0]! : null;
}

/** The WebPage object of this page. Less reliable than an article, because site builders add one to every page. */
export function mainPage(nodes: JsonLdNode[], identity: PageIdentity): JsonLdNode | null {
  const page = keysOf(identity);
  const pages = nodes
    .filter((node) => isPageNode(node) && !/website/i.test(String(readNodeText(node['@type']))))
    .slice(0, PAGE_LIMITS.maxJsonLdArticles);
  return (
    pages.find((node) => addressesOf(node).some((a) => isThisPage(a, page))) ?? (pages.length === 1 ? pages[0]! : null)
  );
}

/** Keys that articles are compared with, computed once. */
interface PageKeys {
  finalUrl: string;
  addresses: ReadonlySet<string>;
  titles: string[];
}

const keysOf = memoizeByObject(({ finalUrl, declaredUrls, titles }: PageIdentity): PageKeys => ({
  finalUrl,
  addresses: new Set(
    [...new Set([finalUrl, ...declaredUrls])].map((a) => pathKey(a, finalUrl)).filter((key) => key !== null),
  ),
  titles: titles.map((title) => titleKey(title.slice(0, MAX_HEADLINE))),
}));

/** Longer headlines are compared by their start. */
const MAX_HEADLINE = 1_000;

export const getNodeHeadline = (node: JsonLdNode): string =>
  collapseWhitespace(readNodeText(node.headline) ?? readNodeText(node.name) ?? '');

function addressesOf(node: JsonLdNode): string[] {
  return [
    ...readNodeTexts(node.url, '@id', 'url'),
    ...readNodeTexts(node['@id']),
    ...readNodeTexts(node.mainEntityOfPage, '@id', 'url'),
  ];
}

function isThisPage(address: string, page: PageKeys): boolean {
  const key = pathKey(address, page.finalUrl);
  return key !== null && key.length > 1 && page.addresses.has(key);
}

function isOtherArticle(address: string, page: PageKeys): boolean {
  const url = parseAddress(address, page.finalUrl);
  if (!url || url.pathname === '/') return false;
  const otherSite = toSite(url.hostname) !== toSite(getHost(page.finalUrl));
  return otherSite || !isThisPage(address, page);
}

/** Path without trailing slash, AMP marks and scheme, so that http/https and AMP versions match. */
function pathKey(address: string | null, base: string): string | null {
  const url = parseAddress(address, base);
  if (!url) return null;
  const path = url.pathname.replace(/\/(?:amp|index\.(?:html?|php))?$/i, '').replace(/\/+$/, '');
  const query = path === '' || /\.(?:php|asp|aspx|cgi|jsp)$/i.test(path) ? url.search : '';
  return path + query === '' ? null : `${toSite(url.hostname)}${path}${query}`.toLowerCase();
}

function matchesTitle(headline: string, titles: string[]): boolean {
  const key = titleKey(headline.slice(0, MAX_HEADLINE));
  if (key.length < 8) return false;
  return titles.some((other) => {
    return other === key || (other.length >= 16 && (other.startsWith(key) || key.startsWith(other)));
  });
}

function hasDifferentTitle(node: JsonLdNode, page: PageKeys): boolean {
  const headline = titleKey(getNodeHeadline(node).slice(0, MAX_HEADLINE));
  if (headline.length < 8 || page.titles.length === 0) return false;
  const words = new Set(headline.split(' '));
  return !page.titles.some((title) => {
    const other = title.split(' ');
    const shared = other.filter((word) => words.has(word)).length;
    return shared >= Math.min(words.size, other.length) * 0.5;
  });
}

const LIST_PROPERTIES = ['itemListElement', 'hasPart', 'mentions', 'relatedLink', 'citation', 'isBasedOn', 'blogPost'];

/** Members of a list, or of another article's `hasPart`/`mentions`, are stories the page links to. */
function collectListed(nodes: JsonLdNode[]): ReadonlySet<unknown> {
  const listed = new Set<unknown>();
  const waiting: unknown[] = nodes.flatMap((node) => LIST_PROPERTIES.map((key) => node[key]));
  for (let at = 0; at < waiting.length; at += 1) {
    const value = waiting[at];
    if (Array.isArray(value)) for (const item of value) waiting.push(item);
    else if (value !== null && typeof value === 'object') listed.add(value).add((value as JsonLdNode).item);
  }
  return listed;
}

const titleKey = (title: string): string =>
  collapseWhitespace(
    title
      .toLowerCase()
      .replace(/&[a-z]+;/g, ' ')
      .replace(/[^\p{L}\p{N}]+/gu, ' '),
  );

function pickRichest(nodes: JsonLdNode[]): JsonLdNode | null {
  let best: JsonLdNode | null = null;
  for (const node of nodes) if (!best || richness(node) > richness(best)) best = node;
  return best;
}
const richness = (node: JsonLdNode): number =>
  (node.datePublished ? 10 : 0) + (node.headline ? 5 : 0) + Object.keys(node).length / 100;
