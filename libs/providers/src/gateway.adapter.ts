import axios, { type AxiosAdapter, type AxiosInstance, type CreateAxiosDefaults } from 'axios';
import type { GatewayRequest, Outcome } from '@corroborate/domain';
import type { ProviderResponse } from './answer';
import { RefusedError } from './refused.error';

/** Sends a request through the egress gateway, adding the provider, price and rate limit. */
export type Send = (request: Omit<GatewayRequest, 'provider' | 'pace'>) => Promise<Outcome<ProviderResponse>>;

/**
 * An axios client that makes all calls through `send`. It adds no headers, parses no body and checks no status, so that
 * requests are exactly what the provider's adapter wrote.
 */
export function gatewayClient(defaults: CreateAxiosDefaults, send: Send): AxiosInstance {
  const client = axios.create({
    ...defaults,
    paramsSerializer: { serialize },
    transformResponse: (text: unknown) => text,
    validateStatus: () => true,
  });
  client.defaults.headers.common = {};
  const adapter = gatewayAdapter(send);
  // Set on every request to prevent adapters that open their own sockets.
  client.interceptors.request.use((config) => Object.assign(config, { adapter }));
  return client;
}

/** @throws RefusedError with the outcome if there was no response. */
const gatewayAdapter =
  (send: Send): AxiosAdapter =>
  async (config) => {
    const outcome = await send({
      url: axios.getUri(config),
      method: config.method?.toUpperCase() as GatewayRequest['method'],
      headers: toPlainHeaders(config.headers.toJSON()),
      body: typeof config.data === 'string' ? config.data : undefined,
      ...(Buffer.isBuffer(config.data) ? { bytes: config.data } : {}),
      ...(config.timeout ? { timeoutMs: config.timeout } : {}),
      ...(config.maxContentLength !== undefined && config.maxContentLength >= 0
        ? { maxBytes: config.maxContentLength }
        : {}),
      ...(config.maxRedirects === undefined ? {} : { maxRedirects: config.maxRedirects }),
    });
    if (outcome.kind !== 'found') throw new RefusedError(outcome);
    const { status, headers, text, url } = outcome.value;
    return { status, statusText: '', headers, data: text, config, request: { responseURL: url } };
  };

type Param = string | number | boolean | null | undefined;

/** Form encoding: a space becomes a plus sign, undefined and null are omitted, lists repeat the name. */
function serialize(params: Record<string, Param | Param[]> | URLSearchParams): string {
  if (params instanceof URLSearchParams) return params.toString();
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const one of [value].flat()) if (one !== undefined && one !== null) form.append(name, String(one));
  return form.toString();
}

const toPlainHeaders = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
