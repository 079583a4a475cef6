import { intoContainer } from '../archive/archive.container';
import type { ArchiveFile } from '../archive/archive.file';
import { composeArchive } from '../archive/compose-archive';
import { unpack } from '../originals/packing';
import { digestOfStamp, stampImprint, type KeptStamp } from '../stamps/kept-stamp';
import { stampRequest } from '../stamps/stamp.request';
import type { BuiltCase } from './kept-case';

export interface BuiltArchive {
  files: ArchiveFile[];
  bytes: Buffer;
  /** Public key in PEM. */
  key: string;
}

/** Sends a request to a timestamp authority. */
type Ask = (authority: string, question: Uint8Array) => Promise<Uint8Array>;

interface Asked {
  ask?: Ask;
  authorities?: readonly string[];
}

/** Archive of a case, with its seal stamped by these authorities. */
export async function builtArchive(built: BuiltCase, { ask, authorities = [] }: Asked = {}): Promise<BuiltArchive> {
  const { seals, keys, investigationId } = await built.whole();
  const stampBy = async (authority: string): Promise<KeptStamp> => {
    const question = stampRequest({ imprint: stampImprint(seals[0]!), nonce: null, policy: null });
    const stamp = { investigationId, seq: seals[0]!.seq, authority, response: await ask!(authority, question) };
    return { ...stamp, sha256: digestOfStamp(stamp) };
  };
  const files = await composeArchive({
    investigationId,
    title: 'A case',
    entries: built.entries,
    seals,
    stamps: await Promise.all(authorities.map(stampBy)),
    keys,
    payload: async (sha256) => unpack(built.kept.find((one) => one.sha256 === sha256)!),
  });
  return { files, bytes: containerOf(files), key: [...keys.values()][0]! };
}

export const containerOf = (files: readonly ArchiveFile[]): Buffer => Buffer.from(intoContainer(files));
