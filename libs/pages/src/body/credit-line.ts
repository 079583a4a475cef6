import { findAgencyCredit } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import { labelledDates, type LabelledDate } from '../dates/date.labels';

export const SENTENCE_END = /[.!?…。！？।॥۔؟։።។။][”"’»）)\]]*$/u;
const LEAD = lexicon('any', 'bylines', 'lead').pattern;
const CHARS = { dateline: 140, dated: 40, byline: 50 };

/** "Alden, Tom Hale | Updated: 5 March 2026, 9:01 AM" */
export const isDatedLine = (text: string): boolean => datesOf(text).length > 0;

function datesOf(text: string): LabelledDate[] {
  const mayBe = !SENTENCE_END.test(text) || LEAD.test(text) || text.includes(' | ') || text.length < CHARS.dated;
  return text.length < CHARS.dateline && mayBe ? labelledDates(text, true) : [];
}

/** "By Tom Hale", or the dates of the page. Records list other dates: "Detained 8 October 2026". */
export function isCreditLine(text: string): boolean {
  if (LEAD.test(text) && !SENTENCE_END.test(text) && text.length < CHARS.byline) return true;
  const isOfPage = LEAD.test(text) || /^\P{L}*\d|\d[:：h.]\d\d/u.test(text);
  return (
    datesOf(text).some(({ role }) => isOfPage || role !== 'unknown') &&
    !/[-–—]$/.test(text) &&
    findAgencyCredit(text, null) === null
  );
}
