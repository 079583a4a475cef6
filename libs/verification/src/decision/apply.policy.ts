import { because, hasReason, isAbove } from '@corroborate/domain';
import type { Reason, ReviewReason, VerificationLevel } from '@corroborate/domain';
import type { CountedVoice } from '../counting/voices.types';
import type { Count } from './counting.policy';
import type { DecideInput } from './decide.types';
import { levelFor } from './level.policy';

/** Why an upgrade that the evidence recommends is not applied without a person, whatever the story is. */
export interface Withheld {
  reason: ReviewReason;
  why: Reason;
}

/**
 * Rules misread pages that say otherwise in words they do not know: in unseen worlds two in five upgrades on a single
 * source were false, one in six on two, none on three.
 */
export function whyWithheld(input: DecideInput, count: Count, recommended: VerificationLevel): Withheld | null {
  const { upgrades, rulesApplyFrom } = input.thresholds;
  if (!isAbove(recommended, input.topic.verificationStatus)) return null;
  if (upgrades === 'review') return { reason: 'upgrades-reviewed', why: because('review.upgrades-reviewed') };
  const sources = count.counted.length > 0 ? count.counted : count.neutral;
  if (sources.length >= rulesApplyFrom || isReadByModels(input, count, recommended)) return null;
  const name = sources[0]?.sources[0]?.name ?? '';
  return {
    reason: 'few-sources',
    why: because('review.few-sources', { sources: sources.length, name, wanted: rulesApplyFrom }),
  };
}

/** Whether the sources that a language model read as support give the level by themselves. */
function isReadByModels(input: DecideInput, { counted, neutral }: Count, recommended: VerificationLevel): boolean {
  const read = { counted: counted.filter(isReadByModel), neutral: neutral.filter(isReadByModel) };
  return !isAbove(recommended, levelFor(read, input));
}

const isReadByModel = ({ sources }: CountedVoice): boolean =>
  sources.some(({ stance }) => hasReason(stance.reasons, 'model.confirms', 'model.vouches'));
