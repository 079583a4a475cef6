import { randomBytes } from 'node:crypto';
import type { DueDelivery, WebhookEndpointEntity } from '@corroborate/db';
import { Webhook } from 'standardwebhooks';
import { isWebhookEvent, TEST_EVENT, WEBHOOK_DATA } from './webhook.events';
import { WEBHOOK_LIMITS } from './webhooks.thresholds';

/** Null if the event is not published. */
export function messageBody(due: DueDelivery): string | null {
  if (!due.event)
    return JSON.stringify({ type: TEST_EVENT, timestamp: due.createdAt, data: { webhook_id: due.endpointId } });
  if (!isWebhookEvent(due.type)) return null;
  const { id, at, data, investigationId, topicId, externalId } = due.event;
  const known: Record<string, unknown> = {
    ...data,
    event_id: id,
    investigation_id: investigationId,
    topic_id: topicId,
    external_id: externalId,
  };
  const fields = Object.keys(WEBHOOK_DATA[due.type].shape).map((field): [string, unknown] => [
    field,
    shortenStrings(known[field] ?? null),
  ]);
  return JSON.stringify({ type: due.type, timestamp: at, data: Object.fromEntries(fields) });
}

function shortenStrings(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > WEBHOOK_LIMITS.maxText ? `${value.slice(0, WEBHOOK_LIMITS.maxText - 1)}…` : value;
  return Array.isArray(value) ? value.slice(0, WEBHOOK_LIMITS.maxItems).map(shortenStrings) : value;
}

/** The same for every attempt and replay of a message, and unique across deployments. */
export const messageId = (due: DueDelivery, { tag }: Pick<WebhookEndpointEntity, 'tag'>): string =>
  due.event ? `evt_${tag}_${due.event.id}` : `test_${tag}_${due.id}`;

/** Signs a message according to Standard Webhooks; after a rotation, with both secrets while the old one is valid. */
export function signMessage(
  id: string,
  body: string,
  endpoint: Pick<WebhookEndpointEntity, 'secret' | 'previousSecret' | 'previousUntil'>,
  now: Date,
) {
  const signatures = activeSecrets(endpoint, now).map((secret) => new Webhook(secret).sign(id, now, body));
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
  };
}

/** Valid secrets, newest first. */
function activeSecrets(
  { secret, previousSecret, previousUntil }: Pick<WebhookEndpointEntity, 'secret' | 'previousSecret' | 'previousUntil'>,
  now: Date,
): string[] {
  const stillHolds = previousUntil !== null && new Date(previousUntil) > now;
  return previousSecret !== null && stillHolds ? [secret, previousSecret] : [secret];
}

/** Prefix of secrets required by Standard Webhooks libraries. */
const SECRET_PREFIX = 'whsec_';

export const newSecret = (): string => `${SECRET_PREFIX}${randomBytes(WEBHOOK_LIMITS.secretBytes).toString('base64')}`;
export const newTag = (): string => randomBytes(5).toString('hex');
