import { Processor } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { MAINTENANCE_QUEUE } from '@corroborate/queue';
import { JobRunner, MaintenanceProcessor as MaintenanceJobs } from '@corroborate/queue/module';
import { MaintenanceService } from './maintenance.service';

@Injectable()
@Processor(MAINTENANCE_QUEUE)
export class MaintenanceProcessor extends MaintenanceJobs {
  constructor(
    jobs: JobRunner,
    private readonly housekeeping: MaintenanceService,
  ) {
    super(jobs);
  }

  protected maintain(signal: AbortSignal): Promise<void> {
    return this.housekeeping.run(signal);
  }
}
