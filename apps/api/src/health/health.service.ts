import { Inject, Injectable, Logger } from '@nestjs/common';
import { DATABASE } from '@corroborate/db/module';
import { QueueHub } from '@corroborate/queue';
import { API_LIMITS, type ApiLimits } from '../api.options';

/** State of one part that the API cannot work without. `reason` is for operators: no addresses, no secrets. */
export interface PartHealth {
  up: boolean;
  reason?: string;
}

/** Any database handle that can run a statement: a TypeORM `DataSource` and a `pg` pool both fit. */
export interface AskedDatabase {
  dataSource: { query(sql: string): Promise<unknown> };
}

type Parts = Record<string, PartHealth>;

/** Asks every part whether it works; a part that does not answer in time is down. */
@Injectable()
export class HealthService {
  private readonly logger = new Logger('Health');

  constructor(
    @Inject(DATABASE) private readonly db: AskedDatabase,
    @Inject(QueueHub) private readonly queues: Pick<QueueHub, 'ping'>,
    @Inject(API_LIMITS) private readonly limits: ApiLimits,
  ) {}

  async parts(): Promise<Parts> {
    const [database, others] = await Promise.all([
      this.bounded<Parts>('database', this.database()),
      this.bounded<Parts>('queue', this.queue()),
    ]);
    return { ...others, ...database };
  }

  private async database(): Promise<Parts> {
    await this.db.dataSource.query('SELECT 1');
    return { database: { up: true } };
  }

  private async queue(): Promise<Parts> {
    try {
      await this.queues.ping();
      return { queue: { up: true } };
    } catch {
      return { queue: { up: false, reason: 'it does not answer' } };
    }
  }

  private async bounded<T extends Parts>(part: string, work: Promise<T>): Promise<Parts> {
    const { healthMs } = this.limits;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Parts>((resolve) => {
      timer = setTimeout(() => resolve({ [part]: { up: false, reason: `no answer within ${healthMs} ms` } }), healthMs);
    });
    const answer = work.catch((thrown: unknown): Parts => {
      this.logger.warn({ part, err: thrown }, 'A part is down');
      return { [part]: { up: false, reason: 'it cannot be reached' } };
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }
}
