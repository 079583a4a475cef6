import type { PendingOriginal } from './exchange-recorder.port';
import type { CorroborateError } from '../errors';
import type { Outcome } from '../outcome';
import type { CachedAnswer } from './stores.port';

/** Caller of a request, for budget, ledger and cancellation. */
export interface CallContext {
  /** Null for calls outside an investigation (health, self-test). */
  investigationId: number | null;
  /** Recorded in the ledger, such as `search` or `read`. */
  stage: string;
  signal?: AbortSignal;
  /**
   * Called if a call was lost because internal storage is unavailable. The outcome says so too, but results based on it
   * must be recomputed.
   */
  onStoreAway?: (error: CorroborateError) => void;
  /**
   * Receives responses that are not yet stored as evidence; the caller then waits for them before it stores results
   * based on them. Without this callback, each call waits until its own response is stored.
   */
  onPending?: (original: PendingOriginal) => void;
  /** Called if a paid call was not made because the investigation is paused; results must be recomputed. */
  onPaused?: () => void;
  /** Called for each provider response in this context, with its cost. */
  onAnswer?: (answer: Pick<GatewayResponse, 'costUsd' | 'fromCache'>) => void;
  /** Called if a provider had more results than were read. */
  onCut?: () => void;
}

/** One outgoing request. */
export interface GatewayRequest {
  /** Name of the upstream in its manifest: `brave`, `gdelt`, `page`. Key for limits, circuit breaker and ledger. */
  provider: string;
  url: string;
  method?: 'GET' | 'POST' | 'HEAD';
  headers?: Record<string, string>;
  body?: string;
  /** A binary body, instead of `body`. */
  bytes?: Uint8Array;
  /** Time limit for the whole call, including redirects. */
  timeoutMs?: number;
  /** Maximum decoded bytes; a larger body is cut off and the call fails as `limit-exceeded`. */
  maxBytes?: number;
  maxRedirects?: number;
  /**
   * The only hosts to which redirects are followed. A redirect to another host is returned as the response, with its
   * status and an absolute `location`. Default: any public host.
   */
  redirectHosts?: readonly string[];
  /** How long the response may be cached; 0 = never. Default: 24 h, as in the specification. */
  cacheTtlMs?: number;
  /** Maximum price in US dollars, checked against the budget before the call. */
  priceUsd?: number;
  /**
   * For upstreams priced by result: computes the actual cost, at most `priceUsd`. The difference is returned to the
   * budget.
   */
  settle?: (answer: Pick<CachedAnswer, 'status' | 'body'>) => number;
  /** Rate limit shared by all processes: at most one call per `intervalMs` per key (default key: the provider). */
  pace?: { key?: string; intervalMs: number; maxWaitMs?: number };
  retries?: number;
  /** False for responses that are not evidence, such as those of language models; their bytes are not stored. */
  keepOriginal?: boolean;
  /**
   * True for services operated by the newsroom (webhook receivers, data servers): requests to them may use private
   * addresses, and their bodies are sent unchanged.
   */
  ownService?: boolean;
}

/** The response. Adapters interpret the status, so 404 and 403 are responses here, not errors. */
export interface GatewayResponse extends CachedAnswer {
  fromCache: boolean;
  latencyMs: number;
  costUsd: number;
}

/**
 * The only gateway for outgoing calls. Does not throw for normal web failures. `found`: any HTTP response. `blocked`:
 * refused by the guard. `limited`: rate limit, quota, open circuit or budget. `failed`: network error, timeout or size
 * limit.
 */
export interface UpstreamGateway {
  call(request: GatewayRequest, context: CallContext): Promise<Outcome<GatewayResponse>>;
}

/** Injection token of `UpstreamGateway`. */
export const UPSTREAM_GATEWAY = Symbol('UpstreamGateway');
