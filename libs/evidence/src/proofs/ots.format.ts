import { bytesOf, joined } from '../bytes';

/**
 * The format of OpenTimestamps: a file is magic, version, the kind and the digest of what is proven, and what is made
 * of it, as a tree of steps. A node is its attestations and steps one after the other, each but the last behind a fork.
 */
export const MAGIC = joined([
  Uint8Array.of(0),
  bytesOf('OpenTimestamps'),
  Uint8Array.of(0, 0),
  bytesOf('Proof'),
  Uint8Array.of(0, 0xbf, 0x89, 0xe2, 0xe8, 0x84, 0xe8, 0x92, 0x94),
]);
export const VERSION = 1;

export const TAGS = { attestation: 0x00, sha256: 0x08, append: 0xf0, prepend: 0xf1, fork: 0xff } as const;
export const ATTESTATIONS = { pending: '83dfe30d2ef90c8e', bitcoin: '0588960d73d71901' } as const;

/** What the usual client takes, and no more: proofs come from strangers. */
export const PROOF_LIMITS = {
  /** A file, and an answer of a calendar. */
  bytes: 65_536,
  answerBytes: 10_000,
  depth: 256,
  /** Steps and attestations together. */
  parts: 2_000,
  /** A message, and what a step adds to it. */
  message: 4_096,
  payload: 8_192,
  uri: 1_000,
} as const;
