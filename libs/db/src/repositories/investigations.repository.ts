import { CorroborateError, TERMINAL_STATUSES, type InvestigationStatus, type Mode, type StageName } from '@corroborate/domain';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { cleanText } from '../clean';
import { ACTIVE_STATUSES, InvestigationEntity, TopicEntity } from '../entities';
import { conclude } from './conclusion';
import { insertEvent, tellStart } from './events.repository';
import { fromCursor, isRowId, loose, plain, toCursor } from './plain';
import { ACTIVE_SQL } from './predicates';
import { ask, Columns, inTransaction } from './statements';
import type {
  ConclusionTransaction,
  ConclusionWrite,
  CreateResult,
  Investigation,
  InvestigationFilter,
  NewInvestigation,
  Page,
} from './records.types';

const active = (topicId?: number): object => ({ status: In([...ACTIVE_STATUSES]), ...(topicId === undefined ? {} : { topicId }) });

export class InvestigationsRepository {
  private readonly columns: Columns<InvestigationEntity>;

  constructor(private readonly dataSource: DataSource) {
    this.columns = new Columns(dataSource, InvestigationEntity);
  }

  /**
   * Opens an investigation unless one of the topic is under way; asking twice at once gives one.
   * @throws CorroborateError `not-found` when there is no such topic.
   */
  async create(wanted: NewInvestigation): Promise<CreateResult> {
    for (;;) {
      const id = await this.insert(wanted);
      if (id !== null) return { created: true, investigation: await this.mustGet(id) };
      const running = await this.rows().findOneBy(active(wanted.topicId));
      if (running) return { created: false, runningId: running.id };
      // It ended between the two statements: try again.
    }
  }

  async get(id: number): Promise<Investigation | null> {
    if (!isRowId(id)) return null;
    const text = `SELECT ${this.columns.list} FROM investigations WHERE id = $1`;
    const [row] = await ask<Row>(this.dataSource, { name: 'investigations.get', text }, [id]);
    return row ? this.columns.read(row) : null;
  }

  /** Of those that exist; for whoever waits for an end and needs nothing else of the row. */
  async statusesOf(ids: number[]): Promise<Map<number, InvestigationStatus>> {
    const rows = await ask<{ id: string; status: InvestigationStatus }>(this.dataSource, STATUSES, [ids.filter(isRowId)]);
    return new Map(rows.map(({ id, status }) => [Number(id), status]));
  }

  /** Newest first. */
  async list(filter: InvestigationFilter): Promise<Page<Investigation>> {
    const query = this.rows().createQueryBuilder('i').orderBy('i.id', 'DESC').take(filter.limit + 1);
    const { status, topicId, mode, requiresReview } = filter;
    if (status !== undefined) query.andWhere('i.status IN (:...status)', { status: [status].flat() });
    if (topicId !== undefined) query.andWhere('i.topic_id = :topicId', { topicId });
    if (mode !== undefined) query.andWhere('i.mode = :mode', { mode });
    if (requiresReview !== undefined) query.andWhere('i.requires_human_review = :requiresReview', { requiresReview });
    if (filter.cursor) query.andWhere('i.id < :before', { before: fromCursor(filter.cursor, 1)[0] });
    const rows = await query.getMany();
    const items = rows.slice(0, filter.limit).map(plain);
    const end = items.at(-1);
    return { items, nextCursor: rows.length > filter.limit && end ? toCursor(end.id) : null };
  }

  /** Moves `queued` to `running`; a running one is returned as it is. Null: there is nothing (more) to run. */
  async claimForRun(id: number): Promise<Investigation | null> {
    const row = await this.get(id);
    if (row?.status !== 'queued') return row?.status === 'running' ? row : null;
    const text = `${CLAIM} RETURNING ${this.columns.list}`;
    const claimed = await inTransaction(this.dataSource, async (client) => {
      const [first] = (await client.query<Row>({ name: 'investigations.claim', text, values: [id] })).rows;
      if (first) await tellStart(client, id, { mode: row.mode, priority: row.priority });
      return first;
    });
    if (claimed) return this.columns.read(claimed);
    // A stage of the same investigation was quicker: then it is running already, and that is as good.
    const now = await this.get(id);
    return now?.status === 'running' ? now : null;
  }

  /** Lets an investigation that waits for approval of its plan go on. False: it does not wait. */
  async approve(id: number): Promise<boolean> {
    return this.change(id, 'awaiting-approval', { status: 'queued' });
  }

  /** Remembers which tree of jobs works on it. False: it is over, and nothing was changed. */
  async setRootJob(id: number, jobId: string, generation: number): Promise<boolean> {
    return isRowId(id) && (await ask(this.dataSource, SET_ROOT_JOB, [id, cleanText(jobId), generation])).length > 0;
  }

  async setRound(id: number, round: number, stage: StageName | null): Promise<boolean> {
    return isRowId(id) && (await ask(this.dataSource, SET_ROUND, [id, round, stage])).length > 0;
  }

  /** Keeps the plan (queries, limits, prices) beside the investigation. */
  async setPlan(id: number, plan: object): Promise<boolean> {
    return this.change(id, ACTIVE_STATUSES, { plan: plan as Investigation['plan'] });
  }

  /** False: it was over already. */
  async cancel(id: number): Promise<boolean> {
    return this.end(id, { status: 'cancelled' }, 'cancelled', {});
  }

  /** Ends it without touching the topic. False: it was over already. */
  async fail(id: number, failure: { code: string; message: string }): Promise<boolean> {
    return this.end(id, { status: 'failed', failure }, 'failed', failure);
  }

  /** All that are not over, oldest first. */
  async open(): Promise<Investigation[]> {
    const rows = await this.rows().find({ where: active(), order: { id: 'ASC' } });
    return rows.map(plain);
  }

  async countByStatus(): Promise<Record<InvestigationStatus, number>> {
    const rows: { status: InvestigationStatus; count: string }[] = await this.dataSource.query(
      'SELECT status, count(*) AS count FROM investigations GROUP BY status',
    );
    const counts = { queued: 0, 'awaiting-approval': 0, running: 0, completed: 0, failed: 0, cancelled: 0 };
    for (const row of rows) counts[row.status] = Number(row.count);
    return counts;
  }

  /** How many wait or run. */
  async countOpen(): Promise<number> {
    const [row] = await ask<{ count: string }>(this.dataSource, COUNT_OPEN, []);
    return Number(row?.count ?? 0);
  }

  /** How long the last 50 completed investigations of the mode took from start to end, in ms, newest first. */
  async durations(mode: Mode): Promise<number[]> {
    const rows: { ms: string }[] = await this.dataSource.query(
      `SELECT round(extract(epoch FROM finished_at - started_at) * 1000) AS ms FROM investigations
       WHERE mode = $1 AND status = 'completed' AND started_at IS NOT NULL AND finished_at IS NOT NULL
       ORDER BY finished_at DESC LIMIT 50`,
      [mode],
    );
    return rows.map((row) => Number(row.ms));
  }

  /** What the last 50 completed investigations of the mode cost, US dollars, newest first. */
  async costs(mode: Mode): Promise<number[]> {
    const rows: { spent: string }[] = await this.dataSource.query(
      `SELECT spent_usd AS spent FROM investigations WHERE mode = $1 AND status = 'completed' ORDER BY finished_at DESC LIMIT 50`,
      [mode],
    );
    return rows.map((row) => Number(row.spent));
  }

  /**
   * Writes the conclusion exactly once: topic, investigation, review item and event in one transaction with
   * both rows locked. False: the investigation was over already; `write` was not called and nothing changed.
   * When `write` throws, nothing is stored and the error goes on to the caller.
   */
  async conclude(id: number, write: (tx: ConclusionTransaction) => Promise<ConclusionWrite>): Promise<boolean> {
    return this.dataSource.transaction((manager) => conclude(manager, id, write));
  }

  private async insert(wanted: NewInvestigation): Promise<number | null> {
    return this.dataSource.transaction(async (manager) => {
      const topic = isRowId(wanted.topicId) ? await manager.findOneBy(TopicEntity, { id: wanted.topicId }) : null;
      if (!topic) throw new CorroborateError('not-found', `There is no topic ${wanted.topicId}.`);
      const { status = 'queued', ...row } = wanted;
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(InvestigationEntity)
        .values(loose({ ...row, status, verificationLevelBefore: topic.verificationStatus }))
        .orIgnore()
        .returning('id')
        .execute();
      const id = firstId(inserted.raw);
      const { mode, priority, forced, requestedBy } = wanted;
      if (id !== null) await insertEvent(manager, id, status, { mode, priority, forced, requestedBy });
      return id;
    });
  }

  private async end(
    id: number,
    patch: { status: 'cancelled' | 'failed'; failure?: { code: string; message: string } },
    type: string,
    data: Record<string, unknown>,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const ended = await this.change(id, ACTIVE_STATUSES, { ...patch, finishedAt: () => 'clock_timestamp()' }, manager);
      if (ended) await insertEvent(manager, id, type, data);
      return ended;
    });
  }

  private async change(
    id: number,
    from: InvestigationStatus | InvestigationStatus[],
    patch: { [K in keyof Investigation]?: Investigation[K] | (() => string) },
    manager: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    if (!isRowId(id)) return false;
    const update = manager.createQueryBuilder().update(InvestigationEntity).set(loose(patch));
    const done = await update.where({ id, status: In([from].flat()) }).execute();
    return done.affected === 1;
  }

  private async mustGet(id: number): Promise<Investigation> {
    const row = await this.get(id);
    if (!row) throw new CorroborateError('not-found', `There is no investigation ${id}.`);
    return row;
  }

  private rows() {
    return this.dataSource.getRepository(InvestigationEntity);
  }
}

type Row = Record<string, unknown>;
const STATUSES = { name: 'investigations.statuses', text: 'SELECT id, status FROM investigations WHERE id = ANY($1::bigint[])' };
const CLAIM = `UPDATE investigations SET status = 'running', started_at = COALESCE(started_at, clock_timestamp())
  WHERE id = $1 AND status = 'queued'`;
const SET_ROUND = {
  name: 'investigations.round',
  text: `UPDATE investigations i SET round = $2, stage = $3 WHERE id = $1 AND ${ACTIVE_SQL('i')} RETURNING id`,
};
const SET_ROOT_JOB = {
  name: 'investigations.root-job',
  text: `UPDATE investigations i SET root_job_id = $2, generation = $3 WHERE id = $1 AND ${ACTIVE_SQL('i')} RETURNING id`,
};
const COUNT_OPEN = {
  name: 'investigations.count-open',
  text: "SELECT count(*) AS count FROM investigations WHERE status IN ('queued', 'running')",
};

export const isOver = (investigation: { status: InvestigationStatus }): boolean => TERMINAL_STATUSES.includes(investigation.status);

function firstId(raw: unknown): number | null {
  const rows = raw as { id: string }[];
  return rows[0] ? Number(rows[0].id) : null;
}
