import type { EvidenceRepository } from '@corroborate/db';
import type { CaseVerifier } from './case.verifier';
import type { EvidenceVerdict } from './verify-case.policy';

export interface CaseVerdict {
  investigationId: number;
  verdict: EvidenceVerdict;
}

const BATCH_SIZE = 500;

/** Verifies all stored cases, one after the other. */
export class AllCasesVerifier {
  constructor(
    private readonly evidence: EvidenceRepository,
    private readonly cases: CaseVerifier,
  ) {}

  /** `share` limits the run to cases whose ID has remainder `rest` modulo `of`. */
  async *verify(share = { of: 1, rest: 0 }, signal?: AbortSignal): AsyncGenerator<CaseVerdict> {
    for (let ids = await this.evidence.listCases(0, BATCH_SIZE, share); ids.length > 0;) {
      for (const investigationId of ids) {
        if (signal?.aborted) return;
        yield { investigationId, verdict: await this.cases.verify(investigationId) };
      }
      ids = await this.evidence.listCases(ids.at(-1)!, BATCH_SIZE, share);
    }
  }
}
