import type { ChainEntryKind, Instant } from '@corroborate/domain';
import { digestOf } from '../digest';

/** One link. Its digest covers all other fields, so that none of them can change, nor its place. */
export interface ChainEntry {
  investigationId: number;
  /** From 1, without gaps. */
  seq: number;
  at: Instant;
  kind: ChainEntryKind;
  /** Digest of what the entry is about. */
  contentSha256: string;
  /** Digest of the entry before; that of the first is `GENESIS`. */
  previousSha256: string;
  sha256: string;
}

export type EntryDraft = Pick<ChainEntry, 'at' | 'kind' | 'contentSha256'>;

/** Stands before the first entry of every chain. */
export const GENESIS = '0'.repeat(64);

/** Where a chain ends; nothing but this is signed. */
export type ChainHead = Pick<ChainEntry, 'investigationId' | 'seq' | 'sha256'>;

export const emptyChain = (investigationId: number): ChainHead => ({ investigationId, seq: 0, sha256: GENESIS });

/** The next link after `head`. */
export function nextEntry(head: ChainHead, { at, kind, contentSha256 }: EntryDraft): ChainEntry {
  const { investigationId, seq, sha256: previousSha256 } = head;
  const fields = { investigationId, seq: seq + 1, at, kind, contentSha256, previousSha256 };
  return { ...fields, sha256: linkDigest(fields) };
}

/** Over the fields of a link and nothing else: what is kept beside them is proven by the content's own digest. */
const linkDigest = (entry: Omit<ChainEntry, 'sha256'>): string => {
  const { investigationId, seq, at, kind, contentSha256, previousSha256 } = entry;
  return digestOf({ investigationId, seq, at, kind, contentSha256, previousSha256 });
};

export type ChainFault =
  /** A field of the entry is not what it was when it was written. */
  | { code: 'entry-changed'; seq: number }
  /** Entries are missing, doubled or in another order. */
  | { code: 'order-broken'; seq: number }
  /** The entry does not follow the one that stands before it. */
  | { code: 'link-broken'; seq: number }
  /** An entry of another investigation stands among them. */
  | { code: 'foreign-entry'; seq: number };

/** Every fault of a chain from its beginning, in the order of its entries; none where it is whole. */
export function chainFaults(entries: readonly ChainEntry[]): ChainFault[] {
  return entries.flatMap((entry, at) => faultsOf(entry, entries[at - 1] ?? null, at + 1, entries[0]!.investigationId));
}

function faultsOf(entry: ChainEntry, before: ChainEntry | null, place: number, investigationId: number): ChainFault[] {
  const faults: ChainFault[] = [];
  if (linkDigest(entry) !== entry.sha256) faults.push({ code: 'entry-changed', seq: place });
  if (entry.seq !== place) faults.push({ code: 'order-broken', seq: place });
  if (entry.previousSha256 !== (before?.sha256 ?? GENESIS)) faults.push({ code: 'link-broken', seq: place });
  if (entry.investigationId !== investigationId) faults.push({ code: 'foreign-entry', seq: place });
  return faults;
}
