import type { Dispatcher } from 'undici';
import type { Shot } from './open-loop';

export interface MixOptions {
  client: Dispatcher;
  key: string;
  /** Topics to be investigated in this order, each once. */
  topicIds: number[];
  /** Share of requests that start an investigation, 0–1. */
  postShare: number;
}

/** Weight, name and query of requests by readers of the list. */
const READS: [weight: number, kind: string, query: Record<string, string>][] = [
  [20, 'first page', {}],
  [10, 'first page of the desk', { limit: '200' }],
  [8, 'latest first', { sort: 'latest', limit: '100' }],
  [8, 'category', { category: 'economy', limit: '100' }],
  [4, 'category, latest first', { category: 'transport', sort: 'latest' }],
  [6, 'least score', { min_score: '90', limit: '100' }],
  [5, 'frequent word', { q: 'strike' }],
  [4, 'frequent word, latest first', { q: 'strike', sort: 'latest' }],
  [5, 'two words', { q: 'harbor clo' }],
  [5, 'one letter', { q: 's' }],
  [3, 'rare beginning', { q: 'kalomi' }],
  [3, 'no such word', { q: 'zzyzx' }],
  [3, 'word in a category', { q: 'bridge', category: 'crime', limit: '100' }],
];

/** Like `READS`, but each request gets the next page, as when scrolling; starts again at the end. */
const WALKS: [weight: number, kind: string, query: Record<string, string>][] = [
  [8, 'deep page', { limit: '200' }],
  [4, 'deep page, latest first', { sort: 'latest', limit: '200' }],
  [4, 'deep page of a category', { category: 'politics', limit: '100' }],
];

/**
 * Only the end of a response is kept, which is enough to find the next page: whole bodies would be most of the driver's
 * work.
 */
type Answered = { status: number; end: string };
const END_BYTES = 400;

/** Requests as sent by pipeline and desk, in a fixed but seemingly random order. */
export class RequestMix {
  private readonly reads: (() => Shot)[];
  private readonly random = lcg(7);
  private posted = 0;

  constructor(private readonly options: MixOptions) {
    const plain = READS.flatMap(([weight, kind, query]) => repeat(weight, () => this.read(kind, query)));
    const walks = WALKS.flatMap(([weight, kind, query]) => repeat(weight, this.walk(kind, query)));
    this.reads = [...plain, ...walks];
  }

  next(): Shot {
    if (this.random() < this.options.postShare) return { kind: 'POST', send: () => this.post() };
    const read = this.reads[Math.floor(this.random() * this.reads.length)];
    return (read ?? (() => this.read('first page', {})))();
  }

  private async post(): Promise<number> {
    const topic_id = this.options.topicIds[this.posted++];
    if (topic_id === undefined) throw new Error('no topic is left');
    const body = JSON.stringify({ topic_id, mode: 'detailed', priority: 'normal' });
    return (await this.ask('POST', '/api/investigations', body)).status;
  }

  private read(kind: string, query: Record<string, string>): Shot {
    return { kind, send: async () => (await this.candidates(query)).status };
  }

  private walk(kind: string, query: Record<string, string>): () => Shot {
    let cursor: string | null = null;
    const send = async () => {
      const { status, end } = await this.candidates(cursor ? { ...query, cursor } : query);
      cursor = /"next_cursor":"([^"]+)"/.exec(end)?.[1] ?? null;
      return status;
    };
    return () => ({ kind, send });
  }

  private candidates(query: Record<string, string>): Promise<Answered> {
    return this.ask('GET', `/api/investigations/candidates?${new URLSearchParams(query).toString()}`);
  }

  private async ask(method: 'GET' | 'POST', path: string, body?: string): Promise<Answered> {
    const headers = {
      authorization: `Bearer ${this.options.key}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const answer = await this.options.client.request({ method, path, headers, body });
    return { status: answer.statusCode, end: await endOf(answer.body) };
  }
}

async function endOf(body: AsyncIterable<Buffer>): Promise<string> {
  let end: Buffer = Buffer.alloc(0);
  for await (const chunk of body)
    end = chunk.length >= END_BYTES ? chunk.subarray(-END_BYTES) : Buffer.concat([end, chunk]).subarray(-END_BYTES);
  return end.toString();
}

const repeat = <T>(times: number, item: T): T[] => Array.from({ length: times }, () => item);

/** Pseudorandom numbers from 0 to 1, the same in every run. */
function lcg(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296;
}
