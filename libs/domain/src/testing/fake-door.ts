import { found, type Outcome } from '../outcome';
import type { CallContext, Door, DoorRequest, DoorResponse } from '../ports/door.port';

/** A scripted answer: an HTTP answer in short, or any outcome of the door. */
export type FakeAnswer =
  | {
      status?: number;
      headers?: Record<string, string>;
      body?: string;
      url?: string;
      fromCache?: boolean;
      costUsd?: number;
    }
  | Outcome<never>;

interface Script {
  matches: (request: DoorRequest) => boolean;
  answers: FakeAnswer[];
  used: number;
}

/**
 * A door for tests: answers by the first script whose address matches, in the order given, the last one
 * for ever. What no script covers is an error of the test and fails loudly.
 */
export class FakeDoor implements Door {
  readonly requests: DoorRequest[] = [];
  private readonly scripts: Script[] = [];

  /** `match` is a part of the address, or `''` for any. */
  on(match: string, ...answers: FakeAnswer[]): this {
    this.scripts.push({ matches: ({ url }) => url.includes(match), answers, used: 0 });
    return this;
  }

  async call(request: DoorRequest, _context: CallContext): Promise<Outcome<DoorResponse>> {
    this.requests.push(request);
    const script = this.scripts.find(({ matches }) => matches(request));
    const answer = script?.answers[Math.min(script.used++, script.answers.length - 1)];
    if (!answer) throw new Error(`no answer is scripted for ${request.method ?? 'GET'} ${request.url}`);
    return 'kind' in answer ? answer : found(httpAnswer(request, answer));
  }
}

function httpAnswer(request: DoorRequest, answer: Exclude<FakeAnswer, Outcome<never>>): DoorResponse {
  return {
    status: answer.status ?? 200,
    headers: answer.headers ?? {},
    body: Buffer.from(answer.body ?? ''),
    url: answer.url ?? request.url,
    redirects: [],
    fromCache: answer.fromCache ?? false,
    latencyMs: 1,
    costUsd: answer.costUsd ?? request.priceUsd ?? 0,
  };
}
