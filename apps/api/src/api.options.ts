import type { AccessPolicy } from './access/access.policy';
import type { RateLimits } from './limits/rate-limits.port';

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

/** What is not a setting and may be otherwise. */
export interface ApiOptions {
  /** Who may do what; left out, the policy that fits the address bound to (see `policyFor`). */
  access?: AccessPolicy;
  /** Left out: counted by all processes together, in the store of the settings. */
  rateLimits?: RateLimits;
  /** Folder with the built desk; left out, the one beside the product. */
  deskFolder?: string;
  /** File with the built page that checks archives; left out, the one beside the product. */
  verifyPage?: string;
  limits?: Partial<ApiLimits>;
  /** Where the lines about requests go; left out, stderr. */
  logTo?: { write(line: string): void };
}

/** Injection token of `ApiOptions`. */
export const API_OPTIONS = Symbol('ApiOptions');
/** Injection token of `ApiLimits`. */
export const API_LIMITS = Symbol('ApiLimits');

export const limitsOf = ({ limits }: Pick<ApiOptions, 'limits'>): ApiLimits => ({ ...DEFAULT_LIMITS, ...limits });
