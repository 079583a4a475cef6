import { lexicon, wordsAsWritten } from '@corroborate/text';
import type { Topic } from '@corroborate/domain';

const FIELDS = new Set(lexicon('en', 'science', 'fields').words);
/** Words that reports on papers use; words of daily life beside them prove nothing. */
const SIGNS = new Set(lexicon('en', 'science', 'signs').words);

/** Is a register of scholarly papers likely to hold something about the topic? */
export function isScience({ category, title }: Pick<Topic, 'category' | 'title'>): boolean {
  const named = (category ?? '').toLowerCase().split(/[^a-z]+/);
  return named.some((word) => FIELDS.has(word)) || wordsAsWritten(title.toLowerCase()).some((word) => SIGNS.has(word));
}
