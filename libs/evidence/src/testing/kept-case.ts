import type { EntryDraftRow } from '@corroborate/db';
import type { RecordedExchange } from '@corroborate/domain';
import { linkEntries } from '../chain/link-entries';
import { newSigningKey, createSeal } from '../chain/seal';
import { buildCaptureEntry } from '../originals/capture.entry';
import { pack, unpack, type PackedOriginal } from '../originals/packing';
import type { StoredEntry } from '../chain/chain.policy';
import type { StoredCase, OriginalState } from '../verification/verify-case.policy';

/** A response as the gateway passes it on. */
export const buildExchange = (n: number, changes: Partial<RecordedExchange> = {}): RecordedExchange => ({
  investigationId: 7,
  stage: 'read',
  provider: 'page',
  at: new Date(Date.UTC(2026, 2, 1, 10, 0, n)).toISOString(),
  fromCache: false,
  request: { method: 'GET', url: `https://paper.example/${n}`, headers: { accept: 'text/html' } },
  response: {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    url: `https://paper.example/${n}`,
    redirects: [],
    peer: null,
  },
  body: Buffer.from(`<p>Report ${n}: the bridge was closed on Monday.</p>`.repeat(20)),
  ...changes,
});

export interface BuiltCase {
  entries: StoredEntry[];
  kept: PackedOriginal[];
  whole(changes?: Partial<StoredCase>): Promise<StoredCase>;
}

type Draft = EntryDraftRow & { original: PackedOriginal & { mediaType: string } };

/** A case with this many responses and subsequent entries, sealed, with its bytes. */
export async function builtCase(
  count: number,
  after: readonly Draft[] = [],
  changes: Partial<RecordedExchange> = {},
): Promise<BuiltCase> {
  const key = newSigningKey();
  const exchanges = Array.from({ length: count }, (_, n) => buildExchange(n, changes));
  const answers: Draft[] = await Promise.all(
    exchanges.map(async (one) => buildCaptureEntry(one, await pack(one.body))),
  );
  const drafts = [...answers, ...after];
  const entries = linkEntries(7)(null, drafts).map((entry, at) => ({ ...entry, content: drafts[at]!.content }));
  const end = entries.at(-1)!;
  const kept = drafts.map(({ original }) => original);
  const buildCompleteCase = async (changes: Partial<StoredCase> = {}) => ({
    investigationId: 7,
    entries,
    seals: [createSeal({ investigationId: 7, seq: end.seq, sha256: end.sha256 }, key)],
    keys: new Map([[key.keyId, key.publicPem]]),
    originals: await readOriginalStates(kept),
    stamps: [],
    ...changes,
  });
  return { entries, kept, whole: buildCompleteCase };
}

export async function readOriginalStates(kept: readonly PackedOriginal[]): Promise<Map<string, OriginalState>> {
  const states = kept.map(async (one) => [one.sha256, (await unpack(one)) ? 'whole' : 'changed'] as const);
  return new Map(await Promise.all(states));
}
