import { findChainFaults, type ChainFault, type StoredEntry } from '../chain/chain.policy';
import { sealFault, type Seal, type SealFault } from '../chain/seal.check';
import { sha256 } from '../digest';
import type { TimestampCheck } from '../timestamps/check-timestamps';
import type { TimestampFacts } from '../timestamps/timestamp.types';

/** State of the bytes that an entry refers to. */
export type OriginalState =
  /** Present and as received. */
  | 'whole'
  /** Recorded as deleted; whether the chain confirms it is checked separately. */
  | 'removed'
  /** Missing without a recorded deletion. */
  | 'missing'
  /** The bytes differ from those received. */
  | 'changed';

export interface StoredCase {
  investigationId: number;
  entries: readonly StoredEntry[];
  seals: readonly Seal[];
  /** Public keys in PEM, by ID. */
  keys: ReadonlyMap<string, string>;
  originals: ReadonlyMap<string, OriginalState>;
  stamps: readonly TimestampCheck[];
}

export type EvidenceFault =
  | ChainFault
  /** The content of the entry was changed. */
  | { code: 'content-changed'; seq: number }
  /** The entry refers to different bytes than its content does. */
  | { code: 'original-swapped'; seq: number }
  | { code: 'original-missing' | 'original-changed' | 'removal-untold'; seq: number; sha256: string }
  | { code: 'seal-broken'; seq: number; why: SealFault }
  /** The seal is for a head that the chain does not have, so entries were removed or replaced. */
  | { code: 'seal-elsewhere'; seq: number }
  /** The timestamp is invalid, or is for a different seal than the one at its position. */
  | {
      code: 'stamp-broken';
      seq: number;
      authority: string;
      why: Extract<TimestampCheck, { kind: 'invalid' }>['fault'];
    };

/** A valid timestamp: every entry up to this one existed at that time, by the authority's clock. */
export interface VerifiedTimestamp extends TimestampFacts, Pick<TimestampCheck, 'seq' | 'authority'> {
  /** Number of entries up to this one whose time, by our own clock, is later; if any, one of the clocks was wrong. */
  later: number;
}

/** Chain entry content of an erasure: how much was deleted, by whom and why, but never about whom. */
export interface ErasureContent {
  erased: { rows: number; originals: number };
  why: string;
  by: string;
  at: string;
}

export type RecordedErasure = Pick<ErasureContent, 'erased' | 'why' | 'at'> & { seq: number };

export interface EvidenceVerdict {
  entries: number;
  /** Number of entries covered by a valid seal. */
  sealed: number;
  originals: Record<OriginalState, number>;
  /** Timestamps of valid seals, in chain order. */
  stamps: VerifiedTimestamp[];
  erasures: RecordedErasure[];
  faults: EvidenceFault[];
}

/** What the evidence of a case proves and what it does not. Pure. */
export async function verifyCase(kept: StoredCase): Promise<EvidenceVerdict> {
  const sealFaults = (await Promise.all(kept.seals.map((seal) => listSealFaults(seal, kept)))).flat();
  const broken = new Set(sealFaults.map(({ seq }) => seq));
  const states = new Map(
    listOriginalDigests(kept.entries).map((digest) => [digest, kept.originals.get(digest) ?? 'missing'] as const),
  );
  const removals = listRemovedDigests(kept.entries);
  return {
    entries: kept.entries.length,
    sealed: Math.max(0, ...kept.seals.filter(({ seq }) => !broken.has(seq)).map(({ seq }) => seq)),
    originals: countByState([...states.values()]),
    stamps: kept.stamps
      .filter(({ seq }) => !broken.has(seq))
      .flatMap((stamp) => toVerifiedTimestamp(stamp, kept.entries)),
    erasures: listErasures(kept.entries),
    faults: [
      ...findChainFaults(kept.entries),
      ...kept.entries.flatMap((entry) => contentFaults(entry)),
      ...kept.entries.flatMap((entry) => originalFaults(entry, states, removals)),
      ...sealFaults,
      ...kept.stamps.flatMap(timestampFaults),
    ],
  };
}

/** Digests of the bytes that the entries refer to, without duplicates. */
export const listOriginalDigests = (entries: readonly StoredEntry[]): string[] => [
  ...new Set(entries.flatMap(({ originalSha256 }) => originalSha256 ?? [])),
];

function contentFaults(entry: StoredEntry): EvidenceFault[] {
  const { seq, content, originalSha256 } = entry;
  if (!isUnchanged(entry)) return [{ code: 'content-changed', seq }];
  return bodyDigest(content) === originalSha256 ? [] : [{ code: 'original-swapped', seq }];
}

/**
 * Digest of the bytes that a content refers to. Called only for unchanged contents, which were written by this
 * software.
 */
function bodyDigest(content: string): string | null {
  const { body } = JSON.parse(content) as { body?: { sha256?: string } };
  return body?.sha256 ?? null;
}

export const isUnchanged = ({ content, contentSha256 }: StoredEntry): boolean => sha256(content) === contentSha256;

const parseEntriesOfKind = <C>(entries: readonly StoredEntry[], wanted: StoredEntry['kind']): (C & { seq: number })[] =>
  entries
    .filter((entry) => entry.kind === wanted && isUnchanged(entry))
    .map(({ seq, content }) => ({ ...(JSON.parse(content) as C), seq }));

/** Digests of bytes whose deletion is recorded in the chain. */
export const listRemovedDigests = (entries: readonly StoredEntry[]): Set<string> =>
  new Set(
    parseEntriesOfKind<{ removed?: { sha256?: string } }>(entries, 'removal').flatMap(
      ({ removed }) => removed?.sha256 ?? [],
    ),
  );

const listErasures = (entries: readonly StoredEntry[]): RecordedErasure[] =>
  parseEntriesOfKind<ErasureContent>(entries, 'erasure').map(({ seq, erased, why, at }) => ({ seq, erased, why, at }));

function originalFaults(
  { seq, originalSha256: digest }: StoredEntry,
  states: ReadonlyMap<string, OriginalState>,
  removals: ReadonlySet<string>,
): EvidenceFault[] {
  const state = digest === null ? 'whole' : (states.get(digest) ?? 'missing');
  if (digest === null || state === 'whole' || (state === 'removed' && removals.has(digest))) return [];
  return [{ code: MISSING_BYTES_FAULTS[state], seq, sha256: digest }];
}

const MISSING_BYTES_FAULTS = {
  missing: 'original-missing',
  changed: 'original-changed',
  removed: 'removal-untold',
} as const;

async function listSealFaults(
  seal: Seal,
  { investigationId, entries, keys }: StoredCase,
): Promise<(EvidenceFault & { code: 'seal-broken' | 'seal-elsewhere' })[]> {
  const why = await sealFault(seal, keys);
  if (why) return [{ code: 'seal-broken', seq: seal.seq, why }];
  const end = entries.find(({ seq }) => seq === seal.seq);
  const fits = seal.investigationId === investigationId && end?.sha256 === seal.sha256;
  return fits ? [] : [{ code: 'seal-elsewhere', seq: seal.seq }];
}

/** Tolerated difference between clocks, in ms. */
const SAME_TIME_MS = 60_000;

const toVerifiedTimestamp = (stamp: TimestampCheck, entries: readonly StoredEntry[]): VerifiedTimestamp[] => {
  if (stamp.kind === 'invalid') return [];
  const { seq, authority, facts } = stamp;
  const latest = Date.parse(facts.at) + SAME_TIME_MS;
  const later = entries.filter((entry) => entry.seq <= seq && Date.parse(entry.at) > latest).length;
  return [{ seq, authority, ...facts, later }];
};

const timestampFaults = (stamp: TimestampCheck): EvidenceFault[] =>
  stamp.kind === 'valid'
    ? []
    : [{ code: 'stamp-broken', seq: stamp.seq, authority: stamp.authority, why: stamp.fault }];

function countByState(states: OriginalState[]): Record<OriginalState, number> {
  const tally = { whole: 0, removed: 0, missing: 0, changed: 0 };
  for (const state of states) tally[state] += 1;
  return tally;
}
