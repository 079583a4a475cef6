import type { EvidenceRepository } from '@corroborate/db';
import type { CaseVerifier } from './case.verifier';
import type { EvidenceVerdict } from './verify-case.policy';

export interface CaseVerdict {
  investigationId: number;
  verdict: EvidenceVerdict;
}

const AT_ONCE = 500;

/** Looks through all that is kept, one case after the other. */
export class AllCasesVerifier {
  constructor(
    private readonly evidence: Pick<EvidenceRepository, 'casesAfter'>,
    private readonly cases: Pick<CaseVerifier, 'verify'>,
  ) {}

  /** `share`: a part of all cases, those whose number leaves `rest` when divided by `of`. */
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
