import { loadSettings } from '@corroborate/config';
import { openDatabase } from '@corroborate/db';
import { CorroborateError } from '@corroborate/domain';
import { CaseVerifier, openOriginalStore, rootsIn } from '@corroborate/evidence';
import { print } from '@corroborate/terminal';
import { caseInWords } from './evidence.words';

/** Looks through all that is kept of a case and says what is proven; ends with 1 where something is wrong. */
export async function verifyEvidence(
  id: number,
  { json = false, tsaCa }: { json?: boolean; tsaCa?: string },
): Promise<void> {
  const settings = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const db = await openDatabase(settings);
  try {
    await db.prepare();
    if (!(await db.investigations.get(id)))
      throw new CorroborateError('not-found', `There is no investigation ${id}.`, {
        hint: 'See which there are: corroborate list',
      });
    const files = tsaCa === undefined ? settings.TSA_CA_FILES : [tsaCa];
    const verdict = await new CaseVerifier(db.evidence, openOriginalStore(settings), () => rootsIn(files)).verify(id);
    await db.evidenceChecks.note(id, verdict.faults);
    print(json ? `${JSON.stringify(verdict)}\n` : caseInWords(id, verdict));
    if (verdict.faults.length > 0) process.exitCode = 1;
  } finally {
    await db.close();
  }
}
