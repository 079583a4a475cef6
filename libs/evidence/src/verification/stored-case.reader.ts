import type { EvidenceRepository } from '@corroborate/db';

export type StoredCases = Pick<
  EvidenceRepository,
  'listEntries' | 'listSeals' | 'listTimestamps' | 'keys' | 'original'
>;

/** All stored data of a case except the bytes of originals. */
export async function readStoredCase(evidence: StoredCases, investigationId: number) {
  const [entries, seals, stamps, keys] = await Promise.all([
    evidence.listEntries(investigationId),
    evidence.listSeals(investigationId),
    evidence.listTimestamps(investigationId),
    evidence.keys(),
  ]);
  const pems = new Map(keys.map(({ keyId, publicPem }) => [keyId, publicPem]));
  return { investigationId, entries, seals, stamps, keys: pems };
}
