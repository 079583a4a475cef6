import { isTitleCase, lexicon } from '@corroborate/text';
import { EYEWITNESS } from '../social.thresholds';
import type { EyewitnessReading, SocialPost } from '../social.types';
import { withoutQuotedText } from './post-text';

/** Phrases used by people at the scene; each kind counts once. */
const eyewitnessPattern = (section: string): RegExp => lexicon('en', 'eyewitness', section).pattern;
const EYEWITNESS_SIGNS: { weight: number; pattern: RegExp }[] = [
  { weight: EYEWITNESS.presence, pattern: eyewitnessPattern('presence') },
  { weight: EYEWITNESS.senses, pattern: eyewitnessPattern('senses') },
  { weight: EYEWITNESS.ownWorld, pattern: eyewitnessPattern('own-world') },
  { weight: EYEWITNESS.experience, pattern: eyewitnessPattern('experience') },
  { weight: EYEWITNESS.now, pattern: eyewitnessPattern('now') },
];

const SECOND_HAND = eyewitnessPattern('second-hand');
const SHOUTED_TEXT = eyewitnessPattern('shouted');

/** First phrase that shows second-hand information; null if none. */
export const findSecondHandCue = (text: string): string | null => SECOND_HAND.exec(text.slice(0, 2000))?.[0] ?? null;

/**
 * Likelihood that the wording comes from an eyewitness. Wording can be faked, so this is a lead for an editor, never a
 * finding.
 */
export function assessEyewitness(post: SocialPost): EyewitnessReading {
  const text = withoutQuotedText(post).replace(/[’‘]/g, "'").slice(0, 2000);
  const hits = EYEWITNESS_SIGNS.map(({ weight, pattern }) => ({ weight, quote: pattern.exec(text)?.[0] })).filter(
    (hit) => hit.quote !== undefined,
  );
  if (hits.length === 0) return { likelihood: 0, words: [] };
  const weights = [...hits.map(({ weight }) => weight), ...(post.place === null ? [] : [EYEWITNESS.place])];
  const words = 1 - weights.reduce((rest, weight) => rest * (1 - weight), 1);
  const likelihood = doubtFactors(post, text).reduce((value, factor) => value * factor, words);
  return { likelihood: Math.round(likelihood * 100) / 100, words: hits.map(({ quote }) => quote as string) };
}

function doubtFactors(post: SocialPost, text: string): number[] {
  return [
    ...(findSecondHandCue(text) !== null ? [EYEWITNESS.secondHand] : []),
    ...(SHOUTED_TEXT.test(text) || isTitleCase(text) ? [EYEWITNESS.headline] : []),
    ...(post.links.length > 0 ? [EYEWITNESS.link] : []),
    ...(post.repostOf !== null ? [EYEWITNESS.repost] : []),
    ...(/\?\s*$/.test(text) ? [EYEWITNESS.question] : []),
  ];
}
