import type { ChainEntryKind } from '@corroborate/domain';
import type { ArchiveContents } from '../archive/verify-archive';
import type { StoredEntry } from '../chain/chain.policy';
import type { OriginalState } from '../verification/verify-case.policy';
import { describeFault } from './case.messages';

/** A chain entry for display. Contains untrusted text: never render as markup. */
export interface EntryDescription {
  seq: number;
  at: string;
  /** Kind of entry, in two or three words. */
  title: string;
  /** URL the entry refers to; null if it has none. */
  address: string | null;
  facts: [name: string, value: string][];
  /** Problems found, one sentence each. */
  wrong: string[];
  /** Content exactly as stored in the chain. */
  content: string;
}

const KIND_LABELS: Record<ChainEntryKind, string> = {
  capture: 'Response received',
  decision: 'Decision',
  review: 'Review',
  correction: 'Correction',
  report: 'Report',
  removal: 'Original deleted',
  look: 'Source check after the decision',
  snapshot: 'Browser snapshot',
  'public-copy': 'Public archive copy',
  hold: 'Legal hold',
  erasure: 'Erasure of a person’s data',
};

const STATE_LABELS: Record<OriginalState, string> = {
  whole: 'present, identical to the bytes received',
  removed: 'deleted; the chain records when',
  missing: 'missing',
  changed: 'present, but differs from the bytes received',
};

/** All entries, in archive order. */
export function describeEntries({ verdict: { evidence }, entries, originals }: ArchiveContents): EntryDescription[] {
  return entries.map((entry, at) => ({
    seq: entry.seq,
    at: entry.at,
    title: KIND_LABELS[entry.kind],
    address: entryUrl(entry),
    facts: listFacts(entry, { sealed: evidence?.sealed ?? 0, state: originals.get(entry.originalSha256 ?? '') }),
    // Chain faults give positions and content faults give entry numbers; these differ only if entries were moved.
    wrong: (evidence?.faults ?? []).filter(({ seq }) => seq === at + 1).map(describeFault),
    content: entry.content,
  }));
}

function listFacts(
  { sha256, contentSha256, previousSha256, originalSha256, seq }: StoredEntry,
  { sealed, state }: { sealed: number; state: OriginalState | undefined },
): EntryDescription['facts'] {
  const facts: EntryDescription['facts'] = [
    ['Seal', seq <= sealed ? 'sealed' : 'not sealed'],
    ['Digest', sha256],
    ['Digest of the previous entry', previousSha256],
    ['Digest of the content', contentSha256],
  ];
  if (originalSha256 !== null) facts.push(['Digest of the original', originalSha256]);
  if (state) facts.push(['Original', STATE_LABELS[state]]);
  return facts;
}

/** Null if the content is not JSON or has no URL. */
function entryUrl({ content }: StoredEntry): string | null {
  try {
    const parsed = JSON.parse(content) as Partial<Record<string, { url?: unknown }>> | null;
    const url = (parsed?.['response'] ?? parsed?.['snapshot'])?.url;
    return typeof url === 'string' ? url : null;
  } catch {
    return null;
  }
}
