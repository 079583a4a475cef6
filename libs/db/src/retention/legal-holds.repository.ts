import { IsNull } from 'typeorm';
import { LegalHoldEntity } from './legal-hold.entity';
import { addEntry, managed, type Manager } from '../access/audit.entry';
import { insertEvent } from '../investigations/events.repository';
import { isRowId, lockCase, loose, plain, rowsOfCase } from '../sql/rows';
import { Repository } from '../sql/repository';

/** Cases of which nothing may be deleted, whatever their age. */
export class LegalHoldsRepository extends Repository {
  /** All holds of a case, oldest first. */
  async of(investigationId: number): Promise<LegalHoldEntity[]> {
    return rowsOfCase(this.dataSource, LegalHoldEntity, investigationId);
  }

  /** Holds in force, oldest first. */
  async standing(): Promise<LegalHoldEntity[]> {
    const rows = await this.dataSource
      .getRepository(LegalHoldEntity)
      .find({ where: loose({ releasedAt: IsNull() }), order: { id: 'ASC' } });
    return rows.map(plain);
  }

  /** Which of these cases are on hold. */
  async heldAmong(investigationIds: number[]): Promise<number[]> {
    return this.askIds(
      {
        name: 'legal_holds.held',
        text: `SELECT DISTINCT investigation_id AS id FROM legal_holds
          WHERE investigation_id = ANY($1::bigint[]) AND released_at IS NULL`,
      },
      [investigationIds.filter(isRowId)],
    );
  }

  /** Returns the hold and whether it is new; an existing one is kept. @throws `not-found` */
  async hold(
    investigationId: number,
    reason: string,
    by: Manager,
  ): Promise<{ hold: LegalHoldEntity; changed: boolean }> {
    return this.dataSource.transaction(async (manager) => {
      await lockCase(manager, investigationId);
      const rows = manager.getRepository(LegalHoldEntity);
      const known = await rows.findOneBy(loose({ investigationId, releasedAt: IsNull() }));
      if (known) return { hold: plain(known), changed: false };
      const { id } = await rows.save(rows.create({ investigationId, reason, heldBy: by.actor }));
      await addEntry(manager, { ...managed(by, 'case.hold', `investigation ${investigationId}`), details: { reason } });
      await insertEvent(manager, investigationId, 'evidence.held', { by: by.actor, reason });
      return { hold: plain(await rows.findOneByOrFail({ id })), changed: true };
    });
  }

  /** Null if the case is not on hold. @throws CorroborateError `not-found` */
  async release(investigationId: number, why: string, by: Manager): Promise<LegalHoldEntity | null> {
    return this.dataSource.transaction(async (manager) => {
      await lockCase(manager, investigationId);
      const rows = manager.getRepository(LegalHoldEntity);
      const open = await rows.findOneBy(loose({ investigationId, releasedAt: IsNull() }));
      if (!open) return null;
      const released = { releasedWhy: why, releasedBy: by.actor, releasedAt: () => 'clock_timestamp()' };
      await rows.update({ id: open.id }, released);
      // Deletes the raw content of files that were read during the hold; their text is stored as a capture, like that
      // of any page.
      await manager.query(
        `UPDATE added_sources SET content = NULL WHERE investigation_id = $1 AND content IS NOT NULL
  AND id IN (SELECT added_id FROM added_readings)`,
        [investigationId],
      );
      const subject = `investigation ${investigationId}`;
      await addEntry(manager, { ...managed(by, 'case.release', subject), details: { reason: why } });
      await insertEvent(manager, investigationId, 'evidence.released', { by: by.actor, reason: why });
      return plain(await rows.findOneByOrFail({ id: open.id }));
    });
  }
}
