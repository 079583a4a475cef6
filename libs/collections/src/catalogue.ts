import { setTimeout as sleep } from 'node:timers/promises';
import type { McpServerSettings } from '@corroborate/config';
import { withTimeLimit, type CallContext } from '@corroborate/domain';
import type { CollectionServer } from './collection-server.port';
import type {
  CollectedDocument,
  Collection,
  CollectionAnswer,
  DocumentRequest,
  FetchTool,
  ToolDescription,
} from './collection.types';
import { COLLECTION_LIMITS } from './collections.thresholds';
import { faultReply, type CollectionFault, type Reply } from './faults/fault.types';
import { planRetry } from './faults/retry.policy';
import { applyCorrections, type FieldCorrections } from './fields/corrections.policy';
import { toDocument, mapFields, listFieldNames } from './fields/mapping.policy';
import { readAnswer, singleRow } from './request/answer.policy';
import { toArguments, toolDigest, findFetchTool, isCollection, mapParameters } from './request/tool.policy';

/** A server with the operator's settings for it. */
export interface KnownServer {
  server: CollectionServer;
  settings: Pick<McpServerSettings, 'priceUsd' | 'primary' | 'fields' | 'title'>;
  /** Operator's field corrections, by tool and field. */
  corrections?: Record<string, FieldCorrections>;
}

export interface Discovery {
  collections: Collection[];
  /** Servers or tools that could not be queried. */
  faults: { server: string; tool: string | null; fault: CollectionFault }[];
}

/** Called with each collection found, in order to store and display it. */
export type StoreCollection = (collection: Collection) => Promise<void>;

/** Time limit for discovering a server, in ms. */
const DISCOVERY_TIMEOUT_MS = 30_000;

/**
 * Discovers the available collections and how to query each, once per process and server. A tool whose schema has
 * changed counts as a different tool and is not called until servers are discovered again.
 */
export class Catalogue {
  private found: Promise<Discovery> | null = null;

  constructor(
    private readonly servers: readonly KnownServer[],
    private readonly keep: StoreCollection = async () => undefined,
  ) {}

  /** Returns all collections. Repeats discovery if nothing could be queried. */
  async discover(context: CallContext): Promise<Discovery> {
    this.found ??= this.look(context);
    const found = await this.found;
    if (found.faults.length > 0) this.found = null;
    return found;
  }

  /** Collections that changed after discovery: their tool disappeared or has another schema. */
  async changed(collections: Collection[], context: CallContext): Promise<Collection[]> {
    const servers = [...new Set(collections.map(({ server }) => server))];
    const listed = await Promise.all(
      servers.map(async (name) => [name, await this.of(name)?.server.tools(context)] as const),
    );
    const now = new Map(listed);
    const changed = collections.filter(({ server, tool, digest }) => {
      const reply = now.get(server);
      const own = reply?.ok ? reply.value.find(({ name }) => name === tool) : undefined;
      return !own || toolDigest(own) !== digest;
    });
    if (changed.length > 0) this.found = null;
    return changed;
  }

  /** Queries a collection. Failed requests are retried, usually with a smaller request (see `planRetry`). */
  async ask(collection: Collection, request: DocumentRequest, context: CallContext): Promise<Reply<CollectionAnswer>> {
    const known = this.of(collection.server);
    if (!known) return faultReply('not-found', `there is no server ${collection.server}`);
    let current = request;
    for (let tried = 1; ; tried += 1) {
      const reply = await askOnce(known.server, collection, current, context);
      if (reply.ok) return { ok: true, value: { ...reply.value, ...narrowing(request, current) } };
      if (context.signal?.aborted) return reply;
      const retry = planRetry(reply.fault.kind, current, tried);
      if (!retry.again) return reply;
      if (retry.how === 'later') await waitBeforeRetry(tried, context.signal);
      current = retry.request;
    }
  }

  /** One document by id; null if the server does not have it. */
  async fetch(collection: Collection, id: string, context: CallContext): Promise<Reply<CollectedDocument | null>> {
    const { fetch, mapping } = collection;
    const known = this.of(collection.server);
    if (!known || !fetch) return faultReply('not-found', `${collection.server} cannot return documents by ID`);
    const reply = await known.server.call(fetch.tool, { [fetch.parameter]: id }, context);
    if (!reply.ok) return reply;
    const document = toDocument(singleRow(reply.value), mapping, reply.receivedIn);
    return { ok: true, value: document?.id === id ? document : null };
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map(({ server }) => server.close()));
  }

  private of(name: string): KnownServer | undefined {
    return this.servers.find(({ server }) => server.name === name);
  }

  private async look(given: CallContext): Promise<Discovery> {
    const context = withTimeLimit(given, DISCOVERY_TIMEOUT_MS);
    const looked = await Promise.all(this.servers.map((known) => discoverServer(known, context)));
    const collections = looked.flatMap((one) => one.collections);
    for (const collection of collections) await this.keep(collection);
    return { collections, faults: looked.flatMap((one) => one.faults) };
  }
}

async function discoverServer(known: KnownServer, context: CallContext): Promise<Discovery> {
  const { server } = known;
  const listed = await server.tools(context);
  if (!listed.ok) return { collections: [], faults: [{ server: server.name, tool: null, fault: listed.fault }] };
  const tools = listed.value.filter((tool) => isCollection(mapParameters(tool)));
  const fetch = findFetchTool(listed.value);
  const found = await Promise.all(tools.map((tool) => sampleCollection(known, { ...tool, fetch }, context)));
  return {
    collections: found.map(({ collection }) => collection),
    faults: found.flatMap(({ collection, fault: failed }) =>
      failed ? [{ server: server.name, tool: collection.tool, fault: failed }] : [],
    ),
  };
}

/** Adds what the first documents show about a collection. */
async function sampleCollection(
  { server, settings, corrections }: KnownServer,
  { fetch, ...tool }: ToolDescription & { fetch: FetchTool | null },
  context: CallContext,
) {
  const collection: Collection = {
    server: server.name,
    tool: tool.name,
    description: tool.description,
    digest: toolDigest(tool),
    parameters: mapParameters(tool),
    mapping: mapFields([]),
    size: null,
    priceUsd: settings.priceUsd,
    health: 'ill',
    primary: settings.primary,
    ...(fetch && { fetch }),
  };
  const reply = await askOnce(server, collection, { pageSize: COLLECTION_LIMITS.samples }, context);
  if (!reply.ok) return { collection, fault: reply.fault };
  const { documents, total } = reply.value;
  const names = listFieldNames(documents);
  const found = mapFields(documents, settings.fields[tool.name]);
  const mapping = applyCorrections(found, corrections?.[tool.name] ?? {}, names);
  const health = mapping.id === null ? ('ill' as const) : ('well' as const);
  return {
    collection: { ...collection, mapping, discovered: { names, mapping: found }, size: total, health },
    fault: null,
  };
}

/** Marks a response that covers fewer dates than requested. */
const narrowing = (wanted: DocumentRequest, { from, to }: DocumentRequest): Pick<CollectionAnswer, 'narrowed'> =>
  from !== undefined && to !== undefined && (from !== wanted.from || to !== wanted.to)
    ? { narrowed: { from, to } }
    : {};

async function askOnce(
  server: CollectionServer,
  { tool, parameters }: Collection,
  request: DocumentRequest,
  context: CallContext,
): Promise<Reply<CollectionAnswer>> {
  const reply = await server.call(tool, toArguments(request, parameters), context);
  if (!reply.ok) return reply;
  const read = readAnswer(reply.value, request.pageSize);
  return read.ok ? { ok: true, value: { ...read.value, receivedIn: reply.receivedIn } } : read;
}

const waitBeforeRetry = (tried: number, signal?: AbortSignal): Promise<void> =>
  sleep(200 * tried, undefined, { signal }).catch(() => undefined);
