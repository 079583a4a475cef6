import { lexicon, cut } from '@corroborate/text';
import { containsSentence, wordsOf } from './core.policy';
import type { PageState } from './page-change.types';
import { WATCH } from './watch.thresholds';

const TAKES_BACK = lexicon('any', 'page-changes', 'takes-back').pattern;
const CORRECTS = lexicon('any', 'page-changes', 'corrects').pattern;
/** Maximum position, in characters, of an unmarked retraction at the top of the text. */
const OPENING = 300;
const HEADED = /^\W{0,3}(?:withdrawn|withdrawal|retracted|retraction)\b/iu;

export interface NewNotice {
  kind: 'retracted' | 'corrected';
  /** As printed, shortened. */
  notice: string;
}

/** A notice by the outlet on its own report that was not there before; retractions before corrections. */
export function newNotice(then: PageState, now: PageState): NewNotice | null {
  const known = wordsOf([then.title, ...then.notices, then.text].join('\n'));
  const fresh = now.notices.filter((notice) => !containsSentence(notice, known));
  const headed = [now.title, now.text.slice(0, OPENING)].filter(
    (text) => HEADED.test(text) && !containsSentence(text, known),
  );
  const back = fresh.find((notice) => TAKES_BACK.test(notice)) ?? headed[0];
  if (back !== undefined) return { kind: 'retracted', notice: cut(back, WATCH.mostChars) };
  const mended = fresh.find((notice) => CORRECTS.test(notice));
  return mended === undefined ? null : { kind: 'corrected', notice: cut(mended, WATCH.mostChars) };
}
