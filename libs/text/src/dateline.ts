import { bylineStart } from './byline-date';

/** “TORSUND (MNA) - ”, “PORT ELLERY, Wash. — ”, “Oct 17 (Reuters) - ”. */
const PLACE = "\\p{Lu}[\\p{Lu}.'’ -]{2,40}(?:, [\\p{L}\\d. ]{2,30}){0,3}";
const AGENCY = "[\\p{L}\\d.,'’ -]{0,60}\\([^()]{1,40}\\)";
const DATELINE = new RegExp(`^(?:${AGENCY}|${PLACE}) ?[-–—]{1,2} (?=["“]?[\\p{L}\\d])`, 'u');

/** Length of the dateline at the start of a sentence. */
export const datelineLength = (text: string): number => DATELINE.exec(text)?.[0].length ?? 0;

const PAGE_FURNITURE =
  /\b(?:Posted|Published|Updated): |\bBy \p{Lu}\p{L}+ \p{Lu}\p{L}+ (?:Posted|Published|Updated)\b/u;

/** Whether a line looks like headline, byline and date only, with no text for readers. */
export const isPageFurniture = (text: string): boolean => PAGE_FURNITURE.test(text) || bylineStart(text) !== null;
