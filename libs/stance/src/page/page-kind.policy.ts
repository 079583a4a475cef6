import { because } from '@corroborate/domain';
import type { Article, Reason } from '@corroborate/domain';
import type { PageModel, PageSentence } from './page.model';

export interface PageKind {
  kind: 'satire' | 'opinion' | 'retraction' | 'listing' | 'promotion';
  reason: Reason;
}

const OPINION_PATH =
  /\/(?:opinions?|op-eds?|columns?|columnists?|editorials?|comment(?:ary|isfree)?|letters?|blogs?\/opinion|voices)(?:\/|$)/i;
const OPINION_TITLE = /^(?:opinion|editorial|column|commentary|letters?|op-ed|guest column|analysis|review)\s*[:|–—-]/i;
const OPINION_SIGN =
  /\b(?:is a columnist|editorial board of|is a contributing (?:writer|columnist)|is an opinion (?:writer|columnist|editor)|the views expressed|the opinions expressed|writes a column)\b/i;
/** Words by which a report is taken back, wherever they stand in headline or opening. */
const TAKEN_BACK =
  /^\W*(?:withdrawn|withdrawal|retracted|retraction|story (?:killed|withdrawn)|kill (?:notice|story)|mandatory kill)\b\s*[:–—-]|\b(?:has|have|had) (?:withdrawn|retracted) (?:its|the|their|this|that) (?:\w+ ){0,3}(?:story|article|report|dispatch)\b|\bthere will be no substitute (?:story|article)/i;
const RETRACTION =
  /\b(?:retract(?:s|ed|ion|ing)|withdr(?:awn|ew) (?:this|the) (?:story|article|report)|(?:story|article|report) (?:has been|was) (?:withdrawn|removed)|should not have been published)\b/i;

/**
 * Words by which an outlet says that what stands here is somebody else's and was not looked into, or by which a release
 * shows itself.
 */
const PAID =
  /\b(?:sponsored|paid|partner|branded|promoted|affiliate) (?:content|post|article|feature|message|story|partnership)\b|\badvertorial\b|\b(?:content|article|release|story|text|material) (?:is|was|has been) (?:distributed|provided|supplied|syndicated) (?:by|through|via) [^.]{1,80}(?:arrangement|agreement|service|wire|distribution)\b|\bcommercial (?:arrangement|agreement|partnership)\b|\bno (?:[\p{L}’'-]+ ){0,5}(?:journalists?|reporters?|editors?|newsroom|editorial staff) (?:was|were|has been|have been|is|took part) (?:not )?(?:involved|part)|\b(?:newsroom|editorial (?:staff|team|department)) (?:was|were|is|had) (?:not|no part)\b|(?<![“"][^”"]{0,200})\b(?:is|are) (?:delighted|pleased|proud|thrilled|excited|honou?red) to (?:announce|present|report|unveil|introduce)\b|\bforward-looking statements\b|\b(?:for immediate release|notes? to editors|media contacts?:|press contacts?:)|\b(?:not|never) (?:been )?(?:reviewed|edited|verified|checked) by (?:the |our )?(?:editors|editorial|newsroom|staff)/iu;

/**
 * Pages that never report, whatever their words: satire, opinion, what was paid for, and reports their own outlet took
 * back.
 */
export function kindOfPage(article: Article, page: PageModel): PageKind | null {
  if (article.schemaTypes.some((type) => /satir/i.test(type)) || /^satire$/i.test(article.section ?? '')) {
    return { kind: 'satire', reason: because('page.satire') };
  }
  const notice = takenBack(article, page);
  if (notice) return { kind: 'retraction', reason: because('page.taken-back', { notice: notice.slice(0, 160) }) };
  const paid = PAID.exec(`${article.title} . ${article.text.slice(0, 1_000)} . ${article.text.slice(-1_000)}`)?.[0];
  if (paid)
    return {
      kind: 'promotion',
      reason: because('page.paid', { words: paid.slice(0, 120) }),
    };
  if (isListing(article)) return { kind: 'listing', reason: because('page.listing') };
  const opinion = opinionSign(article, page);
  return opinion ? { kind: 'opinion', reason: opinion } : null;
}

function takenBack(article: Article, page: PageModel): string | undefined {
  const opening = page.sentences.slice(0, 2).map(({ text }) => text);
  return (
    [...article.notices, page.headline.text].find((text) => RETRACTION.test(text)) ??
    [page.headline.text, ...opening].find((text) => TAKEN_BACK.test(text))
  );
}

/** Is the story itself that something was taken back? */
export const tellsOfRetraction = (title: string): boolean => /\b(?:retract|withdr[ae]w)/i.test(title);

/** Front pages and section pages: short lines without a full stop, most of them. */
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
  if (article.schemaTypes.some((type) => /opinion|review(?:newsarticle)?$/i.test(type) && !/claimreview/i.test(type)))
    return because('page.opinion-markup');
  if (/^(?:opinions?|op-?eds?|columns?|editorials?|commentary|comment|letters?)$/i.test(article.section ?? ''))
    return because('page.opinion-section', { section: String(article.section) });
  if (OPINION_PATH.test(pathOf(article.canonicalUrl)) || OPINION_PATH.test(pathOf(article.finalUrl)))
    return because('page.opinion-address');
  if (OPINION_TITLE.test(article.title)) return because('page.opinion-headline');
  const ending = page.sentences.slice(-4).find((sentence) => OPINION_SIGN.test(sentence.text));
  return ending ? because('page.columnist') : null;
}

function pathOf(url: string): string {
  try {
    return new URL(url).pathname;
  } catch {
    return '';
  }
}

/** A published rating in three words: false, true or mixed; null when it says none of them. */
export function ratingOf(rating: string): 'false' | 'true' | 'mixed' | null {
  const text = rating.toLowerCase();
  if (
    /half|mixture|mixed|partly|partially|unproven|unverified|out of context|missing context|outdated|lacks? context|needs context/.test(
      text,
    )
  )
    return 'mixed';
  if (
    /false|fake|pants on fire|forged|fabricat|hoax|untrue|not true|incorrect|wrong|misleading|misattributed|altered|satire|scam|debunk|labeled satire|no evidence|inaccurate/.test(
      text,
    )
  )
    return 'false';
  if (/\btrue\b|correct|accurate|confirmed|\breal\b|legit/.test(text)) return 'true';
  return null;
}

const SAYING =
  /\b(?:says?|said|claims?|claimed|tells?|told|tweet(?:s|ed)|wrote|writes|posted|argues?|argued|believes?|suggest(?:s|ed)|insists?|insisted|fact[- ]check)\b|^\s*(?:fact check|claim)\b|["“][^"“”]{15,}["”]/i;
/** Somebody's words: good for what was said, not for its being so. */
export const isQuoted = (sentence: string): boolean => SAYING.test(sentence);

/** The same, for a sentence that may stand inside a longer quotation. */
export const isSpoken = (sentence: PageSentence): boolean => sentence.speech || isQuoted(sentence.text);
