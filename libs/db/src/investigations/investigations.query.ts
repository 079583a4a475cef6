import type { DataSource } from 'typeorm';
import type { InvestigationEntity } from './investigation.entity';
import { fromCursor, pageFrom } from '../sql/rows';
import type { Investigation, InvestigationFilter, Page } from './investigation.types';
import { askOnce, type Columns } from '../sql/statements';

/** What a list does not show: a hundred results are many megabytes. */
export const LEFT_OUT = [
  'sourcesJson',
  'verifiedClaims',
  'disputedClaims',
  'contextNotes',
  'missing',
  'plan',
  'decision',
  'result',
] as const satisfies (keyof Investigation)[];
export type ListedInvestigation = Omit<Investigation, (typeof LEFT_OUT)[number]>;

/** Newest first; each filter has an index in this order. */
export async function listInvestigations(
  dataSource: DataSource,
  columns: Columns<InvestigationEntity>,
  filter: InvestigationFilter,
): Promise<Page<ListedInvestigation>> {
  const { limit, cursor, status, topicId, mode, requiresReview } = filter;
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const gates = [
    ...(status === undefined
      ? []
      : [`i.status = ${Array.isArray(status) ? `ANY(${put(status)}::text[])` : put(status)}`]),
    ...(topicId === undefined ? [] : [`i.topic_id = ${put(topicId)}`]),
    ...(mode === undefined ? [] : [`i.mode = ${put(mode)}`]),
    // Not compared with a parameter, so that the partial index is seen to hold it.
    ...(requiresReview === undefined
      ? []
      : [requiresReview ? 'i.requires_human_review' : 'NOT i.requires_human_review']),
    ...(cursor ? [`i.id < ${put(fromCursor(cursor, 1)[0])}`] : []),
  ];
  const text = `SELECT ${columns.list} FROM investigations i WHERE ${['true', ...gates].join(' AND ')}
    ORDER BY i.id DESC LIMIT ${put(limit + 1)}`;
  const rows = await askOnce<Record<string, unknown>>(dataSource, text, values);
  return pageFrom(
    rows.map((row): ListedInvestigation => columns.read(row)),
    limit,
    ({ id }) => [id],
  );
}
