import { Module, type Provider } from '@nestjs/common';
import type { Database } from '@corroborate/db';
import { DATABASE } from '@corroborate/db/module';
import { systemClock, type UpstreamGateway } from '@corroborate/domain';
import { ReadingModule } from '@corroborate/investigation';
import { ProcessMetrics } from '@corroborate/telemetry';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { UPSTREAM_GATEWAY } from '@corroborate/upstream/module';
import { ReviewPublisher } from './public-queues/review.publisher';
import { TopicPublisher } from './public-queues/topic.publisher';
import { WebhookDispatcher } from './webhooks/webhook.dispatcher';

const JOBS: Provider[] = [
  {
    provide: WebhookDispatcher,
    inject: [DATABASE, UPSTREAM_GATEWAY, LOG, ProcessMetrics],
    useFactory: (db: Database, gateway: UpstreamGateway, log: ProcessLog, metrics: ProcessMetrics) =>
      new WebhookDispatcher({ db, gateway, log, metrics, clock: systemClock }),
  },
  ReviewPublisher,
  TopicPublisher,
];

/** Sends webhooks and fills the public queues. */
@Module({ imports: [ReadingModule], providers: JOBS, exports: JOBS })
export class DeliveryJobsModule {}
