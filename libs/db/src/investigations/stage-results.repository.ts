import { getPhase, type JsonObject, type LedgerEntry, type StageName, type Topic } from '@corroborate/domain';
import { LRUCache } from 'lru-cache';
import { cleanText, jsonParameter } from '../sql/clean';
import { InvestigationEntity } from './investigation.entity';
import { TopicEntity } from '../topics/topic.entity';
import { isRowId } from '../sql/rows';
import { eventRows, type NewEvent } from './events.repository';
import { StageResultEntity } from './progress.entity';
import { callRows } from '../upstream/ledger.repository';
import { FINISH_STAGE, SELECT_CASE, START_IN_CASE, type StageDeaths, type StageStart } from './stage-starts.sql';
import { Columns, type JsonRow, type Statement } from '../sql/statements';
import { Repository } from '../sql/repository';

/** Maximum characters of JSON to cache. Results are cached because the next stage usually runs in the same process. */
const MAX_CACHED_CHARACTERS = 24_000_000;
/** Result of a stage to store. */
export type StageResultDraft = Pick<StageResultEntity, 'investigationId' | 'round' | 'stage' | 'state'> &
  Partial<Omit<StageResultEntity, 'data'>> & { data?: unknown };

/** Data that a stage starts with. */
export interface StoredCase {
  investigation: InvestigationEntity;
  topic: Topic | null;
  /** Whether sources were added. */
  hasAdded: boolean;
  results: StageResultEntity[];
}
export interface StartedCase extends StoredCase {
  deaths: StageDeaths | null;
}

/** A stage that this process may run next. `awaits`: the other results it waits for; `pauses` as in `startInCase`. */
export interface NextStage extends Pick<StageStart, 'stage' | 'processId'> {
  pauses: number;
  awaits: StageName[];
}

type StageResultHead = Omit<StageResultEntity, 'data'>;

export class StageResultsRepository extends Repository {
  /**
   * Stored data changes only together with its timestamp, so data this process stored or read need not be read again.
   */
  private readonly known = new LRUCache<string, Pick<StageResultEntity, 'data'>>({ maxSize: MAX_CACHED_CHARACTERS });
  private readonly heads = new Columns(this.dataSource, StageResultEntity, ['data']);
  private readonly investigations = new Columns(this.dataSource, InvestigationEntity);
  private readonly topics = new Columns(this.dataSource, TopicEntity);

  async find(investigationId: number, round: number, stage: StageName): Promise<StageResultEntity | null> {
    const which = 'WHERE investigation_id = $1 AND round = $2 AND stage = $3';
    const heads = await this.heads.select('stage_results.find', which, [investigationId, round, stage]);
    return (await this.withData(heads))[0] ?? null;
  }

  /** Results in the order in which the stages ended. The data is shared and must not be changed. */
  async findAll(investigationId: number): Promise<StageResultEntity[]> {
    const which = 'WHERE investigation_id = $1 ORDER BY round, finished_at, stage';
    return this.withData(await this.heads.select('stage_results.all', which, [investigationId]));
  }

  /** An investigation with its topic and its results (as from `findAll`); null if it does not exist. */
  async caseOf(investigationId: number): Promise<StoredCase | null> {
    return isRowId(investigationId) ? this.readCase(SELECT_CASE, [investigationId]) : null;
  }

  /**
   * Like `caseOf`, but also starts the stage, and the investigation if it is queued, unless the latter is in a later
   * round, was paused more than `pauses` times or has a result of the stage. `deaths`: how often the stage was started
   * by processes that died, since a second start by the same process means that its job was delivered again; null if it
   * was not started.
   */
  async startInCase({ pauses, ...start }: StageStart & { pauses: number }): Promise<StartedCase | null> {
    const { id, round, stage, processId, alone } = start;
    if (!isRowId(id)) return null;
    return this.readCase(START_IN_CASE, [id, round, stage, getPhase(stage), processId, alone, pauses]);
  }

  /**
   * The first write wins: returns the stored result, which may be an earlier one. In either case the events are
   * appended, in order, in the same statement.
   */
  async save(draft: StageResultDraft, events: readonly NewEvent[] = []): Promise<StageResultEntity> {
    return (await this.finish(draft, events)).stored;
  }

  /**
   * Like `save`, but also stores calls of the stage. If this was the last result for which `next` waits, that stage is
   * started as by `startInCase`, and `started` has what that returns.
   */
  async finish(
    draft: StageResultDraft,
    events: readonly NewEvent[],
    calls: readonly LedgerEntry[] = [],
    next: NextStage | null = null,
  ): Promise<{ stored: StageResultEntity; started: StartedCase | null }> {
    const { investigationId, round, stage } = draft;
    const data = draft.data === undefined || draft.data === null ? null : jsonParameter(draft.data);
    const values = [...valuesOf(draft, data), eventRows(events), callRows(calls), ...nextValues(next)];
    const [row] = await this.query<Partial<CaseRow> & { saved: JsonRow }>(FINISH_STAGE, values);
    if (!row) return { stored: await this.earlier(investigationId, round, stage), started: null };
    const stored = {
      ...this.heads.readNamed(row.saved),
      data: data === null ? null : (JSON.parse(data) as JsonObject),
    };
    this.known.set(keyOf(stored), { data: stored.data }, { size: data?.length ?? 1 });
    const { investigation } = row;
    const started = investigation ? await this.caseFrom({ ...(row as CaseRow), investigation }) : null;
    started?.results.push(stored);
    return { stored, started };
  }

  private async earlier(investigationId: number, round: number, stage: StageName): Promise<StageResultEntity> {
    const earlier = await this.find(investigationId, round, stage);
    if (!earlier) throw new Error('A stage result vanished while it was stored');
    return earlier;
  }

  private async readCase(statement: Statement, values: unknown[]): Promise<StartedCase | null> {
    const [row] = await this.query<CaseRow>(statement, values);
    return row ? this.caseFrom(row) : null;
  }

  private async caseFrom(row: CaseRow): Promise<StartedCase> {
    const heads = (row.results ?? []).map((head) => this.heads.readNamed(head));
    return {
      investigation: this.investigations.readNamed(row.investigation),
      topic: row.topic && this.topics.readNamed(row.topic),
      hasAdded: row.hasAdded,
      results: await this.withData(heads),
      deaths: row.deaths ? { deaths: row.deaths.deaths, deathsAlone: row.deaths.deaths_alone } : null,
    };
  }

  private async withData(heads: StageResultHead[]): Promise<StageResultEntity[]> {
    // Read from the cache now, because entries may be evicted while the rest is being read.
    const data = new Map<StageResultHead, StageResultEntity['data']>();
    for (const head of heads) {
      const known = this.known.get(keyOf(head));
      if (known) data.set(head, known.data);
    }
    await this.readData(
      heads.filter((head) => !data.has(head)),
      data,
    );
    return heads.map((head) => ({ ...head, data: data.get(head) ?? null }));
  }

  private async readData(
    heads: StageResultHead[],
    into: Map<StageResultHead, StageResultEntity['data']>,
  ): Promise<void> {
    if (heads.length === 0) return;
    const values = [heads[0]?.investigationId, heads.map(({ round }) => round), heads.map(({ stage }) => stage)];
    for (const row of await this.query<{ round: number; stage: string; data: string | null }>(
      {
        name: 'stage_results.data',
        text: `SELECT r.round, r.stage, r.data::text AS data FROM stage_results r
        JOIN unnest($2::int[], $3::text[]) AS wanted(round, stage) ON wanted.round = r.round AND wanted.stage = r.stage
        WHERE r.investigation_id = $1`,
      },
      values,
    )) {
      const head = heads.find(({ round, stage }) => round === row.round && stage === row.stage);
      if (!head) continue;
      const data = row.data === null ? null : (JSON.parse(row.data) as StageResultEntity['data']);
      into.set(head, data);
      this.known.set(keyOf(head), { data }, { size: row.data?.length ?? 1 });
    }
  }
}

/** Includes the timestamp, so that a row replaced by other means is not mistaken for the old one. */
const keyOf = ({ investigationId, round, stage, finishedAt }: StageResultHead) =>
  `${investigationId} ${round} ${stage} ${finishedAt}`;

interface CaseRow {
  investigation: JsonRow;
  topic: JsonRow | null;
  hasAdded: boolean;
  results: JsonRow[] | null;
  deaths?: { deaths: number; deaths_alone: number } | null;
}

const valuesOf = (draft: StageResultDraft, data: string | null): unknown[] => {
  const {
    investigationId,
    round,
    stage,
    state,
    reason = null,
    attempts = 1,
    startedAt = null,
    finishedAt = null,
  } = draft;
  return [investigationId, round, stage, state, data, reason && cleanText(reason), attempts, startedAt, finishedAt];
};

const nextValues = (next: NextStage | null): unknown[] =>
  next ? [next.stage, getPhase(next.stage), next.processId, next.pauses, next.awaits] : [null, null, null, null, []];
