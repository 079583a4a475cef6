import { parseDateText } from '../dates/date.parse';
import type { TextBlock } from '../markup/scan.types';
import { PAGE_LIMITS } from '../pages.thresholds';
import { cut } from '../text';

const NOTICE =
  /^[\s*\[(_–—-]{0,4}(?:corrections?(?: and clarifications?)?|clarifications?|retract(?:ion|ed)|editor['’]?s['’]? notes?|editors['’] notes?|note from the editors?|update[sd]?\s?(?:\([^)]{1,40}\))?|erratum|amendment|withdrawn|korrektur|berichtigung|richtigstellung|anmerkung der redaktion|correction de|rectificatif|rectification|corrección|fe de erratas|nota del editor|errata|correzione|nota dell['’]editore|rectificatie)\b[^\p{L}]{0,3}(?:[:–—-]|\s\d|,|on\b|appended|\()/iu;
const SENTENCE =
  /\b(?:this (?:article|story|post|report|piece|page|headline|version) (?:has been|was|is)(?: since)? (?:corrected|amended|updated to correct|retracted|withdrawn|removed|clarified)|(?:an )?earlier version of this (?:article|story|post|report|piece|headline)|a previous version of this (?:article|story|post|report|headline)|we (?:have )?(?:retracted|withdrawn|removed) (?:this|the) (?:article|story|report|post)|(?:has|have) been retracted|we (?:regret|apologi[sz]e for) the errors?|dieser (?:artikel|text|beitrag) wurde (?:korrigiert|berichtigt)|in einer früheren version)\b/i;

/** Correction, retraction and editor's notes as printed, without repeats. */
export function noticesOf(blocks: TextBlock[]): string[] {
  const out = new Set<string>();
  for (const block of blocks) {
    if (block.hidden || block.linkShare > 0.7 || !usable(block)) continue;
    const head = block.text.slice(0, 1500);
    if ((NOTICE.test(head.slice(0, 120)) && !isTimestamp(head)) || SENTENCE.test(head))
      out.add(cut(block.text, PAGE_LIMITS.maxNoticeChars));
    if (out.size >= PAGE_LIMITS.maxNotices) break;
  }
  return [...out];
}

/** "Updated: Nov 9, 2023 / 05:26 AM" tells when, not what. */
const isTimestamp = (text: string): boolean =>
  text.length < 90 && /^\W*updated?\b/i.test(text) && parseDateText(text, true) !== null;

const usable = ({ region }: TextBlock): boolean => !['comments', 'nav', 'footer', 'dialog', 'aside'].includes(region);
