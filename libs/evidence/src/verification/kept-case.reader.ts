import type { EvidenceRepository } from '@corroborate/db';

export type KeptCases = Pick<EvidenceRepository, 'entriesOf' | 'sealsOf' | 'stampsOf' | 'keys' | 'original'>;

/** Everything stored of a case except the bytes. */
export async function readKeptCase(evidence: KeptCases, investigationId: number) {
  const [entries, seals, stamps, keys] = await Promise.all([
    evidence.entriesOf(investigationId),
    evidence.sealsOf(investigationId),
    evidence.stampsOf(investigationId),
    evidence.keys(),
  ]);
  const pems = new Map(keys.map(({ keyId, publicPem }) => [keyId, publicPem]));
  return { investigationId, entries, seals, stamps, keys: pems };
}
