import type { ClaimVerdict } from '@corroborate/domain';
import type { CrossReferenceOutput } from '@corroborate/investigation';

export interface VerdictChange {
  claim_id: string;
  claim: string;
  from: ClaimVerdict | null;
  to: ClaimVerdict | null;
}

type EvaluatedClaims = Pick<CrossReferenceOutput, 'claims' | 'findings'>;

/** Claims whose verdict has changed. */
export function verdictChanges(before: EvaluatedClaims, after: EvaluatedClaims): VerdictChange[] {
  const verdicts = (weighed: EvaluatedClaims) =>
    new Map(weighed.findings.map(({ claimId, verdict }) => [claimId, verdict]));
  const [was, is] = [verdicts(before), verdicts(after)];
  return after.claims.flatMap(({ id, text }) => {
    const [from, to] = [was.get(id) ?? null, is.get(id) ?? null];
    return from === to ? [] : [{ claim_id: id, claim: text, from, to }];
  });
}
