import { openDatabase, type Database } from '@corroborate/db';
import { LegalHolds } from '@corroborate/investigation';
import { print } from '@corroborate/terminal';
import { settingsOfCommand } from '../investigations/investigations.opener';
import { operator } from './operator';

/** Lets nothing of a case be deleted, or lets time do again what it does to others. */
export async function holdEvidence(id: number, how: 'hold' | 'release', why: string): Promise<void> {
  await withDatabase(async (db) => {
    const holds = new LegalHolds(db);
    if (how === 'release') {
      await holds.release(id, why, operator());
      return print(`Investigation ${id} is held no longer: what is past its time goes with the next daily run.\n`);
    }
    const { hold, changed } = await holds.hold(id, why, operator());
    print(
      changed
        ? `Nothing of investigation ${id} is deleted until it is released.\n`
        : `Investigation ${id} is held already, since ${hold.heldAt} by ${hold.heldBy}: ${hold.reason}\n`,
    );
  });
}

/** The cases that are held now. */
export async function listHolds({ json }: { json?: boolean }): Promise<void> {
  await withDatabase(async (db) => {
    const holds = await new LegalHolds(db).standing();
    if (json) return print(`${JSON.stringify(holds)}\n`);
    if (holds.length === 0) return print('No case is held.\n');
    for (const { investigationId, heldAt, heldBy, reason } of holds)
      print(`investigation ${investigationId}: since ${heldAt} by ${heldBy}: ${reason}\n`);
  });
}

async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const db = await openDatabase(settingsOfCommand());
  try {
    await db.prepare();
    await work(db);
  } finally {
    await db.close();
  }
}
