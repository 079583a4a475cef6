import type { EntityManager } from 'typeorm';
import { jsonParameter } from '../sql/clean';
import { type Statement } from '../sql/statements';
import type { InvestigationEventEntity } from './progress.entity';
import { Repository } from '../sql/repository';
export interface NewEvent {
  type: string;
  data?: Record<string, unknown>;
}

/** Advisory lock for events. The first half of its key is fixed; the second is the investigation ID. */
export const EVENT_LOCK_SQL = (id: string): string => `pg_advisory_xact_lock(7431, (${id}::bigint % 2147483647)::int)`;

/**
 * IDs are drawn before rows become visible, so a reader asking for events after 17 could miss event 16 if it commits
 * later. Writers of one investigation are therefore serialized: each takes the lock before its rows get IDs and holds
 * it until the commit.
 */
const APPEND_EVENTS = {
  name: 'events.append',
  text: `WITH turn AS MATERIALIZED (SELECT ${EVENT_LOCK_SQL('$1')})
    INSERT INTO investigation_events (investigation_id, type, data, at)
    SELECT $1::bigint, event.type, event.data, clock_timestamp()
    FROM turn, ROWS FROM (jsonb_to_recordset($2::jsonb) AS (type text, data jsonb)) WITH ORDINALITY
      AS event(type, data, n)
    ORDER BY event.n
    RETURNING id, investigation_id, at, type, data`,
};

/**
 * For a statement on the investigation `$1` that also appends the events of a parameter of `eventRows`: two named
 * queries. `data`: what an event carries. `after`: a named query that locks the investigation, which comes first for
 * every writer; otherwise two writers could deadlock.
 */
export const appendingSql = (
  events: string,
  { data = 'event.data', after }: { data?: string; after: string },
): string => `turn AS MATERIALIZED (
    SELECT ${EVENT_LOCK_SQL('$1')} FROM (SELECT count(*) FROM ${after}) AS locked),
  appended AS (INSERT INTO investigation_events (investigation_id, type, data, at)
    SELECT $1::bigint, event.type, ${data}, clock_timestamp()
    FROM turn, ROWS FROM (jsonb_to_recordset(${events}::jsonb) AS (type text, data jsonb)) WITH ORDINALITY
      AS event(type, data, n)
    ORDER BY event.n)`;

export const eventRows = (events: readonly NewEvent[]): string =>
  jsonParameter(events.map(({ type, data }) => ({ type, data: data ?? {} })));

const eventParameters = (investigationId: number, events: NewEvent[]) => [investigationId, eventRows(events)];

/** Like `append`, but inside the caller's transaction. */
export async function insertEvent(
  manager: EntityManager,
  investigationId: number,
  type: string,
  data: Record<string, unknown>,
): Promise<void> {
  await manager.query(APPEND_EVENTS.text, eventParameters(investigationId, [{ type, data }]));
}

/**
 * A statement that changes investigations and adds an event to each, both or neither. `change` returns the changed
 * rows; `type` and `data` are SQL.
 */
export const changeWithEvent = (name: string, change: string, [type, data]: [string, string]): Statement => ({
  name,
  text: `WITH changed AS (${change}),
    turn AS MATERIALIZED (SELECT id, ${EVENT_LOCK_SQL('id')} FROM changed),
    added AS (INSERT INTO investigation_events (investigation_id, type, data, at)
      SELECT id, ${type}, ${data}, clock_timestamp() FROM turn)
    SELECT * FROM changed`,
});

export class EventsRepository extends Repository {
  async append(
    investigationId: number,
    type: string,
    data: Record<string, unknown> = {},
  ): Promise<InvestigationEventEntity> {
    const [event] = await this.appendMany(investigationId, [{ type, data }]);
    if (!event) throw new Error('An event vanished while it was stored');
    return event;
  }

  /** Skips an event identical to an earlier one, because repeated checks report the same result. */
  async appendOnce(investigationId: number, type: string, data: Record<string, unknown>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT ${EVENT_LOCK_SQL('$1')}`, [investigationId]);
      const known: unknown[] = await manager.query(
        'SELECT 1 FROM investigation_events WHERE investigation_id = $1 AND type = $2 AND data = $3::jsonb LIMIT 1',
        [investigationId, type, jsonParameter(data)],
      );
      if (known.length === 0) await insertEvent(manager, investigationId, type, data);
    });
  }

  /** Appends all or none; IDs follow the given order. */
  async appendMany(investigationId: number, events: NewEvent[]): Promise<InvestigationEventEntity[]> {
    if (events.length === 0) return [];
    const rows = await this.query<InvestigationEventEntity>(APPEND_EVENTS, eventParameters(investigationId, events));
    return rows.sort((a, b) => a.id - b.id);
  }

  /**
   * Events after `afterId` (0 = from the start), in order. A reader that passes the last ID it received misses none.
   */
  async since(investigationId: number, afterId: number, limit = 100): Promise<InvestigationEventEntity[]> {
    return this.sinceMany(new Map([[investigationId, afterId]]), limit);
  }

  /** Like `since`, for many investigations in one query. Keys: investigations; values: the last ID each reader has. */
  async sinceMany(cursors: ReadonlyMap<number, number>, limitEach = 100): Promise<InvestigationEventEntity[]> {
    if (cursors.size === 0) return [];
    const values = [[...cursors.keys()], [...cursors.values()], limitEach];
    return this.query(
      {
        name: 'events.since-many',
        text: `SELECT event.id, event.investigation_id, event.at, event.type, event.data
        FROM unnest($1::bigint[], $2::bigint[]) AS reader(investigation, after),
        LATERAL (SELECT * FROM investigation_events WHERE investigation_id = reader.investigation AND id > reader.after
                 ORDER BY id LIMIT $3::int) AS event
        ORDER BY event.id`,
      },
      values,
    );
  }
}
