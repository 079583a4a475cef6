import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { fromBuffer, type Entry, type ZipFile as OpenZip } from 'yauzl';
import { ZipFile } from 'yazl';
import type { ArchiveFile } from './archive.file';

/**
 * Nothing in it is packed once more: readers find a record by its place. Times are no part of the evidence; the format
 * writes them by the local clock, by which this one is the same everywhere.
 */
const OPTIONS = { mtime: new Date(2000, 0, 1), mode: 0o100644, compress: false, forceDosTimestamp: true };
/** More than this is no archive of ours. */
const LARGEST = 2_000_000_000;
const MOST_FILES = 1_000;

export async function intoContainer(files: readonly ArchiveFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, bytes } of files) zip.addBuffer(bytes, name, OPTIONS);
  zip.end();
  return buffer(zip.outputStream as Readable);
}

export interface OpenedFile extends ArchiveFile {
  stored: boolean;
}

/** @throws Error where the container cannot be read, is too large, or has a name twice. */
export async function outOfContainer(bytes: Buffer): Promise<OpenedFile[]> {
  const zip = await opened(bytes);
  const files: OpenedFile[] = [];
  await new Promise<void>((done, failed) => {
    zip.on('error', failed);
    zip.on('end', done);
    zip.on('entry', (entry: Entry) => {
      readOne(zip, entry, files).then(() => zip.readEntry(), failed);
    });
    zip.readEntry();
  });
  return files;
}

const opened = (bytes: Buffer): Promise<OpenZip> =>
  new Promise((done, failed) => {
    const options = { lazyEntries: true, validateEntrySizes: true, strictFileNames: true };
    fromBuffer(bytes, options, (error, zip) => (error ? failed(error) : done(zip)));
  });

async function readOne(zip: OpenZip, entry: Entry, files: OpenedFile[]): Promise<void> {
  const size = files.reduce((sum, file) => sum + file.bytes.length, entry.uncompressedSize);
  if (size > LARGEST || files.length >= MOST_FILES) throw new Error('The archive is too large');
  if (files.some(({ name }) => name === entry.fileName)) throw new Error('The archive has a name twice');
  const stream = await new Promise<Readable>((done, failed) =>
    zip.openReadStream(entry, (error, source) => (error ? failed(error) : done(source))),
  );
  files.push({ name: entry.fileName, bytes: await buffer(stream), stored: entry.compressionMethod === 0 });
}
