import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ResearchJob, ReviewPublisher, TopicPublisher, WebhookDispatcher } from '@corroborate/investigation';

/**
 * Tells others what happened, by webhook and by the public queues, and sees to deep research, as long as the process
 * works.
 */
@Injectable()
export class Announcer implements OnApplicationBootstrap, OnModuleDestroy {
  private running: { close(): Promise<void> }[] = [];

  constructor(
    private readonly webhooks: WebhookDispatcher,
    private readonly reviews: ReviewPublisher,
    private readonly topics: TopicPublisher,
    private readonly research: ResearchJob,
  ) {}

  onApplicationBootstrap(): void {
    this.running = [this.webhooks, this.reviews, this.topics, this.research].map((each) => each.start());
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.running.map((each) => each.close()));
  }
}
