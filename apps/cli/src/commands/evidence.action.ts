import { loadSettings } from '@corroborate/config';
import { openDatabase } from '@corroborate/db';
import { CorroborateError, many } from '@corroborate/domain';
import { CaseVerifier, type EvidenceFault, type EvidenceVerdict } from '@corroborate/evidence';
import { print } from '@corroborate/terminal';

/** Looks through all that is kept of a case and says what is proven; ends with 1 where something is wrong. */
export async function verifyEvidence(id: number, { json = false }: { json?: boolean }): Promise<void> {
  const db = await openDatabase(loadSettings(undefined, {}, { LOG_LEVEL: 'error' }));
  try {
    await db.prepare();
    if (!(await db.investigations.get(id)))
      throw new CorroborateError('not-found', `There is no investigation ${id}.`, {
        hint: 'See which there are: corroborate list',
      });
    const verdict = await new CaseVerifier(db.evidence, null).verify(id);
    print(json ? `${JSON.stringify(verdict)}\n` : inWords(id, verdict));
    if (verdict.faults.length > 0) process.exitCode = 1;
  } finally {
    await db.close();
  }
}

function inWords(id: number, { entries, sealed, originals, faults }: EvidenceVerdict): string {
  const { whole, removed } = originals;
  if (entries === 0) return `Nothing is kept of investigation ${id}.\n`;
  const proven = [
    `The chain of investigation ${id} has ${many(entries, 'entry', 'entries')}; a seal covers ${sealed === entries ? 'all of them' : `the first ${sealed}`}.`,
    `${many(whole, 'original')} ${whole === 1 ? 'is' : 'are'} what was received` +
      (removed > 0
        ? `; ${many(removed, 'original')} ${removed === 1 ? 'was' : 'were'} let go, the digest stays.`
        : '.'),
  ];
  const wrong = faults.map((fault) => `  entry ${fault.seq}: ${WRONG[fault.code]}`);
  return [...proven, ...(wrong.length > 0 ? ['', 'Not as it was:', ...wrong] : ['Nothing was changed.']), ''].join(
    '\n',
  );
}

const WRONG: Record<EvidenceFault['code'], string> = {
  'entry-changed': 'a field of it was changed',
  'order-broken': 'it does not stand in its place: entries are missing, doubled or moved',
  'link-broken': 'it does not follow the entry before it',
  'foreign-entry': 'it belongs to another investigation',
  'content-changed': 'what it tells was changed',
  'original-swapped': 'it names other bytes than it tells of',
  'original-missing': 'the bytes that were received are not there',
  'original-changed': 'the bytes that are there are not those that were received',
  'removal-untold': 'its bytes are gone and the chain does not tell of it',
  'seal-broken': 'its seal does not hold',
  'seal-elsewhere': 'its seal is for another end of the chain: entries were taken away or made anew',
};
