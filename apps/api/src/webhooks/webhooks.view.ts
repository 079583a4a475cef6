import type { WebhookDeliveryEntity } from '@corroborate/db';
import type { WebhookView, WebhookWithSecret } from '@corroborate/delivery';
import { WebhookResponse, WebhookDeliveryResponse, type WebhookWithSecretResponse } from './webhooks.responses';

export const toWebhook = (view: WebhookView): WebhookResponse =>
  WebhookResponse.of({ ...view, previousSecretUntil: view.previousUntil });

export const toWebhookWithSecret = (view: WebhookWithSecret): WebhookWithSecretResponse => ({
  ...toWebhook(view),
  secret: view.secret,
});

export const toDelivery = (row: WebhookDeliveryEntity): WebhookDeliveryResponse =>
  WebhookDeliveryResponse.of({
    ...row,
    webhookId: row.endpointId,
    nextAttemptAt: row.state === 'pending' ? row.dueAt : null,
  });
