import { Inject, Injectable, Logger } from '@nestjs/common';
import { DATABASE } from '@corroborate/db';
import {
  assertWritable,
  describeStorageFault,
  findStorageFault,
  StorageFaults,
  type StorageFault,
} from '@corroborate/domain';
import { QueueHub } from '@corroborate/queue';
import { API_LIMITS, type ApiLimits } from '../api.options';

/** State of a required component. `reason` is meant for operators and contains no host names or secrets. */
export interface PartHealth {
  up: boolean;
  reason?: string;
}

/** A database handle that can run a statement, such as a TypeORM `DataSource` or a `pg` pool. */
export interface QueryableDatabase {
  dataSource: { query(sql: string): Promise<unknown> };
}

type HealthByPart = Record<string, PartHealth>;

/** Checks all components. A component is down if it times out or if a recent operation on it failed. */
@Injectable()
export class HealthService {
  private readonly logger = new Logger('Health');

  constructor(
    @Inject(DATABASE) private readonly db: QueryableDatabase,
    private readonly queues: QueueHub,
    @Inject(API_LIMITS) private readonly limits: ApiLimits,
    private readonly faults: StorageFaults,
  ) {}

  async parts(): Promise<HealthByPart> {
    const [database, queue] = await Promise.all([
      this.check('database', () => assertWritable(this.db.dataSource)),
      this.check('queue', () => this.queues.ping()),
    ]);
    const parts: HealthByPart = { database, queue };
    const recent = this.faults.recent();
    if (!recent) return parts;
    const failed = COMPONENT_BY_STORE[recent.store] ?? 'storage';
    return parts[failed]?.up === false ? parts : { ...parts, [failed]: { up: false, reason: reasonOf(recent) } };
  }

  private async check(part: string, ask: () => Promise<void>): Promise<PartHealth> {
    const { healthMs } = this.limits;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<PartHealth>((resolve) => {
      timer = setTimeout(() => resolve({ up: false, reason: `no response within ${healthMs} ms` }), healthMs);
    });
    const answer = ask().then(
      (): PartHealth => ({ up: true }),
      (thrown: unknown): PartHealth => {
        this.logger.warn({ part, err: thrown }, 'dependency is down');
        const fault = findStorageFault(thrown);
        return { up: false, reason: fault ? reasonOf(fault) : 'no response' };
      },
    );
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }
}

const COMPONENT_BY_STORE: Partial<Record<StorageFault['store'], string>> = { PostgreSQL: 'database', Redis: 'queue' };

const reasonOf = (fault: StorageFault): string => describeStorageFault(fault).replace(/\.$/, '');
