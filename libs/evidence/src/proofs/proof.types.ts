/** A step of a proof: what it makes of the message before it. Calendars make no others. */
export type ProofStep = { kind: 'append' | 'prepend'; part: Uint8Array } | { kind: 'sha256' };

/** Where a proof leads to. */
export type Attestation =
  /** A calendar promises to go on from here. */
  | { kind: 'pending'; uri: string }
  /** The message is the Merkle root of this block of Bitcoin, in the order of bytes of the block's header. */
  | { kind: 'bitcoin'; height: number }
  /** Of a kind that is not looked at. */
  | { kind: 'unknown'; tag: string; payload: Uint8Array };

/** A message, where it leads to, and what is made of it. */
export interface ProofNode {
  message: Uint8Array;
  attestations: Attestation[];
  ways: { step: ProofStep; next: ProofNode }[];
}

/** What a proof says of a block: whether it is so, the blocks of Bitcoin alone can tell. */
export interface ProofBlock {
  height: number;
  /** As explorers of blocks show it: hexadecimal, last byte first. */
  merkleRoot: string;
}

/** Why an answer of a calendar is no proof. */
export const PROOF_FAULTS = [
  /** Nobody answered: the calendar is away, too slow, or keeps us out. */
  'unanswered',
  /** The answer is larger than any proof. */
  'too-large',
  /** It cannot be read as a proof of OpenTimestamps, or has more steps or other ones than calendars make. */
  'malformed',
  /** It leads neither to a block nor to a promise. */
  'leads-nowhere',
  /** It is for something else than what was to be proven. */
  'wrong-imprint',
] as const;
export type ProofFault = (typeof PROOF_FAULTS)[number];
