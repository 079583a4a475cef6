import { CorroborateError, type InvestigationStatus, type Mode } from '@corroborate/domain';
import pLimit from 'p-limit';
import { Batcher } from '../sql/batcher';
import { cleanText, jsonParameter } from '../sql/clean';
import { InvestigationEntity } from './investigation.entity';
import { TopicEntity } from '../topics/topic.entity';
import type { StageStart } from './stage-starts.sql';
import { conclude, type ConclusionTransaction, type ConclusionWrite } from './conclusion';
import { applyHold, PAUSE, RESUME, WRAP_UP, type HoldResult } from './hold';
import {
  OMITTED_COLUMNS,
  listInvestigations,
  type InvestigationFilter,
  type ListedInvestigation,
} from './investigations.query';
import {
  CANCEL_INVESTIGATION,
  FAIL_INVESTIGATION,
  INSERT_INVESTIGATION,
  RECENT_COSTS,
  RECENT_DURATIONS,
  WORKLOAD,
} from './investigations.sql';
import { isRowId, type Page } from '../sql/rows';
import { ACTIVE_SQL } from '../sql/predicates';
import { Columns, firstRow, inTransaction, getPoolSize } from '../sql/statements';
import { Repository } from '../sql/repository';

export interface NewInvestigation extends Pick<
  InvestigationEntity,
  'topicId' | 'mode' | 'priority' | 'budgetUsd' | 'forced' | 'requestedBy'
> {
  /** `awaiting-approval` if the plan must be approved first; default `queued`. */
  status?: 'queued' | 'awaiting-approval';
}
export type CreateResult =
  { created: true; investigation: InvestigationEntity } | { created: false; runningId: number };

/** Fields of an investigation that decide whether its work continues. */
export type InvestigationState = Pick<
  InvestigationEntity,
  'id' | 'status' | 'mode' | 'startedAt' | 'pausedMs' | 'wrapUpAt'
>;

/** How long a check may wait to share a statement with others, in ms. */
const CHECK_DELAY_MS = 20;

/** Fields of an investigation that a verdict and later decisions need. */
export type DecidedInvestigation = Pick<
  InvestigationEntity,
  'id' | 'topicId' | 'verificationLevelBefore' | 'verificationLevelAfter'
> & { verdict: NonNullable<InvestigationEntity['verdict']> };

export class InvestigationsRepository extends Repository {
  private readonly columns = new Columns(this.dataSource, InvestigationEntity);
  private readonly topics = new Columns(this.dataSource, TopicEntity);
  private readonly listed = new Columns(this.dataSource, InvestigationEntity, OMITTED_COLUMNS);
  private readonly checking = new Batcher<number, InvestigationState | null>(
    (ids) => this.readStates(ids),
    CHECK_DELAY_MS,
  );
  /**
   * Each insert waits for the disk, so inserts are limited: even when the disk is slow, readers must find a free
   * connection.
   */
  private readonly opening = pLimit(Math.ceil(getPoolSize(this.dataSource) / 2));

  /**
   * Opens an investigation unless the topic has an open one; concurrent calls create only one.
   * @throws CorroborateError `not-found` if there is no such topic.
   */
  async create(wanted: NewInvestigation): Promise<CreateResult> {
    for (;;) {
      const investigation = isRowId(wanted.topicId) ? await this.insert(wanted) : null;
      if (investigation) return { created: true, investigation };
      const runningId = await this.findRunning(wanted.topicId);
      if (runningId !== null) return { created: false, runningId };
      await this.assertTopicExists(wanted.topicId);
      // The other investigation ended between the two statements; try again.
    }
  }

  /** ID of the open investigation of the topic; null if none. */
  async findRunning(topicId: number): Promise<number | null> {
    if (!isRowId(topicId)) return null;
    const [id] = await this.queryIds(
      {
        name: 'investigations.running',
        text: `SELECT id FROM investigations i WHERE topic_id = $1 AND ${ACTIVE_SQL('i')} LIMIT 1`,
      },
      [topicId],
    );
    return id ?? null;
  }

  async get(id: number): Promise<InvestigationEntity | null> {
    if (!isRowId(id)) return null;
    return firstRow(this.columns.select('investigations.get', 'WHERE id = $1', [id]));
  }

  /** For running work that checks whether it should continue; checks at the same time share a statement. */
  findState(id: number): Promise<InvestigationState | null> {
    return this.checking.add(id);
  }

  private async readStates(ids: number[]): Promise<(InvestigationState | null)[]> {
    const rows = await this.query<InvestigationState>(
      {
        name: 'investigations.states',
        text: `SELECT id, status, mode, started_at, paused_ms, wrap_up_at FROM investigations
          WHERE id = ANY($1::bigint[])`,
      },
      [[...new Set(ids)]],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** Statuses by ID; unknown IDs are left out. For callers that only wait for investigations to end. */
  async statusesOf(ids: number[]): Promise<Map<number, InvestigationStatus>> {
    const known = ids.filter(isRowId);
    const rows = await this.query<Pick<InvestigationEntity, 'id' | 'status'>>(
      {
        name: 'investigations.statuses',
        text: 'SELECT id, status FROM investigations WHERE id = ANY($1::bigint[])',
      },
      [known],
    );
    return new Map(rows.map(({ id, status }) => [id, status]));
  }

  /** Latest investigation with a verdict, by topic ID. */
  async latestVerdictsOf(topicIds: number[]): Promise<Map<number, DecidedInvestigation>> {
    const rows = await this.query<DecidedInvestigation>(
      {
        name: 'investigations.latest-verdicts',
        text: `SELECT DISTINCT ON (topic_id) id, topic_id, verdict, verification_level_before, verification_level_after
          FROM investigations WHERE topic_id = ANY($1::bigint[]) AND verdict IS NOT NULL ORDER BY topic_id, id DESC`,
      },
      [topicIds],
    );
    return new Map(rows.map((row) => [row.topicId, row]));
  }

  /** Newest first. */
  list(filter: InvestigationFilter): Promise<Page<ListedInvestigation>> {
    return listInvestigations(this.listed, filter);
  }

  /** Approves the plan of an investigation and queues it. False if none was awaiting approval. */
  async approve(id: number): Promise<boolean> {
    return (
      isRowId(id) &&
      this.hasRow(
        {
          name: 'investigations.approve',
          text: `UPDATE investigations SET status = 'queued' WHERE id = $1 AND status = 'awaiting-approval'
          RETURNING id`,
        },
        [id],
      )
    );
  }

  /** Stops new work from starting; running work finishes. `by`: who requested it, also in the next two methods. */
  pause(id: number, by: string): Promise<HoldResult> {
    return applyHold(this.dataSource, PAUSE, id, by);
  }

  /** Undoes a pause. The caller must queue the jobs again. */
  resume(id: number, by: string): Promise<HoldResult> {
    return applyHold(this.dataSource, RESUME, id, by);
  }

  /** Requests a verdict on the evidence so far. A paused investigation is resumed to reach it. */
  wrapUp(id: number, by: string): Promise<HoldResult> {
    return applyHold(this.dataSource, WRAP_UP, id, by);
  }

  /**
   * Stores the root job of the job tree that runs the investigation. Returns false and changes nothing if it has ended,
   * or was paused since the tree was created.
   */
  async setRootJob(
    id: number,
    jobId: string,
    { generation, pauses }: Pick<InvestigationEntity, 'generation' | 'pauses'>,
  ): Promise<boolean> {
    const values = [id, cleanText(jobId), generation, pauses];
    // Commits without waiting for the disk: after a power failure the reconciler finds the jobs again or queues new
    // ones.
    return (
      isRowId(id) &&
      this.hasRow(
        {
          name: 'investigations.root-job',
          text: `UPDATE investigations i SET root_job_id = $2, generation = $3
            WHERE id = $1 AND ${ACTIVE_SQL('i')} AND pauses = $4
              AND (SELECT set_config('synchronous_commit', 'off', true)) IS NOT NULL
              RETURNING id`,
        },
        values,
      )
    );
  }

  /** Records that a stage ended without a result, by an error or a shutdown, and may be started again. */
  async endStage({ id, round, stage, processId }: Omit<StageStart, 'alone'>): Promise<void> {
    await this.query(
      {
        name: 'investigations.end-stage',
        text: `DELETE FROM stage_starts
          WHERE investigation_id = $1 AND round = $2 AND stage = $3 AND process_id = $4`,
      },
      [id, round, stage, processId],
    );
  }

  /** Stores the plan (queries, limits, prices) with the investigation. */
  async setPlan(id: number, plan: object): Promise<boolean> {
    return (
      isRowId(id) &&
      this.hasRow(
        {
          name: 'investigations.set-plan',
          text: `UPDATE investigations i SET plan = $2::jsonb WHERE id = $1 AND ${ACTIVE_SQL('i')} RETURNING id`,
        },
        [id, jsonParameter(plan)],
      )
    );
  }

  /** Returns false if it had already ended. */
  async cancel(id: number): Promise<boolean> {
    return isRowId(id) && this.hasRow(CANCEL_INVESTIGATION, [id]);
  }

  /**
   * Ends it without changing the topic. False if it had already ended, or is paused and will be retried when resumed.
   */
  async fail(id: number, failure: NonNullable<InvestigationEntity['failure']>): Promise<boolean> {
    return isRowId(id) && this.hasRow(FAIL_INVESTIGATION, [id, jsonParameter(failure)]);
  }

  /** All open investigations, oldest first. */
  async open(): Promise<InvestigationEntity[]> {
    return this.columns.select('investigations.active', `i WHERE ${ACTIVE_SQL('i')} ORDER BY id`, []);
  }

  /** Number of open investigations, and `durations` of the mode. */
  async workload(mode: Mode): Promise<{ open: number; durations: number[] }> {
    const [workload] = await this.query<{ open: number; durations: number[] }>(WORKLOAD, [mode]);
    return workload!;
  }

  /** Durations of the last 50 completed investigations of the mode in ms, newest first. */
  async durations(mode: Mode): Promise<number[]> {
    const rows = await this.query<{ ms: number }>(RECENT_DURATIONS, [mode]);
    return rows.map(({ ms }) => ms);
  }

  /** Costs of the last 50 completed investigations of the mode in US dollars, newest first. */
  async costs(mode: Mode): Promise<number[]> {
    const rows = await this.query<{ spentUsd: number }>(RECENT_COSTS, [mode]);
    return rows.map(({ spentUsd }) => spentUsd);
  }

  /**
   * Writes the conclusion exactly once: topic, investigation, review item and event in one transaction with both rows
   * locked. Returns false, without calling `write` or changing anything, if the investigation has ended or is paused.
   * If `write` throws, nothing is stored and the error is rethrown.
   */
  async conclude(id: number, write: (tx: ConclusionTransaction) => Promise<ConclusionWrite>): Promise<boolean> {
    if (!isRowId(id)) throw new CorroborateError('not-found', `There is no investigation ${id}.`);
    const tables = { investigations: this.columns, topics: this.topics };
    return inTransaction(this.dataSource, (client) => conclude(client, tables, id, write));
  }

  /**
   * Inserts row and event in one statement: one round trip, one commit. Null if the topic does not exist or has an open
   * investigation.
   */
  private async insert({ status = 'queued', ...wanted }: NewInvestigation): Promise<InvestigationEntity | null> {
    const { topicId, mode, priority, budgetUsd, forced, requestedBy } = wanted;
    const by = requestedBy === null ? null : cleanText(requestedBy);
    const values = [
      topicId,
      mode,
      priority,
      budgetUsd,
      forced,
      by,
      status,
      jsonParameter({ mode, priority, forced, requestedBy }),
    ];
    const statement = { name: 'investigations.open', text: INSERT_INVESTIGATION(this.columns.list) };
    const [row] = await this.opening(() => this.columns.query(statement, values));
    return row ?? null;
  }

  private async assertTopicExists(id: number): Promise<void> {
    const known = isRowId(id)
      ? await this.queryIds({ name: 'investigations.topic', text: 'SELECT id FROM topics WHERE id = $1' }, [id])
      : [];
    if (known.length === 0) throw new CorroborateError('not-found', `There is no topic ${id}.`);
  }
}
