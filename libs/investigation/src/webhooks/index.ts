export { WebhookService, type WebhookView, type WebhookWithSecret } from './webhook.service';
export { WebhookDispatcher } from './webhook.dispatcher';
export {
  TEST_EVENT,
  WEBHOOK_EVENTS,
  webhookMessageSchema,
  webhooksJsonSchema,
  type WebhookEventType,
} from './webhook.events';
