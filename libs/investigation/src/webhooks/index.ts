export { ReviewPublisher } from './review.publisher';
export { WebhookDesk, type WebhookView, type WebhookWithSecret } from './webhook.desk';
export { WebhookDispatcher } from './webhook.dispatcher';
export {
  TEST_EVENT,
  WEBHOOK_EVENTS,
  webhookMessageSchema,
  webhooksJsonSchema,
  type WebhookEventType,
} from './webhook.events';
