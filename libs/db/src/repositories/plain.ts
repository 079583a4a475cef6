import { CorroborateError } from '@corroborate/domain';

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

type IsPart = (part: unknown, index: number) => part is number;
const isId = (part: unknown): part is number => Number.isSafeInteger(part);

/**
 * Parts are ids or whole numbers unless `isPart` says otherwise: a part that its column cannot hold fails the query.
 * @throws CorroborateError `invalid-input` when it is not one of ours.
 */
export function fromCursor(cursor: string, length: number, isPart: IsPart = isId): number[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(key) && key.length === length && key.every(isPart)) return key;
  } catch {
    // falls through to the one error below
  }
  throw new CorroborateError('invalid-input', 'The cursor is not valid.', {
    hint: 'Use nextCursor of the page before, unchanged.',
  });
}

/** Ids beyond what the column can hold simply do not exist. */
export const isRowId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;
