import { findAgencyCredit } from '@corroborate/domain';
import { BODY_RULES } from '../pages.thresholds';
import { isCreditLine, SENTENCE_END } from './credit-line';

interface EdgeParagraph {
  paragraph: { tag: string; timed: boolean };
  text: string;
}

/**
 * Removes a repeated headline and everything above it, and what remains below the last paragraph: headings without
 * text, times, initials in brackets.
 */
export function trimEdges<T extends EdgeParagraph>(all: T[], title: string): T[] {
  const first = all.findIndex(isProse);
  const last = all.findLastIndex(isProse);
  if (first < 0) return all;
  const headline = all.findLastIndex((one, at) => at < first && isHeadline(one, title));
  const end = all.findLastIndex((one, at) => at <= last || !isRemainder(one));
  return all.slice(headline > 0 ? headline + 1 : 0, end + 1);
}

const isProse = (one: EdgeParagraph): boolean =>
  one.text.length >= BODY_RULES.proseChars / 2 &&
  (SENTENCE_END.test(one.text) || UNSTOPPED.test(one.text)) &&
  !HEADING.test(one.paragraph.tag) &&
  !isTimeLine(one);
/** Thai and its neighbors write no full stop. */
const UNSTOPPED = /[\p{sc=Thai}\p{sc=Laoo}]$/u;

/** A heading may begin with a kicker. */
const isHeadline = ({ paragraph, text }: EdgeParagraph, title: string): boolean =>
  title.length >= MIN_TITLE_CHARS && HEADING.test(paragraph.tag) && text.toLowerCase().endsWith(title.toLowerCase());
const HEADING = /^h[1-6]$/;
const MIN_TITLE_CHARS = 8;

const isTimeLine = ({ paragraph, text }: EdgeParagraph): boolean =>
  text.length < BODY_RULES.proseChars && (paragraph.timed || isCreditLine(text));

const isRemainder = (one: EdgeParagraph): boolean =>
  HEADING.test(one.paragraph.tag) ||
  (isPlain(one) && isTimeLine(one)) ||
  (INITIALS.test(one.text) && findAgencyCredit(one.text, null) === null);
const isPlain = ({ paragraph }: EdgeParagraph): boolean => paragraph.tag === 'p' || paragraph.tag === 'div';
/** "(rtw/apl)" */
const INITIALS = /^[([]\p{L}{2,5}(?:\/\p{L}{2,5}){0,3}[)\]]$/u;
