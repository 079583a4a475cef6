import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Writable, type Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { CorroborateError } from '@corroborate/domain';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { ChecksumTransform, type ContentChecksum } from './archive.writer';
import { attachmentEntry, unusableBackup, MANIFEST, readManifest, tableEntry, type BackupManifest } from './manifest';

/** A backup that was read and verified completely. */
export interface BackupFile {
  manifest: BackupManifest;
  /** Rows of a table in the format of `COPY`. */
  rows(table: string): Promise<Readable>;
  /** Extra data stored along with the tables; undefined if none with that name. */
  beside(name: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Maximum size of a manifest in bytes; real ones are far smaller. */
const MAX_MANIFEST_BYTES = 10_000_000;
/** Maximum size of extra data in bytes, because it is read into memory. */
const MAX_ATTACHMENT_BYTES = 200_000_000;
/** Maximum number of entries, far more than the number of tables. */
const MAX_ENTRIES = 10_000;

/**
 * Opens a backup and reads it completely once, so that later steps can rely on it.
 * @throws CorroborateError `invalid-input` if there is no such file; `unusable-backup`
 */
export async function openBackup(path: string): Promise<BackupFile> {
  const zip = await openZip(path);
  try {
    const entries = await entriesOf(zip);
    const manifest = await manifestOf(zip, entries);
    await checkContents(zip, entries, manifest);
    return {
      manifest,
      rows: (table) => streamOf(zip, entries, tableEntry(table)),
      beside: async (name) => readAttachment(zip, entries, name),
      close: async () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof CorroborateError ? error : unusableBackup('its contents are unreadable', error);
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false, lazyEntries: true });
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException | null)?.code;
    if (code === undefined) throw unusableBackup('it is incomplete or not a ZIP file', cause);
    throw new CorroborateError('invalid-input', `The file ${path} cannot be read (${code}).`, {
      cause,
      hint: 'Give the path of a file written by `corroborate backup`.',
    });
  }
}

type Entries = ReadonlyMap<string, Entry>;

async function entriesOf(zip: ZipFile): Promise<Entries> {
  if (zip.entryCount > MAX_ENTRIES) throw unusableBackup(`it has ${zip.entryCount} entries`);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw unusableBackup('it has two entries with the same name');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function streamOf(zip: ZipFile, entries: Entries, name: string): Promise<Readable> {
  const entry = entries.get(name);
  if (!entry) throw unusableBackup(`${name} is missing`);
  return zip.openReadStreamPromise(entry);
}

async function manifestOf(zip: ZipFile, entries: Entries): Promise<BackupManifest> {
  const entry = entries.get(MANIFEST);
  if (!entry || entry.uncompressedSize > MAX_MANIFEST_BYTES) throw unusableBackup('it has no manifest');
  const content = await text(await zip.openReadStreamPromise(entry));
  if (crc32(content) !== entry.crc32) throw unusableBackup('its manifest was changed');
  return readManifest(content);
}

async function checkContents(zip: ZipFile, entries: Entries, { tables, beside }: BackupManifest): Promise<void> {
  const promised = [
    ...tables.map((table) => ({ ...table, entry: tableEntry(table.name) })),
    ...beside.map((one) => ({ ...one, entry: attachmentEntry(one.name) })),
  ];
  for (const { entry, bytes, sha256 } of promised) {
    // The size is known before unpacking and enforced while unpacking.
    const size = entries.get(entry)?.uncompressedSize ?? bytes;
    if (size !== bytes) throw unusableBackup(`${entry} was changed`);
    const found = await checksumOf(await streamOf(zip, entries, entry));
    if (found.bytes !== bytes || found.sha256 !== sha256) throw unusableBackup(`${entry} was changed`);
  }
}

async function checksumOf(content: Readable): Promise<ContentChecksum> {
  const sum = new ChecksumTransform();
  await pipeline(content, sum, new Writable({ write: (_chunk, _encoding, done) => done() }));
  return sum.result();
}

async function readAttachment(zip: ZipFile, entries: Entries, name: string): Promise<unknown> {
  const entry = entries.get(attachmentEntry(name));
  if (!entry) return undefined;
  if (entry.uncompressedSize > MAX_ATTACHMENT_BYTES) throw unusableBackup(`${entry.fileName} is too large`);
  const content = await text(await streamOf(zip, entries, entry.fileName));
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw unusableBackup(`${entry.fileName} is not JSON`, cause);
  }
}
