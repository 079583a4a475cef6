import { type Article } from '@corroborate/domain';
import { toPrintableText, printableAll } from '@corroborate/text';
import { PAGE_LIMITS } from './pages.thresholds';

/** Article text within limits, and a note if it was cut. */
export interface BoundedText {
  text: string;
  note: string;
}

/** Removes control characters and cuts text that is too long; done once here, so that no later rule needs a limit. */
export function limitText(raw: string): BoundedText {
  const text = toPrintableText(raw);
  if (text.length <= PAGE_LIMITS.maxTextChars) return { text, note: '' };
  const kept = text.slice(0, findCutPosition(text, PAGE_LIMITS.maxTextChars)).trimEnd();
  return { text: kept, note: ` Cut: the text has ${text.length} characters; the first ${kept.length} were read.` };
}

/** Applies these limits to an article not read from a page, such as a register entry. */
export function limitArticleText(article: Article): Article {
  const { text, note } = limitText(article.text);
  const clean = printableAll({ ...article, text });
  return note ? { ...clean, verdictReason: `${clean.verdictReason}${note}` } : clean;
}

/**
 * The last end of a paragraph before the limit; otherwise of a sentence, then of a word; the limit itself if none is
 * near.
 */
function findCutPosition(text: string, limit: number): number {
  const from = Math.floor(limit * (1 - PAGE_LIMITS.cutRoom));
  const room = text.slice(from, limit);
  const sentence = Math.max(...['. ', '! ', '? ', '.\u201d ', '." ', '\u3002'].map((stop) => endOfLast(room, stop)));
  for (const at of [endOfLast(room, '\n\n'), sentence, endOfLast(room, '\n'), endOfLast(room, ' ')])
    if (at > 0) return from + at;
  // Do not split a surrogate pair.
  return /[\ud800-\udbff]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
}

const endOfLast = (text: string, mark: string): number => {
  const at = text.lastIndexOf(mark);
  return at < 0 ? -1 : at + mark.length;
};
