import {
  CorroborateError,
  type AddedSource,
  type AddedSourceDraft,
  type InvestigationStatus,
  type JsonObject,
} from '@corroborate/domain';
import type { EntityManager } from 'typeorm';
import { cleanText, jsonParameter } from '../sql/clean';
import { ADDED, CLAIM, DUE, INSERT, LOCK, PENDING, READ, RELEASE, SELECT_EXISTING } from './added-sources.sql';
import { isRowId, lockCase } from '../sql/rows';
import { applyEffect, type CorrectionEffect } from '../reviews/corrections.repository';
import { insertEvent } from '../investigations/events.repository';
import { noteChange } from '../delivery/handovers.repository';
import { askOn, inTransaction } from '../sql/statements';
import { Repository } from '../sql/repository';

/** A source to store, with the hash that identifies duplicates. */
export interface NewAddedSource extends AddedSourceDraft {
  contentHash: string;
}

/** What a case already has: its status, and number and size of its added sources. */
export interface AddedSoFar {
  status: InvestigationStatus;
  count: number;
  bytes: number;
}

export interface AddOrder extends Pick<AddedSource, 'investigationId' | 'moment' | 'addedBy'> {
  sources: NewAddedSource[];
}

/** An added source not yet part of any decision; `page` if it was read. */
export interface PendingSource
  extends Omit<AddedSourceDraft, 'content'>, Pick<AddedSource, 'id' | 'moment' | 'contentHash' | 'addedBy'> {
  content: Buffer | null;
  page: JsonObject | null;
}

export interface AddedReading extends Pick<AddedSource, 'stars' | 'quotes'> {
  addedId: number;
  sourceId: number;
  page: object;
  reason: object | null;
}

/** Outcome of some added sources of a case. */
export interface AddedSettlement extends Pick<AddedSource, 'investigationId' | 'round' | 'difference'> {
  addedIds: number[];
  reason: object | null;
  /** Effects of the recomputed decision. Does not include the topic, which only people move. */
  effect: CorrectionEffect | null;
}

/** Sources that people add to cases, and their outcome. */
export class AddedSourcesRepository extends Repository {
  /**
   * Stores sources that the case does not have yet, with the case locked. `admit` throws if they are too many, too
   * large or too late; it is not called if the case has all of them.
   * @throws CorroborateError `not-found`
   */
  async add(order: AddOrder, admit: (soFar: AddedSoFar, fresh: NewAddedSource[]) => void): Promise<number[]> {
    const { investigationId, sources } = order;
    if (!isRowId(investigationId)) throw unknown(investigationId);
    return inTransaction(this.dataSource, async (client) => {
      const [row] = await askOn<{ status: InvestigationStatus }>(client, { text: LOCK }, [investigationId]);
      if (!row) throw unknown(investigationId);
      const known = await askOn<{ id: number; contentHash: string; bytes: number }>(client, { text: SELECT_EXISTING }, [
        investigationId,
      ]);
      const ids = new Map(known.map(({ id, contentHash }) => [contentHash, id]));
      const fresh = sources.filter(({ contentHash }) => !ids.has(contentHash));
      const bytes = known.reduce((sum, one) => sum + one.bytes, 0);
      if (fresh.length > 0) admit({ status: row.status, count: known.length, bytes }, fresh);
      for (const source of fresh)
        for (const { id } of await askOn<{ id: number }>(client, { text: INSERT }, valuesOf(order, source)))
          ids.set(source.contentHash, id);
      return sources.flatMap(({ contentHash }) => ids.get(contentHash) ?? []);
    });
  }

  /** In the order they were added. */
  async of(investigationId: number): Promise<AddedSource[]> {
    if (!isRowId(investigationId)) return [];
    return this.ask(ADDED, [investigationId]);
  }

  /** Those not yet part of any decision, earliest first. */
  async pending(investigationId: number): Promise<PendingSource[]> {
    return this.ask(PENDING, [investigationId]);
  }

  /** Keeps the first reading only; the raw content is deleted with it. */
  async keepReading({ addedId, sourceId, page, stars, quotes, reason }: AddedReading): Promise<void> {
    const values = [
      addedId,
      sourceId,
      jsonParameter(page),
      stars,
      jsonParameter(quotes),
      reason && jsonParameter(reason),
    ];
    await this.ask(READ, values);
  }

  /** Cases with added sources to read before approval, or to weigh after a decision; earliest first. */
  async due(limit: number): Promise<number[]> {
    return this.askIds(DUE, [limit]);
  }

  /** Claims a case for a while; returns the number of the attempt, null if another process has it. */
  async claim(investigationId: number, forMs: number): Promise<number | null> {
    const [row] = await this.ask<{ tries: number }>(CLAIM, [investigationId, forMs]);
    return row?.tries ?? null;
  }

  async release(investigationId: number): Promise<void> {
    await this.ask(RELEASE, [investigationId]);
  }

  /** Stores their outcome once, with all its effects. False if it was already stored. */
  settle(settlement: AddedSettlement): Promise<boolean> {
    return this.dataSource.transaction((manager) => settleAdded(manager, settlement));
  }
}

const valuesOf = ({ investigationId, moment, addedBy }: AddOrder, source: NewAddedSource) => [
  investigationId,
  source.kind,
  moment,
  source.address,
  source.title && cleanText(source.title),
  source.from && cleanText(source.from),
  source.content,
  source.content?.byteLength ?? 0,
  source.contentHash,
  cleanText(addedBy),
];

/**
 * One transaction with the case locked: rows that exist were stored with all their effects, and nothing is stored
 * twice.
 */
async function settleAdded(manager: EntityManager, settlement: AddedSettlement): Promise<boolean> {
  const { investigationId, addedIds, round, difference, effect, reason } = settlement;
  const row = await lockCase(manager, investigationId);
  const values = [addedIds, investigationId, round, effect !== null, asJson(difference), asJson(reason)];
  const written: unknown[] = await manager.query(
    `INSERT INTO added_outcomes (added_id, investigation_id, round, recomputed, difference, reason)
  SELECT id, $2::bigint, $3::int, $4::boolean, $5::jsonb, $6::jsonb FROM unnest($1::bigint[]) AS id
  ON CONFLICT (added_id) DO NOTHING RETURNING added_id`,
    values,
  );
  if (written.length === 0) return false;
  if (!effect) return true;
  await applyEffect(manager, row, effect);
  await insertEvent(manager, investigationId, 'evidence.added', { added_ids: addedIds, round, difference });
  await noteChange(manager, investigationId, 'corrected');
  return true;
}

const asJson = (value: object | null) => value && jsonParameter(value);

const unknown = (id: number) => new CorroborateError('not-found', `There is no investigation ${id}.`);
