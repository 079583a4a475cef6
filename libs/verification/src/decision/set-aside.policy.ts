import { because, hasReason, type Reason } from '@corroborate/domain';
import { isOfficialOnOwnAction } from '../counting/own-matter.policy';
import type { CountedVoice } from '../counting/voices.types';
import { hasLook, othersOnIt, coverageLikelihood } from '../coverage-model/coverage.policy';
import { COVERAGE_LIMITS } from '../verification.thresholds';
import type { DecideInput } from './decide.types';

/**
 * Two in five claims carried by a single source were false in held-out worlds, as the other pages showed. An office
 * reporting its own action needs no other source.
 */
export function whySetAside({ sources, topic }: DecideInput, counted: CountedVoice[]): Reason | null {
  const few = counted.length > 0 && counted.length <= COVERAGE_LIMITS.fewVoices;
  const countedSources = counted.flatMap((voice) => voice.sources);
  if (!few || !countedSources.every(({ stance }) => isByManner(stance.reasons))) return null;
  if (countedSources.some((source) => isOfficialOnOwnAction(source, topic))) return null;
  const chance = hasLook(sources) && othersOnIt(sources) > 0 ? coverageLikelihood(sources) : 1;
  if (chance >= COVERAGE_LIMITS.coverageLikelihood) return null;
  return because('count.others-speak-against', {
    voices: counted.length,
    chance,
    wanted: COVERAGE_LIMITS.coverageLikelihood,
  });
}

/**
 * Whether the stance depends on phrasing. Documents, fact-check ratings, and support found and challenged by a reader
 * do not.
 */
const isByManner = (reasons: readonly Reason[]): boolean =>
  !hasReason(reasons, 'stance.in-a-line', 'stance.fact-check', 'stance.bears-out', 'model.vouches', 'model.confirms');
