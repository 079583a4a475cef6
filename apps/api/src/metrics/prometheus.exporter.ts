import { DATABASE, type Database } from '@corroborate/db';
import { Injectable, Inject, Logger } from '@nestjs/common';
import { DAY_MS, HOUR_MS, systemClock } from '@corroborate/domain';
import { Gauge, Registry } from 'prom-client';
import { QueueHub } from '@corroborate/queue';
import { ProcessMetrics } from '@corroborate/telemetry';
import { FIGURE_DESCRIPTIONS } from './figures.messages';
import { toFigures } from './metrics.view';
import type { FiguresResponse } from './metrics.responses';

/** How long current-state gauges are cached, in ms, so that multiple scrapers share one read. */
const STATE_CACHE_MS = 5_000;
/** Cache duration in ms of metrics that cover several days. */
const WINDOWS_CACHE_MS = 60_000;
const WINDOWS = [
  { window: '24h', days: 1 },
  { window: '30d', days: 30 },
] as const;

/**
 * Gauges of the whole installation, read from database and queues on request. Every API process returns the same
 * values, so aggregate them with `max`, never with `sum`.
 */
@Injectable()
export class PrometheusExporter {
  private readonly logger = new Logger('Metrics');
  private readonly state = cached(STATE_CACHE_MS, () => this.read());
  private readonly windows = cached(WINDOWS_CACHE_MS, () => this.readWindows());

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly queues: QueueHub,
    private readonly processMetrics: ProcessMetrics,
  ) {}

  /** Metrics of the installation and of this process in the Prometheus text format. */
  async text(): Promise<string> {
    const [state, own] = await Promise.all([this.state(), this.processMetrics.text()]);
    return `${state}\n${own}`;
  }

  private async read(): Promise<string> {
    const registry = new Registry();
    const up = gauge(registry, 'corroborate_part_up', 'Whether the component returned its metrics', ['part']);
    const parts: [string, (registry: Registry) => Promise<void>][] = [
      ['work', (into) => this.work(into)],
      ['windows', (into) => this.figures(into)],
      ['upstreams', (into) => this.upstreams(into)],
      ['reviews', (into) => this.reviews(into)],
      ['webhooks', (into) => this.webhooks(into)],
      ['evidence', (into) => this.evidence(into)],
      ['queues', (into) => this.queueFigures(into)],
    ];
    await Promise.all(
      parts.map(async ([part, collect]) => up.set({ part }, await this.collectOrWarn(part, () => collect(registry)))),
    );
    return registry.metrics();
  }

  /** Logs a failure instead of throwing it, so that one unavailable component does not hide the others. */
  private async collectOrWarn(part: string, collect: () => Promise<void>): Promise<0 | 1> {
    try {
      await collect();
      return 1;
    } catch (err) {
      this.logger.warn({ part, err }, 'metrics of a component are unavailable');
      return 0;
    }
  }

  private async work(registry: Registry): Promise<void> {
    const { byStatus, oldestSeconds, dearestUsd } = await this.db.metrics.workNow();
    const count = gauge(registry, 'corroborate_investigations', 'Investigations by status', ['status']);
    for (const [status, value] of Object.entries(byStatus)) count.set({ status }, value);
    const age = gauge(
      registry,
      'corroborate_investigation_oldest_seconds',
      'Age of the oldest investigation in this status; for running ones, since the start',
      ['status'],
    );
    for (const [status, value] of Object.entries(oldestSeconds)) age.set({ status }, value);
    gauge(
      registry,
      'corroborate_investigation_cost_max_usd',
      'Highest cost of an investigation that is running or ended in the last hour',
    ).set(dearestUsd);
  }

  private async figures(registry: Registry): Promise<void> {
    const windows = await this.windows();
    for (const [name, field] of WINDOW_GAUGES) {
      const one = gauge(registry, name, FIGURE_DESCRIPTIONS[field], ['window']);
      for (const { window, figures } of windows) {
        const value = figures[field];
        // An undefined rate is omitted instead of being reported as 0.
        if (value !== null) one.set({ window }, value);
      }
    }
    const time = gauge(registry, 'corroborate_investigation_seconds', 'Duration of completed investigations', [
      'window',
      'quantile',
    ]);
    for (const { window, figures } of windows)
      for (const [quantile, field] of QUANTILES)
        if (figures[field] !== null) time.set({ window, quantile }, figures[field]);
  }

  private async readWindows(): Promise<{ window: string; figures: FiguresResponse }[]> {
    const to = systemClock.now();
    return Promise.all(
      WINDOWS.map(async ({ window, days }) => {
        const { total } = await this.db.metrics.figures({ from: new Date(to.getTime() - days * DAY_MS), to }, 'mode');
        return { window, figures: toFigures(total.work, total.decisions, days) };
      }),
    );
  }

  private async upstreams(registry: Registry): Promise<void> {
    const to = systemClock.now();
    const rows = await this.db.metrics.engines({ from: new Date(to.getTime() - HOUR_MS), to });
    const calls = gauge(
      registry,
      'corroborate_upstream_calls_last_hour',
      'Upstream calls in the last hour by outcome, excluding cache hits',
      ['provider', 'outcome'],
    );
    for (const { provider, byOutcome } of rows)
      for (const [outcome, value] of Object.entries(byOutcome)) calls.set({ provider, outcome }, value);
  }

  private async reviews(registry: Registry): Promise<void> {
    const { open, oldestSeconds, medianSeconds } = await this.db.metrics.waitingReviews();
    gauge(registry, 'corroborate_reviews_open', 'Open review items').set(open);
    gauge(registry, 'corroborate_review_oldest_seconds', 'Age of the oldest open review item').set(oldestSeconds ?? 0);
    gauge(registry, 'corroborate_review_median_seconds', 'Median age of open review items').set(medianSeconds ?? 0);
  }

  private async webhooks(registry: Registry): Promise<void> {
    const { waiting, oldestSeconds } = await this.db.metrics.waitingWebhooks();
    gauge(registry, 'corroborate_webhooks_waiting', 'Webhook messages not yet delivered').set(waiting);
    gauge(registry, 'corroborate_webhook_oldest_seconds', 'Age of the oldest undelivered webhook message').set(
      oldestSeconds ?? 0,
    );
  }

  private async evidence(registry: Registry): Promise<void> {
    const { wrong, checkedSeconds, unstamped } = await this.db.metrics.keptEvidence();
    const cases = 'Cases whose stored evidence failed the last integrity check';
    gauge(registry, 'corroborate_evidence_cases_wrong', cases).set(wrong);
    const unstampedWords = 'Seals whose last timestamp request failed';
    gauge(registry, 'corroborate_evidence_seals_unstamped', unstampedWords).set(unstamped);
    const age = gauge(
      registry,
      'corroborate_evidence_checked_seconds',
      'Time since the end of the last daily integrity check',
    );
    if (checkedSeconds !== null) age.set(checkedSeconds);
  }

  private async queueFigures(registry: Registry): Promise<void> {
    const [counts, waits] = await Promise.all([this.queues.counts(), this.queues.waitingSeconds()]);
    const jobs = gauge(registry, 'corroborate_queue_jobs', 'Jobs by queue and state', ['queue', 'state']);
    for (const [queue, states] of Object.entries(counts))
      for (const [state, value] of Object.entries<number>({ ...states })) jobs.set({ queue, state }, value);
    const age = gauge(registry, 'corroborate_queue_oldest_seconds', 'Age of the oldest waiting job in the queue', [
      'queue',
    ]);
    for (const [queue, value] of Object.entries(waits)) age.set({ queue }, value);
  }
}

const WINDOW_GAUGES: [name: string, field: Exclude<keyof FiguresResponse, `seconds_${string}`>][] = [
  ['corroborate_ended', 'investigations'],
  ['corroborate_success_rate', 'success_rate'],
  ['corroborate_criteria_met_rate', 'criteria_met_rate'],
  ['corroborate_upgrade_rate', 'upgrade_rate'],
  ['corroborate_upgrades', 'upgraded'],
  ['corroborate_false_upgrade_rate', 'false_upgrade_rate'],
  ['corroborate_overturn_rate', 'overturn_rate'],
  ['corroborate_partial_rate', 'partial_rate'],
  ['corroborate_mean_sources', 'mean_sources'],
  ['corroborate_cost_usd', 'cost_usd'],
  ['corroborate_cost_per_investigation_usd', 'cost_per_investigation_usd'],
];
const QUANTILES = [
  ['0.5', 'seconds_p50'],
  ['0.95', 'seconds_p95'],
  ['0.99', 'seconds_p99'],
] as const;

const gauge = <L extends string>(registry: Registry, name: string, help: string, labelNames: L[] = []): Gauge<L> =>
  new Gauge<L>({ name, help, labelNames, registers: [registry] });

/** Caches a result, which concurrent callers share. Failures are not cached. */
function cached<T>(freshMs: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | null = null;
  return () => {
    if (last && performance.now() - last.at < freshMs) return last.answer;
    const answer = ask();
    const mine = { at: performance.now(), answer };
    last = mine;
    answer.catch(() => {
      if (last === mine) last = null;
    });
    return answer;
  };
}
