import {
  CorroborateError,
  type AddedSource,
  type AddedSourceDraft,
  type InvestigationStatus,
  type JsonObject,
} from '@corroborate/domain';
import type { EntityManager } from 'typeorm';
import { cleanText, jsonParameter } from '../sql/clean';
import { legalHoldSql } from '../sql/predicates';
import { isRowId, lockCase } from '../sql/rows';
import { applyRecomputedDecision, type CorrectionEffect } from '../reviews/corrections.repository';
import { insertEvent } from '../investigations/events.repository';
import { queueHandover } from '../delivery/handovers.repository';
import { executeQuery, inTransaction } from '../sql/statements';
import { Repository } from '../sql/repository';

/**
 * Serializes writers so that the limits hold. `FOR NO KEY UPDATE` still lets other transactions insert rows that
 * reference the case.
 */
const LOCK_INVESTIGATION = 'SELECT status FROM investigations WHERE id = $1 FOR NO KEY UPDATE';
const SELECT_EXISTING = 'SELECT id, content_hash, bytes FROM added_sources WHERE investigation_id = $1';
const INSERT_ADDED = `INSERT INTO added_sources (investigation_id, kind, moment, address, title, said_by,
    content, bytes, content_hash, added_by)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT (investigation_id, content_hash) DO NOTHING RETURNING id`;

const SELECT_ADDED = {
  name: 'added_sources.of',
  text: `SELECT a.id, a.investigation_id, a.kind, a.moment, a.address, a.title, a.said_by AS "from", a.content_hash,
      a.added_by, a.added_at, r.source_id, r.stars, coalesce(r.quotes, '[]') AS quotes,
      coalesce(o.reason, r.reason) AS reason, r.read_at,
      o.round, coalesce(o.recomputed, false) AS recomputed, o.difference, o.at AS weighed_at,
      CASE WHEN coalesce(o.reason, r.reason) IS NOT NULL THEN 'unread' WHEN o.at IS NOT NULL THEN 'weighed'
        WHEN r.read_at IS NOT NULL THEN 'read' ELSE 'waiting' END AS state
    FROM added_sources a LEFT JOIN added_readings r ON r.added_id = a.id LEFT JOIN added_outcomes o ON o.added_id = a.id
    WHERE a.investigation_id = $1 ORDER BY a.id`,
};

const SELECT_PENDING = {
  name: 'added_sources.pending',
  text: `SELECT a.id, a.kind, a.moment, a.address, a.title, a.said_by AS "from", a.content_hash, a.content,
      a.added_by, r.page
    FROM added_sources a LEFT JOIN added_readings r ON r.added_id = a.id
    WHERE a.investigation_id = $1 AND NOT EXISTS (SELECT 1 FROM added_outcomes o WHERE o.added_id = a.id)
    ORDER BY a.id`,
};

const SAVE_READING = {
  name: 'added_sources.read',
  text: `WITH kept AS (INSERT INTO added_readings (added_id, source_id, page, stars, quotes, reason)
      VALUES ($1, $2, $3::jsonb, $4, $5::jsonb, $6::jsonb) ON CONFLICT (added_id) DO NOTHING RETURNING added_id)
    UPDATE added_sources SET content = NULL WHERE id IN (SELECT added_id FROM kept) AND content IS NOT NULL
      AND NOT ${legalHoldSql('added_sources.investigation_id')}`,
};

/** Excludes running cases: their own rounds read the added sources. */
const SELECT_DUE = {
  name: 'added_sources.due',
  text: `SELECT DISTINCT i.id FROM added_sources a JOIN investigations i ON i.id = a.investigation_id
    WHERE NOT EXISTS (SELECT 1 FROM added_outcomes o WHERE o.added_id = a.id)
      AND (i.status = 'completed' OR i.status = 'awaiting-approval'
        AND NOT EXISTS (SELECT 1 FROM added_readings r WHERE r.added_id = a.id))
      AND NOT EXISTS (SELECT 1 FROM added_claims c WHERE c.investigation_id = i.id AND c.until > clock_timestamp())
    ORDER BY i.id LIMIT $1`,
};

const CLAIM_CASE = {
  name: 'added_sources.claim',
  text: `INSERT INTO added_claims AS c (investigation_id, tries, until)
    VALUES ($1, 1, clock_timestamp() + $2::int * interval '1 millisecond')
    ON CONFLICT (investigation_id) DO UPDATE SET tries = c.tries + 1, until = excluded.until
      WHERE c.until <= clock_timestamp() RETURNING tries`,
};
const RELEASE_CASE = {
  name: 'added_sources.release',
  text: 'DELETE FROM added_claims WHERE investigation_id = $1',
};

/** A source to store, with the hash that identifies duplicates. */
export interface NewAddedSource extends AddedSourceDraft {
  contentHash: string;
}

/** Current state of a case: its status, and the number and size of its added sources. */
export interface AddedSourceUsage {
  status: InvestigationStatus;
  count: number;
  bytes: number;
}

export interface AddSourcesRequest extends Pick<AddedSource, 'investigationId' | 'moment' | 'addedBy'> {
  sources: NewAddedSource[];
}

/** An added source not yet included in any decision; `page` is set if it was read. */
export interface PendingSource
  extends Omit<AddedSourceDraft, 'content'>, Pick<AddedSource, 'id' | 'moment' | 'contentHash' | 'addedBy'> {
  content: Buffer | null;
  page: JsonObject | null;
}

export interface AddedSourceReading extends Pick<AddedSource, 'stars' | 'quotes'> {
  addedId: number;
  sourceId: number;
  page: object;
  reason: object | null;
}

/** Outcome of some added sources of a case. */
export interface AddedSourcesResult extends Pick<AddedSource, 'investigationId' | 'round' | 'difference'> {
  addedIds: number[];
  reason: object | null;
  /** Effects of the recomputed decision. The topic's level is not changed; only people change it. */
  effect: CorrectionEffect | null;
}

/** Sources that people add to cases, and what became of them. */
export class AddedSourcesRepository extends Repository {
  /**
   * Stores sources that the case does not have yet, with the case locked. `admit` throws if there are too many, or they
   * are too large or too late; it is not called if the case has all of them.
   * @throws CorroborateError `not-found`
   */
  async add(
    order: AddSourcesRequest,
    admit: (soFar: AddedSourceUsage, fresh: NewAddedSource[]) => void,
  ): Promise<number[]> {
    const { investigationId, sources } = order;
    if (!isRowId(investigationId)) throw unknownInvestigation(investigationId);
    return inTransaction(this.dataSource, async (client) => {
      const [row] = await executeQuery<{ status: InvestigationStatus }>(client, { text: LOCK_INVESTIGATION }, [
        investigationId,
      ]);
      if (!row) throw unknownInvestigation(investigationId);
      const known = await executeQuery<{ id: number; contentHash: string; bytes: number }>(
        client,
        { text: SELECT_EXISTING },
        [investigationId],
      );
      const ids = new Map(known.map(({ id, contentHash }) => [contentHash, id]));
      const fresh = sources.filter(({ contentHash }) => !ids.has(contentHash));
      const bytes = known.reduce((sum, one) => sum + one.bytes, 0);
      if (fresh.length > 0) admit({ status: row.status, count: known.length, bytes }, fresh);
      for (const source of fresh)
        for (const { id } of await executeQuery<{ id: number }>(
          client,
          { text: INSERT_ADDED },
          valuesOf(order, source),
        ))
          ids.set(source.contentHash, id);
      return sources.flatMap(({ contentHash }) => ids.get(contentHash) ?? []);
    });
  }

  /** In the order they were added. */
  async listByCase(investigationId: number): Promise<AddedSource[]> {
    if (!isRowId(investigationId)) return [];
    return this.query(SELECT_ADDED, [investigationId]);
  }

  /** Sources not yet included in any decision, earliest first. */
  async listPending(investigationId: number): Promise<PendingSource[]> {
    return this.query(SELECT_PENDING, [investigationId]);
  }

  /** Stores the first reading only, and deletes the raw content. */
  async saveReading({ addedId, sourceId, page, stars, quotes, reason }: AddedSourceReading): Promise<void> {
    const values = [
      addedId,
      sourceId,
      jsonParameter(page),
      stars,
      jsonParameter(quotes),
      reason && jsonParameter(reason),
    ];
    await this.query(SAVE_READING, values);
  }

  /** Cases with added sources to read before approval, or to weigh after a decision; earliest first. */
  async listDue(limit: number): Promise<number[]> {
    return this.queryIds(SELECT_DUE, [limit]);
  }

  /** Claims a case for `forMs`; returns the number of the attempt, or null if another process has claimed it. */
  async claim(investigationId: number, forMs: number): Promise<number | null> {
    const [row] = await this.query<{ tries: number }>(CLAIM_CASE, [investigationId, forMs]);
    return row?.tries ?? null;
  }

  async release(investigationId: number): Promise<void> {
    await this.query(RELEASE_CASE, [investigationId]);
  }

  /** Stores the outcome of added sources once, with all its effects. False if it was already stored. */
  saveResult(settlement: AddedSourcesResult): Promise<boolean> {
    return this.dataSource.transaction((manager) => saveAddedResult(manager, settlement));
  }
}

const valuesOf = ({ investigationId, moment, addedBy }: AddSourcesRequest, source: NewAddedSource) => [
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
 * One transaction with the case locked, so existing rows were stored with all their effects, and no outcome is stored
 * twice.
 */
async function saveAddedResult(manager: EntityManager, settlement: AddedSourcesResult): Promise<boolean> {
  const { investigationId, addedIds, round, difference, effect, reason } = settlement;
  const row = await lockCase(manager, investigationId);
  const values = [addedIds, investigationId, round, effect !== null, toJsonOrNull(difference), toJsonOrNull(reason)];
  const written: unknown[] = await manager.query(
    `INSERT INTO added_outcomes (added_id, investigation_id, round, recomputed, difference, reason)
  SELECT id, $2::bigint, $3::int, $4::boolean, $5::jsonb, $6::jsonb FROM unnest($1::bigint[]) AS id
  ON CONFLICT (added_id) DO NOTHING RETURNING added_id`,
    values,
  );
  if (written.length === 0) return false;
  if (!effect) return true;
  await applyRecomputedDecision(manager, row, effect);
  await insertEvent(manager, investigationId, 'evidence.added', { added_ids: addedIds, round, difference });
  await queueHandover(manager, investigationId, 'corrected');
  return true;
}

const toJsonOrNull = (value: object | null) => value && jsonParameter(value);

const unknownInvestigation = (id: number) => new CorroborateError('not-found', `There is no investigation ${id}.`);
