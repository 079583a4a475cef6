import type { Clock } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { AccessStore } from './access/access.store.port';
import type { ApiDeps, Database, PartHealth } from './api.deps';
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
  hub: { ping(): Promise<unknown> };
}

export function apiDepsOf({ settings, clock, desk, reviews, webhooks, db, hub }: HouseParts): ApiDeps {
  return {
    settings,
    clock,
    investigations: desk,
    reviews,
    webhooks,
    progress: db.events,
    metrics: db.metrics,
    callers: db,
    db: db.dataSource,
    health: async () => ({ queue: await queueHealth(hub) }),
  };
}

async function queueHealth(hub: HouseParts['hub']): Promise<PartHealth> {
  try {
    await hub.ping();
    return { up: true };
  } catch {
    return { up: false, reason: 'it does not answer' };
  }
}
