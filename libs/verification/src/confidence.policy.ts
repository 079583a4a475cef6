import { answered } from '@corroborate/domain';
import type { Count } from './counting.policy';
import type { DecideInput } from './decide.types';
import { CONFIDENCE_WEIGHTS as W } from './verification.thresholds';

const STANDING = { 1: 95, 2: 80, 3: 40, 4: 5 } as const;

/** Mean standing of the sources that count, 0–100; 0 when none does. */
export function credibilityOf(count: Count): number {
  const best = count.counted.map((voice) => Math.max(...voice.sources.map((one) => STANDING[one.tier])));
  return best.length === 0 ? 0 : Math.round(best.reduce((sum, one) => sum + one, 0) / best.length);
}

/**
 * How sure we are of what we say about the topic, 0–100: mostly how many voices stand behind it, then who they are, how
 * far they agree, whether the root is authoritative, and how much of the search could be done at all.
 */
export function confidenceOf(input: DecideInput, count: Count, held: boolean): number {
  const answeredShare = coverageShare(input);
  if (count.counted.length === 0) return nothingCounted(count, answeredShare);
  const voices = count.counted.reduce((sum, _, index) => sum + (W.voices[index] ?? 1), 0);
  const score =
    voices +
    (W.credibility * credibilityOf(count)) / 100 +
    (W.consistency * input.consistencyScore) / 100 +
    (input.origin?.authoritative ? W.authoritativeOrigin : 0) +
    W.coverage * answeredShare;
  const capped = count.disputing.length > 0 ? Math.min(score, W.contradictionCap) : held ? Math.min(score, 75) : score;
  return Math.round(Math.max(0, Math.min(99, capped)));
}

/** Without support: credible denials make us sure, silence does not, least of all when we could not look. */
function nothingCounted(count: Count, answeredShare: number): number {
  if (count.disputing.length > 0) return Math.min(95, W.refuted - 20 + 10 * count.disputing.length);
  return Math.round(W.nothingFound * answeredShare);
}

function coverageShare({ coverage }: DecideInput): number {
  const asked = coverage.filter((one) => one.outcome !== 'not-configured');
  return asked.length === 0 ? 1 : asked.filter((one) => answered({ kind: one.outcome })).length / asked.length;
}
