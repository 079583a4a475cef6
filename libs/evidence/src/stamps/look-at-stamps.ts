import type { X509Certificate } from '@peculiar/x509';
import type { Seal } from '../chain/seal.check';
import { digestOfStamp, stampImprint, type KeptStamp } from './kept-stamp';
import { readStamp } from './read-stamp';
import type { StampFacts, StampFault } from './stamp.types';

/** Result of reading a stored timestamp. */
export type LookedAtStamp = Pick<KeptStamp, 'seq' | 'authority'> &
  (
    | { kind: 'holds'; facts: StampFacts }
    /** `row-changed`: the fields stored with it were changed. `no-seal`: its seal is missing. */
    | { kind: 'fault'; fault: StampFault | 'row-changed' | 'no-seal' }
  );

/** Reads the timestamps of a case; each must match the seal at its position. */
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
