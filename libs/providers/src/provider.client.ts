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
import { toProviderResponse, parseJsonOnce, type ProviderResponse, isObject, toObject, type Fields } from './answer';
import { gatewayClient, type Send } from './gateway.adapter';
import type { PricedManifest } from './manifest';
import { runThirdPartyClient } from './refused.error';
import { judgeStatus, createStatusMessage, type DescribeStatus } from './statuses.policy';

/** Dependencies of every provider adapter. */
export interface ProviderParts {
  gateway: UpstreamGateway;
  clock: Clock;
}

/** Classifies a response before its status is checked, e.g. by a code in the body; null = use the status. */
export type ResponseJudge = (answer: ProviderResponse, body: Fields, now: Date) => Outcome<never> | null;

/** Axios defaults of all calls to a provider (`baseURL`, `headers`, `timeout`, `maxContentLength` …). */
export interface ProviderSetup extends CreateAxiosDefaults {
  /** Messages for error statuses. */
  say?: DescribeStatus;
  judge?: ResponseJudge;
  /** Rate-limit key; default: the provider's name. */
  paceKey?: string;
  /** Maximum rate-limit wait in ms. */
  maxWaitMs?: number;
}

/** Options of one call that axios does not have. */
export type CallOptions = Pick<GatewayRequest, 'cacheTtlMs' | 'priceUsd' | 'settle' | 'retries' | 'redirectHosts'>;

/** A request made with axios. */
export type ProviderRequest = (http: AxiosInstance) => Promise<AxiosResponse<string>>;

/** Options for reading a response. */
export interface ReadOptions extends CallOptions {
  /** Replaces the provider's own `judge`. */
  judge?: ResponseJudge;
  /** Additional statuses whose body is parsed. */
  accepted?: readonly number[];
}

export interface JsonReadOptions<T> extends ReadOptions {
  /** The requested part; null if the response does not contain it. */
  read: (body: Fields) => T | null;
  /** Failure reason if the part is missing or the response is not JSON. */
  otherwise: string;
}

/** HTTP client for one provider: applies its name, price and rate limit; all calls go through the egress gateway. */
export class ProviderClient {
  private readonly say: DescribeStatus;
  private readonly judge: ResponseJudge | undefined;
  private readonly pace: GatewayRequest['pace'];
  private readonly defaults: CreateAxiosDefaults;

  constructor(
    private readonly parts: ProviderParts,
    private readonly manifest: PricedManifest,
    { say, judge, paceKey, maxWaitMs, ...defaults }: ProviderSetup = {},
  ) {
    this.say = say ?? createStatusMessage('the request was refused');
    this.judge = judge;
    this.pace = {
      key: paceKey ?? manifest.name,
      intervalMs: manifest.paceMs,
      ...(maxWaitMs === undefined ? {} : { maxWaitMs }),
    };
    this.defaults = defaults;
  }

  /** One call in the format of third-party clients. Any HTTP response is `found`. */
  async send(request: Parameters<Send>[0], context: CallContext): Promise<Outcome<ProviderResponse>> {
    const { name, priceUsd } = this.manifest;
    const maxBytes = this.defaults.maxContentLength;
    const answer = await this.parts.gateway.call(
      { maxBytes, ...request, priceUsd: request.priceUsd ?? priceUsd, provider: name, pace: this.pace },
      context,
    );
    if (answer.kind !== 'found') return answer;
    context.onAnswer?.(answer.value);
    return found(toProviderResponse(answer.value));
  }

  /** One call; any HTTP response is `found`. */
  call(context: CallContext, request: ProviderRequest, terms: CallOptions = {}): Promise<Outcome<ProviderResponse>> {
    const http = gatewayClient(this.defaults, (sent) => this.send({ ...sent, ...terms }, context));
    return runThirdPartyClient(
      async () => toResponse(await request(http)),
      (error) => {
        throw error;
      },
    );
  }

  /** One call that returns text; `found` only on success. */
  async callText(
    context: CallContext,
    request: ProviderRequest,
    reading: ReadOptions = {},
  ): Promise<Outcome<ProviderResponse>> {
    const { judge, accepted, ...terms } = reading;
    const answer = await this.call(context, request, terms);
    if (answer.kind !== 'found') return answer;
    return this.verdict(answer.value, { judge, accepted }) ?? answer;
  }

  /** Outcome of a response before its body is parsed; null = parse the body. */
  verdict(answer: ProviderResponse, { judge = this.judge, accepted = [] }: ReadOptions = {}): Outcome<never> | null {
    const now = this.parts.clock.now();
    const verdict = judge?.(answer, toObject(parseJsonOnce(answer)), now) ?? null;
    if (verdict || accepted.includes(answer.status)) return verdict;
    return judgeStatus(answer, this.say, now);
  }

  /** One call that returns a JSON object with any content. */
  callObject(context: CallContext, request: ProviderRequest, reading: ReadOptions = {}): Promise<Outcome<Fields>> {
    const otherwise = `${this.manifest.title} did not return a JSON object`;
    return this.callJson(context, request, { ...reading, read: (body) => body, otherwise });
  }

  /** One call that returns a part of a JSON object. */
  async callJson<T>(context: CallContext, request: ProviderRequest, reading: JsonReadOptions<T>): Promise<Outcome<T>> {
    const { read, otherwise, ...rest } = reading;
    const answer = await this.callText(context, request, rest);
    if (answer.kind !== 'found') return answer;
    const body = parseJsonOnce(answer.value);
    const value = isObject(body) ? read(body) : null;
    return value === null ? failed(otherwise) : found(value);
  }
}

function toResponse({ status, headers, data, request }: AxiosResponse<string>): ProviderResponse {
  const { responseURL } = request as { responseURL: string };
  return { status, headers: { ...(headers as Record<string, string>) }, text: data, url: responseURL };
}
