import { invalidInput } from '../problems/problem';

const CURSOR = /^at-(\d{1,9})$/;

/**
 * Returns one page of a complete list.
 * @throws HttpProblem `invalid-input` for an invalid cursor
 */
export function paginate<T>(
  all: readonly T[],
  limit: number,
  cursor?: string,
): { items: T[]; nextCursor: string | null } {
  const start = cursor === undefined ? 0 : Number(CURSOR.exec(cursor)?.[1] ?? NaN);
  if (Number.isNaN(start))
    throw invalidInput([{ detail: 'cursor must be the next_cursor of an earlier response.', in: 'body' }]);
  const end = start + limit;
  return { items: all.slice(start, end), nextCursor: end < all.length ? `at-${end}` : null };
}
