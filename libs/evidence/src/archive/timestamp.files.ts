import { z } from 'zod';
import { equalBytes, encodeUtf8, decodeUtf8 } from '../bytes';
import type { Seal } from '../chain/seal.check';
import { timestampedText, type StoredTimestamp } from '../timestamps/stored-timestamp';
import type { ArchiveFile } from './archive.file';

const STAMPS_PATH = 'chain/stamps.json';
const STAMPS_FOLDER = 'chain/stamps/';
const STAMPS_FORMAT = 'corroborate-stamps-1';

const STAMPS_SCHEMA = z.strictObject({
  format: z.literal(STAMPS_FORMAT),
  investigationId: z.number().int(),
  stamps: z.array(
    z.strictObject({ seq: z.number().int(), authority: z.string(), file: z.string(), sha256: z.string() }),
  ),
});

/**
 * Timestamp files for other tools: each response and the data it stamps, so that `openssl ts -verify -data 12.seal -in
 * 12-1.tsr -CAfile …` works. Empty if there are no timestamps.
 */
export function timestampFiles(stamps: readonly StoredTimestamp[], seals: readonly Seal[]): ArchiveFile[] {
  if (stamps.length === 0) return [];
  const named = stamps.map((stamp, at) => ({
    stamp,
    file: `${STAMPS_FOLDER}${stamp.seq}-${indexWithinSeal(stamps, at)}.tsr`,
  }));
  const listed = named.map(({ stamp: { seq, authority, sha256 }, file }) => ({ seq, authority, file, sha256 }));
  const { investigationId } = stamps[0]!;
  const list = JSON.stringify({ format: STAMPS_FORMAT, investigationId, stamps: listed }, null, 2);
  const stamped = seals.filter(({ seq }) => stamps.some((stamp) => stamp.seq === seq));
  return [
    { name: STAMPS_PATH, bytes: encodeUtf8(`${list}\n`) },
    ...stamped.map((seal) => ({ name: `${STAMPS_FOLDER}${seal.seq}.seal`, bytes: encodeUtf8(timestampedText(seal)) })),
    ...named.map(({ stamp, file }) => ({ name: file, bytes: stamp.response })),
  ];
}

/** Position among the timestamps of the same seal, counted from 1. */
const indexWithinSeal = (stamps: readonly StoredTimestamp[], at: number): number =>
  stamps.slice(0, at + 1).filter(({ seq }) => seq === stamps[at]!.seq).length;

/** Reads timestamps back from the files; null if their list is unreadable or does not match the files. */
export function readTimestamps(
  named: ReadonlyMap<string, ArchiveFile>,
  seals: readonly Seal[],
): StoredTimestamp[] | null {
  const held = [...named.values()].filter(({ name }) => name === STAMPS_PATH || name.startsWith(STAMPS_FOLDER));
  if (held.length === 0) return [];
  try {
    const { investigationId, stamps } = STAMPS_SCHEMA.parse(JSON.parse(decodeUtf8(named.get(STAMPS_PATH)!.bytes)));
    const kept = stamps.map(({ seq, authority, file, sha256 }) => {
      return { investigationId, seq, authority, sha256, response: named.get(file)!.bytes };
    });
    const made = new Map(timestampFiles(kept, seals).map(({ name, bytes }) => [name, bytes]));
    const same = ({ name, bytes }: ArchiveFile): boolean => {
      const own = made.get(name);
      return own !== undefined && equalBytes(own, bytes);
    };
    return made.size === held.length && held.every(same) ? kept : null;
  } catch {
    return null;
  }
}
