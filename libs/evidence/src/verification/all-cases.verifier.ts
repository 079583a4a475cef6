import type { EvidenceRepository } from '@corroborate/db';
import type { CaseVerifier } from './case.verifier';
import type { EvidenceVerdict } from './verify-case.policy';

export interface CaseVerdict {
  investigationId: number;
  verdict: EvidenceVerdict;
}

const AT_ONCE = 500;

/** Verifies all stored cases, one after the other. */
export class AllCasesVerifier {
  constructor(
    private readonly evidence: Pick<EvidenceRepository, 'casesAfter'>,
    private readonly cases: Pick<CaseVerifier, 'verify'>,
  ) {}

  /** `share` limits the run to cases whose ID has remainder `rest` modulo `of`. */
  async *verify(share = { of: 1, rest: 0 }, signal?: AbortSignal): AsyncGenerator<CaseVerdict> {
    for (let ids = await this.evidence.casesAfter(0, AT_ONCE, share); ids.length > 0;) {
      for (const investigationId of ids) {
        if (signal?.aborted) return;
        yield { investigationId, verdict: await this.cases.verify(investigationId) };
      }
      ids = await this.evidence.casesAfter(ids.at(-1)!, AT_ONCE, share);
    }
  }
}
