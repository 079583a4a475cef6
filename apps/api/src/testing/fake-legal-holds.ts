import type { LegalHoldEntity, AdminActor } from '@corroborate/db';
import { CorroborateError } from '@corroborate/domain';
import type { LegalHoldPort } from './ports';

const AT = '2026-01-02T12:00:00.000Z';

/** Legal holds in memory; investigations 1–100 exist. */
export class FakeLegalHolds implements LegalHoldPort {
  private readonly rows: LegalHoldEntity[] = [];

  async list(investigationId: number): Promise<LegalHoldEntity[]> {
    if (investigationId > 100) throw new CorroborateError('not-found', `There is no investigation ${investigationId}.`);
    return this.rows.filter((row) => row.investigationId === investigationId);
  }

  async listActive(): Promise<LegalHoldEntity[]> {
    return this.rows.filter(({ releasedAt }) => releasedAt === null);
  }

  async hold(
    investigationId: number,
    reason: string,
    by: AdminActor,
  ): Promise<{ hold: LegalHoldEntity; changed: boolean }> {
    const open = (await this.list(investigationId)).find(({ releasedAt }) => releasedAt === null);
    if (open) return { hold: open, changed: false };
    const released = { releasedWhy: null, releasedBy: null, releasedAt: null };
    const hold = { id: this.rows.length + 1, investigationId, reason, heldBy: by.actor, heldAt: AT, ...released };
    this.rows.push(hold);
    return { hold, changed: true };
  }

  async release(investigationId: number, reason: string, by: AdminActor): Promise<LegalHoldEntity> {
    const open = (await this.list(investigationId)).find(({ releasedAt }) => releasedAt === null);
    if (!open) throw new CorroborateError('conflict', `Investigation ${investigationId} is not on legal hold.`);
    return Object.assign(open, { releasedWhy: reason, releasedBy: by.actor, releasedAt: AT });
  }
}
