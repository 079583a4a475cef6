import type { Clock } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { QueueHub } from '@corroborate/queue';
import type { ProcessMetrics } from '@corroborate/telemetry';
import type { AccessPolicy } from './access/access.policy';
import type { AccessStore } from './access/access.store.port';
import type { InvestigationDesk } from './desk.port';
import type { MetricsPort } from './metrics/metrics.port';
import type { ProgressPort } from './progress/progress.port';
import type { ReviewPort } from './reviews/reviews.port';
import type { WebhookPort } from './webhooks/webhooks.port';

/** State of one part that the API cannot work without. `reason` is for operators: no addresses, no secrets. */
export interface PartHealth {
  up: boolean;
  reason?: string;
}

/** Any database handle that can run a statement: a TypeORM `DataSource` and a `pg` pool both fit. */
export interface Database {
  query(sql: string): Promise<unknown>;
}

/** How full the queues are, and the queues themselves for the operators' board. */
export type QueuesPort = Pick<QueueHub, 'counts' | 'waitingSeconds' | 'allQueues'>;

/** Everything the API is made of. Nothing in it is created here, so nothing in it is closed here. */
export interface ApiDeps {
  settings: Settings;
  investigations: InvestigationDesk;
  reviews: ReviewPort;
  webhooks: WebhookPort;
  progress: ProgressPort;
  metrics: MetricsPort;
  /** Keys, sessions and the audit log. */
  callers: AccessStore;
  /** What this process did. */
  processMetrics: ProcessMetrics;
  queues: QueuesPort;
  db: Database;
  /** Health of the parts beside the database, by name: at least `queue`. */
  health: () => Promise<Record<string, PartHealth>>;
  clock: Clock;
  /** Who may do what; left out, the policy that fits the address bound to (see `policyFor`). */
  access?: AccessPolicy;
  /** Folder with the built desk; left out, the one beside the product. */
  deskFolder?: string;
  limits?: Partial<ApiLimits>;
}

export interface ApiLimits {
  /** A handler that has not answered by then is answered for, with `timeout`. */
  handlerMs: number;
  /** A client must have sent its whole request by then. */
  requestMs: number;
  /** On closing, running requests get this long before their connections are cut. */
  graceMs: number;
  /** A health check that takes longer counts as down. */
  healthMs: number;
  /** So often the readers of open streams are looked at again: may they still? */
  recheckMs: number;
}

const DEFAULT_LIMITS: ApiLimits = {
  handlerMs: 30_000,
  requestMs: 30_000,
  graceMs: 10_000,
  healthMs: 3_000,
  recheckMs: 5_000,
};

export const limitsOf = (deps: Pick<ApiDeps, 'limits'>): ApiLimits => ({ ...DEFAULT_LIMITS, ...deps.limits });

/** Injection token of `ApiDeps`. */
export const API_DEPS = Symbol('ApiDeps');
