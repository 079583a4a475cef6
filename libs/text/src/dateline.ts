import { stampStart } from './stamped';

/** “TORSUND (MNA) - ”, “PORT ELLERY, Wash. — ”, “Oct 17 (Reuters) - ”. */
const PLACE = "\\p{Lu}[\\p{Lu}.'’ -]{2,40}(?:, [\\p{L}\\d. ]{2,30}){0,3}";
const AGENCY = "[\\p{L}\\d.,'’ -]{0,60}\\([^()]{1,40}\\)";
const DATELINE = new RegExp(`^(?:${AGENCY}|${PLACE}) ?[-–—]{1,2} (?=["“]?[\\p{L}\\d])`, 'u');

/** Length of the dateline at the start of a sentence. */
export const datelineLength = (text: string): number => DATELINE.exec(text)?.[0].length ?? 0;

const FURNITURE = /\b(?:Posted|Published|Updated): |\bBy \p{Lu}\p{L}+ \p{Lu}\p{L}+ (?:Posted|Published|Updated)\b/u;

/** Whether a line consists only of headline, byline and date, with no text for readers. */
export const isFurniture = (text: string): boolean => FURNITURE.test(text) || stampStart(text) !== null;
