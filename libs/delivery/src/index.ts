export { DeliveryJobsModule } from './delivery-jobs.module';
export { DeliveryModule } from './delivery.module';
export { buildTopicPayload } from './public-queues/investigated-topic.policy';
export { ReviewPublisher } from './public-queues/review.publisher';
export { TopicPublisher } from './public-queues/topic.publisher';
export { WebhookDispatcher } from './webhooks/webhook.dispatcher';
export { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEventType, webhooksJsonSchema } from './webhooks/webhook.events';
export { WebhookService, type WebhookView, type WebhookWithSecret } from './webhooks/webhook.service';
