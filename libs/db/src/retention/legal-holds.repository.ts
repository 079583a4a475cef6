import { IsNull } from 'typeorm';
import { LegalHoldEntity } from './legal-hold.entity';
import { addEntry, adminAuditEntry, type AdminActor } from '../access/audit.entry';
import { insertEvent } from '../investigations/events.repository';
import { isRowId, lockCase, untyped, toPlain, listByCase } from '../sql/rows';
import { Repository } from '../sql/repository';

/** Cases on legal hold: none of their data may be deleted, whatever its age. */
export class LegalHoldsRepository extends Repository {
  /** All holds of a case, oldest first. */
  async listByCase(investigationId: number): Promise<LegalHoldEntity[]> {
    return listByCase(this.dataSource, LegalHoldEntity, investigationId);
  }

  /** Holds in force, oldest first. */
  async listActive(): Promise<LegalHoldEntity[]> {
    const rows = await this.dataSource
      .getRepository(LegalHoldEntity)
      .find({ where: untyped({ releasedAt: IsNull() }), order: { id: 'ASC' } });
    return rows.map(toPlain);
  }

  /** Which of these cases are on hold. */
  async filterHeld(investigationIds: number[]): Promise<number[]> {
    return this.queryIds(
      {
        name: 'legal_holds.held',
        text: `SELECT DISTINCT investigation_id AS id FROM legal_holds
          WHERE investigation_id = ANY($1::bigint[]) AND released_at IS NULL`,
      },
      [investigationIds.filter(isRowId)],
    );
  }

  /**
   * Returns the hold and whether it is new; an existing hold is kept.
   * @throws `not-found`
   */
  async hold(
    investigationId: number,
    reason: string,
    by: AdminActor,
  ): Promise<{ hold: LegalHoldEntity; changed: boolean }> {
    return this.dataSource.transaction(async (manager) => {
      await lockCase(manager, investigationId);
      const rows = manager.getRepository(LegalHoldEntity);
      const known = await rows.findOneBy(untyped({ investigationId, releasedAt: IsNull() }));
      if (known) return { hold: toPlain(known), changed: false };
      const { id } = await rows.save(rows.create({ investigationId, reason, heldBy: by.actor }));
      await addEntry(manager, {
        ...adminAuditEntry(by, 'case.hold', `investigation ${investigationId}`),
        details: { reason },
      });
      await insertEvent(manager, investigationId, 'evidence.held', { by: by.actor, reason });
      return { hold: toPlain(await rows.findOneByOrFail({ id })), changed: true };
    });
  }

  /** Null if the case is not on hold. @throws CorroborateError `not-found` */
  async release(investigationId: number, why: string, by: AdminActor): Promise<LegalHoldEntity | null> {
    return this.dataSource.transaction(async (manager) => {
      await lockCase(manager, investigationId);
      const rows = manager.getRepository(LegalHoldEntity);
      const open = await rows.findOneBy(untyped({ investigationId, releasedAt: IsNull() }));
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
      await addEntry(manager, { ...adminAuditEntry(by, 'case.release', subject), details: { reason: why } });
      await insertEvent(manager, investigationId, 'evidence.released', { by: by.actor, reason: why });
      return toPlain(await rows.findOneByOrFail({ id: open.id }));
    });
  }
}
