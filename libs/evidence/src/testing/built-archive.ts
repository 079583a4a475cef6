import { writeZip } from '../archive/zip.container';
import type { ArchiveFile } from '../archive/archive.file';
import { composeArchive } from '../archive/compose-archive';
import { unpack } from '../originals/packing';
import { timestampDigest, messageImprint, type StoredTimestamp } from '../timestamps/stored-timestamp';
import { encodeTimestampRequest } from '../timestamps/timestamp.request';
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
  const stampBy = async (authority: string): Promise<StoredTimestamp> => {
    const question = encodeTimestampRequest({ imprint: messageImprint(seals[0]!), nonce: null, policy: null });
    const stamp = { investigationId, seq: seals[0]!.seq, authority, response: await ask!(authority, question) };
    return { ...stamp, sha256: timestampDigest(stamp) };
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
  return { files, bytes: packArchive(files), key: [...keys.values()][0]! };
}

export const packArchive = (files: readonly ArchiveFile[]): Buffer => Buffer.from(writeZip(files));
