import createFetcher from 'openapi-fetch';
import { createCall, createSend, type Answer, type Call, type CallInit, type Send } from './calls.ts';
import { createDownload, type DownloadCall } from './download.ts';
import { followed, type FollowOptions, type InvestigationMessage } from './follow.ts';
import { iterateItems, iteratePages, type ItemOf, type PagedPath } from './pages.ts';
import type { Schemas } from './problem-error.ts';
import type { paths } from './schema.gen.ts';

export interface ClientOptions {
  /** Where the server is: `https://desk.example.org`, or `/` on a page that the server itself serves. */
  baseUrl: string;
  /** A key (`cbr_…`) or a token of your identity provider; none where the server asks for none, or a cookie is sent. */
  key?: string | undefined;
  /** Takes the place of the global `fetch`: for proxies, traces and tests. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

export interface WaitOptions extends Omit<FollowOptions, 'lastEventId'> {
  /** Told everything that comes while it waits. */
  onMessage?: ((message: InvestigationMessage) => void) | undefined;
}

/** Every call rejects with `ProblemError`, or with the reason of its `signal`. */
export interface CorroborateClient {
  GET: Call<'get'>;
  POST: Call<'post'>;
  PUT: Call<'put'>;
  PATCH: Call<'patch'>;
  DELETE: Call<'delete'>;
  /** What a path hands out as a file: a report as PDF, a case folder, an archive of evidence. */
  download: DownloadCall;
  /** Hands a topic in; one that is known by its `external_id` is brought up to date. */
  submitTopic(topic: Schemas['TopicDto']): Promise<Schemas['SubmittedTopicResponse']>;
  /** Up to 1,000 topics at once, all of them or, where one is wrong, none; answers in their order. */
  submitTopics(topics: Schemas['TopicDto'][]): Promise<Schemas['SubmittedTopicResponse'][]>;
  /** A list page by page, as far as it is read. */
  pages<P extends PagedPath>(path: P, init?: CallInit<'get', P>): AsyncIterable<Answer<'get', P>>;
  /** Every item of a list; the next page is asked for when it is needed. */
  each<P extends PagedPath>(path: P, init?: CallInit<'get', P>): AsyncIterable<ItemOf<P>>;
  /** What an investigation does, as it does it, to its end; lost connections are resumed where they broke. */
  follow(investigationId: number, options?: FollowOptions): AsyncIterable<InvestigationMessage>;
  /**
   * The investigation with its result, once it is completed, failed or cancelled. One that awaits approval is waited
   * for as well: bound it by `signal`.
   */
  waitUntilDone(investigationId: number, options?: WaitOptions): Promise<Schemas['InvestigationWithResultResponse']>;
}

/** @throws TypeError where `baseUrl` is no address or `key` no key; the key is not in its message */
export function createClient({ baseUrl, key, fetch }: ClientOptions): CorroborateClient {
  const fetcher = createFetcher<paths>({
    baseUrl: checkedAddress(baseUrl),
    ...(fetch ? { fetch } : {}),
    ...(key === undefined ? {} : { headers: { authorization: `Bearer ${checkedKey(key)}` } }),
  });
  const send = createSend(fetcher, baseUrl);
  const [GET, POST] = [createCall(send, 'get'), createCall(send, 'post')];
  const follow = (id: number, options: FollowOptions = {}) =>
    followed((lastEventId, signal) => openStream(send, id, lastEventId, signal), options, baseUrl);
  return {
    GET,
    POST,
    PUT: createCall(send, 'put'),
    PATCH: createCall(send, 'patch'),
    DELETE: createCall(send, 'delete'),
    download: createDownload(send),
    ...submitting(POST),
    // Of any route: its types are those of the call, by the interface that this is made for.
    pages: ((path, init) => iteratePages(GET as never, path, init)) as CorroborateClient['pages'],
    each: ((path, init) => iterateItems(GET as never, path, init)) as CorroborateClient['each'],
    follow,
    waitUntilDone: async (id, { onMessage, ...options } = {}) => {
      for await (const message of follow(id, options)) onMessage?.(message);
      return GET('/api/investigations/{id}', { params: { path: { id } }, signal: options.signal });
    },
  };
}

/** The route answers in the shape in which it was asked: for one topic, or for a list. */
const submitting = (POST: Call<'post'>): Pick<CorroborateClient, 'submitTopic' | 'submitTopics'> => ({
  submitTopic: async (topic) => (await POST('/api/topics', { body: topic })) as Schemas['SubmittedTopicResponse'],
  submitTopics: async (topics) =>
    ((await POST('/api/topics', { body: { topics } })) as Schemas['SubmittedTopicsResponse']).results,
});

function openStream(send: Send, id: number, lastEventId: number | null, signal: AbortSignal): Promise<Response> {
  const header = lastEventId === null ? {} : { 'Last-Event-ID': String(lastEventId) };
  return send('get', '/api/investigations/{id}/events', { params: { path: { id }, header }, signal });
}

/** What fetch says of an address with a password in it would show the password. */
function checkedAddress(baseUrl: string): string {
  if (baseUrl.startsWith('/') && !baseUrl.startsWith('//')) return baseUrl;
  const { username, password } = /^https?:\/\/[^/]/.test(baseUrl) && URL.canParse(baseUrl) ? new URL(baseUrl) : NO_URL;
  if (username === '' && password === '') return baseUrl;
  throw new TypeError(
    'baseUrl is no address: give one such as https://desk.example.org, with no name or password in it.',
  );
}
const NO_URL = { username: null, password: null };

/** What fetch says of a header that it does not take would show the key. */
function checkedKey(key: string): string {
  if (/^[\x21-\x7e]+$/.test(key)) return key;
  throw new TypeError('key is no key: it is empty, or has a blank, a line break or another strange character in it.');
}
