import { lexicon, truncate } from '@corroborate/text';
import { containsSentence, toSearchableWords } from './sentence-match.policy';
import type { PageState } from './page-change.types';
import { WATCH_THRESHOLDS } from './watch.thresholds';

const RETRACTION = lexicon('any', 'page-changes', 'takes-back').pattern;
const CORRECTION = lexicon('any', 'page-changes', 'corrects').pattern;
/** Number of characters at the start of a text in which an unmarked retraction can appear. */
const MAX_NOTICE_POSITION = 300;
const RETRACTION_HEADING = /^\W{0,3}(?:withdrawn|withdrawal|retracted|retraction)\b/iu;

export interface NewNotice {
  kind: 'retracted' | 'corrected';
  /** Notice as printed on the page, shortened. */
  notice: string;
}

/**
 * A notice by the outlet about its own report that was not on the page before; retractions take precedence over
 * corrections.
 */
export function findNewNotice(then: PageState, now: PageState): NewNotice | null {
  const known = toSearchableWords([then.title, ...then.notices, then.text].join('\n'));
  const fresh = now.notices.filter((notice) => !containsSentence(notice, known));
  const headed = [now.title, now.text.slice(0, MAX_NOTICE_POSITION)].filter(
    (text) => RETRACTION_HEADING.test(text) && !containsSentence(text, known),
  );
  const back = fresh.find((notice) => RETRACTION.test(notice)) ?? headed[0];
  if (back !== undefined) return { kind: 'retracted', notice: truncate(back, WATCH_THRESHOLDS.mostChars) };
  const mended = fresh.find((notice) => CORRECTION.test(notice));
  return mended === undefined ? null : { kind: 'corrected', notice: truncate(mended, WATCH_THRESHOLDS.mostChars) };
}
