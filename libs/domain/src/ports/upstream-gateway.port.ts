import type { CorroborateError } from '../errors';
import type { Outcome } from '../outcome';
import type { CachedAnswer } from './stores.port';

/** Who is asking, for budget, ledger and cancellation. */
export interface CallContext {
  /** Null for calls outside an investigation (health, self-test). */
  investigationId: number | null;
  /** e.g. `search`, `read`; goes into the ledger. */
  stage: string;
  signal?: AbortSignal;
  /**
   * Told when a call was lost because a store of our own is away. The outcome names it, too, but what is made of such
   * outcomes says nothing of the world and should be made again.
   */
  onStoreAway?: (error: CorroborateError) => void;
  /** Told when a call that costs was not made because the investigation is paused: the same holds. */
  onPaused?: () => void;
  /** Told of every answer that a provider gave under this context, for what it cost. */
  onAnswer?: (answer: Pick<GatewayResponse, 'costUsd' | 'fromCache'>) => void;
  /** Told where a provider had more than was read. */
  onCut?: () => void;
}

/** One call to the outside. */
export interface GatewayRequest {
  /** Name of the upstream in its manifest: `brave`, `gdelt`, `page` … Limits, breaker and ledger go by it. */
  provider: string;
  url: string;
  method?: 'GET' | 'POST' | 'HEAD';
  headers?: Record<string, string>;
  body?: string;
  /** A body that is no text, in place of `body`. */
  bytes?: Uint8Array;
  /** Whole call, redirects included. */
  timeoutMs?: number;
  /** Decoded bytes; the body is cut off there and the call fails as `limit-exceeded`. */
  maxBytes?: number;
  maxRedirects?: number;
  /**
   * The only hosts that redirects are followed to. One to another host is the answer itself: its status and its
   * `location`, made absolute. Default: any public host.
   */
  redirectHosts?: readonly string[];
  /** How long an answer may be reused; 0 = never. Default is the 24 h of the specification. */
  cacheTtlMs?: number;
  /** Price of the call in US dollars, checked against the budget before it is made. */
  priceUsd?: number;
  /**
   * For upstreams that charge by what they return: what this answer really costs, at most `priceUsd`, which is then
   * the most it can cost. The rest is given back to the budget.
   */
  settle?: (answer: Pick<CachedAnswer, 'status' | 'body'>) => number;
  /** Spacing shared by all processes: at most one call per `intervalMs` per key (default key: the provider). */
  pace?: { key?: string; intervalMs: number; maxWaitMs?: number };
  retries?: number;
  /** False for answers that are no evidence, such as those of language models: their bytes are not kept. */
  keepOriginal?: boolean;
  /**
   * True for services that belong to the newsroom (webhook receivers, data servers): requests to them may name private
   * addresses, and their bodies are sent unchanged.
   */
  ownService?: boolean;
}

/** What came back. Statuses are the adapter's to judge, so 404 or 403 are answers here, not errors. */
export interface GatewayResponse extends CachedAnswer {
  fromCache: boolean;
  latencyMs: number;
  costUsd: number;
}

/**
 * The only gateway to the outside. Never throws for what is normal on the web: `found` carries any HTTP
 * answer; `blocked` is the guard's refusal; `limited` is rate, quota, open circuit or budget; `failed` is
 * network, timeout or size.
 */
export interface UpstreamGateway {
  call(request: GatewayRequest, context: CallContext): Promise<Outcome<GatewayResponse>>;
}
