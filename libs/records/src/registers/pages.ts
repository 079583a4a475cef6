import { found, nothingFound, type CallContext, type Outcome } from '@corroborate/domain';
import { RECORD_LIMITS } from './record.thresholds';
import type { PublicRecord } from './record.types';
import type { Fields, ProviderClient } from '@corroborate/providers';

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

/** A search whose pages are had by GET. */
export interface PagedSearch<C> {
  path: string;
  params: (cursor: C) => object;
  read: (body: Fields, cursor: C) => Outcome<RecordPage<C>>;
  nothing: string;
  /** Further statuses whose body counts. */
  accepted?: readonly number[];
}

export const searchPages = <C>(
  api: ProviderClient,
  context: CallContext,
  first: C,
  { path, params, read, nothing, accepted }: PagedSearch<C>,
): Promise<Outcome<PublicRecord[]>> => {
  const page = async (cursor: C): Promise<Outcome<RecordPage<C>>> => {
    const answer = await api.callObject(context, (http) => http.get(path, { params: params(cursor) }), { accepted });
    return answer.kind === 'found' ? read(answer.value, cursor) : answer;
  };
  return turnPages(first, page, nothing);
};
