/** Closed vocabularies. Arrays, so that DTOs, database checks and docs can share them. */
export const VERIFICATION_LEVELS = ['unverified', 'verified', 'certified'] as const;
export type VerificationLevel = (typeof VERIFICATION_LEVELS)[number];
/** Whether a level is higher than another; only a change to a higher level is an upgrade. */
export const isAbove = (level: VerificationLevel, other: VerificationLevel): boolean =>
  VERIFICATION_LEVELS.indexOf(level) > VERIFICATION_LEVELS.indexOf(other);

export const MODES = ['quick', 'detailed', 'exhaustive'] as const;
export type Mode = (typeof MODES)[number];

export const PRIORITIES = ['high', 'normal', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/**
 * `awaiting-approval`: the plan must be approved before any money is spent. `paused`: no new work starts until the
 * investigation is resumed.
 */
export const INVESTIGATION_STATUSES = [
  'queued',
  'awaiting-approval',
  'running',
  'paused',
  'completed',
  'failed',
  'cancelled',
] as const;
export type InvestigationStatus = (typeof INVESTIGATION_STATUSES)[number];
export const TERMINAL_STATUSES: readonly InvestigationStatus[] = ['completed', 'failed', 'cancelled'];
export const isTerminal = (status: InvestigationStatus): boolean => TERMINAL_STATUSES.includes(status);

/** Stages of a round, in order of execution. */
export const STAGES = [
  'search',
  'social',
  'records',
  'context',
  'read',
  'assess',
  'origin',
  'cross-reference',
  'decide',
] as const;
export type StageName = (typeof STAGES)[number];

/** Phases of a round, for display. */
export const PHASES = ['planning', 'gathering', 'assessing', 'weighing', 'checking', 'deciding'] as const;
export type Phase = (typeof PHASES)[number];
const PHASE_OF: Record<StageName, Phase> = {
  search: 'gathering',
  social: 'gathering',
  records: 'gathering',
  context: 'gathering',
  read: 'gathering',
  assess: 'assessing',
  origin: 'weighing',
  'cross-reference': 'checking',
  decide: 'deciding',
};
/** Before the first stage, the phase is `planning`. */
export const getPhase = (stage: StageName | null): Phase => (stage === null ? 'planning' : PHASE_OF[stage]);

/**
 * Filters for topic lists; a topic can match several. `rejected`, `failed` and `cancelled` refer to the latest
 * investigation.
 */
export const TOPIC_STATES = [
  'unverified',
  'in-investigation',
  'awaiting-approval',
  'awaiting-review',
  'verified',
  'certified',
  'rejected',
  'failed',
  'cancelled',
] as const;
export type TopicState = (typeof TOPIC_STATES)[number];

/**
 * 1: primary, official or news agency. 2: established with a record of accuracy. 3: ordinary or unknown. 4: known to be
 * unreliable.
 */
export type Tier = 1 | 2 | 3 | 4;
/** Credible means tier 1 or 2. */
export const isCredible = (tier: Tier): boolean => tier <= 2;

/**
 * Credibility in stars: 5 primary, official or agency; 4 established; 2–3 ordinary or unknown; 1 known to be
 * unreliable.
 */
export type Stars = 1 | 2 | 3 | 4 | 5;
/** `score` is 0–100. An ordinary source without a score gets three stars. */
export function toStars(tier: Tier, score?: number): Stars {
  if (tier === 3) return score === undefined || score >= 45 ? 3 : 2;
  return ({ 1: 5, 2: 4, 4: 1 } as const)[tier];
}

export const STANCES = ['supports', 'disputes', 'mentions', 'unrelated'] as const;
export type Stance = (typeof STANCES)[number];

export const CLAIM_VERDICTS = ['verified', 'partially true', 'disputed', 'refuted', 'unverifiable'] as const;
export type ClaimVerdict = (typeof CLAIM_VERDICTS)[number];

/** How a claim may be published: as fact, as disputed, as held for review, or as unconfirmed. */
export const CLAIM_STANDINGS = ['confirmed', 'disputed', 'held', 'open'] as const;
export type ClaimStanding = (typeof CLAIM_STANDINGS)[number];

/** Verdicts of a case, in list order. `held`: an upgrade is held for review. */
export const CASE_STATES = [
  'certified',
  'verified',
  'held',
  'disputed',
  'refuted',
  'incomplete',
  'unverified',
] as const;
export type CaseState = (typeof CASE_STATES)[number];

export const CONFIDENCE_BANDS = ['high', 'moderate', 'low'] as const;
export type ConfidenceBand = (typeof CONFIDENCE_BANDS)[number];

export const CLAIM_KINDS = ['event', 'quantity', 'quote', 'date', 'place', 'attribution'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** Capture results; only pages with `complete` and `partial` captures can be evidence. */
export const CAPTURE_VERDICTS = [
  'complete',
  'partial',
  'paywall',
  'login-wall',
  'challenge',
  'consent',
  'gone',
  'refused',
  'error',
] as const;
export type CaptureVerdict = (typeof CAPTURE_VERDICTS)[number];
export const isReadable = (verdict: CaptureVerdict): boolean => verdict === 'complete' || verdict === 'partial';

export const OUTLET_KINDS = [
  'wire',
  'newspaper',
  'broadcaster',
  'magazine',
  'official',
  'academic',
  'company',
  'press-release',
  'blog',
  'aggregator',
  'factchecker',
  'satire',
  'forum',
  'social',
  'unknown',
] as const;
export type OutletKind = (typeof OUTLET_KINDS)[number];

/**
 * Actions on a finished case. Reviewers choose the first four; the others result from these or are separate actions.
 */
export const DECISION_ACTIONS = [
  'approve',
  'set-level',
  'reject',
  'another-round',
  /** An approval that requires a second reviewer. */
  'first-approval',
  /** The upgrade was false. */
  'mark-false',
] as const;
export type DecisionAction = (typeof DECISION_ACTIONS)[number];

/** How upgrades are handled: recorded only, held for review, or applied. */
export const UPGRADES = ['shadow', 'review', 'apply'] as const;
export type Upgrades = (typeof UPGRADES)[number];

/** What an upgrade supported by an unqualified language model may do. */
export const UNQUALIFIED_READERS = ['recommend', 'apply'] as const;
