/** Why an authority's answer is no stamp. */
export const STAMP_FAULTS = [
  /** Nobody answered: the authority is away, too slow, or keeps us out. */
  'unanswered',
  /** The answer is larger than any stamp. */
  'too-large',
  /** The authority says that it will not. */
  'refused',
  /** It cannot be read as an answer of RFC 3161. */
  'malformed',
  /** It is for something else than what was to be stamped. */
  'wrong-imprint',
  /** It is the answer to another question: one that somebody kept, maybe. */
  'wrong-nonce',
  /** It was made under other rules than those that were asked for. */
  'wrong-policy',
  /** The certificate that it was signed with is not in it, or is another than the token says. */
  'no-certificate',
  /** The certificate was made for something else than stamping times. */
  'not-an-authority',
  /** The time that it tells lies outside the life of the certificate. */
  'outside-life',
  /** The signature does not hold, or is of a kind that is not trusted any more. */
  'signature-wrong',
  /** Its certificate does not lead to one of those that were pinned. */
  'not-trusted',
] as const;
export type StampFault = (typeof STAMP_FAULTS)[number];

/** `no-root`: no certificate was given that it could lead to. */
export type StampTrust = 'trusted' | 'not-trusted' | 'no-root';

/** What a stamp says that holds. */
export interface StampFacts {
  /** By the authority's clock, ISO 8601. */
  at: string;
  /** Rules under which it was made, an OID. */
  policy: string;
  /** Whom the certificate names: text from outside. */
  signer: string;
  trust: StampTrust;
}

export type ReadStamp = { kind: 'holds'; facts: StampFacts } | { kind: 'fault'; fault: StampFault };

export const stampFault = (fault: StampFault): ReadStamp => ({ kind: 'fault', fault });

/** What was asked for. What is null is not looked at: of a stamp that was kept the nonce is not known any more. */
export interface WantedStamp {
  /** SHA-256 that is stamped, lower-case hexadecimal. */
  imprint: string;
  nonce: Uint8Array | null;
  policy: string | null;
}
