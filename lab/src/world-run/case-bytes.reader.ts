import type { Database } from '@corroborate/db';

const BYTES = `WITH cases AS (
    SELECT count(*) AS answers, sum(o.size) AS received, sum(octet_length(o.packed)) AS packed,
      sum(length(e.content)) AS entries
    FROM chain_entries e JOIN originals o ON o.sha256 = e.original_sha256
    WHERE $1::bigint[] IS NULL OR e.investigation_id = ANY($1::bigint[]) GROUP BY e.investigation_id)
  SELECT coalesce(round(avg(answers)), 0)::int AS answers, coalesce(round(avg(received)), 0)::int AS received,
    coalesce(round(avg(packed)), 0)::int AS packed, coalesce(round(avg(entries)), 0)::int AS entries
  FROM cases`;

/** Means per case: number of responses received, and bytes as received, compressed, and of the chain's entries. */
export type CaseBytes = Record<'answers' | 'received' | 'packed' | 'entries', number>;

/** @param ids null for all cases */
export async function bytesOfCases({ dataSource }: Database, ids: number[] | null = null): Promise<CaseBytes> {
  const [means]: [CaseBytes] = await dataSource.query(BYTES, [ids]);
  return means;
}
