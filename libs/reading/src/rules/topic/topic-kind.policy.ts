import { isTitleCase, lexicon, WORD_END, WORD_START, tokenizeWords } from '@corroborate/text';
import type { Topic } from '@corroborate/domain';

/** "Said by …" or "Claim by …, in a debate": a summary that only names who made the statement. */
export const SPEAKER_ONLY = lexicon('en', 'topic-words', 'speaker-only').pattern;
const PERIOD_OF_TIME = lexicon('en', 'topic-words', 'span-of-time').pattern;
/** Verbs for a state rather than an event: "Was a slave owner", "costs 4 billion per year", "are required to". */
const STATE_WORDS = lexicon('en', 'topic-words', 'state').pattern;

/** Verbs in the past tense; with a final period they show that the title is a sentence rather than a headline. */
const PAST_VERBS = lexicon('en', 'topic-words', 'past').pattern;
const NOT_PAST = lexicon('en', 'topic-words', 'not-past').source;
const PAST_IN_ED = new RegExp(`${WORD_START}(?!(?:${NOT_PAST})${WORD_END})\\p{L}{3,14}ed${WORD_END}`, 'iu');
const isPast = (text: string): boolean => PAST_IN_ED.test(text) || PAST_VERBS.test(text);

/**
 * Whether the topic is a claim about facts that may be older than the topic. Topics with a place, URL or text are
 * events, as are headlines that mention no other time.
 */
export function isClaim(topic: Topic): boolean {
  const { title, summary } = topic;
  if (topic.url !== null || topic.location !== null || (topic.articleText ?? '').trim() !== '') return false;
  if (namesEarlierYear(topic) || PERIOD_OF_TIME.test(title) || SPEAKER_ONLY.test(summary ?? '')) return true;
  return isSentence(title) && (STATE_WORDS.test(title) || (isPast(title) && title.trim().endsWith('.')));
}

function namesEarlierYear({ title, eventDate }: Topic): boolean {
  const own = eventDate ? new Date(eventDate).getUTCFullYear() : null;
  return own !== null && [...title.matchAll(/\b(?:1[89]|20)\d{2}\b/g)].some(([year]) => Number(year) < own);
}

const ARTICLE = lexicon('en', 'claim-sentences', 'articles').pattern;
/** Whether the text is a full sentence. Headlines omit articles and the final period. */
const isSentence = (text: string): boolean =>
  tokenizeWords(text).length >= 6 && !isTitleCase(text) && (/[.!]$/.test(text.trim()) || ARTICLE.test(text));
