import { found, nothingFound, type Outcome } from '@corroborate/domain';
import { RECORD_LIMITS } from './record.thresholds';
import type { PublicRecord } from './record.types';

/**
 * Filings of the first organizations with exactly this name, one call each; earlier results are kept if a later call
 * fails.
 */
export async function openEach<B>(
  bodies: readonly B[],
  open: (body: B) => Promise<Outcome<PublicRecord>>,
  nothing: string,
): Promise<Outcome<PublicRecord[]>> {
  const records: PublicRecord[] = [];
  for (const body of bodies.slice(0, RECORD_LIMITS.opened)) {
    const outcome = await open(body);
    if (outcome.kind === 'nothing-found') continue;
    if (outcome.kind !== 'found') return records.length > 0 ? found(records) : outcome;
    records.push(outcome.value);
  }
  return records.length > 0 ? found(records) : nothingFound(nothing);
}
