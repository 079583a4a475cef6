import { Inject, Injectable, Logger } from '@nestjs/common';
import { API_DEPS, limitsOf, type ApiDeps, type PartHealth } from '../api.deps';

type Parts = Record<string, PartHealth>;

/** Asks every part whether it works; a part that does not answer in time is down. */
@Injectable()
export class HealthService {
  private readonly logger = new Logger('Health');

  constructor(@Inject(API_DEPS) private readonly deps: ApiDeps) {}

  async parts(): Promise<Parts> {
    const [database, others] = await Promise.all([
      this.bounded<Parts>('database', this.database()),
      this.bounded<Parts>('queue', this.deps.health()),
    ]);
    return { ...others, ...database };
  }

  private async database(): Promise<Parts> {
    await this.deps.db.query('SELECT 1');
    return { database: { up: true } };
  }

  private async bounded<T extends Parts>(part: string, work: Promise<T>): Promise<Parts> {
    const { healthMs } = limitsOf(this.deps);
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
