import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CDXIndexer, WARCParser } from 'warcio';
import { ZipFile } from 'yazl';
import { builtCase, type BuiltCase } from '../testing/kept-case';
import { unpack } from '../originals/packing';
import { writeZip, readZip } from './zip.container';
import type { ArchiveFile } from './archive.file';
import { composeArchive } from './compose-archive';
import { ARCHIVE_PATHS } from './chain-index';
import { verifyArchive } from './verify-archive';

let built: BuiltCase;
let files: ArchiveFile[];
let archive: Buffer;
beforeAll(async () => {
  built = await builtCase(6);
  const { seals, keys } = await built.whole();
  const payload = async (sha256: string) => unpack(built.kept.find((one) => one.sha256 === sha256)!);
  files = await composeArchive({
    investigationId: 7,
    title: 'A case',
    entries: built.entries,
    seals,
    stamps: [],
    keys,
    payload,
  });
  archive = Buffer.from(writeZip(files));
});
const fileOf = (name: string) => Buffer.from(files.find((one) => one.name === name)!.bytes);
const found = async (bytes: Uint8Array) => {
  const { evidence, faults, repacked } = await verifyArchive(bytes);
  return [...faults, ...(evidence?.faults ?? []), ...(repacked ? ['repacked'] : [])];
};

it('verifies an unmodified archive completely', async () => {
  expect(await verifyArchive(archive)).toEqual({
    investigationId: 7,
    evidence: {
      entries: 6,
      sealed: 6,
      originals: { whole: 6, removed: 0, missing: 0, changed: 0 },
      stamps: [],
      erasures: [],
      faults: [],
    },
    keys: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    faults: [],
    repacked: false,
  });
});

it('writes identical bytes for the same case', () => {
  expect(archive.equals(writeZip(readZip(archive)))).toBe(true);
});

it('writes a ZIP that is byte-identical to a third-party writer', async () => {
  const zip = new ZipFile();
  const options = { mtime: new Date(2000, 0, 1), mode: 0o100644, compress: false, forceDosTimestamp: true };
  for (const { name, bytes } of files) zip.addBuffer(Buffer.from(bytes), name, options);
  zip.end();
  expect(archive.equals(await buffer(zip.outputStream as Readable))).toBe(true);
});

it('writes a WARC from which a third-party reader gets every response with headers', async () => {
  const read: [string, string, number][] = [];
  for await (const record of new WARCParser([fileOf(ARCHIVE_PATHS.warc)])) {
    const payload = Buffer.from(await record.readFully(false));
    if (record.warcType === 'response')
      read.push([record.warcTargetURI!, record.httpHeaders!.statusline, payload.length]);
  }
  expect(read).toHaveLength(6);
  expect(read[0]).toEqual(['https://paper.example/0', 'HTTP/1.1 200 OK', built.kept[0]!.size]);
});

it('writes an index with the same offsets as a third-party indexer', async () => {
  const theirs: string[] = [];
  const file = { filename: 'data.warc.gz', reader: [fileOf(ARCHIVE_PATHS.warc)] as never };
  for await (const one of new CDXIndexer({}).iterIndex([file]) as AsyncIterable<Record<string, unknown>>)
    theirs.push(
      `${String(one['urlkey'])} ${String(one['timestamp'])} ${String(one['offset'])}+${String(one['length'])}`,
    );
  const ours = fileOf(ARCHIVE_PATHS.index)
    .toString()
    .trim()
    .split('\n')
    .map((line) => {
      const [key, time] = line.split(' ');
      const { offset, length } = JSON.parse(line.slice(line.indexOf('{')));
      return `${key} ${time} ${offset}+${length}`;
    });
  expect(theirs.sort()).toEqual(ours.sort());
});

/** Bits spread over a range of bytes, identical on every run, including the first and last byte. */
function bitsIn(start: number, end: number, count: number): number[] {
  const bits = (end - start) * 8;
  const spread = Array.from({ length: count }, (_, turn) => start * 8 + ((turn * 104_729) % bits));
  return [start * 8, ...spread, end * 8 - 1];
}

/** The bytes of each file, and those before, between and after them: the container's headers and directory. */
function regionsOf(container: Buffer): [start: number, end: number][] {
  const starts = files.map(({ bytes }) => container.indexOf(Buffer.from(bytes)));
  const bodies = files.map(({ bytes }, at): [number, number] => [starts[at]!, starts[at]! + bytes.length]);
  const headers = files.map((_, at): [number, number] => [bodies[at - 1]?.[1] ?? 0, starts[at]!]);
  return [...headers, ...bodies, [bodies.at(-1)![1], container.length]];
}

it('detects a flipped bit in every region of the archive', async () => {
  const undetected: number[] = [];
  for (const [start, end] of regionsOf(archive)) {
    for (const bit of bitsIn(start, end, 8)) {
      const bent = Buffer.from(archive);
      bent[bit >> 3]! ^= 1 << (bit & 7);
      if ((await found(bent)).length === 0) undetected.push(bit >> 3);
    }
  }
  expect(undetected).toEqual([]);
}, 600_000);

it('detects a flipped bit in a file with recomputed digests by the chain', async () => {
  const undetected: string[] = [];
  for (const { name } of files.slice(0, 5)) {
    for (const bit of bitsIn(0, fileOf(name).length, 12)) {
      const bytes = Buffer.from(fileOf(name));
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      if ((await found(await disguised(name, bytes))).length === 0) undetected.push(`${name} ${bit >> 3}`);
    }
  }
  // The compression header of a record is not part of its content.
  expect(undetected.filter((one) => !one.startsWith(ARCHIVE_PATHS.warc))).toEqual([]);
}, 600_000);

/** Change by an attacker who knows the format: the digests of the package match again. */
async function disguised(name: string, bytes: Buffer): Promise<Uint8Array> {
  const { createHash } = await import('node:crypto');
  const hash = (of: Buffer) => `sha256:${createHash('sha256').update(of).digest('hex')}`;
  const described = JSON.parse(fileOf(ARCHIVE_PATHS.package).toString());
  Object.assign(
    described.resources.find(({ path }: { path: string }) => path === name),
    {
      hash: hash(bytes),
      bytes: bytes.length,
    },
  );
  const packaged = Buffer.from(JSON.stringify(described));
  const digest = Buffer.from(JSON.stringify({ path: ARCHIVE_PATHS.package, hash: hash(packaged) }));
  const changed = new Map([
    [name, bytes],
    [ARCHIVE_PATHS.package, packaged],
    [ARCHIVE_PATHS.digest, digest],
  ]);
  return writeZip(files.map((file) => ({ name: file.name, bytes: changed.get(file.name) ?? file.bytes })));
}

it('reports an unreadable archive, and a missing or extra file', async () => {
  expect(await found(Buffer.from('no archive'))).toEqual([{ code: 'container-unreadable' }]);
  const without = writeZip(files.filter(({ name }) => name !== ARCHIVE_PATHS.pages));
  expect(await found(without)).toContainEqual({ code: 'file-missing', path: ARCHIVE_PATHS.pages });
  const more = writeZip([...files, { name: 'extra.txt', bytes: Buffer.from('x') }]);
  expect(await found(more)).toContainEqual({ code: 'file-unlisted', path: 'extra.txt' });
});
