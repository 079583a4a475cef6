import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LateSourcesJob } from '@corroborate/casework';
import { ResearchJob } from '@corroborate/investigation';
import { ReviewPublisher, TopicPublisher, WebhookDispatcher } from '@corroborate/delivery';
import { PicturesJob } from '@corroborate/housekeeping';

/**
 * Services that run as long as the process: webhooks, public queues, deep research, late sources, and pictures of
 * decided cases.
 */
@Injectable()
export class BackgroundServices implements OnApplicationBootstrap, OnModuleDestroy {
  private running: { close(): Promise<void> }[] = [];

  constructor(
    private readonly webhooks: WebhookDispatcher,
    private readonly reviews: ReviewPublisher,
    private readonly topics: TopicPublisher,
    private readonly research: ResearchJob,
    private readonly late: LateSourcesJob,
    private readonly pictures: PicturesJob,
  ) {}

  onApplicationBootstrap(): void {
    const { webhooks, reviews, topics, research, late, pictures } = this;
    this.running = [webhooks, reviews, topics, research, late, pictures].map((each) => each.start());
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.running.map((each) => each.close()));
  }
}
