import { CorroborateError } from '@corroborate/domain';
import type { z } from 'zod';
import { resultSchema } from './result.schema';

export type StoredResult = z.infer<typeof resultSchema>;

/** A stored result; null if none.  @throws CorroborateError `internal` if it is invalid */
export function readResult(row: unknown): StoredResult | null {
  if (row === null || row === undefined) return null;
  const read = resultSchema.safeParse(row);
  if (read.success) return read.data;
  throw new CorroborateError('internal', `A stored result is unreadable: ${faultsOf(read.error).join('; ')}.`);
}

/** Like `readResult`, but null if it is invalid, because a case is kept even if its result is faulty. */
export const readableResult = (row: unknown): StoredResult | null => resultSchema.safeParse(row).data ?? null;

/** The first few schema violations; contains no text of the case. */
export function resultFaults(result: unknown): string[] {
  const checked = resultSchema.safeParse(result);
  return checked.success ? [] : faultsOf(checked.error);
}

const faultsOf = ({ issues }: z.ZodError): string[] =>
  issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`);
