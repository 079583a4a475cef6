import type { Instant } from '@corroborate/domain';
import type { PoolClient } from 'pg';
import type { ChainEntryEntity, OriginalEntity } from '../entities';

/** Bytes to be kept, packed. `packed` is null where another store already has them. */
export type OriginalDraft = Pick<OriginalEntity, 'sha256' | 'size' | 'encoding' | 'packed' | 'mediaType'>;
export type ChainEnd = Pick<ChainEntryEntity, 'seq' | 'sha256'>;

/** An entry without its place, and the original that it speaks of. */
export interface EntryDraftRow {
  at: Instant;
  kind: ChainEntryEntity['kind'];
  content: string;
  contentSha256: string;
  original: OriginalDraft | null;
}

/** Gives the drafts their place after `end`; the digests are the caller's to make. */
export type Linker = (end: ChainEnd | null, drafts: EntryDraftRow[]) => Omit<ChainEntryEntity, 'content'>[];

/** First half of the advisory lock's key; the second is the investigation. */
const CHAIN_LOCK = 7_433;

/**
 * Appends to a chain inside a transaction what does not stand in it yet, with its originals. One question and one
 * statement behind the lock: every answer of an upstream is kept this way, so that each round trip counts.
 */
export async function appendTo(
  client: PoolClient,
  investigationId: number,
  drafts: EntryDraftRow[],
  link: Linker,
): Promise<number> {
  await client.query({ ...LOCK, values: [CHAIN_LOCK, investigationId] });
  const byDigest = new Map(drafts.map((draft) => [draft.contentSha256, draft]));
  const { end, known } = await standingOf(client, investigationId, [...byDigest.keys()]);
  for (const digest of known) byDigest.delete(digest);
  const fresh = [...byDigest.values()];
  if (fresh.length === 0) return 0;
  const entries = link(end, fresh).map((entry, at) => ({ ...entry, content: fresh[at]!.content }));
  await insert(client, entries, originalsOf(fresh));
  return fresh.length;
}

const LOCK = {
  name: 'evidence.lock',
  text: 'SELECT pg_advisory_xact_lock($1, ($2::bigint % 2147483647)::int)',
};

interface StandingRow {
  seq: number | null;
  sha256: string;
  known: string[];
}

/** Where the chain ends, and which of the digests stand in it. */
async function standingOf(client: PoolClient, investigationId: number, digests: string[]) {
  const { rows } = await client.query<StandingRow>({ ...STANDING, values: [investigationId, digests] });
  const { seq, sha256, known } = rows[0]!;
  const end: ChainEnd | null = seq === null ? null : { seq, sha256 };
  return { end, known };
}

const STANDING = {
  name: 'evidence.standing',
  text: `SELECT last.seq, last.sha256, ARRAY(SELECT content_sha256 FROM chain_entries
      WHERE investigation_id = $1 AND content_sha256 = ANY($2::text[])) AS known
    FROM (SELECT 1) AS one LEFT JOIN LATERAL (SELECT seq, sha256 FROM chain_entries
      WHERE investigation_id = $1 ORDER BY seq DESC LIMIT 1) AS last ON true`,
};

/** In the order of their digests, so that two investigations with the same pages cannot lock each other out. */
function originalsOf(drafts: EntryDraftRow[]): OriginalDraft[] {
  const all = new Map(drafts.flatMap(({ original }) => (original ? [[original.sha256, original] as const] : [])));
  return [...all.values()].sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
}

async function insert(client: PoolClient, entries: ChainEntryEntity[], originals: OriginalDraft[]): Promise<void> {
  const bytes = originals.flatMap((one) => [one.sha256, one.size, one.encoding, one.packed, one.mediaType]);
  const text = `${keepingSql(originals.length)}${INSERT_ENTRIES}`;
  const name = `evidence.append-${originals.length}`;
  await client.query({ name, text, values: [entries[0]!.investigationId, ...columnsOf(entries), ...bytes] });
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

/** Parameters of the entries, before those of the originals. */
const ENTRY_PARAMETERS = 9;

/** Bytes as parameters of their own: in an array the driver would write them out in hexadecimal. */
function keepingSql(count: number): string {
  if (count === 0) return '';
  const rows = Array.from({ length: count }, (_, row) => {
    const at = (field: number) => `$${ENTRY_PARAMETERS + row * 5 + field}`;
    const place = `CASE WHEN ${at(4)}::bytea IS NULL THEN 'outside' ELSE 'postgres' END`;
    return `(${at(1)}, ${at(2)}, ${at(3)}, ${at(4)}, ${place}, ${at(5)})`;
  });
  return `WITH kept AS (INSERT INTO originals (sha256, size, encoding, packed, stored_in, media_type)
    VALUES ${rows.join(', ')} ${RECEIVED_AGAIN}) `;
}

/** What had been let go is there again; what is there keeps its place. */
const RECEIVED_AGAIN = `ON CONFLICT (sha256) DO UPDATE SET last_received_at = now(), removed_at = NULL,
  removed_why = NULL,
  packed = CASE WHEN originals.removed_at IS NULL THEN originals.packed ELSE excluded.packed END,
  encoding = CASE WHEN originals.removed_at IS NULL THEN originals.encoding ELSE excluded.encoding END,
  stored_in = CASE WHEN originals.removed_at IS NULL THEN originals.stored_in ELSE excluded.stored_in END`;

const INSERT_ENTRIES = `INSERT INTO chain_entries
  (investigation_id, seq, at, kind, content, content_sha256, previous_sha256, sha256, original_sha256)
SELECT $1, seq, at, kind, content, content_sha256, previous_sha256, sha256, original_sha256
FROM unnest($2::int[], $3::timestamptz[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
  AS given (seq, at, kind, content, content_sha256, previous_sha256, sha256, original_sha256)`;
