import { canonicalJson, digestOf, sha256 } from '../digest';
import type { Seal } from '../chain/seal.check';

/** Response of a timestamp authority for a seal, as received. */
export interface KeptStamp {
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
export const digestOfStamp = ({ investigationId, seq, authority, response }: Omit<KeptStamp, 'sha256'>): string =>
  digestOf({ investigationId, seq, authority, response: sha256(response) });

/** The stamped data: a seal with its signature, so the key must have signed before that time. */
export const stampedText = ({ investigationId, seq, sha256: head, keyId, signature }: Seal): string =>
  canonicalJson({ purpose: 'corroborate-seal-stamp-1', investigationId, seq, sha256: head, keyId, signature });

export const stampImprint = (seal: Seal): string => sha256(stampedText(seal));
