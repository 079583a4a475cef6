import type { EvidenceRepository } from '@corroborate/db';
import { linkEntries } from '../chain/link-entries';
import type { buildCaptureEntry } from './capture.entry';
import type { OriginalStore } from './original.store';

/** A chain entry and the bytes it refers to. */
export type OriginalDraft = Omit<ReturnType<typeof buildCaptureEntry>, 'kind'> & { kind: 'capture' | 'snapshot' };

/**
 * Appends entries to a chain. Their bytes are put in the external store if one is configured, otherwise in the
 * database.
 */
export async function storeOriginals(
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
