import type { Settings } from '@corroborate/config';
import { toCorroborateError } from '@corroborate/domain';
import { readingInstructions } from '@corroborate/reading';
import { withDatabase } from '../commands/with-database';
import type { QualificationRun } from './qualification.run';
import { readSetDigest } from './qualification.set';

/**
 * Stores the result, on which upgrades depend. Returns the reason if it was not stored, otherwise null. Incomplete runs
 * are not stored and do not revoke a qualification.
 */
export async function storeQualification(settings: Settings, run: QualificationRun): Promise<string | null> {
  const { reader, pages, falselySupported, precision, recall, calls, costUsd, passed } = run;
  const row = {
    ...{ reader, pages, precision, recall, calls, costUsd, passed, falseSupport: falselySupported.length },
    ...{ instructions: readingInstructions(), pagesDigest: await readSetDigest() },
  };
  if (run.unanswered.length > 0) return 'the run is incomplete.';
  try {
    await withDatabase(async ({ qualifications }) => void (await qualifications.add(row)), settings);
    return null;
  } catch (thrown) {
    return toCorroborateError(thrown).message;
  }
}
