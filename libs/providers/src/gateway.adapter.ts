import axios, { type AxiosAdapter, type AxiosInstance, type CreateAxiosDefaults } from 'axios';
import type { GatewayRequest, Outcome } from '@corroborate/domain';
import type { Answer } from './answer';
import { RefusedError } from './refused.error';

/** The one way out as an axios client needs it; it adds who asks, the price and the pace. */
export type Send = (request: Omit<GatewayRequest, 'provider' | 'pace'>) => Promise<Outcome<Answer>>;

/**
 * An axios client whose every call is made by `send`. It has no headers of its own, reads no body and judges no status,
 * so that what is asked of the outside is what the adapter of a provider wrote.
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
  // Set on each request, so that none can choose an adapter that opens sockets of its own.
  client.interceptors.request.use((config) => Object.assign(config, { adapter }));
  return client;
}

/** @throws RefusedError with the outcome where no answer came. */
const gatewayAdapter =
  (send: Send): AxiosAdapter =>
  async (config) => {
    const outcome = await send({
      url: axios.getUri(config),
      method: config.method?.toUpperCase() as GatewayRequest['method'],
      headers: plain(config.headers.toJSON()),
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

/** As forms are written: a space is a plus sign. What has no value is left out; lists repeat their name. */
function serialize(params: Record<string, Param | Param[]> | URLSearchParams): string {
  if (params instanceof URLSearchParams) return params.toString();
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const one of [value].flat()) if (one !== undefined && one !== null) form.append(name, String(one));
  return form.toString();
}

const plain = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
