import { LRUCache } from 'lru-cache';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { ChainEntryEntity, OriginalEntity } from './evidence.entity';
import { inTransaction, getPool } from '../sql/statements';

/** Packed bytes to store. `packed` is null if the bytes are in another store. */
export type OriginalDraft = Pick<OriginalEntity, 'sha256' | 'size' | 'encoding' | 'packed' | 'mediaType'>;
export type ChainEnd = Pick<ChainEntryEntity, 'seq' | 'sha256'>;

/** A chain entry without its position, and the original it refers to. */
export interface EntryDraftRow extends Pick<ChainEntryEntity, 'at' | 'content' | 'contentSha256'> {
  kind: ChainEntryEntity['kind'];
  original: OriginalDraft | null;
}

/** Assigns drafts their positions after `end`; the caller computes the digests. */
export type Linker = (end: ChainEnd | null, drafts: EntryDraftRow[]) => Omit<ChainEntryEntity, 'content'>[];

/** First half of the advisory lock key; the second half is the investigation ID. */
const CHAIN_LOCK = 7_433;
const MAX_CACHED_HEADS = 1_000;

interface AppendWork {
  investigationId: number;
  /** No two have the same content. */
  drafts: EntryDraftRow[];
  link: Linker;
}

interface AppendResult {
  count: number;
  end: ChainEnd | null;
}

/**
 * Appends to chains what they do not have yet, with originals, in one transaction. Every upstream response is stored
 * this way before use, so round trips matter: one statement if the chain is new or ends where this process left it,
 * three if not, and a lock if others write to it at the same time.
 */
export class ChainWriter {
  /** Chain heads after this process's last write. May be outdated; the statement checks them. */
  private readonly ends = new LRUCache<number, ChainEnd>({ max: MAX_CACHED_HEADS });

  constructor(private readonly dataSource: DataSource) {}

  /** Returns the number of new entries. */
  async append(investigationId: number, given: EntryDraftRow[], link: Linker): Promise<number> {
    const drafts = [...new Map(given.map((draft) => [draft.contentSha256, draft])).values()];
    const work = { investigationId, drafts, link };
    const pool = getPool(this.dataSource);
    // A chain that this process does not know is mostly new.
    const end = this.ends.get(investigationId) ?? null;
    this.ends.delete(investigationId);
    const written =
      (await nullOnConflict(writeAfterHead(pool, end, work))) ??
      (await nullOnConflict(writeNewDrafts(pool, work))) ??
      (await inTransaction(this.dataSource, (client) => writeWithLock(client, work)));
    if (written.end) this.ends.set(investigationId, written.end);
    return written.count;
  }
}

/** Concurrent writes of the same position or content violate the table's keys; the loser retries. */
async function nullOnConflict(writing: Promise<AppendResult | null>): Promise<AppendResult | null> {
  try {
    return await writing;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}
const UNIQUE_VIOLATION = '23505';

async function writeWithLock(client: PoolClient, work: AppendWork): Promise<AppendResult> {
  await client.query({ ...LOCK_CHAIN, values: [CHAIN_LOCK, work.investigationId] });
  const written = await writeNewDrafts(client, work);
  if (!written) throw new Error('a chain was written to behind its lock');
  return written;
}

const LOCK_CHAIN = {
  name: 'evidence.lock',
  text: 'SELECT pg_advisory_xact_lock($1, ($2::bigint % 2147483647)::int)',
};

async function writeNewDrafts(client: Pool | PoolClient, work: AppendWork): Promise<AppendResult | null> {
  const { end, known } = await readChainState(client, work);
  const drafts = work.drafts.filter(({ contentSha256 }) => !known.includes(contentSha256));
  return drafts.length > 0 ? writeAfterHead(client, end, { ...work, drafts }) : { count: 0, end };
}

/** Head of the chain, and which of the given digests it already has. */
async function readChainState(client: Pool | PoolClient, { investigationId, drafts }: AppendWork) {
  const digests = drafts.map(({ contentSha256 }) => contentSha256);
  const { rows } = await client.query<{ seq: number | null; sha256: string; known: string[] }>({
    ...SELECT_CHAIN_STATE,
    values: [investigationId, digests],
  });
  const { seq, sha256, known } = rows[0]!;
  const end: ChainEnd | null = seq === null ? null : { seq, sha256 };
  return { end, known };
}

const SELECT_CHAIN_STATE = {
  name: 'evidence.standing',
  text: `SELECT last.seq, last.sha256, ARRAY(SELECT content_sha256 FROM chain_entries
      WHERE investigation_id = $1 AND content_sha256 = ANY($2::text[])) AS known
    FROM (SELECT 1) AS one LEFT JOIN LATERAL (SELECT seq, sha256 FROM chain_entries
      WHERE investigation_id = $1 ORDER BY seq DESC LIMIT 1) AS last ON true`,
};

/** Null if the chain has another head, or already has one of the drafts. */
async function writeAfterHead(
  client: Pool | PoolClient,
  end: ChainEnd | null,
  work: AppendWork,
): Promise<AppendResult | null> {
  const { investigationId, drafts, link } = work;
  const entries = link(end, drafts).map((entry, at) => ({ ...entry, content: drafts[at]!.content }));
  const place = [CHAIN_LOCK, end?.seq ?? 0, end?.sha256 ?? '', drafts.every(isCapture)];
  const { rowCount } = await client.query({
    ...APPEND_ENTRIES,
    values: [investigationId, ...columnsOf(entries), ...place, ...originalColumns(originalsOf(drafts))],
  });
  const { seq, sha256 } = entries.at(-1)!;
  return rowCount === 0 ? null : { count: drafts.length, end: { seq, sha256 } };
}

/**
 * Captures are committed without waiting for the disk: results that depend on them are committed later, which also
 * flushes the captures. Human actions and deletions wait for the disk.
 */
const isCapture = ({ kind }: EntryDraftRow): boolean => kind === 'capture';

/** Sorted by digest, so that two investigations with the same pages cannot deadlock. */
function originalsOf(drafts: EntryDraftRow[]): OriginalDraft[] {
  const all = new Map(drafts.flatMap(({ original }) => (original ? [[original.sha256, original] as const] : [])));
  return [...all.values()].sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
}

const columnsOf = (entries: ChainEntryEntity[]): unknown[][] => [
  entries.map(({ seq }) => seq),
  entries.map(({ at }) => at),
  entries.map(({ kind }) => kind),
  entries.map(({ content }) => content),
  entries.map(({ contentSha256 }) => contentSha256),
  entries.map(({ previousSha256 }) => previousSha256),
  entries.map(({ sha256 }) => sha256),
  entries.map(({ originalSha256 }) => originalSha256),
];

/** Packed bytes are concatenated in one parameter, because the driver would encode an array of them as hexadecimal. */
function originalColumns(originals: OriginalDraft[]): unknown[] {
  return [
    originals.map(({ sha256 }) => sha256),
    originals.map(({ size }) => size),
    originals.map(({ encoding }) => encoding),
    originals.map(({ mediaType }) => mediaType),
    originals.map(({ packed }) => packed?.length ?? null),
    Buffer.concat(originals.flatMap(({ packed }) => packed ?? [])),
  ];
}

/** Returns one row, with the lock held, if the chain has the expected head and none of the drafts; otherwise no row. */
const APPEND_GUARD = `WITH turn AS MATERIALIZED (
    SELECT pg_advisory_xact_lock($10::int, ($1::bigint % 2147483647)::int)::text AS lock,
      CASE WHEN $13::boolean THEN set_config('synchronous_commit', 'off', true) END AS unwaited
    WHERE ($11::int = 0 OR EXISTS (SELECT 1 FROM chain_entries
        WHERE investigation_id = $1 AND seq = $11::int AND sha256 = $12::text))
      AND NOT EXISTS (SELECT 1 FROM chain_entries WHERE investigation_id = $1 AND seq > $11::int)
      AND NOT EXISTS (SELECT 1 FROM chain_entries
        WHERE investigation_id = $1 AND content_sha256 = ANY($6::text[])))`;

/** Restores deleted bytes; bytes that still exist are kept in their current store. */
const RESTORE_ORIGINAL = `ON CONFLICT (sha256) DO UPDATE SET last_received_at = now(), removed_at = NULL,
  removed_why = NULL,
  packed = CASE WHEN originals.removed_at IS NULL THEN originals.packed ELSE excluded.packed END,
  encoding = CASE WHEN originals.removed_at IS NULL THEN originals.encoding ELSE excluded.encoding END,
  stored_in = CASE WHEN originals.removed_at IS NULL THEN originals.stored_in ELSE excluded.stored_in END`;

const INSERT_ENTRIES = ` INSERT INTO chain_entries
  (investigation_id, seq, at, kind, content, content_sha256, previous_sha256, sha256, original_sha256)
SELECT $1, seq, at, kind, content, content_sha256, previous_sha256, sha256, original_sha256
FROM turn, unnest($2::int[], $3::timestamptz[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
  AS given (seq, at, kind, content, content_sha256, previous_sha256, sha256, original_sha256)`;

/** `start`: position of a row's packed bytes in the concatenated parameter, counted from 1. */
const KEEP_ORIGINALS = `, given AS MATERIALIZED (
    SELECT *, 1 + coalesce(
      sum(length) OVER (ORDER BY n ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::int AS start
    FROM unnest($14::text[], $15::int[], $16::text[], $17::text[], $18::int[]) WITH ORDINALITY
      AS original (sha256, size, encoding, media_type, length, n)),
  kept AS (INSERT INTO originals (sha256, size, encoding, packed, stored_in, media_type)
    SELECT sha256, size, encoding, substring($19::bytea FROM start FOR length),
      CASE WHEN length IS NULL THEN 'outside' ELSE 'postgres' END, media_type
    FROM turn, given ORDER BY n
    ${RESTORE_ORIGINAL})`;

const APPEND_ENTRIES = { name: 'evidence.append', text: `${APPEND_GUARD}${KEEP_ORIGINALS}${INSERT_ENTRIES}` };
