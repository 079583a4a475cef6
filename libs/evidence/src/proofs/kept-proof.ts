import { digestOf, sha256 } from '../digest';

/** A proof of OpenTimestamps over a seal, as far as its calendar has brought it. */
export interface KeptProof {
  investigationId: number;
  seq: number;
  /** Address of the calendar. */
  calendar: string;
  /** A file as the usual client reads it. */
  proof: Uint8Array;
  /** See `digestOfProof`. */
  sha256: string;
}

/** Over all that is kept of a proof. */
export const digestOfProof = ({ investigationId, seq, calendar, proof }: Omit<KeptProof, 'sha256'>): string =>
  digestOf({ investigationId, seq, calendar, proof: sha256(proof) });
