import { CorroborateError } from '@corroborate/domain';
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import type { CaseFile } from './case-file.types';

/** Fixed modification time, the earliest ZIP allows, so identical files give an identical archive. */
const FIXED = new Date(1980, 0, 1);

/** The files as one archive; the same files give the same bytes. */
export function zipOf(files: readonly CaseFile[], folder: string): Uint8Array {
  const entries: Zippable = {};
  for (const { path, text } of files) entries[`${folder}/${path}`] = strToU8(text);
  return zipSync(entries, { mtime: FIXED, level: 6 });
}

/** A case is a few megabytes; far larger archives must not be unpacked in memory. */
const MOST_BYTES = 512 * 1024 * 1024;
/** File name, optionally in one folder; rules out path traversal. */
const NAME = /^(?:[a-z][a-z-]{0,60}\/)?[A-Za-z0-9_][A-Za-z0-9_-]{0,120}\.[a-z]{1,5}$/;

/** Files of an archive made by `zipOf`, possibly on another server. @throws CorroborateError `upstream-failed` */
export function filesIn(archive: Uint8Array): CaseFile[] {
  let left = MOST_BYTES;
  const filter = ({ originalSize }: { originalSize: number }) => (left -= originalSize) >= 0 || refuse();
  const files = Object.entries(unzipped(archive, filter)).map(([name, bytes]) => ({
    path: name.slice(name.indexOf('/') + 1),
    text: strFromU8(bytes),
  }));
  return files.every(({ path }) => NAME.test(path)) ? files : refuse();
}

function unzipped(archive: Uint8Array, filter: (file: { originalSize: number }) => boolean) {
  try {
    return unzipSync(archive, { filter });
  } catch (cause) {
    return refuse(cause);
  }
}

function refuse(cause?: unknown): never {
  throw new CorroborateError('upstream-failed', 'The response is not a case folder.', {
    hint: 'Check the server address and that both run the same version.',
    cause,
  });
}
