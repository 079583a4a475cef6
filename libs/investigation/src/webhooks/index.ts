export { ReviewPublisher, type ReviewShelf } from './review.publisher';
export {
  WebhookDesk,
  type WebhookChange,
  type WebhookOrder,
  type WebhookSettings,
  type WebhookView,
  type WebhookWithSecret,
} from './webhook.desk';
export { WebhookDispatcher, type DispatcherParts } from './webhook.dispatcher';
export {
  TEST_EVENT,
  WEBHOOK_EVENTS,
  webhookMessageSchema,
  webhooksJsonSchema,
  type WebhookEventType,
} from './webhook.events';
