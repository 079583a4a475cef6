import { CHAIN_ENTRY_KINDS } from '@corroborate/domain';
import { z } from 'zod';
import { digestOf } from '../digest';

/** One link with what it is about. Its digest covers all fields of the link, so that none can change, nor its place. */
export const KEPT_ENTRY = z.strictObject({
  investigationId: z.number().int(),
  /** From 1, without gaps. */
  seq: z.number().int(),
  at: z.string(),
  kind: z.enum(CHAIN_ENTRY_KINDS),
  /** What the entry is about, verbatim. */
  content: z.string(),
  contentSha256: z.string(),
  /** Digest of the entry before; that of the first is `GENESIS`. */
  previousSha256: z.string(),
  sha256: z.string(),
  /** Bytes that it names; null if it names none. */
  originalSha256: z.string().nullable(),
});
export type KeptEntry = z.infer<typeof KEPT_ENTRY>;
export type ChainEntry = Omit<KeptEntry, 'content' | 'originalSha256'>;

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

/** Over the fields of a link and nothing else: what is stored with them is proven by the content's own digest. */
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

/** Every fault of a chain from its beginning, in the order of its entries; none if it is whole. */
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
