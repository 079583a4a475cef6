import { agencyCreditOf } from '@corroborate/domain';
import { BODY_RULES } from '../pages.thresholds';
import { SENTENCE_END } from './credit-line';

interface EdgeParagraph {
  paragraph: { tag: string };
  text: string;
}

/**
 * Removes a repeated headline with what stands in front of it, and what is left below the last paragraph: headings without
 * text, lines of labels, initials in brackets.
 */
export function trimEdges<T extends EdgeParagraph>(all: T[], title: string): T[] {
  const first = all.findIndex(isProse);
  const last = all.findLastIndex(isProse);
  if (first < 0) return all;
  const headline = all.findLastIndex((one, at) => at < first && isHeadline(one, title));
  const end = all.findLastIndex((one, at) => at <= last || !isRemainder(one));
  return all.slice(headline > 0 ? headline + 1 : 0, end + 1);
}

const isProse = ({ text }: EdgeParagraph): boolean => text.length >= BODY_RULES.proseChars / 2 && SENTENCE_END.test(text);

/** A heading may begin with a kicker. */
const isHeadline = ({ paragraph, text }: EdgeParagraph, title: string): boolean =>
  title.length >= MIN_TITLE_CHARS && HEADING.test(paragraph.tag) && text.toLowerCase().endsWith(title.toLowerCase());
const HEADING = /^h[1-6]$/;
const MIN_TITLE_CHARS = 8;

const isRemainder = ({ paragraph, text }: EdgeParagraph): boolean =>
  HEADING.test(paragraph.tag) || (isLabel(text) && agencyCreditOf(text, null) === null);
const isLabel = (text: string): boolean => INITIALS.test(text) || ADDRESS.test(text);
/** "(rtw/apl)" */
const INITIALS = /^[([]\p{L}{2,5}(?:\/\p{L}{2,5}){0,3}[)\]]$/u;
/** A line that ends with an e-mail address and has no sentence. */
const ADDRESS = /^[^.!?]{0,60}[\w.+-]{1,40}@[\w-]{1,40}(?:\.[\w-]{1,40}){1,3}\)?$/u;
