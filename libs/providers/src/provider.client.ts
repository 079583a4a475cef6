import type { AxiosInstance, AxiosResponse, CreateAxiosDefaults } from 'axios';
import {
  failed,
  found,
  type CallContext,
  type Clock,
  type UpstreamGateway,
  type GatewayRequest,
  type Outcome,
} from '@corroborate/domain';
import { answerOf, jsonOf, type Answer } from './answer';
import { isObject, objectOr, type Fields } from './fields';
import { gatewayClient, type Send } from './gateway.adapter';
import type { Priced } from './manifest';
import { throughClient } from './refused.error';
import { judgeStatus, sayStatus, type SayStatus } from './statuses.policy';

/** What the adapter of every provider is given. */
export interface ProviderParts {
  gateway: UpstreamGateway;
  clock: Clock;
}

/** What an answer means before its status is looked at, e.g. by a code in its body; null = go by the status. */
export type Judge = (answer: Answer, body: Fields, now: Date) => Outcome<never> | null;

/** What all calls to one provider share: `baseURL`, `headers`, `timeout`, `maxContentLength` … as axios names them. */
export interface ProviderSetup extends CreateAxiosDefaults {
  /** Words for statuses that are no success. */
  say?: SayStatus;
  judge?: Judge;
  /** Whose turns it takes; default its own name. */
  paceKey?: string;
  /** Longest wait for a turn. */
  maxWaitMs?: number;
}

/** What only this call is made with, beside what axios has a name for. */
export type CallTerms = Pick<GatewayRequest, 'cacheTtlMs' | 'priceUsd' | 'settle' | 'retries' | 'redirectHosts'>;

/** One request, in the ordinary words of axios. */
export type ProviderRequest = (http: AxiosInstance) => Promise<AxiosResponse<string>>;

/** How an answer is read. */
export interface Reading extends CallTerms {
  /** In the place of the provider's own. */
  judge?: Judge;
  /** Further statuses whose body counts. */
  accepted?: readonly number[];
}

export interface JsonReading<T> extends Reading {
  /** The part that was asked for; null where the answer does not have it. */
  read: (body: Fields) => T | null;
  /** Said where it has not, or where the answer is no JSON. */
  otherwise: string;
}

/** Asks one provider by its HTTP interface, in its name, at its price and pace, by the one way out. */
export class ProviderClient {
  private readonly say: SayStatus;
  private readonly judge: Judge | undefined;
  private readonly pace: GatewayRequest['pace'];
  private readonly defaults: CreateAxiosDefaults;

  constructor(
    private readonly parts: ProviderParts,
    private readonly manifest: Priced,
    { say, judge, paceKey, maxWaitMs, ...defaults }: ProviderSetup = {},
  ) {
    this.say = say ?? sayStatus('the request was refused');
    this.judge = judge;
    this.pace = {
      key: paceKey ?? manifest.name,
      intervalMs: manifest.paceMs,
      ...(maxWaitMs === undefined ? {} : { maxWaitMs }),
    };
    this.defaults = defaults;
  }

  /** One call as third-party clients form it. Any HTTP answer is `found`. */
  async send(request: Parameters<Send>[0], context: CallContext): Promise<Outcome<Answer>> {
    const { name, priceUsd } = this.manifest;
    const maxBytes = this.defaults.maxContentLength;
    const answer = await this.parts.gateway.call(
      { maxBytes, ...request, priceUsd: request.priceUsd ?? priceUsd, provider: name, pace: this.pace },
      context,
    );
    if (answer.kind !== 'found') return answer;
    context.onAnswer?.(answer.value);
    return found(answerOf(answer.value));
  }

  /** One call; any HTTP answer is `found`. */
  call(context: CallContext, request: ProviderRequest, terms: CallTerms = {}): Promise<Outcome<Answer>> {
    const http = gatewayClient(this.defaults, (sent) => this.send({ ...sent, ...terms }, context));
    return throughClient(
      async () => answerIn(await request(http)),
      (error) => {
        throw error;
      },
    );
  }

  /** One call for a text, of which only a success is `found`. */
  async callText(context: CallContext, request: ProviderRequest, reading: Reading = {}): Promise<Outcome<Answer>> {
    const { judge, accepted, ...terms } = reading;
    const answer = await this.call(context, request, terms);
    if (answer.kind !== 'found') return answer;
    return this.verdict(answer.value, { judge, accepted }) ?? answer;
  }

  /** What an answer means before its body is read; null = its body counts. */
  verdict(answer: Answer, { judge = this.judge, accepted = [] }: Reading = {}): Outcome<never> | null {
    const now = this.parts.clock.now();
    const verdict = judge?.(answer, objectOr(jsonOf(answer)), now) ?? null;
    if (verdict || accepted.includes(answer.status)) return verdict;
    return judgeStatus(answer, this.say, now);
  }

  /** One call for a JSON object, whatever it holds. */
  callObject(context: CallContext, request: ProviderRequest, reading: Reading = {}): Promise<Outcome<Fields>> {
    const otherwise = `${this.manifest.title} did not return a JSON object`;
    return this.callJson(context, request, { ...reading, read: (body) => body, otherwise });
  }

  /** One call for a JSON object, or the part of it that was asked for. */
  async callJson<T>(context: CallContext, request: ProviderRequest, reading: JsonReading<T>): Promise<Outcome<T>> {
    const { read, otherwise, ...rest } = reading;
    const answer = await this.callText(context, request, rest);
    if (answer.kind !== 'found') return answer;
    const body = jsonOf(answer.value);
    const value = isObject(body) ? read(body) : null;
    return value === null ? failed(otherwise) : found(value);
  }
}

function answerIn({ status, headers, data, request }: AxiosResponse<string>): Answer {
  const { responseURL } = request as { responseURL: string };
  return { status, headers: { ...(headers as Record<string, string>) }, text: data, url: responseURL };
}
