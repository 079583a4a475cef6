import type { EvidenceFault, VerifiedTimestamp } from '../verification/verify-case.policy';

const TRUST_TEXTS: Record<VerifiedTimestamp['trust'], string> = {
  trusted: 'Its certificate chains to one you provided.',
  'not-trusted': 'Its certificate does not chain to any you provided.',
  'no-root': 'No certificate was provided to check it against.',
};

/** `entries`: number of entries in the chain. */
export function describeTimestamp(
  { seq, authority, at, signer, trust, later }: VerifiedTimestamp,
  entries: number,
): string {
  const covered = seq === entries ? `All ${entries} entries` : `The first ${seq} entries`;
  const contradiction =
    later > 0 ? ` By the newsroom’s clock, ${later} of them are later than that: one of the two clocks is wrong.` : '';
  return (
    `${covered} and their seal existed at ${formatMoment(at)}, according to “${signer}” (${authority}). ` +
    TRUST_TEXTS[trust] +
    contradiction
  );
}

/** `2026-03-01 10:05:00 UTC` */
const formatMoment = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;

export const TIMESTAMP_FAULT_TEXTS: Record<Extract<EvidenceFault, { code: 'stamp-broken' }>['why'], string> = {
  unanswered: 'no response',
  'too-large': 'too large',
  refused: 'the authority refused it',
  malformed: 'malformed',
  'wrong-imprint': 'issued for different data than this seal',
  'wrong-nonce': 'answers a different request',
  'wrong-policy': 'issued under a different policy',
  'no-certificate': 'the signer’s certificate is not included',
  'not-an-authority': 'its certificate is not valid for timestamping',
  'outside-life': 'its time is outside the validity period of its certificate',
  'signature-wrong': 'its signature is invalid',
  'not-trusted': 'its certificate does not chain to any you provided',
  'row-changed': 'the data stored with it was changed',
  'no-seal': 'the seal it refers to is missing',
};
