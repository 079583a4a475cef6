import {
  archiveOutcome,
  lookThrough,
  OUTCOME_IN_WORDS,
  summarizeArchive,
  describeEntries,
  type ArchiveOutcome,
  type VerificationSummary,
  type EntryDescription,
} from '@corroborate/evidence/checking';
import type { Given } from './given';

export interface Checked {
  outcome: ArchiveOutcome;
  /** The outcome in a sentence. */
  verdict: string;
  summary: VerificationSummary;
  entries: EntryDescription[];
  /** Fingerprints of the keys that seals which hold were made with. */
  keys: string[];
}

/** As `corroborate evidence verify FILE --key … --tsa-ca …` does. */
export async function checkArchive(
  bytes: Uint8Array,
  { keys, roots }: Given,
  progress: (share: number) => Promise<void> | void,
): Promise<Checked> {
  const looked = await lookThrough(bytes, roots ?? [], progress);
  const outcome = archiveOutcome(looked.verdict, { keys, stamp: roots !== null });
  return {
    outcome,
    verdict: OUTCOME_IN_WORDS[outcome],
    summary: summarizeArchive(looked.verdict),
    entries: describeEntries(looked),
    keys: looked.verdict.keys,
  };
}
