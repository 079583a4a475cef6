import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '@corroborate/domain';
import { TopicIntake } from '@corroborate/investigation';
import { TOPICS_QUEUE, type SubmittedTopic } from '@corroborate/queue';
import { JobRunner, TopicProcessor } from '@corroborate/queue/module';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';

/** Stores topics submitted to the public queue. */
@Injectable()
@Processor(TOPICS_QUEUE)
export class TopicsProcessor extends TopicProcessor {
  constructor(
    jobs: JobRunner,
    private readonly intake: TopicIntake,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: ProcessLog,
  ) {
    super(jobs);
  }

  protected now(): Date {
    return this.clock.now();
  }

  protected async handle(submitted: SubmittedTopic): Promise<void> {
    const outcome = await this.intake.take(submitted);
    this.log.info({ ...outcome }, 'topic received');
  }
}
