import { truncate, firstNonEmptyText, type LanguageReading, readLanguage, collapseWhitespace } from '@corroborate/text';
import { plausibleCanonical } from './address';
import type { JsonLdNode, PageMarkup } from './markup/json-ld.reader';
import { readNodeText, readNodeTexts, getNodeTypes } from './markup/json-ld.reader';
import { findLink, findMeta, findProperty } from './markup/meta.reader';
import type { PageScan } from './markup/scan.types';
import { PAGE_LIMITS } from './pages.thresholds';

const MAX_FIELD_CHARS = PAGE_LIMITS.maxFieldChars;

/** Titles of a page, best first. */
export function listTitles(scan: PageScan): string[] {
  const visible = scan.headings.filter(
    (h) => h.level === 1 && !h.hidden && h.region !== 'aside' && h.region !== 'dialog',
  );
  const list = [
    findMeta(scan, 'og:title', 'twitter:title', 'headline', 'dc.title', 'sailthru.title'),
    ...visible.map((h) => h.text),
    scan.title,
  ];
  return list.map((title) => collapseWhitespace(title ?? '')).filter((title) => title !== '');
}

const isName = (text: string): boolean => text.trim().length > 1 && text.length < 200 && !/^https?:/i.test(text.trim());

export function readOutlet(scan: PageScan, main: JsonLdNode | null, nodes: JsonLdNode[]): string | null {
  const publisher = main ? readNodeText(main.publisher, 'name', 'legalName') : null;
  const website = nodes.find((node) => getNodeTypes(node).includes('WebSite'));
  const organisation = nodes.find((node) =>
    getNodeTypes(node).some((t) => /^(NewsMedia)?Organization$|^Newspaper$/.test(t)),
  );
  const names = [
    findMeta(scan, 'og:site_name'),
    resolved(publisher),
    website ? readNodeText(website.name) : null,
    findMeta(scan, 'application-name', 'twitter:app:name:iphone', 'publisher', 'dc.publisher', 'copyright-holder'),
    organisation ? readNodeText(organisation.name) : null,
  ];
  return firstNonEmptyText(
    names.filter((name) => name !== null && isName(name)),
    MAX_FIELD_CHARS,
  );

  /** Resolves `publisher: {"@id": …}` to an object elsewhere in the graph. */
  function resolved(name: string | null): string | null {
    if (name) return name;
    const id = main ? readNodeText(main.publisher, '@id') : null;
    const node = id ? nodes.find((n) => n['@id'] === id && n.name) : undefined;
    return node ? readNodeText(node.name) : null;
  }
}

export function readSection(scan: PageScan, main: JsonLdNode | null): string | null {
  return firstNonEmptyText(
    [
      main ? readNodeTexts(main.articleSection)[0] : null,
      findMeta(scan, 'article:section', 'section', 'parsely-section', 'cxenseparse:section', 'category'),
      findProperty(scan, 'articlesection'),
    ],
    MAX_FIELD_CHARS,
  );
}

/** The declared language, unless the text is clearly in another one. */
export function readPageLanguage({ scan, main, host, headers }: LanguageEvidence, text: string): LanguageReading {
  const declared = [
    main ? readNodeText(main.inLanguage, 'alternateName', 'name') : null,
    scan.language,
    ...['og:locale', 'content-language', 'dc.language', 'language'].map((name) => findMeta(scan, name)),
    headers['content-language'],
  ];
  return readLanguage({ text, declared, host });
}
interface LanguageEvidence extends Pick<PageMarkup, 'scan' | 'main'> {
  host: string;
  /** Response headers with lower-case names. */
  headers: Record<string, string>;
}

export function readCanonicalUrl(scan: PageScan, finalUrl: string): string {
  return plausibleCanonical(findLink(scan, 'canonical') ?? findMeta(scan, 'og:url'), finalUrl);
}

/** schema.org types of the page's main entity, and markers that show the kind of text. */
export function readSchemaTypes(scan: PageScan, main: JsonLdNode | null, page: JsonLdNode | null): string[] {
  const node = main ?? page;
  const types = node ? getNodeTypes(node) : [];
  const genre = main ? readNodeTexts(main.genre).filter((g) => /satire|opinion|parody/i.test(g)) : [];
  const og = findMeta(scan, 'og:type');
  const all = [...types, ...genre.map((g) => (/opinion/i.test(g) ? 'OpinionNewsArticle' : 'SatiricalArticle'))];
  if (all.length === 0 && og && /^(article|website|video)/i.test(og)) all.push(`og:${truncate(og.toLowerCase(), 30)}`);
  return [...new Set(all.map((t) => truncate(collapseWhitespace(t), 60)))].slice(0, 8);
}
