import type { X509Certificate } from '@peculiar/x509';
import type { Seal } from '../chain/seal.check';
import { digestOfStamp, stampImprint, type KeptStamp } from './kept-stamp';
import { readStamp } from './read-stamp';
import type { StampFacts, StampFault } from './stamp.types';

/** A kept stamp after it was read. */
export type LookedAtStamp = Pick<KeptStamp, 'seq' | 'authority'> &
  (
    | { kind: 'holds'; facts: StampFacts }
    /** `row-changed`: what is kept beside it is not what was written. `no-seal`: the seal it is for is not there. */
    | { kind: 'fault'; fault: StampFault | 'row-changed' | 'no-seal' }
  );

/** Reads the stamps of a case: each must be for the seal that stands at its place. */
export const lookAtStamps = (
  stamps: readonly KeptStamp[],
  seals: readonly Seal[],
  roots: readonly X509Certificate[],
): Promise<LookedAtStamp[]> =>
  Promise.all(
    stamps.map(async (stamp) => {
      const { seq, authority, response } = stamp;
      const place = { seq, authority };
      if (digestOfStamp(stamp) !== stamp.sha256) return { ...place, kind: 'fault', fault: 'row-changed' };
      const seal = seals.find((one) => one.seq === seq && one.investigationId === stamp.investigationId);
      if (!seal) return { ...place, kind: 'fault', fault: 'no-seal' };
      const wanted = { imprint: stampImprint(seal), nonce: null, policy: null };
      return { ...place, ...(await readStamp(response, wanted, roots)) };
    }),
  );
