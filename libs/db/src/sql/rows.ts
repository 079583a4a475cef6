import { CorroborateError, orNotFound } from '@corroborate/domain';
import type { DataSource, EntityManager, EntityTarget, FindManyOptions } from 'typeorm';
import { InvestigationEntity } from '../investigations/investigation.entity';

/** A row as plain data: nobody outside holds an entity. */
export const plain = <T extends object>(row: T): T => ({ ...row });
export const plainOrNull = <T extends object>(row: T | null): T | null => (row ? plain(row) : null);

/**
 * The mapper's types of conditions and patches recurse through JSON columns without end: given loosely, they are not
 * looked into.
 */
export const loose = (value: object): object => value;

/** Cursors are opaque to callers: base64url of a JSON array of numbers. */
export const toCursor = (...key: number[]): string => Buffer.from(JSON.stringify(key)).toString('base64url');
const isId = (part: unknown): part is number => Number.isSafeInteger(part);

/**
 * Parts are ids or whole numbers unless `isPart` says otherwise: a part that its column cannot hold fails the query.
 * @throws CorroborateError `invalid-input` when it is not one of ours.
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
    // falls through to the one error below
  }
  throw new CorroborateError('invalid-input', 'The cursor is not valid.', {
    hint: 'Use nextCursor of the previous page unchanged.',
  });
}

/** Ids beyond what the column can hold simply do not exist. */
export const isRowId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

/** `FOR NO KEY UPDATE` keeps other writers out and lets rows that refer to this one be added meanwhile. */
export const LOCK = { mode: 'for_no_key_update' } as const;

/** Locks the row of an investigation until the transaction ends. @throws CorroborateError `not-found`. */
export async function lockCase(manager: EntityManager, id: number): Promise<InvestigationEntity> {
  return orNotFound(
    isRowId(id) ? await manager.findOne(InvestigationEntity, { where: { id }, lock: LOCK }) : null,
    `There is no investigation ${id}.`,
  );
}

/** Rows of a case in the order in which they were made. */
export async function rowsOfCase<E extends { id: number; investigationId: number }>(
  dataSource: DataSource,
  entity: EntityTarget<E>,
  investigationId: number,
): Promise<E[]> {
  if (!isRowId(investigationId)) return [];
  const options: object = { where: { investigationId }, order: { id: 'ASC' } };
  return (await dataSource.getRepository(entity).find(options as FindManyOptions<E>)).map(plain);
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

/** A page of rows of which one more than `limit` was asked for. */
export function pageFrom<T>(found: T[], limit: number, keyOf: (last: T) => number[]): Page<T> {
  const items = found.slice(0, limit);
  const end = items.at(-1);
  return { items, nextCursor: found.length > limit && end !== undefined ? toCursor(...keyOf(end)) : null };
}
