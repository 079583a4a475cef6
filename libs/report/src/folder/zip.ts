import { strToU8, zipSync, type Zippable } from 'fflate';
import type { CaseFile } from './case-file.types';

/** What every entry bears, so that the same files make the same archive. ZIP knows no time before it, and no zone. */
const FIXED = new Date(1980, 0, 1);

/** The files as one archive; the same files give the same bytes. */
export function zipOf(files: readonly CaseFile[], folder: string): Uint8Array {
  const entries: Zippable = {};
  for (const { path, text } of files) entries[`${folder}/${path}`] = strToU8(text);
  return zipSync(entries, { mtime: FIXED, level: 6 });
}
