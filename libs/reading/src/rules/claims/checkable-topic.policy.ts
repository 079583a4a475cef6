import {
  fold,
  isStopword,
  lexicon,
  looksLikeLanguage,
  findProperNames,
  findQuantities,
  splitSentences,
  tokenizeWords,
} from '@corroborate/text';
import type { Topic } from '@corroborate/domain';

const EMPTY_PHRASES = new Set(lexicon('en', 'claim-sentences', 'says-nothing').words.map(fold));

/** Limits the run time: a topic whose first hundred sentences contain no statement is not news. */
const MAX_SENTENCES = 100;
const MAX_CHARS = 20_000;

/** Scripts without spaces between words. */
const UNSPACED_SCRIPTS =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}/gu;
const MIN_UNSPACED = 4;

/** Whether the title or text of a topic states anything that a page could confirm or deny. True if uncertain. */
export function hasCheckableClaim(topic: Pick<Topic, 'title' | 'summary' | 'articleText'>): boolean {
  const { title, summary, articleText } = topic;
  const text = [summary ?? '', articleText ?? ''].join('\n\n').slice(0, MAX_CHARS);
  const sentences = splitSentences(text).slice(0, MAX_SENTENCES);
  return [title, ...sentences.map((sentence) => sentence.text)].some(makesStatement);
}

/** Whether the sentence has at least two different words in some language, one of them meaningful. */
function makesStatement(sentence: string): boolean {
  if ((sentence.match(UNSPACED_SCRIPTS)?.length ?? 0) >= MIN_UNSPACED) return true;
  const different = new Set(tokenizeWords(sentence).map(({ folded }) => folded));
  if (different.size < 2 || !looksLikeLanguage(sentence)) return false;
  if (findQuantities(sentence).length > 0 || findProperNames(`. ${sentence}`).length > 0) return true;
  return [...different].some((word) => word.length > 1 && !isStopword(word) && !EMPTY_PHRASES.has(word));
}
