import type { Client } from 'openapi-fetch';
import { toProblemError, unreachable, unreadable } from './problem-error.ts';
import type { paths } from './schema.gen.ts';

export type Fetcher = Client<paths>;
export type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** The paths of the API that know this method. */
export type Path<V extends Verb> = {
  [P in keyof paths]: paths[P][V] extends { responses: unknown } ? P : never;
}[keyof paths];

/** What a call is given: `params` (path, query, header) and `body` as the path wants them. */
export type CallInit<V extends Verb, P extends Path<V>> = ParamsOf<paths[P][V]> &
  BodyOf<paths[P][V]> & { signal?: AbortSignal | undefined; headers?: Record<string, string> };
type ParamsOf<Operation> = Operation extends { parameters: infer Params }
  ? object extends Params
    ? { params?: Params }
    : { params: Params }
  : object;
type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? { body?: Body }
    : object;
/** What a call answers: JSON as the API's document has it, or text where that is what it serves. */
export type Answer<V extends Verb, P extends Path<V>> = paths[P][V] extends { responses: infer R }
  ? ContentOf<R[keyof R & (200 | 201 | 202)]>
  : never;
type ContentOf<R> = R extends { content: infer C } ? C[keyof C] : never;

/** Calls a path of the API. @throws ProblemError; the reason of `signal` where that ended the call */
export type Call<V extends Verb> = <P extends Path<V>>(
  path: P,
  ...init: object extends CallInit<V, P> ? [init?: CallInit<V, P>] : [init: CallInit<V, P>]
) => Promise<Answer<V, P>>;

/** What a call is given, whatever its path. */
interface LooseInit {
  signal?: AbortSignal | undefined;
  params?: object;
}
/** Asks the API; the body of the answer is not read yet. @throws ProblemError; the reason of `signal` */
export type Send = (verb: Verb, path: string, init: LooseInit) => Promise<Response>;

/** @param baseUrl as errors name it */
export function createSend(fetcher: Fetcher, baseUrl: string): Send {
  const request = fetcher.request as unknown as (
    verb: Verb,
    path: string,
    init: object,
  ) => Promise<{ error?: unknown; response: Response }>;
  return async (verb, path, init) => {
    // The body is left to whoever knows by its media type how to read it.
    const { error, response } = await request(verb, path, { ...init, parseAs: 'stream' }).catch((cause: unknown) => {
      throw init.signal?.aborted ? cause : unreachable(baseUrl, cause);
    });
    if (!response.ok) throw toProblemError(error, response);
    return response;
  };
}

/** One method of the API, its answers unwrapped. */
export function createCall<V extends Verb>(send: Send, verb: V): Call<V> {
  const call = async (path: string, init: LooseInit = {}): Promise<unknown> => {
    const response = await send(verb, path, init);
    return contentOf(response).catch((cause: unknown) => {
      throw init.signal?.aborted ? cause : unreadable(response.status, cause);
    });
  };
  return call as Call<V>;
}

async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return response.json();
  if (/^text\/(?!html)/.test(type)) return response.text();
  throw new TypeError(`Neither JSON nor plain text: ${type || 'no media type'}`);
}
