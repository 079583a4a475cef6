import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database, type LegalHoldEntity, type AdminActor, type EntryDraftRow } from '@corroborate/db';
import { CorroborateError } from '@corroborate/domain';
import { linkEntries, canonicalJson, sha256 } from '@corroborate/evidence';

/** Maximum characters of a reason. */
export const MAX_HOLD_REASON_LENGTH = 2_000;

/**
 * Legal holds: while one is active, nothing in the case is deleted. Placed by people and recorded in the chain of the
 * case.
 */
@Injectable()
export class LegalHoldService {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /**
   * All holds, including released ones, oldest first.
   * @throws CorroborateError `not-found`
   */
  async list(investigationId: number): Promise<LegalHoldEntity[]> {
    if (!(await this.db.investigations.get(investigationId)))
      throw new CorroborateError('not-found', `There is no investigation ${investigationId}.`);
    return this.db.legalHolds.listByCase(investigationId);
  }

  /** Active holds of all cases, oldest first. */
  listActive(): Promise<LegalHoldEntity[]> {
    return this.db.legalHolds.listActive();
  }

  /**
   * Returns the hold and whether it is new.
   * @throws CorroborateError `not-found`, `invalid-input`
   */
  async hold(investigationId: number, reason: string, by: AdminActor): ReturnType<Database['legalHolds']['hold']> {
    const held = await this.db.legalHolds.hold(investigationId, validateReason(reason), by);
    // Also written for an existing hold, in case an earlier call was interrupted before writing to the
    // chain.
    await this.db.evidence.append(investigationId, [holdEntry(held.hold)], linkEntries(investigationId));
    return held;
  }

  /**
   * Releases a hold.
   * @throws CorroborateError `not-found`, `invalid-input`; `conflict` if none
   */
  async release(investigationId: number, reason: string, by: AdminActor): Promise<LegalHoldEntity> {
    const released = await this.db.legalHolds.release(investigationId, validateReason(reason), by);
    if (!released) throw new CorroborateError('conflict', `Investigation ${investigationId} is not on legal hold.`);
    await this.db.evidence.append(investigationId, [releaseEntry(released)], linkEntries(investigationId));
    return released;
  }
}

function validateReason(reason: string): string {
  const text = reason.trim();
  if (text && text.length <= MAX_HOLD_REASON_LENGTH) return text;
  throw new CorroborateError('invalid-input', 'Placing and releasing a legal hold requires a reason.', {
    hint: `Give a reason of at most ${MAX_HOLD_REASON_LENGTH} characters.`,
    details: { field: 'reason' },
  });
}

/** Chain entry of a hold. Contains no names from the case, only the newsroom's hold owner and reason. */
const holdEntry = ({ id, reason, heldBy, heldAt }: LegalHoldEntity): EntryDraftRow =>
  createEntry(heldAt, { hold: { id, state: 'held' }, by: heldBy, reason });

const releaseEntry = ({ id, releasedWhy, releasedBy, releasedAt }: LegalHoldEntity): EntryDraftRow =>
  createEntry(releasedAt ?? '', { hold: { id, state: 'released' }, by: releasedBy, reason: releasedWhy });

function createEntry(at: string, fields: object): EntryDraftRow {
  const content = canonicalJson({ ...fields, at });
  return { at, kind: 'hold', content, contentSha256: sha256(content), original: null };
}
