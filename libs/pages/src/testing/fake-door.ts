import {
  found,
  type CallContext,
  type Door,
  type DoorRequest,
  type DoorResponse,
  type Outcome,
} from '@corroborate/domain';

export interface FakePage {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Address that answers, when not the one asked for. */
  url?: string;
}

/** A door to a web of a few addresses; what is not listed answers 404. Remembers every call. */
export class FakeDoor implements Door {
  readonly calls: DoorRequest[] = [];

  constructor(private readonly web: Record<string, FakePage | Outcome<never> | (() => never)>) {}

  async call(request: DoorRequest, _context: CallContext): Promise<Outcome<DoorResponse>> {
    this.calls.push(request);
    const page = this.web[request.url] ?? { status: 404, body: '' };
    if (typeof page === 'function') return page();
    if ('kind' in page) return page;
    return found({
      status: page.status ?? 200,
      headers: page.headers ?? { 'content-type': 'text/html' },
      body: Buffer.isBuffer(page.body) ? page.body : Buffer.from(page.body ?? ''),
      url: page.url ?? request.url,
      redirects: [],
      fromCache: false,
      latencyMs: 1,
      costUsd: 0,
    });
  }
}
