import { because, hasReason, type Reason } from '@corroborate/domain';
import { isOfficesAct } from '../counting/own-matter.policy';
import type { CountedVoice } from '../counting/voices.types';
import { hasLook, othersOnIt, coverageLikelihood } from '../coverage-model/coverage.policy';
import { COVERAGE_LIMITS } from '../verification.thresholds';
import type { DecideInput } from './decide.types';

/**
 * Of what single independent sources seemed to carry, two in five did not hold in worlds that the rules did not know;
 * the other pages showed it. An office that says what it did itself needs no one to support it.
 */
export function whySetAside({ sources, topic }: DecideInput, counted: CountedVoice[]): Reason | null {
  const few = counted.length > 0 && counted.length <= COVERAGE_LIMITS.fewVoices;
  const told = counted.flatMap((voice) => voice.sources);
  if (!few || !told.every(({ stance }) => isByManner(stance.reasons))) return null;
  if (told.some((source) => isOfficesAct(source, topic))) return null;
  const chance = hasLook(sources) && othersOnIt(sources) > 0 ? coverageLikelihood(sources) : 1;
  if (chance >= COVERAGE_LIMITS.coverageLikelihood) return null;
  return because('count.others-speak-against', {
    voices: counted.length,
    chance,
    wanted: COVERAGE_LIMITS.coverageLikelihood,
  });
}

/**
 * Is it how a page speaks by which it was judged? What a document states or a checker rules has no manner, and where a
 * reader found the words that support it, and asked what disputes them, nothing need be guessed from manner.
 */
const isByManner = (reasons: readonly Reason[]): boolean =>
  !hasReason(reasons, 'stance.in-a-line', 'stance.fact-check', 'stance.bears-out', 'model.vouches', 'model.confirms');
