import { lexicon } from '@corroborate/text';
import { createReason, getPrintedTitle, type Article, type Reason } from '@corroborate/domain';
import { correctionNotes, findRetractionNotice } from './corrections.policy';
import type { PageModel, PageSentence } from './page.model';

export interface PageKind {
  kind: 'satire' | 'opinion' | 'retraction' | 'listing' | 'promotion';
  reason: Reason;
}

const kindPattern = (section: string): RegExp => lexicon('en', 'page-kinds', section).pattern;

const OPINION_MARKUP = kindPattern('opinion-markup');
const OPINION_SECTION = kindPattern('opinion-section');
const OPINION_PATH = kindPattern('opinion-path');
const OPINION_TITLE = kindPattern('opinion-headline');
const OPINION_SIGN = kindPattern('opinion-sign');
const RETRACTED = kindPattern('taken-back');
const RETRACTION = kindPattern('retraction');
const RETRACTION_STORY = kindPattern('tells-of-retraction');
const PAID_CONTENT = kindPattern('paid');
const PAID_PATH = kindPattern('paid-path');

/** Pages that never count as news reports: satire, opinion, paid content, and retracted reports. */
export function findPageKind(article: Article, page: PageModel): PageKind | null {
  if (article.schemaTypes.some((type) => /satir/i.test(type)) || /^satire$/i.test(article.section ?? '')) {
    return { kind: 'satire', reason: createReason('page.satire') };
  }
  const notice = findRetraction(article, page);
  if (notice) return { kind: 'retraction', reason: createReason('page.taken-back', { notice: notice.slice(0, 160) }) };
  const paid = findPaidMarker(article);
  if (paid) return { kind: 'promotion', reason: createReason('page.paid', { words: paid.slice(0, 120) }) };
  if (isListing(article)) return { kind: 'listing', reason: createReason('page.listing') };
  const opinion = opinionSign(article, page);
  return opinion ? { kind: 'opinion', reason: opinion } : null;
}

/** Text that identifies paid or supplied content; otherwise undefined. */
const findPaidMarker = (article: Article): string | undefined =>
  PAID_CONTENT.exec(
    `${getPrintedTitle(article)} . ${article.text.slice(0, 1_000)} . ${article.text.slice(-1_000)}`,
  )?.[0].trim() ??
  [article.canonicalUrl, article.finalUrl].map((url) => PAID_PATH.exec(pathOf(url))?.[0]).find(Boolean);

function findRetraction(article: Article, page: PageModel): string | undefined {
  const withdrawal = findRetractionNotice(correctionNotes(article, page));
  if (withdrawal !== undefined) return withdrawal;
  const opening = page.sentences.slice(0, 2).map(({ text }) => text);
  return (
    [...article.notices, page.headline.text].find((text) => RETRACTION.test(text)) ??
    [page.headline.text, ...opening].find((text) => RETRACTED.test(text))
  );
}

/** Whether the story itself is about a retraction. */
export const isRetractionStory = (title: string): boolean => RETRACTION_STORY.test(title);

/** Whether the page is a front page or section page, with mostly short lines without a period. */
function isListing(article: Article): boolean {
  if (/^\/?$/.test(pathOf(article.canonicalUrl)) && /^\/?$/.test(pathOf(article.finalUrl))) return true;
  const lines = article.text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const isShort = (line: string) =>
    line.split(/\s+/).length < 16 && !/[.!?]["”’)]?$/.test(line.replace(/\b[ap]\.m\.(?: \w+)?$/i, ''));
  const count = (line: string) => line.split(/\s+/).length;
  const short = lines.filter(isShort).reduce((sum, line) => sum + count(line), 0);
  return lines.length >= 8 && short > 0.6 * lines.reduce((sum, line) => sum + count(line), 0);
}

function opinionSign(article: Article, page: PageModel): Reason | null {
  if (article.schemaTypes.some((type) => OPINION_MARKUP.test(type) && !/claimreview/i.test(type)))
    return createReason('page.opinion-markup');
  if (OPINION_SECTION.test(article.section ?? ''))
    return createReason('page.opinion-section', { section: String(article.section) });
  if (OPINION_PATH.test(pathOf(article.canonicalUrl)) || OPINION_PATH.test(pathOf(article.finalUrl)))
    return createReason('page.opinion-address');
  if (OPINION_TITLE.test(getPrintedTitle(article))) return createReason('page.opinion-headline');
  const ending = page.sentences.slice(-4).find((sentence) => OPINION_SIGN.test(sentence.text));
  return ending ? createReason('page.columnist') : null;
}

function pathOf(url: string): string {
  try {
    return new URL(url).pathname;
  } catch {
    return '';
  }
}

const SPEECH_VERB = kindPattern('saying');
const SPEECH_SIGN = kindPattern('saying-signs');
/** Whether the sentence is a quotation, which shows what was said but not that it is true. */
export const isQuoted = (sentence: string): boolean => SPEECH_VERB.test(sentence) || SPEECH_SIGN.test(sentence);

/** Like `isQuoted`, but also true for a sentence inside a longer quotation. */
export const isSpoken = (sentence: PageSentence): boolean => sentence.speech || isQuoted(sentence.text);
