import { CorroborateError, orNotFound } from '@corroborate/domain';
import type { DataSource, EntityManager, EntityTarget, FindManyOptions } from 'typeorm';
import { InvestigationEntity } from '../investigations/investigation.entity';

/** Copies a row to a plain object, so that callers never hold an entity. */
export const toPlain = <T extends object>(row: T): T => ({ ...row });
export const toPlainOrNull = <T extends object>(row: T | null): T | null => (row ? toPlain(row) : null);

/** Erases the type, because TypeORM's condition and patch types recurse endlessly through JSON columns. */
export const untyped = (value: object): object => value;

/** Cursors are opaque to callers: base64url of a JSON array of numbers. */
export const toCursor = (...key: number[]): string => Buffer.from(JSON.stringify(key)).toString('base64url');
const isId = (part: unknown): part is number => Number.isSafeInteger(part);

/**
 * Decodes a cursor. Its parts must be IDs or whole numbers unless `isPart` allows others, because a part that does not
 * fit its column would fail the query.
 * @throws CorroborateError `invalid-input` if the cursor is invalid.
 */
export function fromCursor(
  cursor: string,
  length: number,
  isPart: (part: unknown, index: number) => part is number = isId,
): number[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(key) && key.length === length && key.every(isPart)) return key;
  } catch {
    // Falls through to the error below.
  }
  throw new CorroborateError('invalid-input', 'The cursor is not valid.', {
    hint: 'Use nextCursor of the previous page unchanged.',
  });
}

/** False for numbers too large for the ID column. */
export const isRowId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

/** `FOR NO KEY UPDATE` blocks other writers, but rows that reference this one can still be inserted. */
export const ROW_LOCK = { mode: 'for_no_key_update' } as const;

/**
 * Locks an investigation's row until the transaction ends.
 * @throws CorroborateError `not-found`.
 */
export async function lockCase(manager: EntityManager, id: number): Promise<InvestigationEntity> {
  return orNotFound(
    isRowId(id) ? await manager.findOne(InvestigationEntity, { where: { id }, lock: ROW_LOCK }) : null,
    `There is no investigation ${id}.`,
  );
}

/** Rows of a case in the order in which they were created. */
export async function listByCase<E extends { id: number; investigationId: number }>(
  dataSource: DataSource,
  entity: EntityTarget<E>,
  investigationId: number,
): Promise<E[]> {
  if (!isRowId(investigationId)) return [];
  const options: object = { where: { investigationId }, order: { id: 'ASC' } };
  return (await dataSource.getRepository(entity).find(options as FindManyOptions<E>)).map(toPlain);
}

/** Part of a list. */
export interface PageRequest {
  limit: number;
  cursor?: string | null;
}

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** Builds a page from rows that were requested with a limit one higher than `limit`. */
export function buildPage<T>(found: T[], limit: number, keyOf: (last: T) => number[]): Page<T> {
  const items = found.slice(0, limit);
  const end = items.at(-1);
  return { items, nextCursor: found.length > limit && end !== undefined ? toCursor(...keyOf(end)) : null };
}
