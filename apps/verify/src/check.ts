import {
  archiveOutcome,
  readAndVerifyArchive,
  OUTCOME_TEXTS,
  summarizeArchive,
  describeEntries,
} from '@corroborate/evidence/checking';
import type { CheckOptions } from './given';

export type CheckResult = Awaited<ReturnType<typeof checkArchive>>;

/** Checks an archive in the same way as `corroborate evidence verify FILE --key … --tsa-ca …`. */
export async function checkArchive(
  bytes: Uint8Array,
  { keys, roots }: CheckOptions,
  progress: (share: number) => Promise<void> | void,
) {
  const looked = await readAndVerifyArchive(bytes, roots ?? [], progress);
  const outcome = archiveOutcome(looked.verdict, { keys, stamp: roots !== null });
  return {
    outcome,

    /** The outcome as a sentence. */
    verdict: OUTCOME_TEXTS[outcome],
    summary: summarizeArchive(looked.verdict),
    entries: describeEntries(looked),

    /** Fingerprints of the keys of valid seals. */
    keys: looked.verdict.keys,
  };
}
