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

/** What a case with corrected sources tells of them. */
export function correctedWords({ corrected = 0, toldCorrected = false }: Since): string {
  const read = `${many(corrected, 'source')} ${corrected === 1 ? 'is' : 'are'} read`;
  return toldCorrected
    ? `A person has corrected how ${read}. Voices, claims and level are told with it; the rest, as the origin, the ` +
        'questions and the last look before print, is as it was before.'
    : `A person has corrected since how ${read}; what came of it stands in the case at the desk. ` +
        'This is told as it was before.';
}
