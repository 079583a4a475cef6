import { hasReason, isCredibleElsewhere, type SourceView } from '@corroborate/domain';
import { findConceptMentions, listContentStems, lexicon, splitSentences } from '@corroborate/text';
import type { PrePublicationCheckInput } from './pre-publication.types';

const GONE_PATTERNS = ['behind', 'between', 'before'].map((section) => lexicon('en', 'thing-gone', section).pattern);

/** Number of sentences examined at the beginning of a page. */
const MAX_SENTENCES_READ = 60;
const MAX_SENTENCE_CHARS = 400;

/**
 * Credible pages about the same place or people whose headline says that something no longer exists or will soon be
 * gone. Shown to the editor; does not affect the decision. Events are not things: "there will be no strike" does not
 * match.
 */
export function findGoneThings({ topic, sources, captures }: PrePublicationCheckInput) {
  const happened = new Set(findConceptMentions(topic.title).flatMap(({ quote }) => listContentStems(quote)));
  const things = new Set(listContentStems(topic.title).filter((stem) => !happened.has(stem)));
  return sources.filter(isRelatedMention).flatMap((source) => {
    const quote = splitSentences(captures.get(source.id)?.text ?? '')
      .slice(0, MAX_SENTENCES_READ)
      .map(({ text }) => text)
      .find((text) => text.length <= MAX_SENTENCE_CHARS && thingsGoneIn(text).some((thing) => things.has(thing)));
    return quote === undefined ? [] : [{ source, quote }];
  });
}

/**
 * Things that no longer exist. Capitalized matches are dropped, because they are the end of a name: in "the mill of
 * Port Vesper was torn down", the thing is the mill.
 */
const thingsGoneIn = (sentence: string): string[] =>
  GONE_PATTERNS.map((pattern) => pattern.exec(sentence)?.groups?.thing ?? '')
    .filter((thing) => /^\p{Ll}/u.test(thing))
    .flatMap((thing) => listContentStems(thing));

const isRelatedMention = (source: SourceView): boolean =>
  source.readable &&
  isCredibleElsewhere(source) &&
  source.stance.stance === 'mentions' &&
  hasReason(source.stance.reasons, 'event.names', 'event.placed-here');
