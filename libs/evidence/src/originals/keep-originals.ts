import type { EvidenceRepository } from '@corroborate/db';
import { linkEntries } from '../chain/link-entries';
import type { captureOf } from './capture.entry';
import type { OriginalStore } from './original.store';

/** An entry of the chain with the bytes that it names. */
export type OriginalDraft = Omit<ReturnType<typeof captureOf>, 'kind'> & { kind: 'capture' | 'snapshot' };

/** Appends entries to a chain. Their bytes go into the store where there is one, else into the database with them. */
export async function keepOriginals(
  evidence: Pick<EvidenceRepository, 'append'>,
  store: OriginalStore | null,
  investigationId: number,
  drafts: readonly OriginalDraft[],
): Promise<void> {
  if (store) await Promise.all(drafts.map(({ original }) => store.put(original)));
  const rows = drafts.map(({ original, ...draft }) => ({
    ...draft,
    original: { ...original, packed: store ? null : original.packed },
  }));
  await evidence.append(investigationId, rows, linkEntries(investigationId));
}
