import { MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { InvestigationEventEntity } from '../entities';
import { plain } from './plain';
import type { InvestigationEvent } from './records.types';

/** First half of the advisory lock's key; the second is the investigation. */
const EVENT_LOCK = 7_431;

/**
 * Ids are drawn before rows become visible, so a reader who asks "what came after 17" could miss a 16 that
 * commits late. Writers of one investigation therefore take turns, from drawing the id to the commit.
 */
export async function insertEvent(
  manager: EntityManager,
  investigationId: number,
  type: string,
  data: Record<string, unknown>,
): Promise<InvestigationEvent> {
  await manager.query('SELECT pg_advisory_xact_lock($1, ($2::bigint % 2147483647)::int)', [EVENT_LOCK, investigationId]);
  const row = { investigationId, type, data: data as object, at: () => 'clock_timestamp()' };
  const inserted = await manager.createQueryBuilder().insert().into(InvestigationEventEntity).values(row).returning('id').execute();
  const id = Number((inserted.raw as { id: string }[])[0]?.id);
  return plain(await manager.findOneByOrFail(InvestigationEventEntity, { id }));
}

export class EventsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async append(investigationId: number, type: string, data: Record<string, unknown> = {}): Promise<InvestigationEvent> {
    return this.dataSource.transaction((manager) => insertEvent(manager, investigationId, type, data));
  }

  /** Events after `afterId` (0 = from the start) in order; asking again with the last id misses none. */
  async since(investigationId: number, afterId: number, limit = 100): Promise<InvestigationEvent[]> {
    const where = { investigationId, id: MoreThan(afterId) };
    const rows = await this.dataSource.getRepository(InvestigationEventEntity).find({ where, order: { id: 'ASC' }, take: limit });
    return rows.map(plain);
  }
}
