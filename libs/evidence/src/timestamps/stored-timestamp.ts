import { canonicalJson, digestJson, sha256 } from '../digest';
import type { Seal } from '../chain/seal.check';

/** Response of a timestamp authority for a seal, as received. */
export interface StoredTimestamp {
  investigationId: number;
  seq: number;
  /** URL of the authority without its scheme. */
  authority: string;
  /** `TimeStampResp` of RFC 3161, DER. */
  response: Uint8Array;
  /** See `timestampDigest`. */
  sha256: string;
}

/** Digest of a timestamp's stored data, including what the authority did not sign. */
export const timestampDigest = ({
  investigationId,
  seq,
  authority,
  response,
}: Omit<StoredTimestamp, 'sha256'>): string =>
  digestJson({ investigationId, seq, authority, response: sha256(response) });

/** The data that is stamped: a seal with its signature, which proves that the key signed before the stamped time. */
export const timestampedText = ({ investigationId, seq, sha256: head, keyId, signature }: Seal): string =>
  canonicalJson({ purpose: 'corroborate-seal-stamp-1', investigationId, seq, sha256: head, keyId, signature });

export const messageImprint = (seal: Seal): string => sha256(timestampedText(seal));
