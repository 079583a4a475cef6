import { many, type DecisionAction, type Instant, type VerificationLevel } from '@corroborate/domain';

/** What a person decided about a case since its stages came to an end. */
export interface PersonsDecision {
  action: DecisionAction;
  decidedBy: string;
  levelBefore: VerificationLevel;
  levelAfter: VerificationLevel;
  note: string | null;
  rejectReason: string | null;
  at: Instant;
}

/** What persons made of a case since its stages came to an end. */
export interface Since {
  /** Oldest first. */
  decisions?: readonly PersonsDecision[];
  /** A review of the case is open, also where it was opened again after a decision. */
  reviewOpen?: boolean;
  /** Sources of which they corrected how they were read. */
  corrected?: number;
  /** The case is told with what they corrected. */
  toldCorrected?: boolean;
}

/** What a report of a case with corrected sources says about them. */
export function correctedWords({ corrected = 0, toldCorrected = false }: Since): string {
  const read = `how ${many(corrected, 'source')} ${corrected === 1 ? 'is' : 'are'} read`;
  return toldCorrected
    ? `An editor corrected ${read}. Sources, claims and level include the correction; the origin, questions and ` +
        'pre-publication check do not.'
    : `An editor has since corrected ${read}; this report does not include the correction.`;
}
