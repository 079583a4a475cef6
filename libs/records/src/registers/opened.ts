import { found, nothingFound, type Outcome } from '@corroborate/domain';
import { RECORD_LIMITS } from './record.thresholds';
import type { PublicRecord } from './record.types';

/**
 * What each of the first few bodies filed, one call each; what was opened before one cannot be had is kept. Bodies are
 * those of the very name: no one else's papers are opened.
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
