import { WARCParser } from 'warcio';
import { sha256 } from '../digest';
import { pack, unpack } from '../originals/packing';
import { buildSnapshotEntry } from '../snapshots/snapshot.entry';
import { builtCase, type BuiltCase } from '../testing/kept-case';
import { writeZip } from './zip.container';
import type { ArchiveFile } from './archive.file';
import { composeArchive } from './compose-archive';
import { ARCHIVE_PATHS } from './chain-index';
import { verifyArchive } from './verify-archive';

const PICTURE = Buffer.from('\x89PNG\r\n\x1a\n and a picture \r\n\r\n of a page', 'latin1');
const at = '2026-03-01T11:00:00.000Z';
const facts = {
  asked: 'https://paper.example/1',
  url: 'https://paper.example/1?new',
  redirects: ['https://paper.example/1?new'],
  status: 200,
  documentSha256: sha256('a document'),
  browser: 'Chromium 156.0',
  view: { width: 1280, height: 900, shown: 900 },
  requests: { answered: 2, refused: 0, failed: 0 },
  leftOut: [],
};

let built: BuiltCase;
const composed = async (payload: (digest: string) => Promise<Buffer | null>): Promise<ArchiveFile[]> => {
  const { seals, keys } = await built.whole();
  return composeArchive({
    investigationId: 7,
    title: 'A case',
    entries: built.entries,
    seals,
    stamps: [],
    keys,
    payload,
  });
};
const bytesOf = async (digest: string) => unpack(built.kept.find((one) => one.sha256 === digest)!);

beforeAll(async () => {
  const parts = ['picture', 'dom'] as const;
  const drafts = parts.map(async (part) =>
    buildSnapshotEntry({ id: 3, sourceId: 9 }, { at, facts }, part, await pack(PICTURE)),
  );
  built = await builtCase(2, await Promise.all(drafts));
});

it('stores parts of a snapshot under reserved URLs and verifies them', async () => {
  const files = await composed(bytesOf);
  const read: string[] = [];
  for await (const record of new WARCParser([files.find(({ name }) => name === ARCHIVE_PATHS.warc)!.bytes])) {
    const payload = Buffer.from(await record.readFully(false));
    if (record.warcType === 'resource') read.push(`${record.warcTargetURI} ${sha256(payload) === sha256(PICTURE)}`);
  }
  expect(read).toEqual(['urn:fullPage:https://paper.example/1?new true', 'urn:dom:https://paper.example/1?new true']);
  expect(await verifyArchive(writeZip(files))).toMatchObject({
    faults: [],
    evidence: { entries: 4, sealed: 4, faults: [] },
  });
});

it('detects a replaced snapshot image', async () => {
  const forged = await composed(async (digest) =>
    digest === sha256(PICTURE) ? Buffer.from('another picture') : bytesOf(digest),
  );
  const { faults, evidence } = await verifyArchive(writeZip(forged));
  expect([...faults, ...evidence!.faults].map(({ code }) => code)).toContain('original-changed');
});
