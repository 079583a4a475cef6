import { lexicon } from '@corroborate/text';
import { VERDICT_RULES } from '../pages.thresholds';
import { isFinished, WHOLE } from './offer.policy';
import { verdict, type CaptureFacts, type Verdict } from './verdict.types';

const DENIED = lexicon('any', 'page-walls', 'denied').pattern;
const UNSCRIPTED = lexicon('any', 'page-walls', 'unscripted').pattern;
const MISSING = lexicon('any', 'page-walls', 'missing').pattern;
const OUTAGE = lexicon('any', 'page-walls', 'outage').pattern;

/** A page with little more than the reason why it is not shown. */
export function messageOnly(f: CaptureFacts): Verdict | null {
  if (f.hasArticleMarkup || f.contentWords >= VERDICT_RULES.softGoneWords) return null;
  if (DENIED.test(f.visible))
    return verdict('refused', 'The page is not shown because of the country, an age check or ad blocking.');
  if (UNSCRIPTED.test(f.visible)) return verdict('error', 'The page requires JavaScript or another browser.');
  if (f.dated) return null;
  const said = `${f.title}\n${f.visible}`;
  if (MISSING.test(said)) return verdict('gone', 'The page says that the article does not exist.');
  return OUTAGE.test(said) ? verdict('error', 'The page says that the site is out of service.') : null;
}

/**
 * Notices are worded in countless ways, under a title of few words. A short article has a headline, a date, a writer,
 * metadata or an element of its own.
 */
export function unmarkedText(f: CaptureFacts): Verdict | null {
  const isMarked = f.hasArticleMarkup || f.hasArticleElement || f.signed || f.dated || isHeadline(f.title);
  if (isMarked || f.contentWords >= VERDICT_RULES.softGoneWords || isFinished(f.body, WHOLE)) return null;
  return verdict('partial', `Nothing marks the ${f.bodyWords} words of the page as an article.`);
}

const isHeadline = (title: string): boolean =>
  title.split(/\s+/).length > NOTICE_WORDS || (title.match(DENSE)?.length ?? 0) > NOTICE_CHARACTERS;
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/g;
const NOTICE_WORDS = 2;
const NOTICE_CHARACTERS = 8;
