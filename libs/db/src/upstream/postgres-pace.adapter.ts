import { sha256, systemClock, type Clock, type PaceStore } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import { Repository } from '../sql/repository';

/**
 * Rate limiting across all processes on one database. It uses the database's clock, so machines with different clocks
 * share one pace; `clock` only converts a time into a delay.
 */
export class PostgresPaceStore extends Repository implements PaceStore {
  constructor(
    dataSource: DataSource,
    private readonly clock: Clock = systemClock,
  ) {
    super(dataSource);
  }

  async reserve(key: string, intervalMs: number, maxWaitMs: number) {
    // One statement, so that no two callers get the same slot; the slot advances only if the wait is acceptable.
    const [booked] = await this.query<WaitRow>(
      {
        name: 'pace.reserve',
        text: `INSERT INTO pace_slots AS slot (key_hash, next_at) VALUES ($1, clock_timestamp() + ${MS_SQL('$2')})
          ON CONFLICT (key_hash) DO UPDATE SET next_at = GREATEST(slot.next_at, clock_timestamp()) + ${MS_SQL('$2')}
          WHERE slot.next_at <= clock_timestamp() + ${MS_SQL('$3')}
          RETURNING extract(epoch FROM next_at - ${MS_SQL('$2')} - clock_timestamp())::double precision * 1000 AS wait`,
      },
      [sha256(key), intervalMs, maxWaitMs],
    );
    const [refused] = booked
      ? []
      : await this.query<WaitRow>(
          {
            name: 'pace.wait',
            text: `SELECT extract(epoch FROM next_at - clock_timestamp())::double precision * 1000 AS wait
              FROM pace_slots WHERE key_hash = $1`,
          },
          [sha256(key)],
        );
    return { granted: booked !== undefined, waitMs: Math.max(0, Math.round((booked ?? refused)?.wait ?? 0)) };
  }

  async pauseUntil(key: string, until: Date): Promise<void> {
    const pauseMs = until.getTime() - this.clock.now().getTime();
    if (pauseMs > 0)
      await this.query(
        {
          name: 'pace.pause',
          text: `INSERT INTO pace_slots AS slot (key_hash, next_at) VALUES ($1, clock_timestamp() + ${MS_SQL('$2')})
            ON CONFLICT (key_hash) DO UPDATE SET next_at = GREATEST(slot.next_at, EXCLUDED.next_at)`,
        },
        [sha256(key), pauseMs],
      );
  }
}

interface WaitRow {
  wait: number;
}

const MS_SQL = (parameter: string) => `make_interval(secs => ${parameter}::double precision / 1000)`;
