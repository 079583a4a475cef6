import { collapseWhitespace } from '@corroborate/text';

const NAME = "\\p{Lu}[\\p{L}.'’-]{0,30}(?: \\p{Lu}[\\p{L}.'’-]{0,30}){1,3}";
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DAY = `(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, ${MONTH} \\d{1,2}, \\d{4}`;
const STAMP = '(?:Posted|Published|Updated):? \\S[^!?]{2,50}';
/** Byline and time printed on separate lines below a headline, at the end of text parsed as one sentence. */
const BELOW_HEADLINE = new RegExp(`(?<=[^\\s,;:–—-]) (?:(By ${NAME}),? )?(${STAMP}|${DAY})$`, 'u');
const LONE_DASH = /^[-–—]{1,2} (?=["“]?[\p{L}\d])/u;

/**
 * A passage for display: sets off a byline and date that follow a headline, and drops a leading dash of a dateline. No
 * word is lost; the stored quote is unchanged.
 */
export const shownQuote = (quote: string): string =>
  collapseWhitespace(quote)
    .replace(LONE_DASH, '')
    .replace(BELOW_HEADLINE, (_all, byline: string | undefined, stamp: string) =>
      ['', ...(byline ? [byline] : []), stamp].join(' · '),
    );
