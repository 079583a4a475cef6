import { DAY_MS, INVESTIGATION_STATUSES, TtlCache, type Instant, type InvestigationStatus } from '@corroborate/domain';
import { engineFigures, aggregateCalls, type EngineFigures, type MetricsWindow } from './engine.figures';
import {
  DECISION_FIGURES,
  ENDED_BEFORE,
  KEPT_EVIDENCE,
  WAITING_REVIEWS,
  WAITING_WEBHOOKS,
  WITHHELD_FIGURES,
  WORK_FIGURES,
  WORK_NOW,
} from './metrics.sql';
import { queryAnalytics, type Statement } from '../sql/statements';
import { Repository } from '../sql/repository';

export type { EngineFigures, MetricsWindow };

/** Investigations that ended in the window. Rates are 0–1; null if the denominator is zero. */
export interface WorkFigures {
  completed: number;
  failed: number;
  cancelled: number;
  /** Completed investigations that met a success criterion; the next field counts those with at least three sources. */
  successful: number;
  withThreeSources: number;
  partial: number;
  sentForReview: number;
  /** Completed investigations whose topic could still be upgraded; the next field counts those that upgraded it. */
  upgradable: number;
  upgraded: number;
  /** Upgrades that a person marked as false, even after the window. */
  falseUpgrades: number;
  /** Recommended upgrades that were not applied: held, or recorded in shadow mode. */
  withheld: number;
  /**
   * Withheld upgrades whose topic has since reached the recommended level; the next field counts those that a person
   * decided against.
   */
  withheldConfirmed: number;
  withheldRefused: number;
  meanSources: number | null;
  /** Duration of completed investigations from start to end, in seconds. */
  secondsP50: number | null;
  secondsP95: number | null;
  secondsP99: number | null;
  /** Time from request to start, in seconds. */
  waitP95: number | null;
  costUsd: number;
}

/** Decisions on items of the review queue in the window. */
export interface DecisionFigures {
  approved: number;
  /** Rejected, or set to a lower level than was recommended. */
  overturned: number;
  /** Set to the same or a higher level than was recommended. */
  raised: number;
}

export interface FigureGroup {
  /** A day such as `2026-01-02`, or a mode. */
  key: string;
  work: WorkFigures;
  decisions: DecisionFigures;
}

export interface WaitingReviews {
  open: number;
  oldestSeconds: number | null;
  medianSeconds: number | null;
}

const AGED_STATUSES = ['queued', 'awaiting-approval', 'running'] as const;

export interface WorkNow {
  byStatus: Record<InvestigationStatus, number>;
  /**
   * Seconds since the oldest open investigation was requested (if waiting) or started (if running); 0 if none.
   */
  oldestSeconds: Record<(typeof AGED_STATUSES)[number], number>;
  /** Highest cost of any investigation that is running or ended within the last hour. */
  dearestUsd: number;
}

/** Read-only figures over many investigations, for people and for monitoring. */
export class MetricsRepository extends Repository {
  private readonly known = new TtlCache(CACHE_MS);

  /**
   * Figures of the whole window first, under the key null, then of its parts in key order; parts in which no
   * investigation ended are left out.
   */
  async figures(
    { from, to }: MetricsWindow,
    by: 'day' | 'mode',
  ): Promise<{ total: Omit<FigureGroup, 'key'>; groups: FigureGroup[] }> {
    const values = [from, to, by];
    const [work, withheld, decisions] = await Promise.all([
      queryAnalytics<WorkRow>(this.dataSource, WORK_FIGURES, values),
      queryAnalytics<GroupedRow<WithheldFigures>>(this.dataSource, WITHHELD_FIGURES, values),
      queryAnalytics<GroupedRow<DecisionFigures>>(this.dataSource, DECISION_FIGURES, values),
    ]);
    const at = (key: string | null) => {
      const { seconds, ...figures } = findFigures(work, key, NO_WORK);
      return {
        work: { ...figures, ...quantiles(seconds ?? []), ...findFigures(withheld, key, NONE_WITHHELD) },
        decisions: findFigures(decisions, key, NO_DECISIONS),
      };
    };
    const keys = [...new Set([...work, ...decisions].flatMap(({ key }) => key ?? []))].sort();
    return { total: at(null), groups: keys.map((key) => ({ key, ...at(key) })) };
  }

  /** Figures by upstream name. Latencies are exact below 128 ms and within 1% above. */
  engines(window: MetricsWindow): Promise<EngineFigures[]> {
    return engineFigures(this.dataSource, window);
  }

  /**
   * Tallies finished days once, so that yearly figures need not read a year of rows. Returns the number of days
   * tallied.
   */
  tally(now: Date, signal?: AbortSignal): Promise<number> {
    return aggregateCalls(this.dataSource, now, signal);
  }

  /** Open investigations, and totals. */
  async workNow(): Promise<WorkNow> {
    const ended = await this.known.get('ended', () => this.ended());
    const rows = await this.query<NowRow>(WORK_NOW, [ended.before]);
    const row = (status: InvestigationStatus) => rows.find((one) => one.status === status);
    const count = (status: InvestigationStatus) => (row(status)?.count ?? 0) + (ended.counts.get(status) ?? 0);
    const oldest = (status: (typeof AGED_STATUSES)[number]) => Math.max(0, row(status)?.oldest ?? 0);
    return {
      byStatus: buildByKey(INVESTIGATION_STATUSES, count),
      oldestSeconds: buildByKey(AGED_STATUSES, oldest),
      dearestUsd: Math.max(0, ...rows.map(({ dearest }) => dearest ?? 0)),
    };
  }

  /** Webhook deliveries still pending. */
  async waitingWebhooks(): Promise<{ waiting: number; oldestSeconds: number | null }> {
    return this.one(WAITING_WEBHOOKS);
  }

  /**
   * `wrong`: cases with faults. `checkedSeconds`: seconds since the last completed evidence check, or since the first
   * one began if none was completed; null if none has begun.
   */
  async keptEvidence(): Promise<{ wrong: number; checkedSeconds: number | null; unstamped: number }> {
    return this.one(KEPT_EVIDENCE);
  }

  async waitingReviews(): Promise<WaitingReviews> {
    return this.one(WAITING_REVIEWS);
  }

  /** For statements that always return exactly one row. */
  private async one<R extends object>(statement: Statement): Promise<R> {
    return (await this.query<R>(statement, []))[0]!;
  }

  /**
   * Ended investigations do not change, so they are counted once and cached; the cost of a call does not depend on
   * their number. The database's clock separates the cached part from the part counted anew.
   */
  private async ended() {
    // No transaction stays open that long, so every investigation that ended earlier is visible.
    const { before } = await this.one<{ before: Instant }>({
      name: 'metrics.settled',
      text: "SELECT clock_timestamp() - interval '1 hour' AS before",
    });
    const rows = await this.query<Pick<NowRow, 'status' | 'count'>>(ENDED_BEFORE, [before]);
    return { before, counts: new Map(rows.map(({ status, count }) => [status, count])) };
  }
}
/** Maximum cache age, after which manually deleted rows are noticed. */
const CACHE_MS = DAY_MS;

interface NowRow {
  status: InvestigationStatus;
  count: number;
  oldest: number | null;
  dearest: number | null;
}

const buildByKey = <K extends string>(keys: readonly K[], of: (key: K) => number) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, number>;

type GroupedRow<T> = T & { key: string | null };
type WorkRow = GroupedRow<Omit<WorkFigures, keyof WithheldFigures | keyof ReturnType<typeof quantiles>>> & {
  seconds: number[] | null;
};
type WithheldFigures = Pick<WorkFigures, 'withheld' | 'withheldConfirmed' | 'withheldRefused'>;

const quantiles = ([secondsP50 = null, secondsP95 = null, secondsP99 = null]: (number | null)[]) => ({
  secondsP50,
  secondsP95,
  secondsP99,
});

const NO_WORK: WorkRow = {
  key: null,
  completed: 0,
  failed: 0,
  cancelled: 0,
  successful: 0,
  withThreeSources: 0,
  partial: 0,
  sentForReview: 0,
  upgradable: 0,
  upgraded: 0,
  falseUpgrades: 0,
  meanSources: null,
  seconds: null,
  waitP95: null,
  costUsd: 0,
};
const NONE_WITHHELD = { key: null, withheld: 0, withheldConfirmed: 0, withheldRefused: 0 };
const NO_DECISIONS = { key: null, approved: 0, overturned: 0, raised: 0 };

function findFigures<T>(rows: GroupedRow<T>[], wanted: string | null, none: GroupedRow<T>) {
  const { key: _key, ...figures } = rows.find(({ key }) => key === wanted) ?? none;
  return figures;
}
