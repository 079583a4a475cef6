/** Why a response is not a valid timestamp. */
export const TIMESTAMP_FAULTS = [
  /** No response: the authority is down, too slow, or blocks us. */
  'unanswered',
  /** The response is larger than any timestamp. */
  'too-large',
  /** The authority refused the request. */
  'refused',
  /** Not a valid RFC 3161 response. */
  'malformed',
  /** The timestamp is for other data. */
  'wrong-imprint',
  /** The response belongs to another request; it may be a replay. */
  'wrong-nonce',
  /** It was issued under another policy than requested. */
  'wrong-policy',
  /** The signing certificate is missing, or differs from the one the token names. */
  'no-certificate',
  /** The certificate is not for timestamping. */
  'not-an-authority',
  /** The time is outside the validity of the certificate. */
  'outside-life',
  /** The signature is wrong, or of a kind that is no longer trusted. */
  'signature-wrong',
  /** The certificate does not chain to a pinned root. */
  'not-trusted',
] as const;
export type TimestampFault = (typeof TIMESTAMP_FAULTS)[number];

/** `no-root`: no roots were given to check against. */
export type TimestampTrust = 'trusted' | 'not-trusted' | 'no-root';

/** Contents of a valid timestamp. */
export interface TimestampFacts {
  /** By the authority's clock, ISO 8601. */
  at: string;
  /** Policy under which it was issued, as an OID. */
  policy: string;
  /** Subject of the certificate. Untrusted text. */
  signer: string;
  trust: TimestampTrust;
}

export type TimestampVerdict = { kind: 'holds'; facts: TimestampFacts } | { kind: 'fault'; fault: TimestampFault };

export const timestampFault = (fault: TimestampFault): TimestampVerdict => ({ kind: 'fault', fault });

/** Expected values. Null fields are not checked; the nonce of a stored timestamp is no longer known. */
export interface ExpectedTimestamp {
  /** SHA-256 to be stamped, in lower-case hexadecimal. */
  imprint: string;
  nonce: Uint8Array | null;
  policy: string | null;
}
