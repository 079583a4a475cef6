import type { Priority, ReviewReason } from '@corroborate/domain';
import type { ReviewItemEntity, ReviewState } from './review.entity';
import { fromCursor, buildPage, type Page, type PageRequest } from '../sql/rows';
import { REVIEW_RANK_SQL, REVIEW_SETTLED_SQL } from '../sql/predicates';
import type { Columns } from '../sql/statements';

export interface ReviewFilter extends PageRequest {
  /** Default `open`. */
  state?: ReviewState;
  /** Selects items with this reason among theirs. */
  reason?: ReviewReason;
  priority?: Priority;
}

/** Each order has an index, so a page costs the same anywhere in a list of any length. */
interface ReviewOrdering {
  by: string[];
  direction: 'ASC' | 'DESC';
  /** SQL of each part of the cursor. */
  parts: ((parameter: string) => string)[];
  keyOf: (item: ReviewItemEntity) => number[];
}

const RANKS: Record<Priority, number> = { high: 0, normal: 1, low: 2 };
const RANK = REVIEW_RANK_SQL('item');
const SETTLED = REVIEW_SETTLED_SQL('item');
const bigintSql = (parameter: string) => `${parameter}::bigint`;
/** Cursor times have millisecond precision. */
const momentSql = (parameter: string) => `to_timestamp(${parameter}::double precision / 1000)`;

const ORDER_BY_STATE: Record<ReviewState, ReviewOrdering> = {
  open: {
    by: [RANK, 'item.id'],
    direction: 'ASC',
    parts: [bigintSql, bigintSql],
    keyOf: ({ priority, id }) => [RANKS[priority], id],
  },
  decided: {
    by: [SETTLED, 'item.id'],
    direction: 'DESC',
    parts: [momentSql, bigintSql],
    keyOf: ({ decidedAt, createdAt, id }) => [Date.parse(decidedAt ?? createdAt), id],
  },
  superseded: { by: ['item.id'], direction: 'DESC', parts: [bigintSql], keyOf: ({ id }) => [id] },
};

/**
 * Open items: high priority first, then oldest first. Decided items: latest decision first. Superseded items: newest
 * first.
 */
export async function listReviews(
  columns: Columns<ReviewItemEntity>,
  filter: ReviewFilter,
): Promise<Page<ReviewItemEntity>> {
  const { limit, state = 'open' } = filter;
  const { keyOf } = ORDER_BY_STATE[state];
  const { text, values } = toPage(columns, filter, state);
  return buildPage(await columns.query({ text }, values), limit, keyOf);
}

function toPage(
  columns: Columns<ReviewItemEntity>,
  { limit, cursor, reason, priority }: ReviewFilter,
  state: ReviewState,
): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const { by, direction, parts } = ORDER_BY_STATE[state];
  const after = cursor ? fromCursor(cursor, by.length) : null;
  const beyond = direction === 'ASC' ? '>' : '<';
  const gates = [
    // Written as a literal, so that the planner can use the partial index of decided items.
    `item.state = '${state}'`,
    // In the queue this matches the index on rank; elsewhere it is an ordinary filter.
    ...(priority ? [`${RANK} = ${put(RANKS[priority])}::int`] : []),
    ...(reason ? [`item.reasons @> ${put(JSON.stringify([{ reason }]))}::jsonb`] : []),
    ...(after ? [`(${by.join(', ')}) ${beyond} (${after.map((value, at) => parts[at]!(put(value))).join(', ')})`] : []),
  ].join(' AND ');
  const order = by.map((one) => `${one} ${direction}`).join(', ');
  return {
    text: `SELECT ${columns.list} FROM review_items item WHERE ${gates} ORDER BY ${order} LIMIT ${limit + 1}`,
    values,
  };
}
