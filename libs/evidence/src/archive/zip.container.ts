import { unzipSync, type UnzipFileInfo } from 'fflate';
import { encodeUtf8, concatBytes, startsWith } from '../bytes';
import type { ArchiveFile } from './archive.file';
import { crc32 } from './crc32';

/** Maximum size of an archive in bytes; the product's own archives are smaller. */
const MAX_ARCHIVE_BYTES = 2_000_000_000;
const MAX_FILES = 1_000;
/** Maximum compression ratio. Recompressing text reduces it to a tenth; a higher ratio suggests a zip bomb. */
const MAX_COMPRESSION_RATIO = 50;

const ZIP_VERSION = 20;
const MADE_BY = (3 << 8) | 63;
const UTF8_NAME_FLAG = 0x0800;
const METHOD_STORED = 0;
/** Jan. 1, 2000. Modification times are not evidence, and the format would write them in local time. */
const DOS_DATE = ((2000 - 1980) << 9) | (1 << 5) | 1;
const FILE_MODE = (0o100644 << 16) >>> 0;

/**
 * An uncompressed ZIP container, so that readers find records by offset. Deterministic: the same files give the same
 * bytes everywhere, so a verifier can detect repackaging.
 */
export const writeZip = (files: readonly ArchiveFile[]): Uint8Array => concatBytes([...zipPieces(files)]);

export function isCanonicalZip(container: Uint8Array, files: readonly ArchiveFile[]): boolean {
  let at = 0;
  for (const piece of zipPieces(files)) {
    if (!startsWith(container, piece, at)) return false;
    at += piece.length;
  }
  return at === container.length;
}

/** The bytes of `writeZip`, in order and lazily, so that a caller can yield between large files. */
export function* zipPieces(files: readonly ArchiveFile[]): Generator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const shared = sharedFields(bytes, encodeUtf8(name));
    const pieces = [encodeFields([4, 0x04034b50], ...shared), encodeUtf8(name), bytes];
    directory.push(
      encodeFields([4, 0x02014b50], [2, MADE_BY], ...shared, [6, 0], [4, FILE_MODE], [4, at]),
      encodeUtf8(name),
    );
    at += pieces.reduce((sum, { length }) => sum + length, 0);
    yield* pieces;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  yield* directory;
  const count = [2, files.length] as const;
  yield encodeFields([4, 0x06054b50], [4, 0], count, count, [4, size], [4, at], [2, 0]);
}

type NumericField = readonly [size: 2 | 4 | 6, value: number];

/** Fields common to local headers and the directory. */
const sharedFields = (bytes: Uint8Array, name: Uint8Array): NumericField[] => [
  [2, ZIP_VERSION],
  [2, UTF8_NAME_FLAG],
  [2, METHOD_STORED],
  [2, 0],
  [2, DOS_DATE],
  [4, crc32(bytes)],
  [4, bytes.length],
  [4, bytes.length],
  [2, name.length],
  [2, 0],
];

function encodeFields(...fields: NumericField[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

export interface ExtractedFile extends ArchiveFile {
  stored: boolean;
}

/** @throws Error if the container is unreadable or too large, or contains a name twice */
export function readZip(bytes: Uint8Array): ExtractedFile[] {
  const listed = new Map<string, UnzipFileInfo>();
  let size = 0;
  const filter = (file: UnzipFileInfo): boolean => {
    size += file.originalSize;
    const swells = file.originalSize > MAX_COMPRESSION_RATIO * file.size;
    if (size > MAX_ARCHIVE_BYTES || listed.size >= MAX_FILES || swells) throw new Error('The archive is too large');
    if (listed.has(file.name)) throw new Error('The archive contains a file name twice');
    return listed.set(file.name, file) !== null;
  };
  const inside = new Map(Object.entries(unzipSync(bytes, { filter })));
  return [...listed.values()].map(({ name, originalSize, compression }) => {
    const file = inside.get(name);
    if (file?.length !== originalSize) throw new Error('The length of a file differs from its header');
    return { name, bytes: file, stored: compression === METHOD_STORED };
  });
}
