import type { EntityManager } from 'typeorm';
import { jsonParameter } from '../clean';
import { applyEffect, type CorrectionEffect } from './corrections.repository';
import { insertEvent } from './events.repository';
import { noteChange } from './handovers.repository';
import { lockCase } from './plain';

/** What became of some added sources of a case. */
export interface AddedSettlement {
  investigationId: number;
  addedIds: number[];
  /** The round that weighed them; null where nothing could be made of them. */
  round: number | null;
  /** What a recomputed decision changed; null where none was recomputed. */
  difference: object | null;
  reason: object | null;
  /** What follows of a recomputed decision. The topic is not among it: people move it. */
  effect: CorrectionEffect | null;
}

/**
 * One transaction with the case locked: rows that are there already were written with all that follows of them, and
 * nothing is written twice.
 */
export async function settleAdded(manager: EntityManager, settlement: AddedSettlement): Promise<boolean> {
  const { investigationId, addedIds, round, difference, effect, reason } = settlement;
  const row = await lockCase(manager, investigationId);
  const values = [addedIds, investigationId, round, effect !== null, asJson(difference), asJson(reason)];
  const written: unknown[] = await manager.query(OUTCOME, values);
  if (written.length === 0) return false;
  if (!effect) return true;
  await applyEffect(manager, row, effect);
  await insertEvent(manager, investigationId, 'evidence.added', { added_ids: addedIds, round, difference });
  await noteChange(manager, investigationId, 'corrected');
  return true;
}

const asJson = (value: object | null) => value && jsonParameter(value);

const OUTCOME = `INSERT INTO added_outcomes (added_id, investigation_id, round, recomputed, difference, reason)
  SELECT id, $2::bigint, $3::int, $4::boolean, $5::jsonb, $6::jsonb FROM unnest($1::bigint[]) AS id
  ON CONFLICT (added_id) DO NOTHING RETURNING added_id`;
