import type { AddedSource, AddedState } from '@corroborate/domain';
import type { AddedRow } from './added-sources.sql';

const instant = (at: Date | null) => at && new Date(at).toISOString();

/** A row as everybody else sees it. */
export const viewOfAdded = (row: AddedRow): AddedSource => ({
  id: Number(row.id),
  investigationId: Number(row.investigation_id),
  kind: row.kind,
  moment: row.moment,
  address: row.address,
  title: row.title,
  from: row.said_by,
  contentHash: row.content_hash,
  addedBy: row.added_by,
  addedAt: new Date(row.added_at).toISOString(),
  state: stateOf(row),
  sourceId: row.source_id === null ? null : Number(row.source_id),
  stars: row.stars,
  quotes: row.quotes ?? [],
  reason: row.reason ?? row.unread,
  readAt: instant(row.read_at),
  round: row.round,
  recomputed: row.recomputed ?? false,
  difference: row.difference,
  weighedAt: instant(row.weighed_at),
});

function stateOf({ weighed_at, read_at, unread, reason }: AddedRow): AddedState {
  if (unread || reason) return 'unread';
  if (weighed_at) return 'weighed';
  return read_at ? 'read' : 'waiting';
}
