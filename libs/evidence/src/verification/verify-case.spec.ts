import { newSigningKey, createSeal } from '../chain/seal';
import { canonicalJson, sha256 } from '../digest';
import { linkEntries } from '../chain/link-entries';
import { builtCase, readOriginalStates, type BuiltCase } from '../testing/kept-case';
import type { StoredEntry } from '../chain/chain.policy';
import { verifyCase, type StoredCase } from './verify-case.policy';

let built: BuiltCase;
beforeAll(async () => {
  built = await builtCase(6);
});

const codes = async (changes: Partial<StoredCase>) =>
  (await verifyCase(await built.whole(changes))).faults.map(({ code }) => code);
const changed = (seq: number, change: Partial<StoredEntry>) =>
  built.entries.map((entry) => (entry.seq === seq ? { ...entry, ...change } : entry));

it('verifies an unmodified case completely', async () => {
  expect(await verifyCase(await built.whole())).toEqual({
    entries: 6,
    sealed: 6,
    originals: { whole: 6, removed: 0, missing: 0, changed: 0 },
    stamps: [],
    erasures: [],
    faults: [],
  });
});

describe('faults of a case', () => {
  it('reports rewritten content as a fault of a case', async () => {
    const content = built.entries[2]!.content.replace('200', '404');
    expect(await codes({ entries: changed(3, { content }) })).toEqual(['content-changed']);
    expect(await codes({ entries: changed(3, { content, contentSha256: sha256(content) }) })).toContain(
      'entry-changed',
    );
  });

  it('reports missing bytes, other bytes, and bytes of another page as faults of a case', async () => {
    const [first, ...others] = built.kept;
    const broken = { ...first!, packed: Buffer.from('something else') };
    expect(await codes({ originals: await readOriginalStates(others) })).toEqual(['original-missing']);
    expect(await codes({ originals: await readOriginalStates([broken, ...others]) })).toEqual(['original-changed']);
    const swapped = changed(3, { originalSha256: built.entries[3]!.originalSha256 });
    expect(await codes({ entries: swapped })).toContain('original-swapped');
  });

  it('reports a truncated or rebuilt chain as a fault of a case because the seal names another end', async () => {
    expect(await codes({ entries: built.entries.slice(0, 5) })).toEqual(['seal-elsewhere']);
    const drafts = built.entries.map((entry, at) => {
      const content = at === 2 ? canonicalJson({ ...JSON.parse(entry.content), stage: 'search' }) : entry.content;
      return {
        ...entry,
        content,
        contentSha256: sha256(content),
        original: built.kept[at]! && { ...built.kept[at], mediaType: '' },
      };
    });
    const forged = linkEntries(7)(null, drafts).map((entry, at) => ({ ...entry, content: drafts[at]!.content }));
    expect(await codes({ entries: forged })).toEqual(['seal-elsewhere']);
  });

  it('reports a seal with a key that is not the installation’s as a fault of a case', async () => {
    const end = built.entries.at(-1)!;
    const seal = createSeal({ investigationId: 7, seq: end.seq, sha256: end.sha256 }, newSigningKey());
    expect(await codes({ seals: [seal] })).toEqual(['seal-broken']);
  });

  it('reports a missing seal as 0 sealed entries, not as a fault of a case', async () => {
    expect(await verifyCase(await built.whole({ seals: [] }))).toMatchObject({ sealed: 0, faults: [] });
  });
});

it('accepts missing bytes only if the chain records their erasure', async () => {
  const { sha256: digest } = built.kept[2]!;
  const originals = new Map([...(await readOriginalStates(built.kept)), [digest, 'removed' as const]]);
  expect(await codes({ originals })).toEqual(['removal-untold']);
  const content = canonicalJson({ removed: { sha256: digest }, why: 'retention', at: built.entries[0]!.at });
  const removal = {
    at: built.entries[0]!.at,
    kind: 'removal' as const,
    content,
    contentSha256: sha256(content),
    original: null,
  };
  const [link] = linkEntries(7)(built.entries.at(-1)!, [removal]);
  const verdict = await verifyCase(
    await built.whole({ originals, entries: [...built.entries, { ...link!, content }] }),
  );
  expect(verdict).toMatchObject({ entries: 7, sealed: 6, originals: { whole: 5, removed: 1 }, faults: [] });
});

it('detects each of two thousand changes to rows, bytes or order', async () => {
  const whole = await built.whole();
  const unseen: string[] = [];
  for (let turn = 0; turn < 2_000; turn++) {
    const bent = await bend(whole, turn);
    if (bent && (await faultsIn(bent)) === 0) unseen.push(`turn ${turn}`);
  }
  expect(unseen).toEqual([]);
});

/** One change, selected by its number; null if it changes nothing stored. */
async function bend(whole: StoredCase, turn: number): Promise<StoredCase | null> {
  const place = (turn * 7919) >>> 0;
  if (turn % 4 === 0) return bitTurned(whole, place);
  if (turn % 4 === 1) return orderTurned(whole, place);
  const text = JSON.stringify([whole.entries, whole.seals]);
  const at = place % text.length;
  const letter = text[at] === '7' ? '8' : '7';
  try {
    const rows = JSON.parse(text.slice(0, at) + letter + text.slice(at + 1)) as [
      StoredCase['entries'],
      StoredCase['seals'],
    ];
    const [entries, seals] = rows;
    return JSON.stringify(rows) === text ? null : { ...whole, entries, seals };
  } catch {
    return null;
  }
}

async function bitTurned(whole: StoredCase, place: number): Promise<StoredCase | null> {
  const kept = built.kept.map((one) => ({ ...one, packed: Buffer.from(one.packed) }));
  const one = kept[place % kept.length]!;
  const bit = (place >> 3) % (one.packed.length * 8);
  one.packed[bit >> 3]! ^= 1 << (bit & 7);
  const originals = await readOriginalStates(kept);
  // Decompression ignores some bits, so the content may still be unchanged.
  return [...originals.values()].every((state) => state === 'whole') ? null : { ...whole, originals };
}

function orderTurned(whole: StoredCase, place: number): StoredCase {
  const entries = [...whole.entries];
  const [one] = entries.splice(place % entries.length, 1);
  if (place % 3 > 0) entries.splice((place * 31 + 1) % (entries.length + 1), 0, one!);
  const same = entries.every((entry, at) => entry === whole.entries[at]) && entries.length === whole.entries.length;
  return { ...whole, entries: same ? entries.slice(1) : entries };
}

/** A malformed row throws, which counts as detected. */
async function faultsIn(bent: StoredCase): Promise<number> {
  try {
    return (await verifyCase(bent)).faults.length;
  } catch {
    return 1;
  }
}
