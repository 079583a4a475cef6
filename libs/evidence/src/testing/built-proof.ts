import type { Seal } from '../chain/seal.check';
import { digestOfProof, type KeptProof } from '../proofs/kept-proof';
import { proofFile } from '../proofs/ots.writer';
import { answered, pendingIn, questionFor, upgraded } from '../proofs/proof.policy';
import type { ProofNode } from '../proofs/proof.types';
import { stampImprint } from '../stamps/kept-stamp';

/** How a calendar is asked: at once, and some hours later. */
export interface PlayedCalendar {
  askCalendar(address: string, digest: Uint8Array): Promise<Uint8Array>;
  askLater(address: string, promise: Uint8Array): Promise<Uint8Array>;
}

const NONCE = Uint8Array.from({ length: 16 }, (_, at) => at);

/** What a calendar promises, and what it comes to. */
export async function builtProof(imprint: string, calendar: string, played: PlayedCalendar) {
  const question = questionFor(imprint, NONCE);
  const promised = answered(question, await played.askCalendar(calendar, question.end.message)) as ProofNode;
  const promise = pendingIn(promised)[0]!;
  const whole = upgraded(promised, promise, await played.askLater(calendar, promise.message)) as ProofNode;
  return { promised, whole };
}

/** As it is kept of a seal. */
export async function keptProof(
  seal: Seal,
  { calendar, isWhole }: { calendar: string; isWhole: boolean },
  played: PlayedCalendar,
): Promise<KeptProof & { proof: Buffer }> {
  const { promised, whole } = await builtProof(stampImprint(seal), calendar, played);
  const { investigationId, seq } = seal;
  const kept = { investigationId, seq, calendar, proof: Buffer.from(proofFile(isWhole ? whole : promised)) };
  return { ...kept, sha256: digestOfProof(kept) };
}
