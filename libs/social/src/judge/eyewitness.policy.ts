import { isTitleCase } from '@corroborate/text';
import { EYEWITNESS } from '../social.thresholds';
import type { EyewitnessReading, SocialPost } from '../social.types';
import { ownWords } from './post-text';

/** Words of somebody who is there; each kind counts once. */
const SIGNS: { weight: number; pattern: RegExp }[] = [
  {
    weight: EYEWITNESS.presence,
    pattern:
      /\b(?:(?:i am|i'm|im|we are|we're|we were|i was|been|am) (?:\w+ ){0,2}?(?:at|in|outside|inside|near|across from|next to|standing|stuck|watching|waiting|on hold|trapped)\b|(?:i|we) (?:just |both |all )?(?:saw|seen|watched|witnessed|drove (?:by|past)|walked (?:by|past)|passed|got (?:out|evacuated|sent home)|counted|ran)\b|(?:in front|ahead) of (?:me|us)\b|(?:guy|man|woman|lady|person) (?:behind|next to|beside) me\b)/i,
  },
  {
    weight: EYEWITNESS.senses,
    pattern:
      /\b(?:(?:i|we|you) (?:can|could) (?:still )?(?:see|hear|smell|feel|taste)|(?:i|we) (?:just )?(?:heard (?:a|the|an|it|two|three|several|loud)|smelled|smell|felt (?:a|the|it))|smells? (?:like|of)|(?:my|our) (?:ears|eyes) (?:are|were))\b/i,
  },
  {
    weight: EYEWITNESS.ownWorld,
    pattern:
      /\b(?:(?:from|outside|behind|over|near|at|past|above|in) (?:my|our) (?:\w+ )?(?:window|house|home|flat|apartment|porch|balcony|desk|office|street|yard|garden|building|school|block|car|roof|kitchen|shift|stop|door)|(?:my|our) (?:\w+ )?(?:street|neighbou?rhood|neighbou?rs?|shift|crew|coworkers?|colleagues?|card|account|balance|flight|train|kids?|daughter|son|husband|wife|mom|mum|dad|manager|boss|supervisor|classroom|ward|landlord) (?:\w+ ){0,2}?(?:is|are|was|were|won't|wont|got|just|says|said|declined|can't|told|came|walked|stopped)|my (?:\w+ )?(?:card|account|balance|app))\b/i,
  },
  {
    weight: EYEWITNESS.experience,
    pattern:
      /\b(?:(?:they|police|cops|security|managers?) (?:just |have |are )?(?:told|sent|made|turned|evacuated|let|waved|letting|telling|sending) (?:us|me)|i (?:can't|cannot|couldn't|could not) (?:pay|get|leave|reach|log|withdraw|cross|pass)|i (?:just )?(?:talked|spoke) (?:to|with)|i work (?:at|in|for|there)|i live (?:in|on|near|across|next|there|two|a)|line (?:outside|around|to)|walked out with)\b/i,
  },
  {
    weight: EYEWITNESS.now,
    pattern:
      /\b(?:right now|happening now|as i (?:type|write)|this minute|this very (?:minute|moment)|just now|still going|still burning)\b/i,
  },
];

const SECOND_HAND =
  /\b(?:(?:saw|seeing|read|heard|watching|watched) (?:this|it|that|about|something)?\s*(?:on|in|from) (?:the )?(?:tv|news|radio|twitter|facebook|reddit|internet|paper|timeline|feed|post|article|video|clip)|i (?:heard|read|saw) (?:that|about|they|people|somebody|someone|a (?:post|tweet|story|report|clip|video))|(?:heard|hearing) (?:that|from|reports)|according to|apparently|reportedly|allegedly|they say|people (?:say|are saying)|word is|rumou?rs?|my (?:\w+ ){0,2}(?:friend|cousin|uncle|aunt|brother|sister|neighbou?r|wife|husband|mom|mum|dad)(?:[ -]in[ -]law)?(?:'s \w+)?,? (?:[\w']+,? ){0,6}?(?:says?|said|told me|heard)|someone (?:says|said|told)|all over my timeline|via @)\b/i;
const SHOUTED =
  /^\W*(?:breaking|just in|urgent|alert|update|developing|rt)\b|\bRT (?:now|everywhere|if)\b|\b(?:share|spread|retweet) (?:everywhere|this|now|before)\b/i;

/** Words by which a writer says to have it from others. */
export const secondHandWords = (text: string): string | null => SECOND_HAND.exec(text.slice(0, 2000))?.[0] ?? null;

/**
 * How much the words sound like somebody who was there. Wording can be faked: it is a lead for an editor, never a
 * finding.
 */
export function eyewitness(post: SocialPost): EyewitnessReading {
  const text = ownWords(post).replace(/[’‘]/g, "'").slice(0, 2000);
  const hits = SIGNS.map(({ weight, pattern }) => ({ weight, quote: pattern.exec(text)?.[0] })).filter(
    (hit) => hit.quote !== undefined,
  );
  if (hits.length === 0) return { likelihood: 0, words: [] };
  const weights = [...hits.map(({ weight }) => weight), ...(post.place === null ? [] : [EYEWITNESS.place])];
  const said = 1 - weights.reduce((rest, weight) => rest * (1 - weight), 1);
  const likelihood = doubts(post, text).reduce((value, factor) => value * factor, said);
  return { likelihood: Math.round(likelihood * 100) / 100, words: hits.map(({ quote }) => quote as string) };
}

function doubts(post: SocialPost, text: string): number[] {
  return [
    ...(secondHandWords(text) !== null ? [EYEWITNESS.secondHand] : []),
    ...(SHOUTED.test(text) || isTitleCase(text) ? [EYEWITNESS.headline] : []),
    ...(post.links.length > 0 ? [EYEWITNESS.link] : []),
    ...(post.repostOf !== null ? [EYEWITNESS.repost] : []),
    ...(/\?\s*$/.test(text) ? [EYEWITNESS.question] : []),
  ];
}
