import { Module } from '@nestjs/common';
import { ReadingModule } from '@corroborate/investigation';
import { ReviewPublisher } from './public-queues/review.publisher';
import { TopicPublisher } from './public-queues/topic.publisher';
import { WebhookDispatcher } from './webhooks/webhook.dispatcher';

const JOBS = [WebhookDispatcher, ReviewPublisher, TopicPublisher];

/** Sends webhooks and fills the public queues. */
@Module({ imports: [ReadingModule], providers: JOBS, exports: JOBS })
export class DeliveryJobsModule {}
