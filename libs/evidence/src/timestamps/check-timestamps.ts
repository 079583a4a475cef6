import type { X509Certificate } from '@peculiar/x509';
import type { Seal } from '../chain/seal.check';
import { timestampDigest, messageImprint, type StoredTimestamp } from './stored-timestamp';
import { verifyTimestamp } from './verify-timestamp';
import type { TimestampFacts, TimestampFault } from './timestamp.types';

/** Result of reading a stored timestamp. */
export type TimestampCheck = Pick<StoredTimestamp, 'seq' | 'authority'> &
  (
    | { kind: 'valid'; facts: TimestampFacts }
    /** `row-changed`: the fields stored with the timestamp were changed. `no-seal`: its seal is missing. */
    | { kind: 'invalid'; fault: TimestampFault | 'row-changed' | 'no-seal' }
  );

/** Checks the stored timestamps of a case; each must match the seal at its position. */
export const checkTimestamps = (
  stamps: readonly StoredTimestamp[],
  seals: readonly Seal[],
  roots: readonly X509Certificate[],
): Promise<TimestampCheck[]> =>
  Promise.all(
    stamps.map(async (stamp) => {
      const { seq, authority, response } = stamp;
      const place = { seq, authority };
      if (timestampDigest(stamp) !== stamp.sha256) return { ...place, kind: 'invalid', fault: 'row-changed' };
      const seal = seals.find((one) => one.seq === seq && one.investigationId === stamp.investigationId);
      if (!seal) return { ...place, kind: 'invalid', fault: 'no-seal' };
      const wanted = { imprint: messageImprint(seal), nonce: null, policy: null };
      return { ...place, ...(await verifyTimestamp(response, wanted, roots)) };
    }),
  );
