import type { PageCase } from '../case/page-case';
import type { SentenceReading } from '../claims/assertion.policy';
import { STANCE_LIMITS } from '../stance.thresholds';

/** Totals over the sentences of a page, so that a single negation does not outweigh many assertions. */
export interface WeighedReadings {
  assertions: readonly SentenceReading[];
  denials: readonly SentenceReading[];
  assertWeight: number;
  denialWeight: number;
}

export function weighReadings(c: PageCase): WeighedReadings {
  const assertions = c.readings().filter(({ says }) => says === 'asserts');
  const denials = c.readings().filter(({ says }) => says === 'denies');
  const ruled = c.rating() === 'false' ? STANCE_LIMITS.ratedFalse : 0;
  return {
    assertions,
    denials,
    assertWeight: sumWeights(assertions),
    denialWeight: sumWeights(denials) + ruled + c.debunk(),
  };
}

export const sumWeights = (readings: readonly SentenceReading[]): number =>
  readings.reduce((sum, one) => sum + one.weight, 0);

/** Whether the topic has a known kind of event. */
export const isKnownKind = ({ topic }: PageCase): boolean => topic.concepts.length > 0;

/** True if no sentence mentions the kind of event and the page has too few words of the topic. */
export const isSilent = (c: PageCase): boolean =>
  c.readings().length === 0 && c.coverage < STANCE_LIMITS.mentionCoverage;
