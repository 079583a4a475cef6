import { CHAIN_ENTRY_KINDS } from '@corroborate/domain';
import { z } from 'zod';
import { digestJson } from '../digest';

/**
 * A chain entry with its content. Its digest covers all fields, so neither a field nor its position can change
 * undetected.
 */
export const STORED_ENTRY = z.strictObject({
  investigationId: z.number().int(),
  /** Position in the chain, from 1, without gaps. */
  seq: z.number().int(),
  at: z.string(),
  kind: z.enum(CHAIN_ENTRY_KINDS),
  /** Content exactly as digested. */
  content: z.string(),
  contentSha256: z.string(),
  /** Digest of the previous entry; `GENESIS_DIGEST` for the first. */
  previousSha256: z.string(),
  sha256: z.string(),
  /** Digest of the original; null if none. */
  originalSha256: z.string().nullable(),
});
export type StoredEntry = z.infer<typeof STORED_ENTRY>;
export type ChainEntry = Omit<StoredEntry, 'content' | 'originalSha256'>;

export type EntryDraft = Pick<ChainEntry, 'at' | 'kind' | 'contentSha256'>;

/** Previous digest of the first entry of every chain. */
export const GENESIS_DIGEST = '0'.repeat(64);

/** Head of a chain; only the head is signed. */
export type ChainHead = Pick<ChainEntry, 'investigationId' | 'seq' | 'sha256'>;

export const emptyChain = (investigationId: number): ChainHead => ({ investigationId, seq: 0, sha256: GENESIS_DIGEST });

/** The entry that follows `head`. */
export function nextEntry(head: ChainHead, { at, kind, contentSha256 }: EntryDraft): ChainEntry {
  const { investigationId, seq, sha256: previousSha256 } = head;
  const fields = { investigationId, seq: seq + 1, at, kind, contentSha256, previousSha256 };
  return { ...fields, sha256: linkDigest(fields) };
}

/** Digest of the fields that link the entry; the content has its own digest. */
const linkDigest = (entry: Omit<ChainEntry, 'sha256'>): string => {
  const { investigationId, seq, at, kind, contentSha256, previousSha256 } = entry;
  return digestJson({ investigationId, seq, at, kind, contentSha256, previousSha256 });
};

export type ChainFault =
  /** A field of the entry was changed. */
  | { code: 'entry-changed'; seq: number }
  /** Entries are missing, duplicated or out of order. */
  | { code: 'order-broken'; seq: number }
  /** The entry does not link to the previous one. */
  | { code: 'link-broken'; seq: number }
  /** The entry belongs to another investigation. */
  | { code: 'foreign-entry'; seq: number };

/** All faults of a chain in order; empty if it is intact. */
export function findChainFaults(entries: readonly ChainEntry[]): ChainFault[] {
  return entries.flatMap((entry, at) =>
    entryFaults(entry, entries[at - 1] ?? null, at + 1, entries[0]!.investigationId),
  );
}

function entryFaults(
  entry: ChainEntry,
  before: ChainEntry | null,
  place: number,
  investigationId: number,
): ChainFault[] {
  const faults: ChainFault[] = [];
  if (linkDigest(entry) !== entry.sha256) faults.push({ code: 'entry-changed', seq: place });
  if (entry.seq !== place) faults.push({ code: 'order-broken', seq: place });
  if (entry.previousSha256 !== (before?.sha256 ?? GENESIS_DIGEST)) faults.push({ code: 'link-broken', seq: place });
  if (entry.investigationId !== investigationId) faults.push({ code: 'foreign-entry', seq: place });
  return faults;
}
