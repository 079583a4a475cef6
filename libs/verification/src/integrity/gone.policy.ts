import { hasReason, isCredibleElsewhere, type SourceView } from '@corroborate/domain';
import { conceptMentions, contentStems, lexicon, splitSentences } from '@corroborate/text';
import type { LookInput } from './look.types';

const GONE = ['behind', 'between', 'before'].map((section) => lexicon('en', 'thing-gone', section).pattern);

/** What happens to a thing is near the beginning. */
const SENTENCES = 60;
const CHARS = 400;

/**
 * Credible pages on the same place or people that say of a thing in the headline that it is gone, or soon will be. No
 * judgment rests on it: a reader is to look. What happened is no thing: “there will be no strike” says nothing here.
 */
export function thingsGone({ topic, sources, captures }: LookInput) {
  const happened = new Set(conceptMentions(topic.title).flatMap(({ quote }) => contentStems(quote)));
  const things = new Set(contentStems(topic.title).filter((stem) => !happened.has(stem)));
  return sources.filter(mayKnow).flatMap((source) => {
    const quote = splitSentences(captures.get(source.id)?.text ?? '')
      .slice(0, SENTENCES)
      .map(({ text }) => text)
      .find((text) => text.length <= CHARS && goneIn(text).some((thing) => things.has(thing)));
    return quote === undefined ? [] : [{ source, quote }];
  });
}

/** The end of a name is no thing: “the mill of Port Vesper was torn down” mentions a mill. */
const goneIn = (sentence: string): string[] =>
  GONE.map((pattern) => pattern.exec(sentence)?.groups?.thing ?? '')
    .filter((thing) => /^\p{Ll}/u.test(thing))
    .flatMap((thing) => contentStems(thing));

const mayKnow = (source: SourceView): boolean =>
  source.readable &&
  isCredibleElsewhere(source) &&
  source.stance.stance === 'mentions' &&
  hasReason(source.stance.reasons, 'event.names', 'event.placed-here');
