/** The closed word lists of the product. Arrays come first so that DTOs, database checks and docs share them. */
export const VERIFICATION_LEVELS = ['unverified', 'verified', 'certified'] as const;
export type VerificationLevel = (typeof VERIFICATION_LEVELS)[number];
/** Order of the levels; only a change to a higher one is an upgrade. */
export const isAbove = (level: VerificationLevel, other: VerificationLevel): boolean =>
  VERIFICATION_LEVELS.indexOf(level) > VERIFICATION_LEVELS.indexOf(other);

export const MODES = ['quick', 'detailed', 'exhaustive'] as const;
export type Mode = (typeof MODES)[number];

export const PRIORITIES = ['high', 'normal', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/**
 * `awaiting-approval` is used where an investigation's plan must be approved before anything is spent; `paused`, where
 * a person holds one: nothing new is begun until someone resumes it.
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

/** The stages of a round in the order in which their results build on each other. */
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

/** How far a round is, in a word for people: the stages by what they are for. */
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
/** Before the first stage it is planned. */
export const phaseOf = (stage: StageName | null): Phase => (stage === null ? 'planning' : PHASE_OF[stage]);

/**
 * Lists of topics as people ask for them; a topic may be in several. `rejected`, `failed` and `cancelled` are said
 * of the last investigation of a topic.
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
 * 1 primary, official, wire · 2 established with a record of accuracy · 3 ordinary or unknown · 4 known to be
 * unreliable.
 */
export type Tier = 1 | 2 | 3 | 4;
/** Credible = tier 1 or 2. */
export const isCredible = (tier: Tier): boolean => tier <= 2;

/**
 * Standing in stars: 5 primary, official, wire · 4 established · 3 and 2 ordinary or unknown · 1 known to be
 * unreliable.
 */
export type Stars = 1 | 2 | 3 | 4 | 5;
/** `score` is 0–100; without one an ordinary source has three. */
export function starsOf(tier: Tier, score?: number): Stars {
  if (tier === 3) return score === undefined || score >= 45 ? 3 : 2;
  return ({ 1: 5, 2: 4, 4: 1 } as const)[tier];
}

export const STANCES = ['supports', 'disputes', 'mentions', 'unrelated'] as const;
export type Stance = (typeof STANCES)[number];

export const CLAIM_VERDICTS = ['verified', 'partially true', 'disputed', 'refuted', 'unverifiable'] as const;
export type ClaimVerdict = (typeof CLAIM_VERDICTS)[number];

/**
 * How a claim may be passed on: as a fact, as disputed by credible sources, as held for review, or as neither
 * confirmed nor disputed.
 */
export const CLAIM_STANDINGS = ['confirmed', 'disputed', 'held', 'open'] as const;
export type ClaimStanding = (typeof CLAIM_STANDINGS)[number];

/** The answer of a case, in the order in which lists group them. `held`: an upgrade waits for an editor. */
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

/** Only `complete` and `partial` may support anything. */
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

/** What a person can make of a finished case. The first four are asked for; the others follow or stand alone. */
export const DECISION_ACTIONS = [
  'approve',
  'set-level',
  'reject',
  'another-round',
  /** An approval that a second person must join. */
  'first-approval',
  /** The upgrade turned out false. */
  'mark-false',
] as const;
export type DecisionAction = (typeof DECISION_ACTIONS)[number];

/** What becomes of an upgrade: recorded only, held for a person, or applied. */
export const UPGRADES = ['shadow', 'review', 'apply'] as const;
export type Upgrades = (typeof UPGRADES)[number];

/** What a language model that is not qualified may do to an upgrade. */
export const UNQUALIFIED_READERS = ['recommend', 'apply'] as const;

export const REVIEW_REASONS = [
  'credible-contradiction',
  'low-tier-only',
  'uncorroborated',
  'serious-allegation',
  'partial-run',
  'steering-attempt',
  'coordinated-activity',
  /** The topic says nothing that could be true or false. */
  'no-claim',
  /** The pre-publication check found something grave. */
  'integrity-finding',
  /** A lawyer should see it before it is published. */
  'legal-risk',
  /** Rules alone counted fewer sources than apply an upgrade. */
  'few-sources',
  /** A language model that is not qualified here found the support. */
  'unqualified-reader',
  /** Every upgrade is held for review, as the operator wants it. */
  'upgrades-reviewed',
  /** A person corrected the evidence of a case that had been applied already. */
  'evidence-corrected',
  /** A source came after the decision, and the verdict would be another. */
  'evidence-added',
  /** A source that counts or disputes was retracted, corrected, changed or is gone since the decision. */
  'source-changed',
  /** The case was re-evaluated from what is stored of it, and the verdict would be another. */
  'judged-again',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];
