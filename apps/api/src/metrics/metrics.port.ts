import type { MetricsRepository } from '@corroborate/db';

/** What the HTTP layer asks about many investigations at once. */
export type MetricsPort = Pick<
  MetricsRepository,
  'figures' | 'engines' | 'keptEvidence' | 'waitingReviews' | 'waitingWebhooks' | 'workNow'
>;

/** Where the figures are. */
export interface MetricsStore {
  metrics: MetricsPort;
}
