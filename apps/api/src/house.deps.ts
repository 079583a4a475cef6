import type { Clock } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { ProcessMetrics } from '@corroborate/telemetry';
import type { AccessStore } from './access/access.store.port';
import type { ApiDeps, Database, PartHealth, QueuesPort } from './api.deps';
import type { InvestigationDesk } from './desk.port';
import type { MetricsPort } from './metrics/metrics.port';
import type { ProgressPort } from './progress/progress.port';
import type { ReviewPort } from './reviews/reviews.port';
import type { WebhookPort } from './webhooks/webhooks.port';

/** The parts of an open house that the API is put on. */
export interface HouseParts {
  settings: Settings;
  clock: Clock;
  desk: InvestigationDesk;
  reviews: ReviewPort;
  webhooks: WebhookPort;
  db: { dataSource: Database; events: ProgressPort; metrics: MetricsPort } & AccessStore;
  hub: QueuesPort & { ping(): Promise<unknown> };
  metrics: ProcessMetrics;
}

export function apiDepsOf({ settings, clock, desk, reviews, webhooks, db, hub, metrics }: HouseParts): ApiDeps {
  return {
    settings,
    clock,
    investigations: desk,
    reviews,
    webhooks,
    progress: db.events,
    metrics: db.metrics,
    callers: db,
    processMetrics: metrics,
    queues: hub,
    db: db.dataSource,
    health: async () => ({ queue: await queueHealth(hub) }),
  };
}

async function queueHealth(hub: Pick<HouseParts['hub'], 'ping'>): Promise<PartHealth> {
  try {
    await hub.ping();
    return { up: true };
  } catch {
    return { up: false, reason: 'it does not answer' };
  }
}
