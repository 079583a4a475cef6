import type { InvestigationStatus } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import { EndedCounts } from './ended.counts';
import { engineFigures, tallyCalls, type EngineFigures, type MetricsWindow } from './engine.figures';
import {
  DECISION_FIGURES,
  KEPT_EVIDENCE,
  WAITING_REVIEWS,
  WAITING_WEBHOOKS,
  WITHHELD_FIGURES,
  WORK_FIGURES,
  WORK_NOW,
} from './metrics.sql';
import { ask, askWide } from './statements';

export type { EngineFigures, MetricsWindow };
export type MetricsGrouping = 'day' | 'mode';

/**
 * Investigations that ended in the window. Rates are shares from 0 to 1; null where there is nothing to take a share
 * of.
 */
export interface WorkFigures {
  completed: number;
  failed: number;
  cancelled: number;
  /** Of the completed: those that met a criterion of success, and those with at least three sources. */
  successful: number;
  withThreeSources: number;
  partial: number;
  sentToReview: number;
  /** Completed ones whose topic could still rise, and those whose topic did rise because of them. */
  upgradable: number;
  upgraded: number;
  /** Of these: marked as false by a person, whenever that was. */
  falseUpgrades: number;
  /** Recommended upgrades that were not applied: held, or recorded in shadow mode. */
  withheld: number;
  /** Of these: those whose topic has reached the recommended level since, and those a person decided against. */
  withheldConfirmed: number;
  withheldRefused: number;
  meanSources: number | null;
  /** From start to end of the completed, seconds. */
  secondsP50: number | null;
  secondsP95: number | null;
  secondsP99: number | null;
  /** From order to start, seconds. */
  waitP95: number | null;
  costUsd: number;
}

/** What people decided in the window about items of the review queue. */
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

export interface WorkNow {
  byStatus: Record<InvestigationStatus, number>;
  /** Of what is not over: how long the oldest has waited, or has run since its start; 0 where there is none. */
  oldestSeconds: Record<'queued' | 'awaiting-approval' | 'running', number>;
  /** Highest cost of an investigation that runs or ended within the hour. */
  dearestUsd: number;
}

/** Figures over many investigations, for people and for monitoring. Reads only. */
export class MetricsRepository {
  private readonly ended: EndedCounts;

  constructor(private readonly dataSource: DataSource) {
    this.ended = new EndedCounts(dataSource);
  }

  /**
   * The whole window first, under the key null, then its parts in the order of their keys; parts in which nothing ended
   * are left out.
   */
  async figures(
    { from, to }: MetricsWindow,
    by: MetricsGrouping,
  ): Promise<{ total: Omit<FigureGroup, 'key'>; groups: FigureGroup[] }> {
    const values = [from, to, by];
    const [work, withheld, decisions] = await Promise.all([
      askWide<WorkRow>(this.dataSource, WORK_FIGURES, values),
      askWide<WithheldRow>(this.dataSource, WITHHELD_FIGURES, values),
      askWide<DecisionRow>(this.dataSource, DECISION_FIGURES, values),
    ]);
    const at = (key: string | null) => ({
      work: toWork(
        work.find((row) => row.key === key),
        withheld.find((row) => row.key === key),
      ),
      decisions: toDecisions(decisions.find((row) => row.key === key)),
    });
    const keys = [...new Set([...work, ...decisions].flatMap(({ key }) => key ?? []))].sort();
    return { total: at(null), groups: keys.map((key) => ({ key, ...at(key) })) };
  }

  /** By name of the upstream. Latencies are exact below 128 ms and within one per cent above. */
  engines(window: MetricsWindow): Promise<EngineFigures[]> {
    return engineFigures(this.dataSource, window);
  }

  /**
   * Counts the days that are over once and for all, so that figures of a year need not read a year's rows; gives how
   * many.
   */
  tally(now: Date, signal?: AbortSignal): Promise<number> {
    return tallyCalls(this.dataSource, now, signal);
  }

  /** What is under way, and what there is. */
  async workNow(): Promise<WorkNow> {
    const ended = await this.ended.get();
    const rows = await ask<{
      status: InvestigationStatus;
      count: string;
      oldest: number | null;
      dearest: string | null;
    }>(this.dataSource, WORK_NOW, [ended.before]);
    const row = (status: InvestigationStatus) => rows.find((one) => one.status === status);
    const count = (status: InvestigationStatus) => Number(row(status)?.count ?? 0) + (ended.counts.get(status) ?? 0);
    const oldest = (status: InvestigationStatus) => Math.max(0, row(status)?.oldest ?? 0);
    return {
      byStatus: {
        queued: count('queued'),
        'awaiting-approval': count('awaiting-approval'),
        running: count('running'),
        paused: count('paused'),
        completed: count('completed'),
        failed: count('failed'),
        cancelled: count('cancelled'),
      },
      oldestSeconds: {
        queued: oldest('queued'),
        'awaiting-approval': oldest('awaiting-approval'),
        running: oldest('running'),
      },
      dearestUsd: Math.max(0, ...rows.map(({ dearest }) => Number(dearest ?? 0))),
    };
  }

  /** Messages to webhooks that have not got through yet. */
  async waitingWebhooks(): Promise<{ waiting: number; oldestSeconds: number | null }> {
    const [row] = await ask<{ waiting: string; oldest: number | null }>(this.dataSource, WAITING_WEBHOOKS, []);
    return { waiting: Number(row?.waiting ?? 0), oldestSeconds: row?.oldest ?? null };
  }

  /** `checkedSeconds`: since the last look over what is kept; null where nobody has begun one yet. */
  async keptEvidence(): Promise<{ wrong: number; checkedSeconds: number | null; unstamped: number }> {
    const [row] = await ask<{ wrong: string; age: number | null; unstamped: string }>(
      this.dataSource,
      KEPT_EVIDENCE,
      [],
    );
    return {
      wrong: Number(row?.wrong ?? 0),
      checkedSeconds: row?.age ?? null,
      unstamped: Number(row?.unstamped ?? 0),
    };
  }

  async waitingReviews(): Promise<WaitingReviews> {
    const [row] = await ask<{ open: string; oldest: number | null; median: number | null }>(
      this.dataSource,
      WAITING_REVIEWS,
      [],
    );
    return { open: Number(row?.open ?? 0), oldestSeconds: row?.oldest ?? null, medianSeconds: row?.median ?? null };
  }
}

interface WorkRow extends Record<string, string | number | number[] | null> {
  key: string | null;
}
interface DecisionRow {
  key: string | null;
  approved: string;
  overturned: string;
  raised: string;
}

interface WithheldRow {
  key: string | null;
  withheld: string;
  confirmed: string;
  refused: string;
}

function toWork(row: WorkRow | undefined, withheld: WithheldRow | undefined): WorkFigures {
  const count = (name: string) => Number(row?.[name] ?? 0);
  const seconds = (row?.seconds ?? null) as number[] | null;
  const real = (name: string) => (row?.[name] === undefined || row[name] === null ? null : Number(row[name]));
  return {
    completed: count('completed'),
    failed: count('failed'),
    cancelled: count('cancelled'),
    successful: count('successful'),
    withThreeSources: count('three_sources'),
    partial: count('partial'),
    sentToReview: count('sent_to_review'),
    upgradable: count('upgradable'),
    upgraded: count('upgraded'),
    falseUpgrades: count('false_upgrades'),
    withheld: Number(withheld?.withheld ?? 0),
    withheldConfirmed: Number(withheld?.confirmed ?? 0),
    withheldRefused: Number(withheld?.refused ?? 0),
    meanSources: real('mean_sources'),
    secondsP50: seconds?.[0] ?? null,
    secondsP95: seconds?.[1] ?? null,
    secondsP99: seconds?.[2] ?? null,
    waitP95: real('wait'),
    costUsd: count('cost'),
  };
}

const toDecisions = (row: DecisionRow | undefined): DecisionFigures => ({
  approved: Number(row?.approved ?? 0),
  overturned: Number(row?.overturned ?? 0),
  raised: Number(row?.raised ?? 0),
});
