import {
  conceptById,
  conceptMentions,
  debunkWords,
  frameAt,
  hearsayWords,
  lexicon,
  isNegatedFrame,
} from '@corroborate/text';
import { because } from '@corroborate/domain';
import { EYEWITNESS } from '../social.thresholds';
import type { SocialPost, VoiceReading } from '../social.types';
import { eyewitness, secondHandWords } from './eyewitness.policy';
import { ownWords } from './post-text';

const DOUBT = lexicon('en', 'asking-posts').pattern;

/** The post's attitude to the story. `concepts` are the topic's kinds of event, if known. */
export function voiceOf(post: SocialPost, concepts: readonly string[] = []): VoiceReading {
  if (post.repostOf !== null) return { voice: 'passes-on', why: because('telling.repost') };
  const text = ownWords(post).replace(/[’‘]/g, "'");
  const denial = debunkWords(text) ?? deniedWords(text, concepts);
  if (denial !== null)
    return { voice: 'denies', why: because('telling.denies', { words: denial.trim().slice(0, 80) }) };
  const witness = eyewitness(post);
  const sure = witness.likelihood >= EYEWITNESS.likely;
  const doubt = DOUBT.exec(text)?.[0] ?? (/\?\s*$/.test(text) && !sure ? '?' : null);
  if (doubt !== null && !sure)
    return { voice: 'asks', why: because('telling.asks', { words: doubt.trim().slice(0, 60) }) };
  if (post.links.length > 0 && !sure) return { voice: 'passes-on', why: because('telling.points-to-page') };
  const hearsay = hearsayWords(text) ?? secondHandWords(text);
  if (hearsay !== null && !sure) return { voice: 'passes-on', why: because('telling.hearsay', { words: hearsay }) };
  return {
    voice: 'tells',
    why: sure ? because('telling.was-there', { words: witness.words[0] ?? '' }) : because('telling.own-words'),
  };
}

/** "The plant is open as usual" denies a strike without a negation. */
function deniedWords(text: string, concepts: readonly string[]): string | null {
  for (const id of concepts) {
    const opposite = conceptById(id)?.opposite?.exec(text)?.[0];
    if (opposite) return opposite;
  }
  const mentions = conceptMentions(text).filter(({ id }) => concepts.includes(id));
  const negated = mentions.filter(({ start, end }) => isNegatedFrame(frameAt(text, start, end)));
  return mentions.length > 0 && negated.length === mentions.length ? (negated[0]?.quote ?? null) : null;
}
