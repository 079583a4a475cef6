import { found, nothingFound, type Outcome } from '@corroborate/domain';
import { RECORD_LIMITS } from './record.thresholds';
import type { PublicRecord } from './record.types';

/** One page of a register's answer, and how to ask for the next; null = that was the last. */
export interface RecordPage<C> {
  records: PublicRecord[];
  next: C | null;
}

/**
 * Turns pages until there are enough records, the last page is reached, or one cannot be had: what the pages before it
 * brought is kept then.
 */
export async function turnPages<C>(
  first: C,
  page: (cursor: C) => Promise<Outcome<RecordPage<C>>>,
  nothing: string,
): Promise<Outcome<PublicRecord[]>> {
  const records = new Map<string, PublicRecord>();
  let cursor: C | null = first;
  for (
    let turned = 0;
    cursor !== null && turned < RECORD_LIMITS.pages && records.size < RECORD_LIMITS.records;
    turned += 1
  ) {
    const outcome: Outcome<RecordPage<C>> = await page(cursor);
    if (outcome.kind !== 'found') {
      if (records.size > 0) break;
      return outcome;
    }
    for (const record of outcome.value.records) if (!records.has(record.id)) records.set(record.id, record);
    cursor = outcome.value.next;
  }
  return records.size > 0 ? found([...records.values()].slice(0, RECORD_LIMITS.records)) : nothingFound(nothing);
}
