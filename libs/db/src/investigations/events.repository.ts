import type { EntityManager } from 'typeorm';
import { Batcher } from '../sql/batcher';
import { jsonParameter } from '../sql/clean';
import { type Statement } from '../sql/statements';
import type { InvestigationEventEntity } from './progress.entity';
import { Repository } from '../sql/repository';
export interface NewEvent {
  type: string;
  data?: Record<string, unknown>;
}

type CaseEvent = Required<NewEvent> & { investigationId: number };

/** Maximum delay of an event in ms, short enough for a progress stream to appear live. */
const BATCH_DELAY_MS = 800;

/** Advisory lock for events. The first half of its key is fixed; the second is the investigation ID. */
export const EVENT_LOCK_SQL = (id: string): string => `pg_advisory_xact_lock(7431, (${id}::bigint % 2147483647)::int)`;

/**
 * IDs are drawn before rows become visible, so a reader asking for events after 17 could miss event 16 if it commits
 * later. Writers of one investigation are therefore serialized: each takes the lock before its rows get IDs and holds
 * it until the commit. Locks of several investigations are taken in the order of their IDs.
 */
const APPEND_EVENTS = {
  name: 'events.append',
  text: `WITH given AS MATERIALIZED (SELECT * FROM ROWS FROM (jsonb_to_recordset($1::jsonb)
      AS (investigation_id bigint, type text, data jsonb)) WITH ORDINALITY AS event(investigation_id, type, data, n)),
    turn AS MATERIALIZED (SELECT ${EVENT_LOCK_SQL('id')}
      FROM (SELECT DISTINCT investigation_id AS id FROM given ORDER BY id) AS cases)
    INSERT INTO investigation_events (investigation_id, type, data, at)
    SELECT given.investigation_id, given.type, given.data, clock_timestamp()
    FROM (SELECT count(*) FROM turn) AS locked, given
    ORDER BY given.n
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

const eventParameters = (events: CaseEvent[]): unknown[] => [
  jsonParameter(events.map(({ investigationId, type, data }) => ({ investigation_id: investigationId, type, data }))),
];

/** Like `append`, but inside the caller's transaction. */
export async function insertEvent(
  manager: EntityManager,
  investigationId: number,
  type: string,
  data: Record<string, unknown>,
): Promise<void> {
  await manager.query(APPEND_EVENTS.text, eventParameters([{ investigationId, type, data }]));
}

/**
 * A statement that changes investigations and adds an event to each, both or neither. `change` returns the changed
 * rows; `type` and `data` are SQL.
 */
export const changeWithEvent = (name: string, change: string, [type, data]: [string, string]): Statement => ({
  name,
  text: `WITH changed AS (${change}),
    turn AS MATERIALIZED (SELECT id, ${EVENT_LOCK_SQL('id')} FROM (SELECT id FROM changed ORDER BY id) AS cases),
    added AS (INSERT INTO investigation_events (investigation_id, type, data, at)
      SELECT id, ${type}, ${data}, clock_timestamp() FROM turn)
    SELECT * FROM changed`,
});

export class EventsRepository extends Repository {
  private readonly writing = new Batcher<CaseEvent, null>((events) => this.write(events), BATCH_DELAY_MS);

  /** Resolves when the event is stored. Events of all investigations that arrive close together share a statement. */
  async appendSoon(investigationId: number, type: string, data: Record<string, unknown>): Promise<void> {
    await this.writing.add({ investigationId, type, data });
  }

  /** Resolves when all events passed to `appendSoon` are stored or have failed. */
  flush(): Promise<void> {
    return this.writing.flush();
  }

  /** Events of `appendSoon` that are not stored yet, in order, for a statement that stores them with something else. */
  handOver<T>(investigationId: number, write: (events: NewEvent[]) => Promise<T>): Promise<T> {
    return this.writing.handOver((event) => event.investigationId === investigationId, write, null);
  }

  private async write(events: CaseEvent[]): Promise<null[]> {
    await this.query(APPEND_EVENTS, eventParameters(events));
    return events.map(() => null);
  }

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
    const given = events.map(({ type, data = {} }) => ({ investigationId, type, data }));
    const rows = await this.query<InvestigationEventEntity>(APPEND_EVENTS, eventParameters(given));
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
