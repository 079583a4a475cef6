import type { Ledger, LedgerEntry, StageName } from '@corroborate/domain';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

const STAGE_BUCKETS_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 120];
const CALL_BUCKETS_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const HTTP_BUCKETS_SECONDS = [0.005, 0.01, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Counters and histograms since process start. Label values come from fixed lists (stages, upstream names, route
 * patterns); callers and pages cannot add any.
 */
export class ProcessMetrics {
  readonly registry = new Registry();
  private readonly stages = this.histogram(
    'corroborate_stage_seconds',
    'Duration of one run of a stage',
    ['stage', 'outcome'],
    STAGE_BUCKETS_SECONDS,
  );
  private readonly calls = new Counter({
    name: 'corroborate_upstream_calls_total',
    help: 'Outgoing calls; cached = answered from the cache',
    labelNames: ['provider', 'outcome', 'cached'],
    registers: [this.registry],
  });
  private readonly spent = new Counter({
    name: 'corroborate_upstream_cost_usd_total',
    help: 'Cost of upstream calls in US dollars',
    labelNames: ['provider'],
    registers: [this.registry],
  });
  private readonly waits = this.histogram(
    'corroborate_upstream_seconds',
    'Duration of upstream calls, excluding cache hits',
    ['provider'],
    CALL_BUCKETS_SECONDS,
  );
  private readonly webhooks = new Counter({
    name: 'corroborate_webhook_attempts_total',
    help: 'Webhook deliveries by outcome; retried = will be retried, given-up = abandoned',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  private readonly webhookWaits = this.histogram(
    'corroborate_webhook_seconds',
    'Duration of webhook deliveries, including failed ones',
    ['outcome'],
    CALL_BUCKETS_SECONDS,
  );
  private readonly requests = this.histogram(
    'corroborate_http_seconds',
    'Duration of HTTP requests; for streams, until they ended',
    ['method', 'route', 'status'],
    HTTP_BUCKETS_SECONDS,
  );

  /** Adds default process metrics (memory, CPU, event loop). Call once per process, because it installs observers. */
  watchProcess(): this {
    collectDefaultMetrics({ register: this.registry });
    return this;
  }

  stage(stage: StageName, outcome: 'done' | 'error', seconds: number): void {
    this.stages.observe({ stage, outcome }, seconds);
  }

  upstream({
    provider,
    outcome,
    cached,
    costUsd,
    latencyMs,
  }: Pick<LedgerEntry, 'provider' | 'outcome' | 'cached' | 'costUsd' | 'latencyMs'>): void {
    this.calls.inc({ provider, outcome, cached: String(cached) });
    if (costUsd > 0) this.spent.inc({ provider }, costUsd);
    if (!cached) this.waits.observe({ provider }, latencyMs / 1000);
  }

  webhook(outcome: 'delivered' | 'retried' | 'given-up', seconds: number): void {
    this.webhooks.inc({ outcome });
    this.webhookWaits.observe({ outcome }, seconds);
  }

  /** `route` is the pattern, never the path; `status` is recorded as its class (`2xx`). */
  http(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  /** Metrics in the Prometheus text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  private histogram<L extends string>(name: string, help: string, labelNames: L[], buckets: number[]): Histogram<L> {
    return new Histogram<L>({ name, help, labelNames, buckets, registers: [this.registry] });
  }
}

/** A ledger that also counts entries in the metrics. */
export const withLedgerMetrics = (ledger: Ledger, metrics: ProcessMetrics): Ledger => ({
  record: (entry) => {
    metrics.upstream(entry);
    return ledger.record(entry);
  },
});
