import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  UPSTREAM_GATEWAY,
  type Clock,
  type UpstreamGateway,
  type GatewayResponse,
  type Outcome,
} from '@corroborate/domain';
import { DATABASE, type Database, type DueDelivery, type WebhookEndpointEntity } from '@corroborate/db';
import { WALL_CLOCK } from '@corroborate/investigation';
import { ProcessMetrics } from '@corroborate/telemetry';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { repeat } from '@corroborate/queue';
import { judgeDelivery, type DeliveryVerdict } from './delivery.policy';
import { messageBody, messageId, signMessage } from './webhook.message';
import { WEBHOOK_LIMITS } from './webhooks.thresholds';

const OUTCOME_LABELS = { delivered: 'delivered', pending: 'retried', failed: 'given-up' } as const;

/**
 * Sends due deliveries. Several instances may share a database: each delivery is claimed by one at a time, and
 * reclaimed if its sender dies. Deliveries to each endpoint run independently, so a slow endpoint does not delay
 * others.
 */
@Injectable()
export class WebhookDispatcher {
  private readonly lanes = new Map<number, Promise<void>>();
  private readonly stopping = new AbortController();
  private closing = false;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(UPSTREAM_GATEWAY) private readonly gateway: UpstreamGateway,
    @Inject(LOG) private readonly log: ProcessLog,
    private readonly metrics: ProcessMetrics,
    // Real time, because receivers reject messages with old timestamps.
    @Inject(WALL_CLOCK) private readonly clock: Clock,
    /** Delays after failed attempts, in ms. */
    @Optional() private readonly retryAfterMs: readonly number[] = WEBHOOK_LIMITS.retryAfterMs,
  ) {}

  /** Checks for due deliveries at intervals until closed. */
  start() {
    const looking = repeat(
      () => this.sendDue(),
      WEBHOOK_LIMITS.pollMs,
      (error) => this.fault(error),
    );
    return {
      close: async () => {
        await looking.stop();
        this.closing = true;
        const patience = setTimeout(() => this.stopping.abort(), WEBHOOK_LIMITS.closeGraceMs);
        await this.waitUntilIdle();
        clearTimeout(patience);
      },
    };
  }

  /** Sends all due deliveries; resolves when every delivery has a result. */
  async sendAllDue(): Promise<void> {
    await this.sendDue();
    await this.waitUntilIdle();
  }

  private async waitUntilIdle(): Promise<void> {
    await Promise.all(this.lanes.values());
  }

  private async sendDue(): Promise<void> {
    for (const id of await this.db.webhookDeliveries.dueEndpoints()) {
      if (this.lanes.has(id)) continue;
      const lane = this.send(id).catch((error: unknown) => this.fault(error));
      this.lanes.set(
        id,
        lane.finally(() => this.lanes.delete(id)),
      );
    }
  }

  private async send(endpointId: number): Promise<void> {
    const { webhookEndpoints, webhookDeliveries } = this.db;
    while (!this.closing) {
      const endpoint = await webhookEndpoints.get(endpointId);
      if (!endpoint?.enabled) return;
      const due = await webhookDeliveries.claim(endpointId, WEBHOOK_LIMITS.atOnce, WEBHOOK_LIMITS.leaseMs);
      if (due.length === 0) return;
      await Promise.all(due.map((one) => this.deliver(endpoint, one)));
    }
  }

  private async deliver(endpoint: WebhookEndpointEntity, due: DueDelivery): Promise<void> {
    const started = performance.now();
    const outcome = await this.post(endpoint, due);
    if (this.stopping.signal.aborted && outcome.kind === 'failed' && outcome.code === 'cancelled')
      return this.db.webhookDeliveries.releaseUnattempted(due);
    const { retryAfterMs } = this;
    const facts = {
      outcome,
      attempt: due.attempt,
      latencyMs: performance.now() - started,
      roll: Math.random(),
      now: this.clock.now(),
      retryAfterMs,
    };
    const verdict = judgeDelivery(facts);
    this.metrics.webhook(OUTCOME_LABELS[verdict.state], facts.latencyMs / 1000);
    await this.db.webhookDeliveries.saveResult(due, verdict);
    await this.recordHealth(endpoint, due, verdict);
  }

  private async post(endpoint: WebhookEndpointEntity, due: DueDelivery): Promise<Outcome<GatewayResponse>> {
    const body = messageBody(due);
    if (body === null) return { kind: 'not-configured', reason: `no webhook receives ${due.type}` };
    const { headers } = signMessage(messageId(due, endpoint), body, endpoint, this.clock.now());
    return this.gateway.call(
      {
        // A separate provider name, so that one failing receiver does not open the circuit for
        // others.
        provider: `webhook-${endpoint.id}`,
        url: endpoint.url,
        method: 'POST',
        headers,
        body,
        timeoutMs: WEBHOOK_LIMITS.timeoutMs,
        maxBytes: WEBHOOK_LIMITS.maxAnswerBytes,
        maxRedirects: 0,
        retries: 0,
        cacheTtlMs: 0,
        ownService: true,
      },
      { investigationId: null, stage: 'webhook', signal: this.stopping.signal },
    );
  }

  /**
   * Records the endpoint's health, and disables it if it is gone or no delivery succeeded for a whole retry schedule.
   */
  private async recordHealth({ id }: WebhookEndpointEntity, due: DueDelivery, verdict: DeliveryVerdict): Promise<void> {
    const { webhookEndpoints } = this.db;
    if (verdict.state === 'delivered') return webhookEndpoints.recordSuccess(id);
    await webhookEndpoints.recordFailure(id);
    if (verdict.state === 'failed')
      this.log.warn(
        { webhook: id, delivery: due.id, attempts: due.attempt, reason: verdict.reason },
        'webhook delivery abandoned',
      );
    const reason = await this.disableReason(id, verdict);
    if (reason !== null && (await webhookEndpoints.disable(id, reason)))
      this.log.warn({ webhook: id, reason }, 'webhook endpoint disabled');
  }

  private async disableReason(id: number, { gone, state }: DeliveryVerdict): Promise<string | null> {
    if (gone) return 'the receiver returned HTTP 410 (gone)';
    return state === 'failed' ? this.failingTooLong(id) : null;
  }

  private async failingTooLong(id: number): Promise<string | null> {
    const since = (await this.db.webhookEndpoints.get(id))?.failingSince;
    if (!since) return null;
    const schedule = this.retryAfterMs.reduce((sum, wait) => sum + wait, 0);
    const failedFor = this.clock.now().getTime() - new Date(since).getTime();
    return failedFor >= schedule * (1 - WEBHOOK_LIMITS.jitter) ? `no delivery has succeeded since ${since}` : null;
  }

  private fault(error: unknown): void {
    this.log.error({ err: error }, 'webhook deliveries failed');
  }
}
