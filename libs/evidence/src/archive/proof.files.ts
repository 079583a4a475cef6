import { z } from 'zod';
import { areSame, bytesOf, textOf } from '../bytes';
import type { Seal } from '../chain/seal.check';
import type { KeptProof } from '../proofs/kept-proof';
import { stampedText } from '../stamps/kept-stamp';
import type { ArchiveFile } from './archive.file';

const LIST = 'chain/proofs.json';
const FOLDER = 'chain/proofs/';
const PROOFS_FORMAT = 'corroborate-proofs-1';

/** One word: it stands in sentences that people read. */
const ADDRESS = /^https?:\/\/[!-~]{1,500}$/;

const PROOFS = z.strictObject({
  format: z.literal(PROOFS_FORMAT),
  investigationId: z.number().int(),
  proofs: z.array(
    z.strictObject({
      seq: z.number().int(),
      calendar: z.string().regex(ADDRESS),
      file: z.string(),
      sha256: z.string(),
    }),
  ),
});

/**
 * Proofs as other tools read them, and what they prove, so that `ots verify -f 12.seal 12-1.ots` says the same. None
 * where there is no proof.
 */
export function proofFiles(proofs: readonly KeptProof[], seals: readonly Seal[]): ArchiveFile[] {
  if (proofs.length === 0) return [];
  const named = proofs.map((one, at) => ({ one, file: `${FOLDER}${one.seq}-${placeOf(proofs, at)}.ots` }));
  const listed = named.map(({ one: { seq, calendar, sha256 }, file }) => ({ seq, calendar, file, sha256 }));
  const { investigationId } = proofs[0]!;
  const list = JSON.stringify({ format: PROOFS_FORMAT, investigationId, proofs: listed }, null, 2);
  const proven = seals.filter(({ seq }) => proofs.some((one) => one.seq === seq));
  return [
    { name: LIST, bytes: bytesOf(`${list}\n`) },
    ...proven.map((seal) => ({ name: `${FOLDER}${seal.seq}.seal`, bytes: bytesOf(stampedText(seal)) })),
    ...named.map(({ one, file }) => ({ name: file, bytes: one.proof })),
  ];
}

/** From 1, among those over the same seal. */
const placeOf = (proofs: readonly KeptProof[], at: number): number =>
  proofs.slice(0, at + 1).filter(({ seq }) => seq === proofs[at]!.seq).length;

/** Null where the list cannot be read, or the files are not those that it makes. */
export function proofsIn(named: ReadonlyMap<string, ArchiveFile>, seals: readonly Seal[]): KeptProof[] | null {
  const held = [...named.values()].filter(({ name }) => name === LIST || name.startsWith(FOLDER));
  if (held.length === 0) return [];
  try {
    const { investigationId, proofs } = PROOFS.parse(JSON.parse(textOf(named.get(LIST)!.bytes)));
    const kept = proofs.map(({ seq, calendar, file, sha256 }) => {
      return { investigationId, seq, calendar, sha256, proof: named.get(file)!.bytes };
    });
    const made = new Map(proofFiles(kept, seals).map(({ name, bytes }) => [name, bytes]));
    const isSame = ({ name, bytes }: ArchiveFile): boolean => {
      const own = made.get(name);
      return own !== undefined && areSame(own, bytes);
    };
    return made.size === held.length && held.every(isSame) ? kept : null;
  } catch {
    return null;
  }
}
