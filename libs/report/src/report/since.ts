import { pluralize, type DecisionAction, type Instant, type VerificationLevel } from '@corroborate/domain';

/** An editor's decision after the stages ended. */
export interface EditorDecision {
  action: DecisionAction;
  decidedBy: string;
  levelBefore: VerificationLevel;
  levelAfter: VerificationLevel;
  note: string | null;
  rejectReason: string | null;
  at: Instant;
}

/** Changes by editors after the stages ended. */
export interface CaseChanges {
  /** Oldest first. */
  decisions?: readonly EditorDecision[];
  /** True if a review is open, including one reopened after a decision. */
  reviewOpen?: boolean;
  /** Number of sources whose assessment an editor corrected. */
  corrected?: number;
  /** True if the report includes corrections. */
  showsCorrections?: boolean;
}

/** Notice about corrected sources. */
export function correctionNotice({ corrected = 0, showsCorrections = false }: CaseChanges): string {
  const read = `how ${pluralize(corrected, 'source')} ${corrected === 1 ? 'is' : 'are'} read`;
  return showsCorrections
    ? `An editor corrected ${read}. Sources, claims and level include the correction; the origin, questions and ` +
        'pre-publication check do not.'
    : `An editor has since corrected ${read}; this report does not include the correction.`;
}
