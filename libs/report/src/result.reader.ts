import { CorroborateError } from '@corroborate/domain';
import type { z } from 'zod';
import { resultSchema } from './result.schema';
import { StoredSchema, type Stored } from './result/stored';

/** A result as it is stored, by this version or an earlier one. */
export type StoredResult = Stored<typeof resultSchema>;

const stored = new StoredSchema();
const storedResultSchema = stored.of(resultSchema) as z.ZodType<StoredResult>;

/**
 * A stored result, without fields that this version does not know; null where there is none.
 *
 * @throws CorroborateError `internal` where it is no result of any version.
 */
export function readResult(row: unknown): StoredResult | null {
  if (row === null || row === undefined) return null;
  const read = storedResultSchema.safeParse(row);
  if (read.success) return read.data;
  throw new CorroborateError('internal', `A stored result cannot be read: ${faultsOf(read.error).join('; ')}.`);
}

/** Where a new result is not what its schema says, the first few; no text of the case is in it. */
export function resultFaults(result: unknown): string[] {
  const checked = resultSchema.safeParse(result);
  return checked.success ? [] : faultsOf(checked.error);
}

const faultsOf = ({ issues }: z.ZodError): string[] =>
  issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`);

/** The schemas of a stored result and its parts by their names, as an OpenAPI 3.1 document has them. */
export const resultJsonSchemas = (): Record<string, object> => stored.json();
