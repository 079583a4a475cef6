import type { AccessPolicy } from './access/access.policy';
import type { RateLimits } from './limits/rate-limits.port';

export interface ApiLimits {
  /** After this time the request ends with `timeout`. */
  handlerMs: number;
  /** Time limit for receiving a request. */
  requestMs: number;
  /** Grace period for running requests on shutdown. */
  graceMs: number;
  /** Timeout of a health check. */
  healthMs: number;
  /** Interval for rechecking the access of open streams. */
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
  /** Access policy. Default: the policy for the bound address (see `policyFor`). */
  access?: AccessPolicy;
  /** Store of rate-limit counters. Default: the configured store, shared by all processes. */
  rateLimits?: RateLimits;
  /** Folder of the built desk. Default: the one next to the compiled server. */
  deskFolder?: string;
  /** File of the built verification page. Default: next to the product. */
  verifyPage?: string;
  limits?: Partial<ApiLimits>;
  /** Stream for request logs. Default: stderr. */
  logTo?: { write(line: string): void };
}

/** Injection token of `ApiOptions`. */
export const API_OPTIONS = Symbol('ApiOptions');
/** Injection token of `ApiLimits`. */
export const API_LIMITS = Symbol('ApiLimits');

export const limitsOf = ({ limits }: Pick<ApiOptions, 'limits'>): ApiLimits => ({ ...DEFAULT_LIMITS, ...limits });
