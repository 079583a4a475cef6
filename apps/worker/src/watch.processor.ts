import { Processor } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { WatchJob } from '@corroborate/housekeeping';
import { WATCH_QUEUE } from '@corroborate/queue';
import { JobRunner, WatchProcessor as WatchJobs } from '@corroborate/queue/module';

@Injectable()
@Processor(WATCH_QUEUE)
export class WatchProcessor extends WatchJobs {
  constructor(
    jobs: JobRunner,
    private readonly job: WatchJob,
  ) {
    super(jobs);
  }

  protected async watch(signal: AbortSignal): Promise<void> {
    await this.job.run(signal);
  }
}
