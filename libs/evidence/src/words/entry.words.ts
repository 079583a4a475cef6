import type { ChainEntryKind } from '@corroborate/domain';
import type { LookedThrough } from '../archive/verify-archive';
import type { KeptEntry } from '../chain/chain.policy';
import type { OriginalState } from '../verification/verify-case.policy';
import { faultInWords } from './case.words';

/** An entry of a chain for somebody who looks through it. Parts of it were written by strangers: never markup. */
export interface ToldEntry {
  seq: number;
  at: string;
  /** What it is, in two or three words. */
  title: string;
  /** Address of what it is about, where it has one. */
  address: string | null;
  facts: [name: string, value: string][];
  /** Not as it was written, a sentence each. */
  wrong: string[];
  /** What it tells, letter by letter. */
  content: string;
}

const KINDS: Record<ChainEntryKind, string> = {
  capture: 'Answer that was received',
  decision: 'Decision',
  review: 'Review',
  correction: 'Correction',
  report: 'Report',
  removal: 'Bytes that were let go',
  look: 'Look at a source after the decision',
  snapshot: 'Snapshot by a browser',
  'public-copy': 'Copy at a public archive',
  hold: 'Legal hold',
  erasure: 'Erasure of what is known of a person',
};

const STATES: Record<OriginalState, string> = {
  whole: 'here, byte for byte what was received',
  removed: 'let go; the chain tells when',
  missing: 'not here',
  changed: 'here, and not what was received',
};

/** Every entry, in the order of the archive. */
export function tellEntries({ verdict: { evidence }, entries, originals }: LookedThrough): ToldEntry[] {
  return entries.map((entry, at) => ({
    seq: entry.seq,
    at: entry.at,
    title: KINDS[entry.kind],
    address: addressIn(entry),
    facts: factsOf(entry, { sealed: evidence?.sealed ?? 0, state: originals.get(entry.originalSha256 ?? '') }),
    // Faults of the chain name places, those of what entries tell their numbers: the same, but where they were moved.
    wrong: (evidence?.faults ?? []).filter(({ seq }) => seq === at + 1).map(faultInWords),
    content: entry.content,
  }));
}

function factsOf(
  { sha256, contentSha256, previousSha256, originalSha256, seq }: KeptEntry,
  { sealed, state }: { sealed: number; state: OriginalState | undefined },
): ToldEntry['facts'] {
  const facts: ToldEntry['facts'] = [
    ['Seal', seq <= sealed ? 'covered by one' : 'covered by none'],
    ['Digest of the entry', sha256],
    ['of the entry before', previousSha256],
    ['of what it tells', contentSha256],
  ];
  if (originalSha256 !== null) facts.push(['of the bytes', originalSha256]);
  if (state) facts.push(['Bytes', STATES[state]]);
  return facts;
}

/** A content may hold anything. */
function addressIn({ content }: KeptEntry): string | null {
  try {
    const told = JSON.parse(content) as Partial<Record<string, { url?: unknown }>> | null;
    const url = (told?.['response'] ?? told?.['snapshot'])?.url;
    return typeof url === 'string' ? url : null;
  } catch {
    return null;
  }
}
