import { CHAIN_ENTRY_KINDS } from '@corroborate/domain';
import { sha256 } from '../digest';
import {
  findChainFaults,
  emptyChain,
  GENESIS_DIGEST,
  nextEntry,
  type ChainEntry,
  type ChainHead,
} from './chain.policy';

const AT = '2026-03-01T10:00:00.000Z';

/** An intact chain with this many entries. */
function chainOf(length: number, investigationId = 7): ChainEntry[] {
  const entries: ChainEntry[] = [];
  for (let head: ChainHead = emptyChain(investigationId); entries.length < length; head = entries.at(-1)!) {
    const kind = CHAIN_ENTRY_KINDS[entries.length % CHAIN_ENTRY_KINDS.length]!;
    entries.push(nextEntry(head, { at: AT, kind, contentSha256: sha256(`content ${entries.length}`) }));
  }
  return entries;
}

it('links the first entry to the genesis digest and each further one to its predecessor', () => {
  const [first, second] = chainOf(2);
  expect(first).toMatchObject({ seq: 1, previousSha256: GENESIS_DIGEST });
  expect(second).toMatchObject({ seq: 2, previousSha256: first!.sha256 });
});

it('returns no faults for an intact or an empty chain', () => {
  expect(findChainFaults(chainOf(20))).toEqual([]);
  expect(findChainFaults([])).toEqual([]);
});

describe('a modified chain', () => {
  const bent = (change: (entries: ChainEntry[]) => ChainEntry[]) =>
    findChainFaults(change(chainOf(6))).map(({ code }) => code);
  const at3 = (change: Partial<ChainEntry>) => (entries: ChainEntry[]) =>
    entries.map((entry) => (entry.seq === 3 ? { ...entry, ...change } : entry));

  it('reports a fault at a chain entry with another time, kind or content', () => {
    expect(bent(at3({ at: '2026-03-01T10:00:00.001Z' }))).toEqual(['entry-changed']);
    expect(bent(at3({ kind: 'report' }))).toEqual(['entry-changed']);
    expect(bent(at3({ contentSha256: GENESIS_DIGEST }))).toEqual(['entry-changed']);
  });

  it('reports a fault at the link after a recreated chain entry', () => {
    const forged = (entries: ChainEntry[]) =>
      entries.map((entry) =>
        entry.seq === 3 ? nextEntry(entries[1]!, { at: AT, kind: 'decision', contentSha256: GENESIS_DIGEST }) : entry,
      );
    expect(bent(forged)).toEqual(['link-broken']);
  });

  it('reports a fault if a chain entry is missing, duplicated or moved', () => {
    expect(bent((entries) => entries.filter(({ seq }) => seq !== 3))).toContain('order-broken');
    expect(bent((entries) => [...entries.slice(0, 3), ...entries.slice(2)])).toContain('order-broken');
    expect(bent((entries) => [entries[1]!, entries[0]!, ...entries.slice(2)])).toContain('order-broken');
  });

  it('reports a fault if a chain entry is of another investigation', () => {
    expect(bent((entries) => [...entries.slice(0, 5), chainOf(6, 8)[5]!])).toContain('foreign-entry');
  });
});

it('detects a change of any single character in two thousand attempts', () => {
  const entries = chainOf(12);
  const text = JSON.stringify(entries);
  for (let turn = 0; turn < 2_000; turn++) {
    const at = (turn * 7919) % text.length;
    const other = text[at] === '1' ? '2' : '1';
    const changed = parsed(text.slice(0, at) + other + text.slice(at + 1));
    // Invalid JSON is rejected before verification.
    if (changed === null || JSON.stringify(changed) === text) continue;
    expect({ at, faults: findChainFaults(changed).length }).not.toEqual({ at, faults: 0 });
  }
});

function parsed(text: string): ChainEntry[] | null {
  try {
    return JSON.parse(text) as ChainEntry[];
  } catch {
    return null;
  }
}
