import { agencyCreditOf, sha256, type Article, type Instant } from '@corroborate/domain';
import { countWords, printableAll, scriptSentences } from '@corroborate/text';
import { hostOf, parseAddress, siteOf } from './address';
import { limitText } from './bounds.policy';
import { readBody, readNoscript } from './body/body.reader';
import { declaredBody } from './body/declared.body';
import type { PageMarks } from './body/prune';
import { restoreParagraphs } from './body/restore.policy';
import { bodyLinks, type Body } from './body/render';
import { captureFacts, contentWords } from './capture/capture.facts';
import { claimReviewsOf } from './capture/claim-review.reader';
import { listNotices } from './capture/notices.policy';
import { findPromptInjections } from './capture/steering.policy';
import { judgeCapture } from './capture/verdict.policy';
import { dateCandidates } from './dates/date.candidates';
import { headlineOf as placeOfHeadline } from './dates/date.headline';
import { decideDates } from './dates/date.policy';
import { bylineOf } from './byline.reader';
import { documentTitleOf } from './document-title.reader';
import { outletFactsOf } from './outlet-facts.reader';
import { leadImagesOf } from './pictures/lead-images';
import { canonicalOf, languageOf, outletOf, schemaTypesOf, sectionOf, titlesOf } from './identity.reader';
import { readJsonLd, stringsOf, type PageMarkup } from './markup/json-ld.reader';
import { mainArticle, mainPage } from './markup/main-entity.policy';
import { readMarkup } from './markup/markup.scan';
import type { PageTree } from './body/tree';
import { linkOf, metaOf } from './markup/meta.reader';
import type { PageScan } from './markup/scan.types';
import { titleOf } from './title.reader';
import { BODY_RULES } from './pages.thresholds';
import { faultMessage } from './fault';

export interface ExtractInput {
  html: string;
  /** The requested URL. */
  url: string;
  /** The final URL after redirects. */
  finalUrl: string;
  httpStatus: number | null;
  /** Header names in lower case. */
  headers: Record<string, string>;
  fetchedAt: Instant;
  via: Article['via'];
}

/**
 * Extracts the article from a page. Pure and synchronous. Never throws: for bad markup, the article's verdict says so.
 */
export function extractArticle(input: ExtractInput): Article {
  try {
    return printableAll(readArticle({ ...input, html: input.html.replace(SOFT_HYPHEN, '') }));
  } catch (fault) {
    return emptyArticle(input, 'error', `The page could not be parsed: ${faultMessage(fault)}.`);
  }
}

/** Soft hyphens only mark where a word may be broken; scripts write them as escape sequences. */
const SOFT_HYPHEN = /\u00ad|&(?:shy|#0{0,4}173|#x0{0,4}ad);|\\u00ad/gi;

const NO_TEXT_HASH = sha256('');

/** An article without text, for pages that were not or could not be read. */
export function emptyArticle(
  input: Omit<ExtractInput, 'html' | 'headers'>,
  verdict: Article['verdict'],
  verdictReason: string,
): Article {
  const { url, finalUrl, httpStatus, fetchedAt, via } = input;
  const host = hostOf(finalUrl);
  return {
    url,
    finalUrl,
    canonicalUrl: finalUrl,
    host,
    site: siteOf(host),
    verdict,
    verdictReason,
    httpStatus,
    title: '',
    byline: null,
    outletName: null,
    section: null,
    language: null,
    published: null,
    modified: null,
    text: '',
    wordCount: 0,
    links: [],
    agencyCredit: null,
    claimReviews: [],
    notices: [],
    schemaTypes: [],
    steering: [],
    contentHash: NO_TEXT_HASH,
    fetchedAt,
    via,
  };
}

interface ParsedPage extends PageMarkup {
  tree: PageTree;
}

const pageLanguage = ({ finalUrl, headers }: ExtractInput, { scan, main }: ParsedPage, text: string) =>
  languageOf({ scan, main, host: hostOf(finalUrl), headers }, text);

function readArticle(input: ExtractInput): Article {
  const reading = parseMarkup(input);
  const { scan, nodes, main, page } = reading;
  const outletName = outletOf(scan, main, nodes);
  const titles = readTitles(input, reading, outletName);
  const { title } = titles;
  const byline = bylineOf({ ...reading, ...input, outlet: outletName });
  const body = readArticleBody(input, reading, { title, writers: byline?.split(', ') ?? [] });
  const { text, note } = limitText(body.text);
  const { tag: language, basis: languageBasis } = pageLanguage(input, reading, text);
  const wordCount = countWords(text);
  const shown = { title, body: text, bodyWords: wordCount, withheld: body.withheld };
  const facts = captureFacts({ ...reading, ...input, ...shown });
  const { verdict, reason } = judgeCapture(facts);
  const dates = datesOf(input, reading, language);
  return {
    ...emptyArticle(input, verdict, `${reason}${note}`),
    canonicalUrl: canonicalOf(scan, input.finalUrl),
    ...titles,
    byline,
    outletName,
    section: sectionOf(scan, main),
    language,
    languageBasis,
    published: dates.published,
    modified: dates.modified,
    text,
    wordCount,
    links: bodyLinks(body, reading.base, createSentenceFinder(language)),
    agencyCredit: agencyCreditOf(text, byline),
    claimReviews: claimReviewsOf(nodes),
    notices: listNotices(scan.blocks),
    schemaTypes: schemaTypesOf(scan, main, page),
    steering: findPromptInjections(scan, stringsOf(nodes)),
    house: outletFactsOf(reading, input.finalUrl),
    ...picturesOf(reading),
    contentHash: sha256(text),
  };
}

function readTitles(
  { finalUrl }: ExtractInput,
  { scan, main }: ParsedPage,
  outlet: string | null,
): Pick<Article, 'title' | 'documentTitle'> {
  const title = titleOf({ scan, main, outlet, finalUrl });
  const documentTitle = documentTitleOf(scan, main, outlet);
  return documentTitle === '' || documentTitle === title ? { title } : { title, documentTitle };
}

function picturesOf({ scan, main, base }: ParsedPage): Pick<Article, 'leadImages'> {
  const leadImages = leadImagesOf(scan, main, base);
  return leadImages.length > 0 ? { leadImages } : {};
}

function readArticleBody({ html }: ExtractInput, { scan, tree, main }: ParsedPage, marks: PageMarks): Body {
  const { title } = marks;
  if (scan.refused) return { text: '', links: [], withheld: false };
  const found = readBody(html, tree, marks, () => contentWords(scan));
  const shown = { ...found, text: restoreParagraphs(found.text, restoreSource(scan, marks)) };
  const declared = declaredBody({ main, scripts: scan.scripts, title }, shown);
  if (declared) return declared;
  if (shown.text.length >= BODY_RULES.charThreshold || !/<noscript/i.test(html)) return shown;
  const noscript = readNoscript(html, marks);
  return countWords(noscript.text) >= BODY_RULES.suspiciousWords ? noscript : shown;
}

function restoreSource(scan: PageScan, marks: PageMarks): Parameters<typeof restoreParagraphs>[1] {
  const place = placeOfHeadline(scan);
  const description = metaOf(scan, 'og:description', 'description', 'twitter:description') ?? '';
  const timed = new Set(scan.times.map(({ order }) => order));
  return { ...marks, blocks: scan.blocks, timed, headline: place?.named ? place : null, description };
}

function parseMarkup({ html, finalUrl }: ExtractInput): ParsedPage {
  const { scan, tree } = readMarkup(html);
  const nodes = readJsonLd(scan.jsonLd);
  const identity = {
    finalUrl,
    declaredUrls: [linkOf(scan, 'canonical'), metaOf(scan, 'og:url')],
    titles: titlesOf(scan),
  };
  const base = parseAddress(scan.base, finalUrl)?.href ?? finalUrl;
  return { scan, tree, nodes, main: mainArticle(nodes, identity), page: mainPage(nodes, identity), base };
}

function datesOf(input: ExtractInput, { scan, main, page }: ParsedPage, language: string | null) {
  const now = new Date(input.fetchedAt);
  const host = hostOf(input.finalUrl);
  const { dayFirst, orderKnown } = dayOrderOf(language ?? scan.language, host);
  const candidates = dateCandidates({
    scan,
    main,
    page,
    url: input.finalUrl,
    dayFirst,
    languages: [language, scan.language].filter((one): one is string => Boolean(one)),
    now,
  });
  return decideDates(candidates, now, orderKnown);
}

/** Country codes of countries that write the month first, and codes such as `.ai` and `.io` that are used worldwide. */
const MONTH_FIRST_HOSTS = /\.(?:us|ph|ca|ai|cc|co|fm|gg|io|ly|me|to|tv|ws)$/;

/**
 * Whether the day comes first in dates such as 03/04/2020: only American pages write the month first. An English page
 * of unknown country is read the American way, with `orderKnown` false.
 */
function dayOrderOf(language: string | null, host: string): { dayFirst: boolean; orderKnown: boolean } {
  const tag = (language ?? '').toLowerCase();
  if (/^en-us/.test(tag) || /\.(?:us|gov|mil)$/.test(host)) return { dayFirst: false, orderKnown: true };
  if (/^en-/.test(tag) || (tag !== '' && !tag.startsWith('en'))) return { dayFirst: true, orderKnown: true };
  const byCountry = /\.[a-z]{2}$/.test(host) && !MONTH_FIRST_HOSTS.test(host);
  return { dayFirst: byCountry, orderKnown: byCountry };
}

/**
 * Finds the sentence around an offset in a paragraph. Caches the last paragraph, because its links are looked up one
 * after another.
 */
function createSentenceFinder(language: string | null): (paragraph: string, at: number) => string {
  let last = '';
  let parts: { text: string; start: number }[] = [];
  return (paragraph, at) => {
    if (paragraph !== last) [last, parts] = [paragraph, scriptSentences(paragraph.slice(0, 6000), language)];
    return (parts.findLast(({ start }) => start <= at) ?? parts[0])?.text.trim() ?? '';
  };
}
