import { found, type CallContext, type Door, type DoorRequest, type DoorResponse, type Outcome } from '@corroborate/domain';

/** A scripted answer: an HTTP answer in short, or any outcome of the door. */
export type FakeAnswer = { status?: number; headers?: Record<string, string>; body?: string; fromCache?: boolean } | Outcome<never>;

/**
 * A door for tests: answers by the first script whose address matches, in the order given, the last one
 * for ever. What no script covers is an error of the test and fails loudly.
 */
export class FakeDoor implements Door {
  readonly requests: DoorRequest[] = [];
  private readonly scripts: { match: string; answers: FakeAnswer[]; used: number }[] = [];

  /** `match` is a part of the address, or `''` for any. */
  on(match: string, ...answers: FakeAnswer[]): this {
    this.scripts.push({ match, answers, used: 0 });
    return this;
  }

  async call(request: DoorRequest, _context: CallContext): Promise<Outcome<DoorResponse>> {
    this.requests.push(request);
    const script = this.scripts.find(({ match }) => request.url.includes(match));
    const answer = script?.answers[Math.min(script.used++, script.answers.length - 1)];
    if (!answer) throw new Error(`no answer is scripted for ${request.url}`);
    if ('kind' in answer) return answer;
    return found({
      status: answer.status ?? 200,
      headers: answer.headers ?? {},
      body: Buffer.from(answer.body ?? ''),
      url: request.url,
      redirects: [],
      fromCache: answer.fromCache ?? false,
      latencyMs: 1,
      costUsd: request.priceUsd ?? 0,
    });
  }
}
