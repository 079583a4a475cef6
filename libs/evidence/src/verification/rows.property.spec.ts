import { askAuthority } from '@corroborate/sandbox/testing';
import type { Seal } from '../chain/seal.check';
import { timestampDigest, messageImprint, type StoredTimestamp } from '../timestamps/stored-timestamp';
import { unpack } from '../originals/packing';
import { encodeTimestampRequest } from '../timestamps/timestamp.request';
import { builtCase, type BuiltCase } from '../testing/kept-case';
import { CaseVerifier } from './case.verifier';
import type { StoredEntry } from '../chain/chain.policy';

/** Database rows of one case. */
interface Rows {
  entries: StoredEntry[];
  seals: Seal[];
  stamps: (StoredTimestamp & { response: Buffer; at: string })[];
  keys: { keyId: string; publicPem: string; since: string }[];
  originals: { sha256: string; size: number; encoding: 'identity' | 'zstd'; packed: Buffer }[];
}
const TABLES = ['entries', 'seals', 'stamps', 'keys', 'originals'] as const;

let built: BuiltCase;
let rows: Rows;
beforeAll(async () => {
  built = await builtCase(6);
  const { seals, keys } = await built.whole();
  const stampOf = async (authority: string): Promise<Rows['stamps'][number]> => {
    const imprint = messageImprint(seals[0]!);
    const response = await askAuthority(authority, encodeTimestampRequest({ imprint, nonce: null, policy: null }));
    const stamp = { investigationId: 7, seq: 6, authority, response };
    return { ...stamp, sha256: timestampDigest(stamp), at: '' };
  };
  rows = {
    entries: built.entries,
    seals: [...seals],
    stamps: [await stampOf('freetsa.org'), await stampOf('timestamp.digicert.com')],
    keys: [...keys].map(([keyId, publicPem]) => ({ keyId, publicPem, since: '' })),
    originals: built.kept.map(({ sha256, size, encoding, packed }) => ({ sha256, size, encoding, packed })),
  };
});

const verified = ({ entries, seals, stamps, keys, originals }: Rows) => {
  const original = async (sha256: string) => {
    const row = originals.find((one) => one.sha256 === sha256);
    const beside = { storedIn: 'postgres' as const, mediaType: '', lastReceivedAt: '', removedAt: null };
    return row ? { ...row, ...beside, removedWhy: null } : null;
  };
  const repository = {
    listEntries: async () => entries,
    listSeals: async () => seals.map((seal) => ({ ...seal, at: '' })),
    listTimestamps: async () => stamps,
    keys: async () => keys,
    original,
  };
  return new CaseVerifier(repository, null).verify(7);
};

/** Picks by number, identical on every run. */
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length]!;
/** Local receipt times of seals, stamps and keys are not evidence and are not verified. */
const BESIDE = new Set(['at of stamps', 'since of keys']);

it('accepts unmodified rows', async () => {
  expect(await verified(rows)).toMatchObject({ sealed: 6, faults: [], stamps: [{ seq: 6 }, { seq: 6 }] });
});

it('detects a flipped bit in each field of each table', async () => {
  const unseen: string[] = [];
  for (const [table, field, turn] of fieldTurns()) {
    const place = (turn * 7919) >>> 0;
    const at = place % rows[table].length;
    const row = rows[table][at] as unknown as Record<string, unknown>;
    if (BESIDE.has(`${field} of ${table}`)) continue;
    const bent = {
      ...rows,
      [table]: rows[table].map((one, n) => (n === at ? { ...row, [field]: turned(row[field], place) } : one)),
    };
    // Decompression ignores some bits, so the content may still be unchanged.
    if (table === 'originals' && (await unpack(bent.originals[at]!))) continue;
    if (!(await isSeen(bent))) unseen.push(`${field} of ${table} in turn ${turn}`);
  }
  expect(unseen).toEqual([]);
}, 600_000);

const TURNS = 6;

/** Several turns for each field of each table, with a number that selects row and bit. */
function* fieldTurns(): Generator<[(typeof TABLES)[number], string, number]> {
  let turn = 0;
  for (const table of TABLES)
    for (const field of Object.keys(rows[table][0]!))
      for (let time = 0; time < TURNS; time++) yield [table, field, turn++];
}

/** The value with one bit changed. */
function turned(value: unknown, place: number): unknown {
  if (typeof value === 'number') return value ^ (1 << (place % 20));
  if (value === null) return 'f'.repeat(64);
  // The table allows only these two values.
  if (value === 'zstd' || value === 'identity') return value === 'zstd' ? 'identity' : 'zstd';
  const bytes = Buffer.isBuffer(value) ? Buffer.from(value) : Buffer.from(value as string);
  // One of the low bits of a character, so that the text remains text.
  const bit = Buffer.isBuffer(value) ? place % 8 : place % 3;
  bytes[(place >> 5) % bytes.length]! ^= 1 << bit;
  return Buffer.isBuffer(value) ? bytes : bytes.toString();
}

it('detects rows that were removed, duplicated, moved or swapped', async () => {
  const unseen: number[] = [];
  // Steps of five cover each of the six changes, each position and each distance between positions.
  for (let turn = 0; turn < 216; turn += 5) {
    const bent = reordered(rows, turn);
    if (bent && !(await isSeen(bent))) unseen.push(turn);
  }
  expect(unseen).toEqual([]);
}, 600_000);

/** The turn's 36s select the change, its 1s and 6s the two positions. Null if the rows remain the same. */
function reordered({ entries, ...same }: Rows, turn: number): Rows | null {
  const [from, to] = [turn % entries.length, Math.floor(turn / 6) % entries.length];
  const [one, other] = [entries[from]!, entries[to]!];
  const changes: (() => StoredEntry[])[] = [
    () => entries.filter((_, at) => at !== from),
    () => entries.toSpliced(to, 0, one),
    () => entries.toSpliced(from, 1).toSpliced(to, 0, one),
    () => entries.map((entry) => (entry === one ? { ...other, seq: one.seq } : entry)),
    () => entries.map((entry) => (entry === one ? { ...one, content: other.content } : entry)),
    () => entries.map((entry) => (entry === one ? { ...one, originalSha256: other.originalSha256 } : entry)),
  ];
  const bent = pick(changes, Math.floor(turn / 36))();
  return JSON.stringify(bent) === JSON.stringify(entries) ? null : { entries: bent, ...same };
}

it('detects a stamp under the name of another authority or for another seal', async () => {
  const [first, second] = rows.stamps;
  const exchanged = [
    { ...first!, response: second!.response },
    { ...second!, response: first!.response },
  ];
  expect(await isSeen({ ...rows, stamps: exchanged })).toBe(true);
  expect(await isSeen({ ...rows, stamps: [{ ...first!, seq: 5 }, second!] })).toBe(true);
  const moved = { ...first!, seq: 5 };
  expect(await isSeen({ ...rows, stamps: [{ ...moved, sha256: timestampDigest(moved) }] })).toBe(true);
});

/** A malformed row throws, which counts as detected. */
async function isSeen(bent: Rows): Promise<boolean> {
  try {
    const { faults, sealed } = await verified(bent);
    return faults.length > 0 || sealed < 6;
  } catch {
    return true;
  }
}
