import { lexicon, wordsAsWritten } from '@corroborate/text';
import type { Topic } from '@corroborate/domain';

const SCIENCE_FIELDS = new Set(lexicon('en', 'science', 'fields').words);
/** Words used in reports on scientific papers; everyday words are excluded because they are no evidence. */
const SCIENCE_WORDS = new Set(lexicon('en', 'science', 'signs').words);

/** Whether a scholarly registry is likely to have papers on the topic. */
export function isScienceTopic({ category, title }: Pick<Topic, 'category' | 'title'>): boolean {
  const named = (category ?? '').toLowerCase().split(/[^a-z]+/);
  return (
    named.some((word) => SCIENCE_FIELDS.has(word)) ||
    wordsAsWritten(title.toLowerCase()).some((word) => SCIENCE_WORDS.has(word))
  );
}
