import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { SnapshotJob } from '@corroborate/housekeeping';
import { SNAPSHOTS_QUEUE } from '@corroborate/queue';
import { JobRunner, SnapshotProcessor } from '@corroborate/queue/module';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';

/** Takes snapshots of pages in a browser. Decisions do not wait for them. */
@Injectable()
@Processor(SNAPSHOTS_QUEUE)
export class SnapshotsProcessor extends SnapshotProcessor {
  constructor(
    jobs: JobRunner,
    private readonly snapshots: SnapshotJob,
    @Inject(LOG) private readonly log: ProcessLog,
  ) {
    super(jobs);
  }

  protected async handle(id: number, signal: AbortSignal): Promise<void> {
    const reason = await this.snapshots.run(id, signal);
    if (reason) this.log.info({ snapshot: id, why: reason.code }, 'no snapshot of a page could be taken');
  }
}
