import type { DecisionAction, ReviewReason } from '@corroborate/domain';

/**
 * How long an editor holds a claimed item by default and at most, minutes. Long enough to read the case, short enough
 * that a closed laptop blocks nobody.
 */
export const LEASE_MINUTES = { usual: 20, most: 240 } as const;

/** Why an editor turns a recommendation down: short, closed, and countable on a dashboard. */
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
 * Reasons for which somebody could be harmed, or the public misled, by an upgrade that nobody thought about: who
 * approves one must say on what it rests, and it then stands beside the decision for whoever asks.
 */
export const GRAVE_REASONS: readonly ReviewReason[] = [
  'serious-allegation',
  'integrity-finding',
  'legal-risk',
  'credible-contradiction',
];

export const REVIEW_ACTIONS = [
  'approve',
  'set-level',
  'reject',
  'another-round',
] as const satisfies readonly DecisionAction[];
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];
