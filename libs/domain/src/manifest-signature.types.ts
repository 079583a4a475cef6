import type { Instant } from './time';

export const SIGNATURE_STATES = [
  'signed-and-whole',
  /** The signature holds; the picture is another than the one that was signed. */
  'picture-changed',
  /** The signature holds; a statement is another than the one that was signed, or was put beside them. */
  'manifest-changed',
  /** The signature does not hold, or that of one of its certificates. */
  'signature-wrong',
  'not-checked',
] as const;
export type SignatureState = (typeof SIGNATURE_STATES)[number];

/** Why it is not known whether a manifest and its picture are as they were signed. */
export const SIGNATURE_UNCHECKED = [
  /** The file was read before signatures were checked. */
  'not-looked-at',
  /** It is not put together as C2PA says, or in a way that is not read here. */
  'malformed',
  'unsigned',
  /** A signature or digest of a kind that is not known here. */
  'algorithm',
  /** None is there, there are too many, or one cannot be read. */
  'certificate',
  /** They do not lead from one to the next. */
  'chain',
  /** It ended before, or begins later. */
  'outside-life',
  'no-binding',
  /** Bound to the picture by another way than the digest of its bytes. */
  'other-binding',
  /** The digest leaves out something else than the manifest itself. */
  'left-out',
] as const;
export type SignatureUnchecked = (typeof SIGNATURE_UNCHECKED)[number];

/** Why nobody whom the newsroom named vouches for a signer. */
export const NOT_VOUCHED = [
  /** The certificates lead to none on the list. */
  'nobody',
  /** The signer's was not made for signing statements. */
  'purpose',
  /** One of them had ended, or had not begun. */
  'outside-life',
  /** It has ended, and the stamp that says when it was used is by an authority that leads to none on the list. */
  'stamp',
] as const;
export type NotVouched = (typeof NOT_VOUCHED)[number];

export const SIGNER_TRUST = ['no-list', 'vouched', 'not-vouched'] as const;

/** Whether a signer's certificates lead to one that the newsroom named. */
export type SignerTrust =
  /** `stampVouched`: so do those of the authority that stamped the time; null where there is no stamp. */
  { state: 'vouched'; anchor: string; stampVouched: boolean | null } | { state: 'not-vouched'; why: NotVouched };

/** What was found of the signature of the manifest of the file as it is, the last in it. */
export interface ManifestSignature {
  state: SignatureState;
  /** Null save of `not-checked`. */
  why: SignatureUnchecked | null;
  /**
   * Whom the certificate names; null where the signature does not hold or was not checked, absent where it was let go
   * with what else the file said. Text from outside.
   */
  signer?: { name: string | null; organisation: string | null } | null;
  /** By a stamp of the time that holds, whoever made it. */
  stamped: { at: Instant; by: string } | null;
  /** Absent where no list was given when the file was read, and where nobody is named. */
  trust?: SignerTrust;
}
