import { REVIEW_REASONS, reviewReasonFacts, type DecisionAction } from '@corroborate/domain';

/**
 * Time for which an editor holds a claimed item, by default and at most, in minutes: long enough to read the case,
 * short enough that an abandoned claim does not block others.
 */
export const LEASE_MINUTES = { usual: 20, most: 240 } as const;

/** Reasons for rejecting a recommendation: a short, closed list, so that a dashboard can count them. */
export const REJECT_REASONS = [
  'not-the-same-event',
  'sources-not-independent',
  'source-not-credible',
  'contradicted',
  'outdated',
  'cannot-be-confirmed',
  'other',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/**
 * Reasons for which a careless upgrade could harm someone or mislead the public. An approval
 * despite these requires a note, which is stored with the decision.
 */
export const SERIOUS_REASONS = REVIEW_REASONS.filter((reason) => reviewReasonFacts(reason).needsNote);

export const REVIEW_ACTIONS = [
  'approve',
  'set-level',
  'reject',
  'another-round',
] as const satisfies readonly DecisionAction[];
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];
