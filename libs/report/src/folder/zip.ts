import { CorroborateError } from '@corroborate/domain';
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import type { FolderFile } from './case-file.types';

/** Fixed modification time, the earliest ZIP allows, so identical files give an identical archive. */
const ZIP_MODIFIED_AT = new Date(1980, 0, 1);

/** The files as one archive; the same files give the same bytes. */
export function buildZip(files: readonly FolderFile[], folder: string): Uint8Array {
  const entries: Zippable = {};
  for (const file of files)
    entries[`${folder}/${file.path}`] = 'text' in file ? strToU8(file.text) : [file.bytes, compressionOf(file.path)];
  return zipSync(entries, { mtime: ZIP_MODIFIED_AT, level: 6 });
}

/** Pictures and PDFs are compressed already. */
const compressionOf = (path: string) => ({ level: /\.(?:html|json|txt|csv|xml)$/.test(path) ? 6 : 0 }) as const;

/** A case is a few megabytes; far larger archives must not be unpacked in memory. */
const MAX_BYTES = 512 * 1024 * 1024;
/** File name, optionally in one of the known folders; rules out path traversal. */
const FOLDER_PATTERN = /[a-z][a-z-]{0,60}\/|evidence\/(?:web\/S\d{3,9}|documents|media|api)\//.source;
const FILE_NAME = new RegExp(`^(?:${FOLDER_PATTERN})?[A-Za-z0-9_][A-Za-z0-9_-]{0,120}\\.[a-z]{1,5}$`);
/** Files in `evidence/` made by the export; all others hold bytes as stored. */
const GENERATED_FILE = /\/(?:capture\.txt|metadata\.json)$/;

/** Files of an archive made by `buildZip`, possibly on another server. @throws CorroborateError `upstream-failed` */
export function readZip(archive: Uint8Array): FolderFile[] {
  let left = MAX_BYTES;
  const filter = ({ originalSize }: { originalSize: number }) => (left -= originalSize) >= 0 || throwInvalidArchive();
  const files = Object.entries(unzipOrThrow(archive, filter)).map(([name, bytes]): FolderFile => {
    const path = name.slice(name.indexOf('/') + 1);
    return path.startsWith('evidence/') && !GENERATED_FILE.test(path)
      ? { path, bytes }
      : { path, text: strFromU8(bytes) };
  });
  return files.every(({ path }) => FILE_NAME.test(path)) ? files : throwInvalidArchive();
}

function unzipOrThrow(archive: Uint8Array, filter: (file: { originalSize: number }) => boolean) {
  try {
    return unzipSync(archive, { filter });
  } catch (cause) {
    return throwInvalidArchive(cause);
  }
}

function throwInvalidArchive(cause?: unknown): never {
  throw new CorroborateError('upstream-failed', 'The response is not a case folder.', {
    hint: 'Check the server address and that both run the same version.',
    cause,
  });
}
