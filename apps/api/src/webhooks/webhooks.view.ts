import type { WebhookDelivery } from '@corroborate/db';
import type { WebhookView, WebhookWithSecret } from '@corroborate/delivery';
import type { WebhookAnswer, WebhookDeliveryAnswer, WebhookWithSecretAnswer } from './webhooks.answers';

export const toWebhook = (view: WebhookView): WebhookAnswer => ({
  id: view.id,
  url: view.url,
  description: view.description,
  events: view.events,
  enabled: view.enabled,
  disabled_reason: view.disabledReason,
  failing_since: view.failingSince,
  previous_secret_until: view.previousUntil,
  created_by: view.createdBy,
  created_at: view.createdAt,
});

export const toWebhookWithSecret = (view: WebhookWithSecret): WebhookWithSecretAnswer => ({
  ...toWebhook(view),
  secret: view.secret,
});

export const toDelivery = (row: WebhookDelivery): WebhookDeliveryAnswer => ({
  id: row.id,
  webhook_id: row.endpointId,
  event_id: row.eventId,
  type: row.type,
  state: row.state,
  attempts: row.attempts,
  next_attempt_at: row.state === 'pending' ? row.dueAt : null,
  last_attempt_at: row.lastAttemptAt,
  response_status: row.responseStatus,
  latency_ms: row.latencyMs,
  reason: row.reason,
  created_at: row.createdAt,
});
