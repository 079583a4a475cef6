import type { WebhookDeliveryEntity } from '@corroborate/db';
import type { WebhookView, WebhookWithSecret } from '@corroborate/delivery';
import { WebhookAnswer, WebhookDeliveryAnswer, type WebhookWithSecretAnswer } from './webhooks.answers';

export const toWebhook = (view: WebhookView): WebhookAnswer =>
  WebhookAnswer.of({ ...view, previousSecretUntil: view.previousUntil });

export const toWebhookWithSecret = (view: WebhookWithSecret): WebhookWithSecretAnswer => ({
  ...toWebhook(view),
  secret: view.secret,
});

export const toDelivery = (row: WebhookDeliveryEntity): WebhookDeliveryAnswer =>
  WebhookDeliveryAnswer.of({
    ...row,
    webhookId: row.endpointId,
    nextAttemptAt: row.state === 'pending' ? row.dueAt : null,
  });
