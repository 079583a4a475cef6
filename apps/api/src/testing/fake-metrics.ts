import { NO_FIGURES } from '../metrics/metrics.view';
import type { EngineFigures, FigureGroup } from '@corroborate/db';
import type { MetricsPort } from './ports';

export const noWork = (): FigureGroup['work'] => ({ ...NO_FIGURES.work });

/** Metrics in memory; counting is tested with the real repository. */
export class FakeMetrics implements MetricsPort {
  total: Omit<FigureGroup, 'key'> = NO_FIGURES;
  groups: FigureGroup[] = [];
  asked: EngineFigures[] = [];
  waiting = { open: 0, oldestSeconds: null as number | null, medianSeconds: null as number | null };

  figures: MetricsPort['figures'] = async () => ({ total: this.total, groups: this.groups });
  engines: MetricsPort['engines'] = async () => this.asked;
  waitingReviews: MetricsPort['waitingReviews'] = async () => this.waiting;
  waitingWebhooks: MetricsPort['waitingWebhooks'] = async () => ({ waiting: 4, oldestSeconds: 70 });
  keptEvidence: MetricsPort['keptEvidence'] = async () => ({ wrong: 2, checkedSeconds: 3600, unstamped: 1 });
  workNow: MetricsPort['workNow'] = async () => ({
    byStatus: { queued: 0, 'awaiting-approval': 0, running: 2, paused: 0, completed: 5, failed: 0, cancelled: 0 },
    oldestSeconds: { queued: 0, 'awaiting-approval': 0, running: 61 },
    dearestUsd: 0.25,
  });
}
