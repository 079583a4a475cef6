import type { CallContext, GatewayRequest, GatewayResponse, RecordedExchange, TlsPeer } from '@corroborate/domain';
import type { Order } from './order.policy';
import { isSecretName, maskAddress } from './redaction.policy';
import { UPSTREAM } from './upstream.thresholds';
import { isToldWhole } from './web.policy';

/** What went over the wire as it may be kept and shown: secrets are stars, what identifies a session is left out. */
export function toRecorded(
  order: Pick<Order, 'provider' | 'method' | 'url' | 'headers'>,
  answer: GatewayResponse,
  { investigationId, stage }: CallContext & { investigationId: number },
  told: { now: Date; peer: TlsPeer | null },
): RecordedExchange {
  // The address of a page is part of what it is; in those of APIs stand our keys.
  const shown = (url: string) => (isToldWhole(order.provider) ? url : maskAddress(url, UPSTREAM.maxAddressLength));
  const { status, headers, url, redirects, fromCache, body } = answer;
  return {
    investigationId,
    stage,
    provider: order.provider,
    at: told.now.toISOString(),
    fromCache,
    request: { method: order.method, url: shown(order.url.href), headers: withoutSecrets(order.headers) },
    response: {
      status,
      headers: withoutSecrets(headers),
      url: shown(url),
      redirects: redirects.map(shown),
      peer: fromCache ? null : told.peer,
    },
    body,
  };
}

/** Is this an answer that someone may have to be shown? What models said is no evidence, and a head has no body. */
export const isKept = (
  request: GatewayRequest,
  context: CallContext,
): context is CallContext & { investigationId: number } =>
  context.investigationId !== null && request.keepOriginal !== false && request.method !== 'HEAD';

const withoutSecrets = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !name.startsWith('set-cookie'))
      .map(([name, value]) => [name, isSecretName(name) ? '***' : value]),
  );
