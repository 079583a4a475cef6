import { CorroborateError } from '@corroborate/domain';
import type { z } from 'zod';
import { resultSchema } from './result.schema';

/** A result as it is stored. */
export type StoredResult = z.infer<typeof resultSchema>;

/** A stored result; null if there is none.  @throws CorroborateError `internal` if it is invalid */
export function readResult(row: unknown): StoredResult | null {
  if (row === null || row === undefined) return null;
  const read = resultSchema.safeParse(row);
  if (read.success) return read.data;
  throw new CorroborateError('internal', `A stored result is unreadable: ${faultsOf(read.error).join('; ')}.`);
}

/** The same; null also where it is no result: a case is kept even with a fault in its result. */
export const readableResult = (row: unknown): StoredResult | null => resultSchema.safeParse(row).data ?? null;

/** Where a result does not match its schema, the first few; no text of the case is in it. */
export function resultFaults(result: unknown): string[] {
  const checked = resultSchema.safeParse(result);
  return checked.success ? [] : faultsOf(checked.error);
}

const faultsOf = ({ issues }: z.ZodError): string[] =>
  issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`);
