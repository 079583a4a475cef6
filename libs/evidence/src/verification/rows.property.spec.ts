import { askAuthority, askCalendar, askLater } from '@corroborate/sandbox/testing';
import type { Seal } from '../chain/seal.check';
import type { KeptProof } from '../proofs/kept-proof';
import { keptProof } from '../testing/built-proof';
import { digestOfStamp, stampImprint, type KeptStamp } from '../stamps/kept-stamp';
import { unpack } from '../originals/packing';
import { stampRequest } from '../stamps/stamp.request';
import { builtCase, type BuiltCase } from '../testing/kept-case';
import { CaseVerifier } from './case.verifier';
import type { KeptEntry } from './verify-case.policy';

/** What stands in the database of one case. */
interface Rows {
  entries: KeptEntry[];
  seals: Seal[];
  stamps: (KeptStamp & { response: Buffer; at: string })[];
  proofs: (KeptProof & { proof: Buffer; at: string })[];
  keys: { keyId: string; publicPem: string; since: string }[];
  originals: { sha256: string; size: number; encoding: 'identity' | 'zstd'; packed: Buffer }[];
}
const TABLES = ['entries', 'seals', 'stamps', 'proofs', 'keys', 'originals'] as const;

let built: BuiltCase;
let rows: Rows;
beforeAll(async () => {
  built = await builtCase(6);
  const { seals, keys } = await built.whole();
  const stampOf = async (authority: string): Promise<Rows['stamps'][number]> => {
    const imprint = stampImprint(seals[0]!);
    const response = await askAuthority(authority, stampRequest({ imprint, nonce: null, policy: null }));
    const stamp = { investigationId: 7, seq: 6, authority, response };
    return { ...stamp, sha256: digestOfStamp(stamp), at: '' };
  };
  const proofOf = async (isWhole: boolean): Promise<Rows['proofs'][number]> => {
    const calendar = 'https://finney.calendar.eternitywall.com';
    return { ...(await keptProof(seals[0]!, { calendar, isWhole }, { askCalendar, askLater })), at: '' };
  };
  rows = {
    entries: built.entries,
    seals: [...seals],
    stamps: [await stampOf('freetsa.org'), await stampOf('timestamp.digicert.com')],
    proofs: await Promise.all([true, false].map(proofOf)),
    keys: [...keys].map(([keyId, publicPem]) => ({ keyId, publicPem, since: '' })),
    originals: built.kept.map(({ sha256, size, encoding, packed }) => ({ sha256, size, encoding, packed })),
  };
});

const verified = ({ entries, seals, stamps, proofs, keys, originals }: Rows) => {
  const original = async (sha256: string) => {
    const row = originals.find((one) => one.sha256 === sha256);
    const beside = { storedIn: 'postgres' as const, mediaType: '', lastReceivedAt: '', removedAt: null };
    return row ? { ...row, ...beside, removedWhy: null } : null;
  };
  const repository = {
    entriesOf: async () => entries,
    sealsOf: async () => seals.map((seal) => ({ ...seal, at: '' })),
    stampsOf: async () => stamps,
    proofsOf: async () => proofs.map((one) => ({ ...one, attempts: 0, nextAt: null })),
    keys: async () => keys,
    original,
  };
  return new CaseVerifier(repository, null).verify(7);
};

/** By a number, the same on every run. */
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length]!;
/** When a seal, a stamp or a key came in by our own clock is no evidence, and nothing is made of it. */
const BESIDE = new Set(['at of stamps', 'at of proofs', 'since of keys']);

it('rows that nobody touched hold', async () => {
  expect(await verified(rows)).toMatchObject({ sealed: 6, faults: [], stamps: [{ seq: 6 }, { seq: 6 }] });
});

it('of a thousand changes of one bit of one field of one row none goes unseen', async () => {
  const unseen: string[] = [];
  for (let turn = 0; turn < 1_000; turn++) {
    const table = pick(TABLES, turn);
    const place = (turn * 7919) >>> 0;
    const at = place % rows[table].length;
    const row = rows[table][at] as unknown as Record<string, unknown>;
    const field = pick(Object.keys(row), place >> 3);
    if (BESIDE.has(`${field} of ${table}`)) continue;
    const bent = {
      ...rows,
      [table]: rows[table].map((one, n) => (n === at ? { ...row, [field]: turned(row[field], place) } : one)),
    };
    // Some bits of a packed page are looked at by nobody: what it unpacks to is still what was received.
    if (table === 'originals' && (await unpack(bent.originals[at]!))) continue;
    if (!(await isSeen(bent))) unseen.push(`${field} of ${table} in turn ${turn}`);
  }
  expect(unseen).toEqual([]);
}, 600_000);

/** With one bit of it changed. */
function turned(value: unknown, place: number): unknown {
  if (typeof value === 'number') return value ^ (1 << (place % 20));
  if (value === null) return 'f'.repeat(64);
  // The table takes these two words alone.
  if (value === 'zstd' || value === 'identity') return value === 'zstd' ? 'identity' : 'zstd';
  const bytes = Buffer.isBuffer(value) ? Buffer.from(value) : Buffer.from(value as string);
  // Of the last bits of a letter, so that text stays text.
  const bit = Buffer.isBuffer(value) ? place % 8 : place % 3;
  bytes[(place >> 5) % bytes.length]! ^= 1 << bit;
  return Buffer.isBuffer(value) ? bytes : bytes.toString();
}

it('of five hundred chains with rows taken out, doubled, moved or swapped none goes unseen', async () => {
  const unseen: number[] = [];
  for (let turn = 0; turn < 500; turn++) {
    const bent = reordered(rows, turn);
    if (bent && !(await isSeen(bent))) unseen.push(turn);
  }
  expect(unseen).toEqual([]);
}, 600_000);

/** Null where it comes to the same rows. */
function reordered({ entries, ...same }: Rows, turn: number): Rows | null {
  const [from, to] = [turn % entries.length, Math.floor(turn / 6) % entries.length];
  const [one, other] = [entries[from]!, entries[to]!];
  const changes: (() => KeptEntry[])[] = [
    () => entries.filter((_, at) => at !== from),
    () => entries.toSpliced(to, 0, one),
    () => entries.toSpliced(from, 1).toSpliced(to, 0, one),
    () => entries.map((entry) => (entry === one ? { ...other, seq: one.seq } : entry)),
    () => entries.map((entry) => (entry === one ? { ...one, content: other.content } : entry)),
    () => entries.map((entry) => (entry === one ? { ...one, originalSha256: other.originalSha256 } : entry)),
  ];
  const bent = pick(changes, turn * 5 + to)();
  return JSON.stringify(bent) === JSON.stringify(entries) ? null : { entries: bent, ...same };
}

it('a stamp under the name of another authority, or over another seal, is seen', async () => {
  const [first, second] = rows.stamps;
  const exchanged = [
    { ...first!, response: second!.response },
    { ...second!, response: first!.response },
  ];
  expect(await isSeen({ ...rows, stamps: exchanged })).toBe(true);
  expect(await isSeen({ ...rows, stamps: [{ ...first!, seq: 5 }, second!] })).toBe(true);
  const moved = { ...first!, seq: 5 };
  expect(await isSeen({ ...rows, stamps: [{ ...moved, sha256: digestOfStamp(moved) }] })).toBe(true);
});

/** A row that lost its shape cannot be looked at: that is seen as well. */
async function isSeen(bent: Rows): Promise<boolean> {
  try {
    const { faults, sealed } = await verified(bent);
    return faults.length > 0 || sealed < 6;
  } catch {
    return true;
  }
}
