import type { Linker } from '@corroborate/db';
import { emptyChain, nextEntry, type ChainEntry } from './chain.policy';

/** Appends drafts to the chain, in order. */
export const linkEntries =
  (investigationId: number): Linker =>
  (end, drafts) => {
    const entries: (ChainEntry & { originalSha256: string | null })[] = [];
    for (const { original, at, kind, contentSha256 } of drafts) {
      const head = entries.at(-1) ?? (end ? { investigationId, ...end } : emptyChain(investigationId));
      entries.push({ ...nextEntry(head, { at, kind, contentSha256 }), originalSha256: original?.sha256 ?? null });
    }
    return entries;
  };
