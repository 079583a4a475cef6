import type { OutletFacts, AboutPageKind } from '@corroborate/domain';
import { lexicon, collapseWhitespace } from '@corroborate/text';
import { cleanAddress, getHost, parseAddress, toSite } from './address';
import { readNodeText, getNodeTypes, type JsonLdNode, type PageMarkup } from './markup/json-ld.reader';
import type { PageScan, Region } from './markup/scan.types';
import { OUTLET_PAGE_RULES, PAGE_LIMITS } from './pages.thresholds';

type AboutPage = OutletFacts['pages'][number];

/** What a page says about its outlet. Pages on other sites are ignored. */
export function readOutletFacts({ scan, main, nodes, base }: PageMarkup, finalUrl: string): OutletFacts {
  const site = toSite(getHost(finalUrl));
  const own = (address: string | null): string | null => toOwnPage(address, base, site);
  const publisher = publisherOf(main, nodes, (url) => url !== null && toSite(getHost(url)) === site);
  const found = new Map<AboutPageKind, AboutPage>();
  const keep = (kind: AboutPageKind | null, url: string | null, from: AboutPage['from']) => {
    if (kind && url && !found.has(kind)) found.set(kind, { kind, url, from });
  };
  for (const [property, kind] of POLICY_PROPERTIES)
    if (publisher) keep(kind, own(readNodeText(publisher[property], 'url', '@id')), 'markup');
  // In reverse, because footers come last and are the most reliable.
  for (const link of candidateLinks(scan).toReversed()) {
    if (found.size === OUTLET_PAGE_RULES.kinds) break;
    const kind = kindOf(link.href, link.text);
    if (kind && !found.has(kind) && isInFrame(link)) keep(kind, own(link.href), 'frame');
  }
  return { pages: [...found.values()], founded: publisher ? yearOf(readNodeText(publisher.foundingDate)) : null };
}

/**
 * Regions that frame the page: stories are linked from everywhere, but pages about the outlet from parts common to all
 * pages.
 */
const FRAME_REGIONS: ReadonlySet<Region> = new Set(['header', 'footer', 'nav', 'other']);
const isInFrame = ({ place }: PageScan['shortLinks'][number]): boolean =>
  !place.hidden && FRAME_REGIONS.has(place.region);

/** Of pages with very many links, only the first ones in the frame. */
const candidateLinks = ({ shortLinks }: PageScan): PageScan['shortLinks'] =>
  shortLinks.length > PAGE_LIMITS.maxFrameLinks
    ? shortLinks.filter(isInFrame).slice(0, PAGE_LIMITS.maxFrameLinks)
    : shortLinks;

/** schema.org NewsMediaOrganization properties with a URL. */
const POLICY_PROPERTIES: [property: string, kind: AboutPageKind][] = [
  ['ethicsPolicy', 'standards'],
  ['publishingPrinciples', 'standards'],
  ['verificationFactCheckingPolicy', 'standards'],
  ['unnamedSourcesPolicy', 'standards'],
  ['correctionsPolicy', 'corrections'],
  ['actionableFeedbackPolicy', 'corrections'],
  ['masthead', 'masthead'],
  ['ownershipFundingInfo', 'ownership'],
];

/** The article's publisher; otherwise the only organization on the page with a URL on this site. */
function publisherOf(
  main: JsonLdNode | null,
  nodes: JsonLdNode[],
  isOwnUrl: (url: string | null) => boolean,
): JsonLdNode | null {
  const named = main?.publisher ?? main?.sourceOrganization;
  const id = readNodeText(named, '@id');
  const direct = Array.isArray(named) ? (named as unknown[])[0] : named;
  const organisations = nodes.filter((node) => getNodeTypes(node).some((type) => ORGANISATION.test(type)));
  // An `@id` reference is resolved elsewhere in the graph.
  const full = id ? organisations.find((node) => node['@id'] === id && Object.keys(node).length > 2) : null;
  if (full) return full;
  if (direct !== null && typeof direct === 'object' && Object.keys(direct).length > 2) return direct as JsonLdNode;
  return organisations.find((node) => isOwnUrl(readNodeText(node.url, '@id'))) ?? null;
}
const ORGANISATION = /^(?:NewsMedia|Media)?Organi[sz]ation$|^Newspaper$|^(?:Radio|Television)Station$/i;

/** A URL on the page's own site, if short enough for a page about the outlet; otherwise null. */
function toOwnPage(address: string | null, base: string, site: string): string | null {
  const url = address === null ? null : parseAddress(address, base);
  if (!url || toSite(url.hostname) !== site || url.pathname.length > OUTLET_PAGE_RULES.maxPath) return null;
  const depth = url.pathname.split('/').filter(Boolean).length;
  return depth > OUTLET_PAGE_RULES.maxDepth || (depth === 0 && url.search === '') ? null : cleanAddress(url);
}

const yearOf = (text: string | null): number | null => {
  const year = Number(/^\s*(\d{4})(?!\d)/.exec(text ?? '')?.[1] ?? NaN);
  return year >= OUTLET_PAGE_RULES.earliestFounded && year <= OUTLET_PAGE_RULES.latestFounded ? year : null;
};

/** Kind of page, recognized by the last words of the path or by the whole link text. */
function kindOf(href: string, linkText: string): AboutPageKind | null {
  const path = href
    .replace(/[?#].*$/, '')
    .replace(/\.\w{2,5}$|\/+$/g, '')
    .toLowerCase();
  const tail = path.slice(path.lastIndexOf('/') + 1);
  const text = collapseWhitespace(linkText).toLowerCase();
  if (tail.length > OUTLET_PAGE_RULES.maxTail && text.length > OUTLET_PAGE_RULES.maxText) return null;
  if (!(tail.length <= OUTLET_PAGE_RULES.maxTail && ANY_PAGE_PATH.test(tail)) && !ANY_LINK_TEXT.test(text)) return null;
  for (const { kind, paths, texts } of PAGE_KINDS) {
    if (tail.length <= OUTLET_PAGE_RULES.maxTail && paths.test(tail)) return kind;
    if (text !== '' && text.length <= OUTLET_PAGE_RULES.maxText && texts.test(text)) return kind;
  }
  return null;
}

/** "About" is last, because specific pages say more than general ones. */
const PAGE_KINDS = (
  ['corrections', 'standards', 'ownership', 'imprint', 'masthead', 'about', 'contact'] satisfies AboutPageKind[]
).map((kind) => ({
  kind,
  paths: lexicon('any', 'house-pages', `${kind}-path`).pattern,
  texts: lexicon('any', 'house-pages', `${kind}-link`).pattern,
}));
/** Combined pattern for all kinds; most links match none. */
const combinePatterns = (patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), patterns[0]!.flags);
const ANY_PAGE_PATH = combinePatterns(PAGE_KINDS.map(({ paths }) => paths));
const ANY_LINK_TEXT = combinePatterns(PAGE_KINDS.map(({ texts }) => texts));
