import { cut, firstText, type LanguageReading, lexicon, readLanguage, squash } from '@corroborate/text';
import { plausibleCanonical } from './address';
import type { JsonLdNode } from './markup/json-ld.reader';
import { textOf, textsOf, typesOf } from './markup/json-ld.reader';
import { headlineOf } from './markup/main-entity.policy';
import { linkOf, metaOf, propertyOf } from './markup/meta.reader';
import type { PageScan } from './markup/scan.types';
import { PAGE_LIMITS } from './pages.thresholds';

const FIELD = PAGE_LIMITS.maxFieldChars;

/** The titles a page gives itself, best first. */
export function titlesOf(scan: PageScan): string[] {
  const visible = scan.headings.filter(
    (h) => h.level === 1 && !h.hidden && h.region !== 'aside' && h.region !== 'dialog',
  );
  const list = [
    metaOf(scan, 'og:title', 'twitter:title', 'headline', 'dc.title', 'sailthru.title'),
    ...visible.map((h) => h.text),
    scan.title,
  ];
  return list.map((title) => squash(title ?? '')).filter((title) => title !== '');
}

export function titleOf(scan: PageScan, main: JsonLdNode | null, outlet: string | null): string {
  const h1 = scan.headings.find((h) => h.level === 1 && !h.hidden && (h.region === 'article' || h.region === 'main'));
  const title =
    firstText(
      [
        metaOf(scan, 'og:title'),
        main ? headlineOf(main) : null,
        h1?.text,
        metaOf(scan, 'twitter:title'),
        scan.title,
        scan.headings[0]?.text,
      ],
      PAGE_LIMITS.maxTitleChars,
    ) ?? '';
  return withoutOutlet(title, outlet);
}

/** "Headline | Outlet" without the outlet. */
function withoutOutlet(title: string, outlet: string | null): string {
  if (!outlet) return title;
  const parts = /^(.{10,}?)\s+[|–—\-·•:]\s+([^|–—·•]{2,60})$/u.exec(title);
  return parts && plain(parts[2]!) === plain(outlet) ? parts[1]! : title;
}
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const MARK_OF_WRITER = lexicon('any', 'bylines', 'mark').pattern;
const LEAD = new RegExp(String.raw`^(?:${lexicon('any', 'bylines', 'lead').source})\s*:?\s+`, 'i');

/** Who wrote it, as printed, without the leading "By". */
export function bylineOf(scan: PageScan, main: JsonLdNode | null): string | null {
  const declared = main ? textsOf(main.author ?? main.creator, 'name').filter(isName) : [];
  const meta = [
    metaOf(
      scan,
      'author',
      'article:author',
      'parsely-author',
      'sailthru.author',
      'dc.creator',
      'byl',
      'dcterms.creator',
    ),
  ].filter((m): m is string => m !== null && isName(m));
  const printed = scan.blocks.find(
    (b) =>
      !b.hidden &&
      b.text.length < 200 &&
      usable(b.region) &&
      (MARK_OF_WRITER.test(b.hints.split('|').slice(0, 2).join('|')) || /^by\s+\p{Lu}/u.test(b.text)),
  );
  const list = declared.length > 0 ? [declared.join(', ')] : [...meta, printed?.text];
  const text = firstText(list, FIELD);
  return text ? squash(text.replace(LEAD, '')) || null : null;
}
const isName = (text: string): boolean => text.trim().length > 1 && text.length < 200 && !/^https?:/i.test(text.trim());
const usable = (region: string): boolean =>
  region !== 'aside' && region !== 'comments' && region !== 'footer' && region !== 'nav' && region !== 'dialog';

export function outletOf(scan: PageScan, main: JsonLdNode | null, nodes: JsonLdNode[]): string | null {
  const publisher = main ? textOf(main.publisher, 'name', 'legalName') : null;
  const website = nodes.find((node) => typesOf(node).includes('WebSite'));
  const organisation = nodes.find((node) =>
    typesOf(node).some((t) => /^(NewsMedia)?Organization$|^Newspaper$/.test(t)),
  );
  const names = [
    metaOf(scan, 'og:site_name'),
    resolved(publisher),
    website ? textOf(website.name) : null,
    metaOf(scan, 'application-name', 'twitter:app:name:iphone', 'publisher', 'dc.publisher', 'copyright-holder'),
    organisation ? textOf(organisation.name) : null,
  ];
  return firstText(
    names.filter((name) => name !== null && isName(name)),
    FIELD,
  );

  /** `publisher: {"@id": …}` points to an object elsewhere in the graph. */
  function resolved(name: string | null): string | null {
    if (name) return name;
    const id = main ? textOf(main.publisher, '@id') : null;
    const node = id ? nodes.find((n) => n['@id'] === id && n.name) : undefined;
    return node ? textOf(node.name) : null;
  }
}

export function sectionOf(scan: PageScan, main: JsonLdNode | null): string | null {
  return firstText(
    [
      main ? textsOf(main.articleSection)[0] : null,
      metaOf(scan, 'article:section', 'section', 'parsely-section', 'cxenseparse:section', 'category'),
      propertyOf(scan, 'articlesection'),
    ],
    FIELD,
  );
}

/** What the page declares, best first, unless its text is plainly in another language. */
export function languageOf({ scan, main, host, headers }: LanguageWitnesses, text: string): LanguageReading {
  const declared = [
    main ? textOf(main.inLanguage, 'alternateName', 'name') : null,
    scan.language,
    ...['og:locale', 'content-language', 'dc.language', 'language'].map((name) => metaOf(scan, name)),
    headers['content-language'],
  ];
  return readLanguage({ text, declared, host });
}
interface LanguageWitnesses {
  scan: PageScan;
  main: JsonLdNode | null;
  host: string;
  /** Of the answer, lower-case names. */
  headers: Record<string, string>;
}

export function canonicalOf(scan: PageScan, finalUrl: string): string {
  return plausibleCanonical(linkOf(scan, 'canonical') ?? metaOf(scan, 'og:url'), finalUrl);
}

/** schema.org types of the page's main entity and of marks that say what kind of text it is. */
export function schemaTypesOf(scan: PageScan, main: JsonLdNode | null, page: JsonLdNode | null): string[] {
  const node = main ?? page;
  const types = node ? typesOf(node) : [];
  const genre = main ? textsOf(main.genre).filter((g) => /satire|opinion|parody/i.test(g)) : [];
  const og = metaOf(scan, 'og:type');
  const all = [...types, ...genre.map((g) => (/opinion/i.test(g) ? 'OpinionNewsArticle' : 'SatiricalArticle'))];
  if (all.length === 0 && og && /^(article|website|video)/i.test(og)) all.push(`og:${cut(og.toLowerCase(), 30)}`);
  return [...new Set(all.map((t) => cut(squash(t), 60)))].slice(0, 8);
}
