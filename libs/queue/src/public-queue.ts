import type { Priority } from '@corroborate/domain';
import type { Queue } from 'bullmq';
import { cleanData } from './clean';
import { jobOptions } from './round.flow';

/** An item offered in a public queue. */
export interface PublicQueueItem<Payload> {
  /** Row id. Each row has one job: offering it again adds nothing. */
  id: number;
  priority: Priority;
  data: Payload;
}

export interface PublicQueueDeps {
  queue: Queue;
  /** Job name and prefix of its ID. */
  name: string;
  /** Converts store errors to product errors. */
  asking: <T>(work: () => Promise<T>) => Promise<T>;
}

/** A public queue filled from database rows and consumed by other systems. */
export class PublicQueue<Payload> {
  constructor(private readonly parts: PublicQueueDeps) {}

  /** Adds offers, urgent ones first, then by age. Idempotent. */
  async add(offers: readonly PublicQueueItem<Payload>[]): Promise<void> {
    const { name, queue, asking } = this.parts;
    // Finished jobs stay until withdrawn, as a record that they were consumed.
    const keep = { removeOnComplete: false, removeOnFail: false };
    const jobs = offers.map(({ id, priority, data }) => ({
      name,
      data: cleanData(data),
      opts: { ...jobOptions(priority, 3), ...keep, jobId: this.jobId(id) },
    }));
    if (jobs.length > 0) await asking(() => queue.addBulk(jobs));
  }

  /** Withdraws offers and returns those removed; jobs currently held by a consumer remain. */
  async withdraw(ids: readonly number[]): Promise<number[]> {
    const gone = await Promise.all(ids.map((id) => this.remove(this.jobId(id))));
    return ids.filter((_, at) => gone[at]);
  }

  /** Jobs in the queue, including finished and failed ones. */
  async count(): Promise<number> {
    const { queue, asking } = this.parts;
    return asking(async () => Object.values(await queue.getJobCounts()).reduce((sum, count) => sum + count, 0));
  }

  private jobId(id: number): string {
    return `${this.parts.name}-${id}`;
  }

  private async remove(jobId: string): Promise<boolean> {
    const job = await this.parts.asking(() => this.parts.queue.getJob(jobId));
    return job
      ? job.remove().then(
          () => true,
          () => false,
        )
      : true;
  }
}
