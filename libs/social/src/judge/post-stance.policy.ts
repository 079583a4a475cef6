import {
  conceptById,
  findConceptMentions,
  findDebunkCue,
  readSentenceFrame,
  findHearsayCue,
  lexicon,
  isNegatedFrame,
} from '@corroborate/text';
import { createReason } from '@corroborate/domain';
import { EYEWITNESS } from '../social.thresholds';
import type { SocialPost, PostStanceReading } from '../social.types';
import { assessEyewitness, findSecondHandCue } from './eyewitness.policy';
import { withoutQuotedText } from './post-text';

const DOUBT_PATTERN = lexicon('en', 'asking-posts').pattern;

/** The post's attitude to the story. `concepts` are the topic's kinds of event, if known. */
export function readPostStance(post: SocialPost, concepts: readonly string[] = []): PostStanceReading {
  if (post.repostOf !== null) return { voice: 'passes-on', why: createReason('telling.repost') };
  const text = withoutQuotedText(post).replace(/[’‘]/g, "'");
  const denial = findDebunkCue(text) ?? findDenialCue(text, concepts);
  if (denial !== null)
    return { voice: 'denies', why: createReason('telling.denies', { words: denial.trim().slice(0, 80) }) };
  const witness = assessEyewitness(post);
  const sure = witness.likelihood >= EYEWITNESS.likely;
  const doubt = DOUBT_PATTERN.exec(text)?.[0] ?? (/\?\s*$/.test(text) && !sure ? '?' : null);
  if (doubt !== null && !sure)
    return { voice: 'asks', why: createReason('telling.asks', { words: doubt.trim().slice(0, 60) }) };
  if (post.links.length > 0 && !sure) return { voice: 'passes-on', why: createReason('telling.points-to-page') };
  const hearsay = findHearsayCue(text) ?? findSecondHandCue(text);
  if (hearsay !== null && !sure)
    return { voice: 'passes-on', why: createReason('telling.hearsay', { words: hearsay }) };
  return {
    voice: 'tells',
    why: sure
      ? createReason('telling.was-there', { words: witness.words[0] ?? '' })
      : createReason('telling.own-words'),
  };
}

/** Words that deny the event, even without a negation: "The plant is open as usual" denies a strike. */
function findDenialCue(text: string, concepts: readonly string[]): string | null {
  for (const id of concepts) {
    const opposite = conceptById(id)?.opposite?.exec(text)?.[0];
    if (opposite) return opposite;
  }
  const mentions = findConceptMentions(text).filter(({ id }) => concepts.includes(id));
  const negated = mentions.filter(({ start, end }) => isNegatedFrame(readSentenceFrame(text, start, end)));
  return mentions.length > 0 && negated.length === mentions.length ? (negated[0]?.quote ?? null) : null;
}
