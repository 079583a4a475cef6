import { bytesOf, bytesOfHex, joined } from '../bytes';
import { ATTESTATIONS, MAGIC, TAGS, VERSION } from './ots.format';
import type { Attestation, ProofNode, ProofStep } from './proof.types';

/** A proof in a file of its own, as the usual client reads it. Its message is the SHA-256 of what is proven. */
export const proofFile = (proof: ProofNode): Uint8Array =>
  joined([MAGIC, numbered(VERSION), Uint8Array.of(TAGS.sha256), proof.message, written(proof)]);

/** What follows from a message, as a calendar says it. */
export function written({ attestations, ways }: ProofNode): Uint8Array {
  const parts = [
    ...attestations.map(attestationBytes),
    ...ways.map(({ step, next }) => joined([stepBytes(step), written(next)])),
  ];
  const fork = Uint8Array.of(TAGS.fork);
  return joined(parts.flatMap((part, at) => (at < parts.length - 1 ? [fork, part] : [part])));
}

function stepBytes(step: ProofStep): Uint8Array {
  const tag = Uint8Array.of(TAGS[step.kind]);
  return step.kind === 'sha256' ? tag : joined([tag, sized(step.part)]);
}

function attestationBytes(one: Attestation): Uint8Array {
  const tag = one.kind === 'unknown' ? one.tag : ATTESTATIONS[one.kind];
  return joined([Uint8Array.of(TAGS.attestation), bytesOfHex(tag)!, sized(payloadOf(one))]);
}

function payloadOf(one: Attestation): Uint8Array {
  if (one.kind === 'unknown') return one.payload;
  return one.kind === 'bitcoin' ? numbered(one.height) : sized(bytesOf(one.uri));
}

const sized = (bytes: Uint8Array): Uint8Array => joined([numbered(bytes.length), bytes]);

function numbered(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; bytes.length === 0 || rest > 0; rest = Math.floor(rest / 128))
    bytes.push((rest % 128) + (rest >= 128 ? 0x80 : 0));
  return Uint8Array.from(bytes);
}
