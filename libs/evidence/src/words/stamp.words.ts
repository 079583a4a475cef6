import type { EvidenceFault, ToldStamp } from '../verification/verify-case.policy';

const TRUST: Record<ToldStamp['trust'], string> = {
  trusted: 'Its certificate leads to one that was given.',
  'not-trusted': 'Its certificate leads to none of those that were given.',
  'no-root': 'No certificate was given that it could lead to.',
};

/** `entries`: of the chain as a whole. */
export function stampInWords({ seq, authority, at, signer, trust, later }: ToldStamp, entries: number): string {
  const covered = seq === entries ? `All ${entries} entries` : `The first ${seq} entries`;
  const contradiction =
    later > 0
      ? ` By the newsroom’s own clock ${later} of them are later than that: one of the two clocks is wrong.`
      : '';
  return (
    `${covered} and their seal were there at ${momentInWords(at)}, by the clock of “${signer}” (${authority}). ` +
    TRUST[trust] +
    contradiction
  );
}

/** `2026-03-01 10:05:00 UTC` */
const momentInWords = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;

export const WRONG_WITH_STAMP: Record<Extract<EvidenceFault, { code: 'stamp-broken' }>['why'], string> = {
  unanswered: 'there is no answer',
  'too-large': 'it is too large',
  refused: 'the authority refused it',
  malformed: 'it cannot be read',
  'wrong-imprint': 'it is for something else than this seal',
  'wrong-nonce': 'it answers another question',
  'wrong-policy': 'it was made under other rules',
  'no-certificate': 'the certificate of its signer is not in it',
  'not-an-authority': 'its certificate was not made for stamping times',
  'outside-life': 'its time lies outside the life of its certificate',
  'signature-wrong': 'its signature does not hold',
  'not-trusted': 'its certificate leads to none of those that were given',
  'row-changed': 'what is kept beside it was changed',
  'no-seal': 'the seal that it is for is not there',
};
