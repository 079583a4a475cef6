import { CorroborateError, type Instant } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import { cleanText } from '../clean';
import { isRowId } from './plain';
import { ask } from './statements';

/** Cases wait for no more at once. */
const MOST = 50;

/** What was announced for cases and comes later. */
export class AwaitedSourcesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws CorroborateError `conflict` where there is no such case, it is over, or waits for too many. */
  async announce(investigationId: number, provider: string, seconds: number): Promise<number> {
    const values = [investigationId, cleanText(provider), seconds, MOST];
    const [row] = isRowId(investigationId) ? await ask<{ id: string }>(this.dataSource, ANNOUNCE, values) : [];
    if (row) return Number(row.id);
    throw new CorroborateError('conflict', `Investigation ${investigationId} does not wait for sources.`, {
      hint: `It must not be over, and waits for ${MOST} at most.`,
    });
  }

  /** It came, or will not come. */
  async settle(id: number): Promise<void> {
    if (isRowId(id)) await ask(this.dataSource, SETTLE, [id]);
  }

  /** How many are still to come, and until when the latest of them is waited for; null where none is. */
  async openOf(investigationId: number): Promise<{ count: number; until: Instant | null }> {
    const [row] = await ask<{ count: string; until: Date | null }>(this.dataSource, OPEN, [investigationId]);
    return { count: Number(row?.count ?? 0), until: row?.until ? new Date(row.until).toISOString() : null };
  }
}

const ANNOUNCE = {
  name: 'awaited_sources.announce',
  text: `INSERT INTO awaited_sources (investigation_id, provider, until)
    SELECT i.id, $2, clock_timestamp() + $3::int * interval '1 second' FROM investigations i
    WHERE i.id = $1 AND i.status IN ('queued', 'awaiting-approval', 'running')
      AND (SELECT count(*) FROM awaited_sources w WHERE w.investigation_id = i.id AND w.settled_at IS NULL) < $4::int
    RETURNING id`,
};
const SETTLE = {
  name: 'awaited_sources.settle',
  text: 'UPDATE awaited_sources SET settled_at = clock_timestamp() WHERE id = $1 AND settled_at IS NULL',
};
const OPEN = {
  name: 'awaited_sources.open',
  text: `SELECT count(*) AS count, max(until) AS until FROM awaited_sources
    WHERE investigation_id = $1 AND settled_at IS NULL AND until > clock_timestamp()`,
};
