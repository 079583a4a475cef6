import { lexicon } from '@corroborate/text';
import { VERDICT_RULES } from '../pages.thresholds';
import { isFinished, FINISHED_ARTICLE } from './offer.policy';
import { createVerdict, type CaptureFacts, type Verdict } from './verdict.types';

const ACCESS_DENIED = lexicon('any', 'page-walls', 'denied').pattern;
const SCRIPT_REQUIRED = lexicon('any', 'page-walls', 'unscripted').pattern;
const PAGE_MISSING = lexicon('any', 'page-walls', 'missing').pattern;
const OUTAGE = lexicon('any', 'page-walls', 'outage').pattern;

/** Verdict on a page that shows little more than the reason why its content is not shown. */
export function judgeMessagePage(f: CaptureFacts): Verdict | null {
  if (f.hasArticleMarkup || f.contentWords >= VERDICT_RULES.softGoneWords) return null;
  if (ACCESS_DENIED.test(f.visible))
    return createVerdict('refused', 'The page is not shown because of the country, an age check or ad blocking.');
  if (SCRIPT_REQUIRED.test(f.visible))
    return createVerdict('error', 'The page requires JavaScript or another browser.');
  if (f.dated) return null;
  const text = `${f.title}\n${f.visible}`;
  if (PAGE_MISSING.test(text)) return createVerdict('gone', 'The page says that the article does not exist.');
  return OUTAGE.test(text) ? createVerdict('error', 'The page says that the site is out of service.') : null;
}

/**
 * The wording of notices varies endlessly, but their titles are short. A short article has a headline, a date, a
 * writer, metadata or an element of its own.
 */
export function judgeUnmarkedText(f: CaptureFacts): Verdict | null {
  const isMarked = f.hasArticleMarkup || f.hasArticleElement || f.signed || f.dated || isHeadline(f.title);
  if (isMarked || f.contentWords >= VERDICT_RULES.softGoneWords || isFinished(f.body, FINISHED_ARTICLE)) return null;
  return createVerdict('partial', `Nothing marks the ${f.bodyWords} words of the page as an article.`);
}

const isHeadline = (title: string): boolean =>
  title.split(/\s+/).length > MAX_NOTICE_WORDS || (title.match(UNSPACED_CHARS)?.length ?? 0) > MAX_NOTICE_CHARS;
const UNSPACED_CHARS = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/g;
const MAX_NOTICE_WORDS = 2;
const MAX_NOTICE_CHARS = 8;
