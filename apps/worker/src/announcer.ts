import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LateSourcesJob } from '@corroborate/casework';
import { ResearchJob } from '@corroborate/investigation';
import { ReviewPublisher, TopicPublisher, WebhookDispatcher } from '@corroborate/delivery';
import { PicturesJob } from '@corroborate/housekeeping';

/**
 * What goes on as long as the process works: others are told what happened, by webhook and by the public queues, deep
 * research is seen to, sources that people added are worked on, and pictures of decided cases are looked at.
 */
@Injectable()
export class Announcer implements OnApplicationBootstrap, OnModuleDestroy {
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
