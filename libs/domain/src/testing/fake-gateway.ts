import { found, type Outcome } from '../outcome';
import type { CallContext, UpstreamGateway, GatewayRequest, GatewayResponse } from '../ports/upstream-gateway.port';

/** What an HTTP server says, in short. */
export interface FakePage {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Address that answers, when not the one asked for. */
  url?: string;
  fromCache?: boolean;
  costUsd?: number;
}

/** A scripted answer: an HTTP answer in short, any outcome of the gateway, or an exception. */
export type FakeAnswer = FakePage | Outcome<never> | (() => never);

interface Script {
  matches: (request: GatewayRequest) => boolean;
  answers: FakeAnswer[];
  used: number;
}

/**
 * A gateway for tests: answers by the first script whose address matches, in the order given, the last one
 * for ever. What no script covers is an error of the test and fails loudly.
 */
export class FakeGateway implements UpstreamGateway {
  readonly requests: GatewayRequest[] = [];
  /** Of each request, in the same order. */
  readonly contexts: CallContext[] = [];
  private readonly scripts: Script[] = [];

  /** A gateway to a web of a few addresses; all others answer `otherwise`. */
  static to(web: Record<string, FakeAnswer>, otherwise: FakeAnswer): FakeGateway {
    const gateway = new FakeGateway();
    for (const [address, answer] of Object.entries(web)) gateway.on(({ url }) => url === address, answer);
    return gateway.on('', otherwise);
  }

  /** `match` is a part of the address, or `''` for any, or a condition. */
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
