import { canonicalJson, digestOf, sha256 } from '../digest';
import type { Seal } from '../chain/seal.check';

/** Response of a timestamp authority for a seal, as received. */
export interface StoredTimestamp {
  investigationId: number;
  seq: number;
  /** Address of the authority without its scheme. */
  authority: string;
  /** `TimeStampResp` of RFC 3161, DER. */
  response: Uint8Array;
  /** See `digestOfStamp`. */
  sha256: string;
}

/** Digest of the stored data of a timestamp besides what the authority signed. */
export const timestampDigest = ({
  investigationId,
  seq,
  authority,
  response,
}: Omit<StoredTimestamp, 'sha256'>): string =>
  digestOf({ investigationId, seq, authority, response: sha256(response) });

/** The stamped data: a seal with its signature, so the key must have signed before that time. */
export const timestampedText = ({ investigationId, seq, sha256: head, keyId, signature }: Seal): string =>
  canonicalJson({ purpose: 'corroborate-seal-stamp-1', investigationId, seq, sha256: head, keyId, signature });

export const messageImprint = (seal: Seal): string => sha256(timestampedText(seal));
