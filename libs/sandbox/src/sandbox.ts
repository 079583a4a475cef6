import { SearchEngine } from './index/search-engine';
import { SideIndexes } from './index/side-index';
import { writeCaFile } from './proxy/ca.file';
import { createCertificateAuthority } from './proxy/certificates';
import { startProxy } from './proxy/proxy.server';
import { allUpstreams } from './upstreams';
import { AnswerBook } from './upstreams/recorded/answer.book';
import { notFound, plain, retryAfter } from './upstreams/replies';
import type { ModelRequest, Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstreams/upstream.types';
import type { World, Fault } from './world/world.types';
import { WorldView } from './world/world.view';

export interface SandboxOptions {
  /** Delay added to every upstream response, in ms. */
  latencyMs?: number;
  /** Folder of `answers.jsonl`; default: the world's folder. */
  answersDir?: string;
  /** Time of the sandbox, which selects page versions; default: the fixed time of the world. */
  now?: () => Date;
  /** Additional upstreams, tried before the default ones. */
  upstreams?: readonly Upstream[];
  /** Called for each request to a language model. */
  onAsked?: (request: ModelRequest) => void;
}

/** A request that reached an upstream, in order of arrival. */
type RequestLogEntry = ReturnType<typeof logEntry>;

export interface Sandbox {
  proxyUrl: string;
  /** PEM file of the CA that signs for every host. */
  caFile: string;
  /** The latest 100,000 requests. */
  requests(): RequestLogEntry[];
  clearRequests(): void;
  stop(): Promise<void>;
}

const LOG_SIZE = 100_000;

/** Serves a world as an egress proxy on a free loopback port. */
export async function startSandbox(world: World, options: SandboxOptions = {}): Promise<Sandbox> {
  const view = new WorldView(world);
  const context = {
    world,
    view,
    search: await SearchEngine.build(world, (host) => view.outletName(host)),
    side: new SideIndexes(world),
    answers: await AnswerBook.open(options.answersDir ?? world.dir),
    onAsked: options.onAsked ?? (() => undefined),
    memory: new Map<string, unknown>(),
  };
  const authority = await createCertificateAuthority();
  const log: RequestLogEntry[] = [];
  const upstreams = [...(options.upstreams ?? []), ...allUpstreams(view, options.now ?? (() => world.now))];
  const router = createRouter(upstreams, context, options.latencyMs ?? 0, log);
  const proxy = await startProxy(router, authority);
  const ca = await writeCaFile(authority.caPem);
  return {
    proxyUrl: `http://127.0.0.1:${proxy.port}`,
    caFile: ca.file,
    requests: () => [...log],
    clearRequests: () => log.splice(0),
    stop: async () => {
      await proxy.stop();
      await ca.remove();
    },
  };
}

/** Effect on one request: its delay, and the response sent instead; null to serve it normally. */
interface FaultDecision {
  delayMs: number;
  reply: Reply | null;
}

/** Applies a world's faults in request order; requests are counted per upstream. */
export class FaultBook {
  private readonly players = new Map<string, () => FaultDecision>();

  constructor(private readonly faults: ReadonlyMap<string, Fault>) {}

  next(upstream: string): FaultDecision {
    const player =
      this.players.get(upstream) ??
      createFaultPlayer(this.faults.get(upstream) ?? this.faults.get('default'), upstream);
    this.players.set(upstream, player);
    return player();
  }
}

function createFaultPlayer(fault: Fault | undefined, upstream: string): () => FaultDecision {
  if (!fault) return () => ({ delayMs: 0, reply: null });
  const { latencyMs: delayMs, down, quota, errorRate } = fault;
  const random = fault.seed === undefined ? Math.random : seededRandom(fault.seed, upstream);
  const failed = (status: number) => plain('Service unavailable', status, retryAfter(fault.retryAfter));
  let asked = 0;
  return () => {
    asked += 1;
    if (down) return { delayMs, reply: { status: 0, wire: { kind: 'reset' } } };
    if (quota !== undefined && asked > quota) return { delayMs, reply: failed(fault.status ?? 429) };
    return { delayMs, reply: errorRate > 0 && random() < errorRate ? failed(fault.status ?? 503) : null };
  };
}

/** Mulberry32: small, and identical on every machine. The salt keeps upstreams from failing in step. */
export function seededRandom(seed: number, salt = ''): () => number {
  let state = [...salt].reduce((sum, mark) => (Math.imul(sum, 31) + mark.charCodeAt(0)) | 0, Math.trunc(seed) | 0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function createRouter(
  upstreams: readonly Upstream[],
  context: UpstreamContext,
  latencyMs: number,
  log: RequestLogEntry[],
) {
  const faults = new FaultBook(context.world.faults);
  const byHost = new Map<string, Upstream[]>();
  const servantsOf = (host: string): Upstream[] => {
    const known = byHost.get(host) ?? upstreams.filter((candidate) => candidate.serves(host));
    // Unknown names are not cached, because their number is unlimited.
    if (known.length > 0) byHost.set(host, known);
    return known;
  };
  return {
    knows: (host: string) => servantsOf(host).length > 0,
    answer: async (request: UpstreamRequest): Promise<Reply> => {
      const servants = servantsOf(request.url.hostname);
      // A page of the world takes precedence over a generated response.
      const written = context.view.pageAt(request.url) && servants.at(-1);
      const upstream = written || servants.find(({ owns }) => owns?.(request.url) ?? true);
      if (!upstream) return { ...notFound(), delayMs: latencyMs };
      const fault = faults.next(upstream.name);
      const reply = fault.reply ?? (await upstream.handle(request, context));
      if (log.length >= LOG_SIZE) log.splice(0, LOG_SIZE / 10);
      log.push(logEntry(upstream.name, request, reply));
      return { ...reply, delayMs: (reply.delayMs ?? 0) + fault.delayMs + latencyMs };
    },
  };
}

function logEntry(upstream: string, { method, url, body }: UpstreamRequest, { status }: Reply) {
  return {
    upstream,
    method,
    host: url.hostname,
    url: url.href,
    /** POST body, at most 2,000 characters. */
    body: body.slice(0, 2000),
    status,
    /** Milliseconds since the epoch, real time. */
    at: Date.now(),
  };
}
