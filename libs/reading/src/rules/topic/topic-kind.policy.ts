import { isTitleCase, lexicon, WORD_END, WORD_START, words } from '@corroborate/text';
import { because, type Reason, type Topic } from '@corroborate/domain';

/** An event happened about the topic's day; a claim speaks of facts that were there before it, whenever it was made. */
export interface TopicKind {
  kind: 'event' | 'claim';
  reasons: Reason[];
}

/** "Said by …", "Claim by …, in a debate": all the summary does is to name the speaker. */
export const SPEAKER_ONLY = lexicon('en', 'topic-words', 'speaker-only').pattern;
const PERIOD = lexicon('en', 'topic-words', 'span-of-time').pattern;
/** A state rather than an event: "Was a slave owner", "costs 4 billion per year", "are required to". */
const STATE = lexicon('en', 'topic-words', 'state').pattern;

/** A finite verb of the past that no headline would use with its articles and full stop. */
const PAST = lexicon('en', 'topic-words', 'past').pattern;
const NOT_PAST = lexicon('en', 'topic-words', 'not-past').source;
const PAST_IN_ED = new RegExp(`${WORD_START}(?!(?:${NOT_PAST})${WORD_END})\\p{L}{3,14}ed${WORD_END}`, 'iu');
const isPast = (text: string): boolean => PAST_IN_ED.test(text) || PAST.test(text);

/**
 * Whether the topic is a claim about facts that may predate it. Topics with a place, URL or text are events, as are
 * headlines without reference to another time.
 */
export function topicKind(topic: Topic): TopicKind {
  const bare = topic.url === null && topic.location === null && (topic.articleText ?? '').trim() === '';
  if (!bare) return { kind: 'event', reasons: [because('topic.reported')] };
  const title = topic.title;
  const reasons: Reason[] = [
    ...earlierYears(topic).map((year) => because('topic.earlier-year', { year })),
    ...(PERIOD.test(title) ? [because('topic.span-of-time')] : []),
    ...(SPEAKER_ONLY.test(topic.summary ?? '') ? [because('topic.speaker-only')] : []),
    ...(STATE.test(title) && isSentence(title) ? [because('topic.state-of-things')] : []),
    ...(isPast(title) && isSentence(title) && /[.]$/.test(title.trim()) ? [because('topic.past-sentence')] : []),
  ];
  return reasons.length > 0 ? { kind: 'claim', reasons } : { kind: 'event', reasons: [because('topic.headline')] };
}

/** Years the title names that lie before the topic's own. */
export function earlierYears(topic: Topic): number[] {
  const own = topic.eventDate ? new Date(topic.eventDate).getUTCFullYear() : null;
  const named = [...topic.title.matchAll(/\b(?:1[89]|20)\d{2}\b/g)].map((match) => Number(match[0]));
  return own === null ? [] : [...new Set(named)].filter((year) => year < own);
}

const ARTICLE = lexicon('en', 'claim-sentences', 'articles').pattern;
/** Headlines drop articles and the stop; a sentence of some length keeps them. */
const isSentence = (text: string): boolean =>
  words(text).length >= 6 && !isTitleCase(text) && (/[.!]$/.test(text.trim()) || ARTICLE.test(text));
