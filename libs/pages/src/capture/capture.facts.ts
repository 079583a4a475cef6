import { memoizeByObject, type Article } from '@corroborate/domain';
import { countWords, truncate, lexicon, collapseWhitespace } from '@corroborate/text';
import { getHost, parseAddress } from '../address';
import { readNodeText, type JsonLdNode, type PageMarkup } from '../markup/json-ld.reader';
import { findMeta } from '../markup/meta.reader';
import { isWithheldLine } from '../body/render';
import { hasFurtherPages } from './further-pages.policy';
import { parseFree, showsPaidPart } from './paid-part.policy';
import { parseDateText } from '../dates/date.parse';
import { memoizeByText } from '../remembered';
import type { PageScan, Region, TextBlock } from '../markup/scan.types';
import type { CaptureFacts } from './verdict.types';

interface FactsInput
  extends
    Pick<PageMarkup, 'scan' | 'main'>,
    Pick<CaptureFacts, 'title' | 'body' | 'bodyWords' | 'withheld' | 'headers'>,
    Pick<Article, 'url' | 'finalUrl' | 'httpStatus'> {
  html: string;
}

const CHALLENGE_MARKUP = lexicon('any', 'challenge-markup').pattern;

/**
 * Collects facts for the verdict from scan, body and headers. Facts needed only for pages with little text are computed
 * lazily.
 */
export function captureFacts(input: FactsInput): CaptureFacts {
  const { scan, main, headers, body, bodyWords } = input;
  const shown = shownBlocks(scan);
  const isInBody = memoizeByText((text) => body.includes(text));
  return {
    status: input.httpStatus,
    headers,
    title: input.title || truncate(collapseWhitespace(scan.title), 400),
    get lines() {
      const short = contentBlocks(scan).filter((b) => b.text.length < 240);
      return short.slice(0, 12).map((b) => b.text);
    },
    get contentWords() {
      return contentWords(scan);
    },
    get below() {
      return findLinesBelow(shown, body, isInBody);
    },
    get gated() {
      return shown.some(({ text, hints }) => isGate(hints) && !isInBody(text));
    },
    get visible() {
      return keepBothEnds(visibleText(scan));
    },
    get prompts() {
      return promptTexts(shown, isInBody);
    },
    get visibleWords() {
      return countWords(visibleText(scan).slice(0, 40_000));
    },
    body,
    bodyWords,
    withheld: input.withheld,
    truncated: scan.truncated,
    refused: scan.refused,
    passwordFields: scan.passwordFields,
    free: accessibleForFree(main, scan),
    get paidPartShown() {
      return showsPaidPart(main, shown, isInBody);
    },
    continued: hasFurtherPages(scan, input.finalUrl),
    declaredWords: declaredWords(main, body),
    get dated() {
      return isDated(scan);
    },
    finalPath: parseAddress(input.finalUrl)?.pathname ?? '',
    redirectedToFront: isRedirectToFrontPage(input.url, input.finalUrl),
    ...articleMarks(input, shown),
    get challengeMarkup() {
      return CHALLENGE_MARKUP.test(input.html.slice(0, 60_000));
    },
  };
}

const promptTexts = (shown: readonly TextBlock[], isInBody: (text: string) => boolean): string =>
  keepBothEnds(
    shown
      .filter((b, at) => isPossiblePrompt(b, isInBody) || endsWithheld(shown, at, isInBody))
      .map((b) => b.text)
      .join('\n'),
  );

type ArticleMarks = Pick<CaptureFacts, 'hasArticleMarkup' | 'hasArticleElement' | 'signed'>;

const articleMarks = ({ scan, main }: FactsInput, shown: readonly TextBlock[]): ArticleMarks => ({
  hasArticleMarkup:
    main !== null ||
    findMeta(scan, 'og:type')?.toLowerCase() === 'article' ||
    findMeta(scan, 'article:published_time') !== null,
  hasArticleElement: shown.some(({ region, tag }) => region === 'article' && !/^h\d$/.test(tag)),
  signed: scan.writers.some(({ sign }) => sign !== 'boxed') || findMeta(scan, 'author') !== null,
});

const shownBlocks = (scan: PageScan): TextBlock[] => scan.blocks.filter((b) => !b.hidden || b.tag.includes('noscript'));
const visibleText = memoizeByObject((scan: PageScan): string =>
  shownBlocks(scan)
    .map((b) => b.text)
    .join('\n'),
);

const keepBothEnds = (text: string): string =>
  text.length > 8000 ? `${text.slice(0, 5000)}\n${text.slice(-3000)}` : text;

const GATE_HINT = lexicon('any', 'template-marks', 'gate').pattern;
const isGate = memoizeByText((hints) => GATE_HINT.test(hints));
const WALL_HINT = lexicon('any', 'template-marks', 'wall').pattern;

const PAYWALL = lexicon('any', 'page-walls', 'paywall').pattern;

/** Whether the text starts with a prompt; an article may mention subscriptions further on. */
const opensWithPrompt = (text: string): boolean =>
  (PAYWALL.exec(text.slice(0, MAX_OPENING_CHARS))?.index ?? Infinity) <= MAX_PROMPT_POSITION;
const MAX_PROMPT_POSITION = 12;
/** In characters; longer than the opening of any such prompt. */
const MAX_OPENING_CHARS = 300;

/** Excludes teasers and ads next to the article, and the article's own prose, which may also mention subscriptions. */
function isPossiblePrompt({ region, hints, text }: TextBlock, isInBody: (text: string) => boolean): boolean {
  if (region === 'comments' || region === 'nav') return false;
  if ((region === 'aside' || region === 'footer') && !WALL_HINT.test(hints)) return false;
  return !isInBody(text) || isWithheldLine(text) || opensWithPrompt(text);
}

/** Whether an aside in the box of the text, directly below its last paragraph, says that the rest is withheld. */
function endsWithheld(shown: readonly TextBlock[], at: number, isInBody: (text: string) => boolean): boolean {
  const { region, text, hints } = shown[at]!;
  if (region !== 'aside' || !isWithheldLine(text)) return false;
  const isProse = (block: TextBlock): boolean => block.text.length >= PROSE_CHARS && isInBody(block.text);
  const above = shown.slice(Math.max(0, at - 2), at).findLast(isProse);
  const box = above?.hints.split('|')[1] ?? '';
  return box !== '' && hints.split('|').slice(1).includes(box) && !shown.slice(at + 1).some(isProse);
}

/** Prompts are short lines below or in front of the text they cut off. */
function findLinesBelow(shown: readonly TextBlock[], body: string, isInBody: (text: string) => boolean): string[] {
  const end = body.slice(-MAX_PROMPT_CHARS);
  const mostChars = (text: string): number => {
    if (end.endsWith(text)) return MAX_LAST_CHARS;
    return isInBody(text) ? 0 : MAX_PROMPT_CHARS;
  };
  const first = shown.findIndex(({ text }) => text.length >= PROSE_CHARS && isInBody(text));
  return shown
    .filter(({ region, hints, text }, at) => {
      if (text.length > MAX_PROMPT_CHARS) return false;
      const isBelow = at > first && (region === 'article' || region === 'main' || region === 'other');
      return isBelow || region === 'dialog' || WALL_HINT.test(hints);
    })
    .map(({ text }) => text)
    .filter((text) => text.length <= mostChars(text));
}
const PROSE_CHARS = 60;
const MAX_PROMPT_CHARS = 200;
/**
 * Maximum length of a last paragraph that may be a prompt, in characters; longer ones nearly always belong to the
 * article.
 */
const MAX_LAST_CHARS = 100;

/** Visible blocks outside dialogs, navigation, header, footer and asides. */
function contentBlocks(scan: PageScan) {
  return scan.blocks.filter(({ hidden, region }) => !hidden && CONTENT_REGIONS.has(region));
}
const CONTENT_REGIONS: ReadonlySet<Region> = new Set(['article', 'main', 'other']);
export const contentWords = memoizeByObject((scan: PageScan): number =>
  countWords(
    contentBlocks(scan)
      .map((b) => b.text)
      .join('\n')
      .slice(0, 40_000),
  ),
);

const isDated = (scan: PageScan): boolean =>
  scan.times.some(({ hidden, region }) => !hidden && CONTENT_REGIONS.has(region)) ||
  contentBlocks(scan).some(({ text }) => text.length <= DATELINE_CHARS && parseDateText(text, true) !== null);
const DATELINE_CHARS = 120;

const accessibleForFree = (main: JsonLdNode | null, scan: PageScan): boolean | null =>
  parseFree(main?.isAccessibleForFree, findMeta(scan, 'isaccessibleforfree', 'article:content_tier'));

function declaredWords(main: JsonLdNode | null, read: string): number | null {
  if (!main) return null;
  const count = Number(readNodeText(main.wordCount));
  if (Number.isFinite(count) && count > 0 && !countsCharacters(count, read)) return Math.round(count);
  const body = readNodeText(main.articleBody);
  return body && body.length > 200 ? countWords(body.slice(0, 200_000)) : null;
}

/**
 * Whether characters were counted: some systems put the character count, with or without spaces and markup, into
 * `wordCount`.
 */
function countsCharacters(count: number, read: string): boolean {
  const letters = read.replace(/\s+/g, '').length;
  return [letters, read.length].some((length) => Math.abs(count - length) <= length * MAX_LENGTH_DEVIATION);
}
const MAX_LENGTH_DEVIATION = 0.06;

/**
 * Whether the page redirected from an article to the front page of the same host, as is common for removed articles.
 */
function isRedirectToFrontPage(url: string, finalUrl: string): boolean {
  const asked = parseAddress(url);
  const got = parseAddress(finalUrl);
  if (!asked || !got) return false;
  const bare = (host: string) => getHost(`http://${host}`).replace(/^www\./, '');
  return (
    asked.pathname.length > 12 &&
    got.pathname === '/' &&
    got.search === '' &&
    bare(asked.hostname) === bare(got.hostname)
  );
}
