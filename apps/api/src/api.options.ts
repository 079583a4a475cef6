import type { AccessPolicy } from './access/access.policy';
import type { RateLimits } from './limits/rate-limits.port';

export interface ApiLimits {
  /** Time after which a request ends with `timeout`. */
  handlerMs: number;
  /** Time limit for receiving a complete request. */
  requestMs: number;
  /** Grace period for running requests during shutdown. */
  graceMs: number;
  /** Time limit for a health check. */
  healthMs: number;
  /** Interval at which the access of open streams is rechecked. */
  recheckMs: number;
}

const DEFAULT_LIMITS: ApiLimits = {
  handlerMs: 30_000,
  requestMs: 30_000,
  graceMs: 10_000,
  healthMs: 3_000,
  recheckMs: 5_000,
};

/** Options that are not part of the configuration. */
export interface ApiOptions {
  /** Access policy. By default, determined by the settings (see `policyFor`). */
  access?: AccessPolicy;
  /** Store of the rate-limit counters. By default, the configured store, shared by all processes. */
  rateLimits?: RateLimits;
  /** Folder of the built desk. By default, the one next to the compiled server. */
  deskFolder?: string;
  /** File of the built verification page. By default, next to the product. */
  verifyPage?: string;
  limits?: Partial<ApiLimits>;
  /** Destination of the request log. By default, stderr. */
  logTo?: { write(line: string): void };
}

/** Injection token of `ApiOptions`. */
export const API_OPTIONS = Symbol('ApiOptions');
/** Injection token of `ApiLimits`. */
export const API_LIMITS = Symbol('ApiLimits');

export const resolveLimits = ({ limits }: Pick<ApiOptions, 'limits'>): ApiLimits => ({ ...DEFAULT_LIMITS, ...limits });
