import type { InvestigationStatus, Mode } from '@corroborate/domain';
import { fromCursor, buildPage, type Page, type PageRequest } from '../sql/rows';
import type { Columns } from '../sql/statements';
import type { InvestigationEntity } from './investigation.entity';

export interface InvestigationFilter extends PageRequest {
  status?: InvestigationStatus | InvestigationStatus[];
  topicId?: number;
  mode?: Mode;
  requiresReview?: boolean;
}

/** Columns left out of lists, because for a hundred investigations they amount to many megabytes. */
export const OMITTED_COLUMNS = [
  'sourcesJson',
  'verifiedClaims',
  'disputedClaims',
  'contextNotes',
  'missing',
  'plan',
  'decision',
  'result',
] as const satisfies (keyof InvestigationEntity)[];
export type ListedInvestigation = Omit<InvestigationEntity, (typeof OMITTED_COLUMNS)[number]>;

/** Newest first; each filter has an index in this order. */
export async function listInvestigations(
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
    // A literal, so that the planner can use the partial index.
    ...(requiresReview === undefined
      ? []
      : [requiresReview ? 'i.requires_human_review' : 'NOT i.requires_human_review']),
    ...(cursor ? [`i.id < ${put(fromCursor(cursor, 1)[0])}`] : []),
  ];
  const text = `SELECT ${columns.list} FROM investigations i WHERE ${['true', ...gates].join(' AND ')}
    ORDER BY i.id DESC LIMIT ${put(limit + 1)}`;
  return buildPage<ListedInvestigation>(await columns.query({ text }, values), limit, ({ id }) => [id]);
}
