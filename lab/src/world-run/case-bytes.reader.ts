import type { Database } from '@corroborate/db';

/** What is kept of cases, in bytes, at the mean of them as if each had its bytes for itself. */
export interface CaseBytes {
  cases: number;
  /** Answers that were received. */
  answers: number;
  /** As they came, packed, and what the chain tells of them. */
  received: number;
  packed: number;
  entries: number;
  /** Of the case that has most, packed and told. */
  most: number;
  /** Of all cases together, divided among them: the same bytes are stored once. */
  stored: number;
}

interface Row {
  cases: string;
  answers: string | null;
  received: string | null;
  packed: string | null;
  entries: string | null;
  most: string | null;
  stored: string | null;
}

const BYTES = `WITH kept AS (
    SELECT e.investigation_id AS of, e.original_sha256 AS sha256, length(e.content) AS told, o.size,
      octet_length(o.packed) AS packed
    FROM chain_entries e JOIN originals o ON o.sha256 = e.original_sha256
    WHERE $1::bigint[] IS NULL OR e.investigation_id = ANY($1::bigint[])),
  cases AS (
    SELECT of, count(*) AS answers, sum(size) AS received, sum(packed) AS packed, sum(told) AS entries
    FROM kept GROUP BY of)
  SELECT count(*) AS cases, avg(answers) AS answers, avg(received) AS received, avg(packed) AS packed,
    avg(entries) AS entries, max(packed + entries) AS most,
    (SELECT sum(packed) FROM (SELECT DISTINCT sha256, packed FROM kept) once) / nullif(count(*), 0)
      + avg(entries) AS stored
  FROM cases`;

/** `ids`: all of them, where none are named. */
export async function bytesOfCases(
  { dataSource }: Pick<Database, 'dataSource'>,
  ids: number[] | null = null,
): Promise<CaseBytes> {
  const [row]: Row[] = await dataSource.query(BYTES, [ids]);
  const whole = (value: string | null | undefined) => Math.round(Number(value ?? 0));
  const { cases, answers, received, packed, entries, most, stored } = row ?? {};
  return {
    ...{ cases: whole(cases), answers: whole(answers), received: whole(received), packed: whole(packed) },
    ...{ entries: whole(entries), most: whole(most), stored: whole(stored) },
  };
}
