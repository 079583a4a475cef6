import { found, type Outcome } from '../outcome';
import type { CallContext, UpstreamGateway, GatewayRequest, GatewayResponse } from '../ports/upstream-gateway.port';

/** An HTTP response in short form. */
export interface FakePage {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** URL that responded, if different from the requested one. */
  url?: string;
  fromCache?: boolean;
  costUsd?: number;
}

/** A scripted response: a short HTTP response, any gateway outcome, or an exception. */
export type FakeAnswer = FakePage | Outcome<never> | (() => never);

interface Script {
  matches: (request: GatewayRequest) => boolean;
  answers: FakeAnswer[];
  used: number;
}

/**
 * A fake gateway for tests: responds with the first matching script, in order; the last one
 * repeats. A request without a matching script is a test error and throws.
 */
export class FakeGateway implements UpstreamGateway {
  readonly requests: GatewayRequest[] = [];
  /** Contexts of the requests, in the same order. */
  readonly contexts: CallContext[] = [];
  private readonly scripts: Script[] = [];

  /** A gateway to a few URLs; all others return `otherwise`. */
  static to(web: Record<string, FakeAnswer>, otherwise: FakeAnswer): FakeGateway {
    const gateway = new FakeGateway();
    for (const [address, answer] of Object.entries(web)) gateway.on(({ url }) => url === address, answer);
    return gateway.on('', otherwise);
  }

  /** `match`: part of the URL, `''` for any, or a predicate. */
  on(match: string | Script['matches'], ...answers: FakeAnswer[]): this {
    const matches = typeof match === 'string' ? ({ url }: GatewayRequest) => url.includes(match) : match;
    this.scripts.push({ matches, answers, used: 0 });
    return this;
  }

  async call(request: GatewayRequest, context: CallContext): Promise<Outcome<GatewayResponse>> {
    this.requests.push(request);
    this.contexts.push(context);
    const script = this.scripts.find(({ matches }) => matches(request));
    const answer = script?.answers[Math.min(script.used++, script.answers.length - 1)];
    if (!answer) throw new Error(`no answer is scripted for ${request.method ?? 'GET'} ${request.url}`);
    if (typeof answer === 'function') return answer();
    return 'kind' in answer ? answer : found(httpAnswer(request, answer));
  }
}

const httpAnswer = (request: GatewayRequest, answer: FakePage): GatewayResponse => ({
  status: answer.status ?? 200,
  headers: answer.headers ?? {},
  body: Buffer.isBuffer(answer.body) ? answer.body : Buffer.from(answer.body ?? ''),
  url: answer.url ?? request.url,
  redirects: [],
  fromCache: answer.fromCache ?? false,
  latencyMs: 1,
  costUsd: answer.costUsd ?? request.priceUsd ?? 0,
});
