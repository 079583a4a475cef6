import type { CallContext, GatewayRequest, GatewayResponse, RecordedExchange, TlsPeer } from '@corroborate/domain';
import type { PreparedRequest } from './request.policy';
import { isSecretName, maskAddress } from './redaction.policy';
import { UPSTREAM } from './upstream.thresholds';
import { recordsFullUrl } from './web.policy';

/** The exchange for storage and display: secrets masked, session identifiers removed. */
export function toRecordedExchange(
  order: Pick<PreparedRequest, 'provider' | 'method' | 'url' | 'headers'>,
  answer: GatewayResponse,
  { investigationId, stage }: CallContext & { investigationId: number },
  observed: { now: Date; peer: TlsPeer | null },
): RecordedExchange {
  // Page URLs are part of the evidence; API URLs contain keys.
  const shown = (url: string) => (recordsFullUrl(order.provider) ? url : maskAddress(url, UPSTREAM.maxAddressLength));
  const { status, headers, url, redirects, fromCache, body } = answer;
  return {
    investigationId,
    stage,
    provider: order.provider,
    at: observed.now.toISOString(),
    fromCache,
    request: { method: order.method, url: shown(order.url.href), headers: withoutSecrets(order.headers) },
    response: {
      status,
      headers: withoutSecrets(headers),
      url: shown(url),
      redirects: redirects.map(shown),
      peer: fromCache ? null : observed.peer,
    },
    body,
  };
}

/** Whether the response is stored as evidence. Excludes model output and HEAD responses. */
export const shouldRecord = (
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
