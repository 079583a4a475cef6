import { openDatabase } from '@corroborate/db';
import { LegalHolds } from '@corroborate/investigation';
import { print } from '@corroborate/terminal';
import { settingsOfCommand } from '../investigations/investigations.opener';
import { operator } from './operator';

/** Lets nothing of a case be deleted, or lets time do again what it does to others. */
export async function holdEvidence(id: number, how: 'hold' | 'release', reason: string): Promise<void> {
  const db = await openDatabase(settingsOfCommand());
  try {
    await db.prepare();
    const holds = new LegalHolds(db);
    if (how === 'release') {
      await holds.release(id, reason, operator());
      return print(`Investigation ${id} is held no longer: what is past its time goes with the next daily run.\n`);
    }
    const { hold, changed } = await holds.hold(id, reason, operator());
    print(
      changed
        ? `Nothing of investigation ${id} is deleted until it is released.\n`
        : `Investigation ${id} is held already, since ${hold.heldAt} by ${hold.heldBy}: ${hold.reason}\n`,
    );
  } finally {
    await db.close();
  }
}
