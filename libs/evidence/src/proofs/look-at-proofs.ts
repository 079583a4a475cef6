import { hexOfBytes } from '../bytes';
import type { Seal } from '../chain/seal.check';
import { stampImprint } from '../stamps/kept-stamp';
import { digestOfProof, type KeptProof } from './kept-proof';
import { proofIn } from './ots.reader';
import { blocksIn, pendingIn } from './proof.policy';
import type { ProofBlock, ProofFault } from './proof.types';

/** A kept proof after it was read. */
export type LookedAtProof = Pick<KeptProof, 'seq' | 'calendar'> &
  (
    | { kind: 'blocks'; blocks: ProofBlock[] }
    /** No block holds it yet: it proves nothing. */
    | { kind: 'pending' }
    /** `row-changed`: what is kept is not what was written. `no-seal`: the seal it is for is not there. */
    | { kind: 'fault'; fault: Extract<ProofFault, 'malformed' | 'leads-nowhere' | 'wrong-imprint'> | MoreFaults }
  );
type MoreFaults = 'row-changed' | 'no-seal';

/** Reads the proofs of a case: each must begin at the seal that stands at its place. */
export const lookAtProofs = (proofs: readonly KeptProof[], seals: readonly Seal[]): LookedAtProof[] =>
  proofs.map((kept) => {
    const { seq, calendar, proof } = kept;
    const place = { seq, calendar };
    if (digestOfProof(kept) !== kept.sha256) return { ...place, kind: 'fault', fault: 'row-changed' };
    const seal = seals.find((one) => one.seq === seq && one.investigationId === kept.investigationId);
    if (!seal) return { ...place, kind: 'fault', fault: 'no-seal' };
    return { ...place, ...readProof(proof, stampImprint(seal)) };
  });

/** What a proof says of a digest. Whether a block has the root that it leads to is not looked at: see the words. */
export function readProof(
  file: Uint8Array,
  imprint: string,
):
  | { kind: 'blocks'; blocks: ProofBlock[] }
  | { kind: 'pending' }
  | { kind: 'fault'; fault: 'malformed' | 'leads-nowhere' | 'wrong-imprint' } {
  const proof = proofIn(file);
  if (!proof) return { kind: 'fault', fault: 'malformed' };
  if (hexOfBytes(proof.message) !== imprint) return { kind: 'fault', fault: 'wrong-imprint' };
  const blocks = blocksIn(proof);
  if (blocks.length > 0) return { kind: 'blocks', blocks };
  return pendingIn(proof).length > 0 ? { kind: 'pending' } : { kind: 'fault', fault: 'leads-nowhere' };
}
