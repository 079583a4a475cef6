import { findAgencyCredit, sha256, type Article } from '@corroborate/domain';
import { countWords, printableAll, scriptSentences } from '@corroborate/text';
import { getHost, parseAddress, toSite } from './address';
import { limitText } from './bounds.policy';
import { readBody, readNoscript } from './body/body.reader';
import { declaredBody } from './body/declared.body';
import type { PageMarks } from './body/prune';
import { restoreParagraphs } from './body/restore.policy';
import { bodyLinks, type Body } from './body/render';
import { captureFacts, contentWords } from './capture/capture.facts';
import { readClaimReviews } from './capture/claim-review.reader';
import { listNotices } from './capture/notices.policy';
import { findPromptInjections } from './capture/steering.policy';
import { judgeCapture } from './capture/verdict.policy';
import { dateCandidates } from './dates/date.candidates';
import { getDateHeadline as placeOfHeadline } from './dates/date.headline';
import { decideDates } from './dates/date.policy';
import { readByline } from './byline.reader';
import { readDocumentTitle } from './document-title.reader';
import { readOutletFacts } from './outlet-facts.reader';
import { listLeadImages } from './pictures/lead-images';
import {
  readCanonicalUrl,
  readPageLanguage,
  readOutlet,
  readSchemaTypes,
  readSection,
  listTitles,
} from './identity.reader';
import { readJsonLd, listLongStrings, type PageMarkup } from './markup/json-ld.reader';
import { mainArticle, mainPage } from './markup/main-entity.policy';
import { readMarkup } from './markup/markup.scan';
import type { PageTree } from './body/tree';
import { findLink, findMeta } from './markup/meta.reader';
import type { PageScan } from './markup/scan.types';
import { readTitle } from './title.reader';
import { BODY_RULES } from './pages.thresholds';
import { faultMessage } from './fault';

export interface ExtractInput extends Pick<Article, 'url' | 'finalUrl' | 'httpStatus' | 'fetchedAt' | 'via'> {
  html: string;
  /** Header names in lower case. */
  headers: Record<string, string>;
}

/**
 * Extracts the article from a page. Pure and synchronous. Never throws: for bad markup, the article's verdict says so.
 */
export function extractArticle(input: ExtractInput): Article {
  try {
    return printableAll(readArticle({ ...input, html: removeSoftHyphens(input.html) }));
  } catch (fault) {
    return emptyArticle(input, 'error', `The page could not be parsed: ${faultMessage(fault)}.`);
  }
}

/**
 * Soft hyphens only mark where a word may be broken; scripts write them as escape sequences. The character itself is
 * not in the pattern, because without an alternative of one character the engine can skip ahead.
 */
const removeSoftHyphens = (html: string): string => html.replace(WRITTEN_SOFT_HYPHEN, '').replaceAll('\u00ad', '');
const WRITTEN_SOFT_HYPHEN = /&(?:shy|#0{0,4}173|#x0{0,4}ad);|\\u00ad/gi;

const NO_TEXT_HASH = sha256('');

/** An article without text, for pages that were not or could not be read. */
export function emptyArticle(
  input: Omit<ExtractInput, 'html' | 'headers'>,
  verdict: Article['verdict'],
  verdictReason: string,
): Article {
  const { url, finalUrl, httpStatus, fetchedAt, via } = input;
  const host = getHost(finalUrl);
  return {
    url,
    finalUrl,
    canonicalUrl: finalUrl,
    host,
    site: toSite(host),
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
  readPageLanguage({ scan, main, host: getHost(finalUrl), headers }, text);

function readArticle(input: ExtractInput): Article {
  const reading = parseMarkup(input);
  const { scan, nodes, main, page } = reading;
  const outletName = readOutlet(scan, main, nodes);
  const titles = readTitles(input, reading, outletName);
  const { title } = titles;
  const byline = readByline({ ...reading, ...input, outlet: outletName });
  const body = readArticleBody(input, reading, { title, writers: byline?.split(', ') ?? [] });
  const { text, note } = limitText(body.text);
  const { tag: language, basis: languageBasis } = pageLanguage(input, reading, text);
  const wordCount = countWords(text);
  const shown = { title, body: text, bodyWords: wordCount, withheld: body.withheld };
  const facts = captureFacts({ ...reading, ...input, ...shown });
  const { verdict, reason } = judgeCapture(facts);
  return {
    ...emptyArticle(input, verdict, `${reason}${note}`),
    canonicalUrl: readCanonicalUrl(scan, input.finalUrl),
    ...titles,
    byline,
    outletName,
    section: readSection(scan, main),
    language,
    languageBasis,
    ...datesOf(input, reading, language),
    text,
    wordCount,
    links: bodyLinks(body, reading.base, createSentenceFinder(language)),
    agencyCredit: findAgencyCredit(text, byline),
    claimReviews: readClaimReviews(nodes),
    notices: listNotices(scan.blocks),
    schemaTypes: readSchemaTypes(scan, main, page),
    steering: findPromptInjections(scan, listLongStrings(nodes)),
    house: readOutletFacts(reading, input.finalUrl),
    ...picturesOf(reading),
    contentHash: sha256(text),
  };
}

function readTitles(
  { finalUrl }: ExtractInput,
  { scan, main }: ParsedPage,
  outlet: string | null,
): Pick<Article, 'title' | 'documentTitle'> {
  const title = readTitle({ scan, main, outlet, finalUrl });
  const documentTitle = readDocumentTitle(scan, main, outlet);
  return documentTitle === '' || documentTitle === title ? { title } : { title, documentTitle };
}

function picturesOf({ scan, main, base }: ParsedPage): Pick<Article, 'leadImages'> {
  const leadImages = listLeadImages(scan, main, base);
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
  const description = findMeta(scan, 'og:description', 'description', 'twitter:description') ?? '';
  const timed = new Set(scan.times.map(({ order }) => order));
  return { ...marks, blocks: scan.blocks, timed, headline: place?.named ? place : null, description };
}

function parseMarkup({ html, finalUrl }: ExtractInput): ParsedPage {
  const { scan, tree } = readMarkup(html);
  const nodes = readJsonLd(scan.jsonLd);
  const identity = {
    finalUrl,
    declaredUrls: [findLink(scan, 'canonical'), findMeta(scan, 'og:url')],
    titles: listTitles(scan),
  };
  const base = parseAddress(scan.base, finalUrl)?.href ?? finalUrl;
  return { scan, tree, nodes, main: mainArticle(nodes, identity), page: mainPage(nodes, identity), base };
}

function datesOf(input: ExtractInput, { scan, main, page }: ParsedPage, language: string | null) {
  const now = new Date(input.fetchedAt);
  const host = getHost(input.finalUrl);
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
