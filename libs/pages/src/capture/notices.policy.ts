import { truncate, lexicon, WORD_END } from '@corroborate/text';
import { parseDateText } from '../dates/date.parse';
import type { TextBlock } from '../markup/scan.types';
import { PAGE_LIMITS } from '../pages.thresholds';

const NOTICE_OPENING = lexicon('any', 'notices', 'opening').source;
const NOTICE = new RegExp(
  String.raw`^[\s*\[(_–—-]{0,4}(?:${NOTICE_OPENING})${WORD_END}[^\p{L}]{0,3}(?:[:–—-]|\s\d|,|on\b|appended|\()`,
  'iu',
);
const SENTENCES = lexicon('any', 'notices', 'sentence');
/** Fast check: word boundaries take most of the time. */
const SENTENCE_WORDS = new RegExp(SENTENCES.source, SENTENCES.pattern.flags);
const saysCorrected = (text: string): boolean => SENTENCE_WORDS.test(text) && SENTENCES.pattern.test(text);

/** Correction, retraction and editor's notes as printed, without repeats. */
export function listNotices(blocks: TextBlock[]): string[] {
  const out = new Set<string>();
  for (const block of blocks) {
    if (block.hidden || block.linkShare > 0.7 || !isInContent(block)) continue;
    const head = block.text.slice(0, 1500);
    if ((NOTICE.test(head.slice(0, 120)) && !isTimestamp(head)) || saysCorrected(head))
      out.add(truncate(block.text, PAGE_LIMITS.maxNoticeChars));
    if (out.size >= PAGE_LIMITS.maxNotices) break;
  }
  return [...out];
}

/** Whether the text is a time rather than a notice: "Updated: Nov 9, 2023 / 05:26 AM". */
const isTimestamp = (text: string): boolean =>
  text.length < 90 && /^\W*updated?\b/i.test(text) && parseDateText(text, true) !== null;

const isInContent = ({ region }: TextBlock): boolean =>
  !['comments', 'nav', 'footer', 'dialog', 'aside'].includes(region);
