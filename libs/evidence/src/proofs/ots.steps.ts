import { bytesOfHex, joined } from '../bytes';
import { sha256 } from '../digest';
import { PROOF_LIMITS } from './ots.format';
import type { ProofStep } from './proof.types';

/** What a step makes of a message. @throws Error where that is longer than messages are */
export function made(message: Uint8Array, step: ProofStep): Uint8Array {
  if (step.kind === 'sha256') return bytesOfHex(sha256(message))!;
  const whole = joined(step.kind === 'append' ? [message, step.part] : [step.part, message]);
  if (whole.length > PROOF_LIMITS.message) throw new Error('A message of the proof is too long');
  return whole;
}
