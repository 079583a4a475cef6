import { json, jsonBody, retryAfter } from '../upstreams/replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from '../upstreams/upstream.types';

type Provider = 'openai' | 'gemini' | 'xai';

/** Result of a deep-research service for a question. */
export interface PreparedResearch {
  /** Words that the question must contain; absent: any question. */
  match?: string;
  /** Number of polls before it is complete. */
  looks: number;
  text: string;
  links: readonly { url: string; title?: string }[];
  /** One-time fault: at the start, or (`lost`, `failed`) when polled. */
  fault?: string;
}

/** A research job in progress. */
interface Begun {
  id: string;
  world: PreparedResearch;
  /** Number of polls so far. */
  asked: number;
  ended: boolean;
}

/** Deep research with the protocols of its providers; jobs are stored by ID as long as the sandbox runs. */
export const createDeepResearch = (prepared: readonly PreparedResearch[]): Upstream[] => [
  createResearch('openai', 'api.openai.com', '/v1/responses', prepared),
  createResearch('gemini', 'generativelanguage.googleapis.com', '/v1beta/interactions', prepared),
  createResearch('xai', 'api.x.ai', '/v1/responses', prepared),
];

function createResearch(
  provider: Provider,
  host: string,
  path: string,
  prepared: readonly PreparedResearch[],
): Upstream {
  return {
    name: `research-${provider}`,
    serves: (candidate) => candidate === host,
    owns: ({ pathname }) => pathname === path || pathname.startsWith(`${path}/`),
    handle: (request, context) => {
      const rest = request.url.pathname.slice(path.length + 1);
      return hasKey(provider, request) ? answer({ provider, request, context, prepared }, rest) : noKey(provider);
    },
  };
}

interface Asked {
  provider: Provider;
  request: UpstreamRequest;
  context: UpstreamContext;
  prepared: readonly PreparedResearch[];
}

function answer(asked: Asked, rest: string): Reply {
  const { provider, request, context } = asked;
  const [id = '', action = ''] = rest.split('/');
  if (request.method === 'POST' && id === '') return begin(asked);
  const begun = bookOf(provider, context).get(id);
  if (!begun) return lost(provider);
  if (request.method === 'POST' && action === 'cancel') begun.ended = true;
  else begun.asked += 1;
  return begun.world.fault === 'lost' && once(provider, context, 'lost')
    ? forget(provider, begun, context)
    : statusReply(provider, begun);
}

function hasKey(provider: Provider, { headers }: UpstreamRequest): boolean {
  const key =
    provider === 'gemini' ? headers['x-goog-api-key'] : /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return key !== undefined && key !== '' && !key.startsWith('bad');
}

function begin({ provider, request, context, prepared }: Asked): Reply {
  const body = jsonBody(request);
  const input = body && textOf(body.input);
  if (!input) return error(provider, 400, 'invalid_request_error', 'There is no input.');
  const nothing: PreparedResearch = { looks: 0, text: 'Nothing was found.', links: [] };
  const world = prepared.find(({ match = '' }) => input.includes(match)) ?? nothing;
  if (world.fault === 'too-many' && once(provider, context, 'too-many'))
    return { ...error(provider, 429, 'rate_limit_exceeded', 'Too many requests.'), headers: retryAfter(1) };
  if (world.fault === 'unavailable' && once(provider, context, 'unavailable'))
    return error(provider, 503, 'service_unavailable', 'Overloaded.');
  const book = bookOf(provider, context);
  // xAI answers in the call that starts the job.
  const asked = provider === 'xai' ? world.looks : 0;
  const begun = { id: `research_${provider}_${book.size + 1}`, world, asked, ended: false };
  book.set(begun.id, begun);
  return statusReply(provider, begun);
}

const textOf = (input: unknown): string =>
  typeof input === 'string'
    ? input
    : (Array.isArray(input) ? input : [])
        .map((one: { content?: unknown }) => (typeof one.content === 'string' ? one.content : ''))
        .join('\n');

function bookOf(provider: Provider, { memory }: UpstreamContext): Map<string, Begun> {
  const name = `research ${provider}`;
  const book = (memory.get(name) as Map<string, Begun> | undefined) ?? new Map<string, Begun>();
  memory.set(name, book);
  return book;
}

/** True on the first call. */
function once(provider: Provider, { memory }: UpstreamContext, what: string): boolean {
  const name = `research ${provider} ${what}`;
  const first = !memory.has(name);
  memory.set(name, true);
  return first;
}

function forget(provider: Provider, { id }: Begun, context: UpstreamContext): Reply {
  // The ID is not reused.
  bookOf(provider, context).set(`${id} forgotten`, {
    id,
    world: { looks: 0, text: '', links: [] },
    asked: 0,
    ended: true,
  });
  bookOf(provider, context).delete(id);
  return lost(provider);
}

function statusReply(provider: Provider, { id, world, asked, ended }: Begun): Reply {
  const status = statusOf({ id, world, asked, ended });
  return json(provider === 'gemini' ? interaction(id, status, world) : response(id, status, world, provider));
}

function statusOf({ world, asked, ended }: Begun): 'in_progress' | 'completed' | 'failed' | 'cancelled' {
  if (ended) return 'cancelled';
  if (asked < world.looks) return 'in_progress';
  return world.fault === 'failed' ? 'failed' : 'completed';
}

function response(id: string, status: string, { text, links }: PreparedResearch, provider: Provider) {
  const annotations = links.map(({ url, title }) => ({
    ...{ type: 'url_citation', start_index: 0, end_index: 0, title: title ?? '' },
    url: provider === 'openai' ? marked(url) : url,
  }));
  const output = [
    { id: 'rs_1', type: 'reasoning', summary: [] },
    { id: 'msg_1', type: 'message', role: 'assistant', status, content: [{ type: 'output_text', text, annotations }] },
  ];
  return {
    ...{ id, object: 'response', status, error: status === 'failed' ? { code: 'server_error' } : null },
    output: status === 'completed' ? output : [],
    ...(provider === 'xai'
      ? { citations: links.map(({ url }) => url), usage: { cost_in_usd_ticks: 1_200_000_000 } }
      : {}),
  };
}

/** Marks cited URLs as OpenAI does. */
const marked = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}utm_source=openai`;

function interaction(id: string, status: string, { text, links }: PreparedResearch) {
  const annotations = links.map(({ url, title }) => ({
    ...{ type: 'url_citation', start_index: 0, end_index: 0, url },
    ...(title === undefined ? {} : { title }),
  }));
  const steps = [
    { type: 'thought', signature: 'c2lnbmF0dXJl' },
    { type: 'model_output', content: [{ type: 'text', text, annotations }] },
  ];
  return { id, status, steps: status === 'completed' ? steps : [] };
}

const lost = (provider: Provider): Reply => error(provider, 404, 'not_found', 'There is no such response.');
const noKey = (provider: Provider): Reply =>
  provider === 'gemini'
    ? json(
        {
          error: {
            code: 400,
            status: 'INVALID_ARGUMENT',
            message: 'API key not valid.',
            details: [{ reason: 'API_KEY_INVALID' }],
          },
        },
        400,
      )
    : error(provider, 401, 'invalid_api_key', 'Incorrect API key provided.');

/** Error response in the provider's format. */
function error(provider: Provider, status: number, code: string, message: string): Reply {
  if (provider === 'xai') return json({ code, error: message }, status);
  if (provider === 'gemini') return json({ error: { code: status, status: code.toUpperCase(), message } }, status);
  return json({ error: { message, type: code, param: null, code } }, status);
}
