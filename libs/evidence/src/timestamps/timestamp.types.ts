/** Why a response is not a valid timestamp. */
export const TIMESTAMP_FAULTS = [
  /** No response: the authority is down, too slow, or blocks us. */
  'unanswered',
  /** The response is too large to be a timestamp. */
  'too-large',
  /** The authority refused the request. */
  'refused',
  /** Not a valid RFC 3161 response. */
  'malformed',
  /** The timestamp is for other data. */
  'wrong-imprint',
  /** The response is for a different request; it may be a replay. */
  'wrong-nonce',
  /** The timestamp was issued under a different policy than the one requested. */
  'wrong-policy',
  /** The signing certificate is missing, or differs from the one the token names. */
  'no-certificate',
  /** The certificate is not for timestamping. */
  'not-an-authority',
  /** The time is outside the certificate's validity period. */
  'outside-life',
  /** The signature is wrong, or its algorithm is no longer trusted. */
  'signature-wrong',
  /** The certificate does not chain to a pinned root. */
  'not-trusted',
] as const;
export type TimestampFault = (typeof TIMESTAMP_FAULTS)[number];

/** `no-root`: no root certificates were given. */
export type TimestampTrust = 'trusted' | 'not-trusted' | 'no-root';

/** Data of a valid timestamp. */
export interface TimestampFacts {
  /** Time according to the authority's clock, ISO 8601. */
  at: string;
  /** Policy under which it was issued, as an OID. */
  policy: string;
  /** Subject of the certificate. Untrusted text. */
  signer: string;
  trust: TimestampTrust;
}

export type TimestampVerdict = { kind: 'valid'; facts: TimestampFacts } | { kind: 'invalid'; fault: TimestampFault };

export const timestampFault = (fault: TimestampFault): TimestampVerdict => ({ kind: 'invalid', fault });

/** Expected values. Null fields are not checked; the nonce of a stored timestamp is no longer known. */
export interface ExpectedTimestamp {
  /** Expected SHA-256 of the stamped data, in lower-case hexadecimal. */
  imprint: string;
  nonce: Uint8Array | null;
  policy: string | null;
}
