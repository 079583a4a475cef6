import { found, nothingFound, type CallContext, type Outcome } from '@corroborate/domain';
import type { Fields, JsonReadOptions, ProviderClient, ProviderRequest } from '@corroborate/providers';
import { RECORD_LIMITS } from './record.thresholds';
import type { PublicRecord } from './record.types';

/** How to query a register and parse its responses; `C` is the page cursor. */
export interface RecordSearch<C> extends Omit<JsonReadOptions<Fields>, 'read'> {
  first: C;
  request: (cursor: C) => ProviderRequest;
  /** Entries of a response; null if it has no list. */
  rows: (body: Fields) => Fields[] | null;
  recordOf: (row: Fields) => PublicRecord[];
  /** Cursor of the next page; null after the last. */
  next: (body: Fields, cursor: C, rows: number) => C | null;
  nothing: string;
}

/**
 * Requests pages until there are enough records, the last page is reached, or a page fails; results
 * of earlier pages are kept.
 */
export async function searchRecords<C>(
  api: ProviderClient,
  context: CallContext,
  { first, request, rows, recordOf, next, nothing, ...reading }: RecordSearch<C>,
): Promise<Outcome<PublicRecord[]>> {
  const records = new Map<string, PublicRecord>();
  const read = (body: Fields) => (rows(body) ? body : null);
  let cursor: C | null = first;
  for (let page = 0; cursor !== null && page < RECORD_LIMITS.pages && records.size < RECORD_LIMITS.records; page += 1) {
    const answer: Outcome<Fields> = await api.callJson(context, request(cursor), { ...reading, read });
    if (answer.kind !== 'found' && records.size === 0) return answer;
    if (answer.kind !== 'found') break;
    const list = rows(answer.value) ?? [];
    for (const record of list.flatMap(recordOf)) if (!records.has(record.id)) records.set(record.id, record);
    cursor = next(answer.value, cursor, list.length);
  }
  return records.size > 0 ? found([...records.values()].slice(0, RECORD_LIMITS.records)) : nothingFound(nothing);
}

/** For registers with a single page of results. */
export const noNextPage = (): null => null;

/** For numbered pages where the response gives the last page number. */
export const nextPageNumber = (page: number, last: unknown): number | null =>
  typeof last === 'number' && page < last ? page + 1 : null;

/** For pages by row offset where the response gives the total. */
export const nextOffset = (offset: number, rows: number, total: unknown): number | null =>
  typeof total === 'number' && rows > 0 && offset + rows < total ? offset + rows : null;
