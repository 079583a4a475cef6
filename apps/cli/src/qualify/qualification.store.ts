import type { Settings } from '@corroborate/config';
import { toCorroborateError } from '@corroborate/domain';
import { readingInstructions } from '@corroborate/reading';
import { withDatabase } from '../commands/with-database';
import type { QualificationRun } from './qualification.run';
import { qualificationDigest } from './qualification.set';

/**
 * Keeps the result, on which upgrades depend. Gives why it could not; null where it is kept. An incomplete run says
 * nothing of a reader, and takes no qualification away.
 */
export async function storeQualification(settings: Settings, run: QualificationRun): Promise<string | null> {
  const { reader, pages, falselySupported, precision, recall, calls, costUsd, passed } = run;
  const row = {
    ...{ reader, pages, precision, recall, calls, costUsd, passed, falseSupport: falselySupported.length },
    ...{ instructions: readingInstructions(), pagesDigest: await qualificationDigest() },
  };
  if (run.unanswered.length > 0) return 'the run is incomplete.';
  try {
    await withDatabase(async ({ qualifications }) => void (await qualifications.add(row)), settings);
    return null;
  } catch (thrown) {
    return toCorroborateError(thrown).message;
  }
}
