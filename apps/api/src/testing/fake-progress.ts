import type { EventsRepository, InvestigationEventEntity } from '@corroborate/db';

/** Stored events in memory. */
export class FakeProgress implements Pick<EventsRepository, 'since' | 'sinceMany'> {
  readonly events: InvestigationEventEntity[] = [];
  /** Number of `sinceMany` calls. */
  questions = 0;

  add(investigationId: number, type: string, data: InvestigationEventEntity['data'] = {}): InvestigationEventEntity {
    const event = { id: this.events.length + 1, investigationId, at: '2026-01-02T12:00:00.000Z', type, data };
    this.events.push(event);
    return event;
  }

  async since(investigationId: number, afterId: number, limit = 100): Promise<InvestigationEventEntity[]> {
    return this.events
      .filter((event) => event.investigationId === investigationId && event.id > afterId)
      .slice(0, limit);
  }

  async sinceMany(cursors: ReadonlyMap<number, number>, limitEach = 100): Promise<InvestigationEventEntity[]> {
    this.questions += 1;
    const each = await Promise.all([...cursors].map(([id, after]) => this.since(id, after, limitEach)));
    return each.flat().sort((a, b) => a.id - b.id);
  }
}
