import { type Article } from '@corroborate/domain';
import { printable, printableAll } from '@corroborate/text';
import { PAGE_LIMITS } from './pages.thresholds';

/** An article's text as every later rule gets it, and what is to be said of it where it is not all. */
export interface BoundedText {
  text: string;
  note: string;
}

/**
 * Takes out what speaks to terminals, and cuts the text where it is too long: once, here, so that no rule needs a
 * limit.
 */
export function boundedText(raw: string): BoundedText {
  const text = printable(raw);
  if (text.length <= PAGE_LIMITS.maxTextChars) return { text, note: '' };
  const kept = text.slice(0, endWithin(text, PAGE_LIMITS.maxTextChars)).trimEnd();
  return { text: kept, note: ` Cut: the text has ${text.length} characters; the first ${kept.length} were read.` };
}

/**
 * The same for an article that was not read from a page now: a register's entry.
 */
export function withinBounds(article: Article): Article {
  const { text, note } = boundedText(article.text);
  const clean = printableAll({ ...article, text });
  return note ? { ...clean, verdictReason: `${clean.verdictReason}${note}` } : clean;
}

/**
 * The last end of a paragraph before the limit, else of a sentence, else of a word; the limit itself where none is
 * near.
 */
function endWithin(text: string, limit: number): number {
  const from = Math.floor(limit * (1 - PAGE_LIMITS.cutRoom));
  const room = text.slice(from, limit);
  const sentence = Math.max(...['. ', '! ', '? ', '.\u201d ', '." ', '\u3002'].map((stop) => lastEnd(room, stop)));
  for (const at of [lastEnd(room, '\n\n'), sentence, lastEnd(room, '\n'), lastEnd(room, ' ')])
    if (at > 0) return from + at;
  // Half a sign is none.
  return /[\ud800-\udbff]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
}

const lastEnd = (text: string, mark: string): number => {
  const at = text.lastIndexOf(mark);
  return at < 0 ? -1 : at + mark.length;
};
