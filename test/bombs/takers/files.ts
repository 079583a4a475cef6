import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addedSourceItemSchema, createSubmissionReader, createTopicReader } from '@corroborate/domain';
import { readZip, buildZip } from '@corroborate/report';
import { createBodyIntake } from '../../../apps/api/src/http/body.intake';
import { HttpProblem } from '../../../apps/api/src/problems/problem';
import { validateMessage } from '../../../apps/api/src/mcp/message.policy';
import { parseRatings } from '../../../libs/credibility/src/ratings.parse';
import { openBackup } from '../../../libs/db/src/backup/backup.file';
import { verifyArchive } from '../../../libs/evidence/src/archive/verify-archive';
import { PicturePool } from '../../../libs/evidence/src/pictures/picture.pool';
import { parseTimestampResponse } from '../../../libs/evidence/src/timestamps/token.reader';
import { BARE_JPEG, builtArchive, builtCase, withMarks } from '../../../libs/evidence/src/testing';
import { JSON_BOMBS, TEXT_BOMBS, type Bombs } from '../bombs';
import type { BytesTaker, Family } from '../taker';
import { binaryBombs, packedZeros, buildZipFile } from './binary.bombs';

const NOW = () => new Date('2026-10-20T15:00:00Z');

const latin = (bytes: Buffer): string => bytes.toString('latin1');
/** Names of proper binary files are only labels: their bombs are made of the bytes. */
const binary = (name: string, proper: Buffer, bytes: number, more: Bombs = {}) => ({
  ...{ name, proper: latin(proper), bytes },
  bombs: { ...binaryBombs(proper, bytes), ...more },
});

async function bodyTaker(): Promise<BytesTaker & { close(): Promise<void> }> {
  const gate = { refusalFor: async () => null, require: async () => undefined, countFailure: async () => null };
  const intake = createBodyIntake(gate as never, 20_000);
  const server = createServer((request, response) => {
    intake(request as never, response as never, (fault?: unknown) => {
      const status = fault === undefined ? 200 : statusOf(fault);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = async (body: Buffer) => {
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`http://127.0.0.1:${port}/api/topics`, { method: 'POST', headers, body });
    if (status >= 500) throw new Error(`the body led to status ${status}`);
  };
  return {
    ...{ name: 'body of a request', proper: TOPIC, bytes: 1_000_000, bombs: JSON_BOMBS },
    files: ['apps/api/src/http/body.intake.ts'],
    take: send,
    close: async () => void server.close(),
  };
}

/** Problems of ours have a code; Express tells what it cannot take by a status. */
const statusOf = (fault: unknown): number =>
  fault instanceof HttpProblem ? 400 : ((fault as { status?: number }).status ?? 500);

const TOPIC = JSON.stringify({
  external_id: 'wire-1',
  title: 'Ferry runs aground off Pell Island',
  summary: 'A ferry with 163 people ran aground.',
  entities: ['Marian Locke'],
  source_plan: { sources: [{ url: 'https://paper.example/1' }] },
  verified_facts: { facts: ['It ran aground.'] },
});
const MESSAGE = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'x', arguments: {} } });
const SOURCE = JSON.stringify({
  kind: 'text',
  title: 'Statement',
  text: 'The mill burned down.',
  from: 'press office',
});

/** What is not JSON never reaches these readers. */
const parsed = (read: (value: unknown) => unknown) => (body: Buffer) => {
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    return null;
  }
  return read(value);
};

const orders: BytesTaker[] = [
  {
    ...{ name: 'topic of a queue', proper: TOPIC, bytes: 400_000, bombs: JSON_BOMBS },
    files: ['libs/domain/src/intake/topic.reader.ts'],
    take: parsed(createTopicReader(NOW)),
  },
  {
    ...{ name: 'order of an editor', proper: TOPIC, bytes: 400_000, bombs: JSON_BOMBS },
    files: ['libs/domain/src/intake/submission.reader.ts'],
    take: parsed(createSubmissionReader(NOW, () => 'id')),
  },
  {
    ...{ name: 'source that is handed in', proper: SOURCE, bytes: 400_000, bombs: JSON_BOMBS },
    files: ['libs/domain/src/intake/added-source.reader.ts'],
    take: parsed((value) => addedSourceItemSchema.safeParse(value)),
  },
  {
    ...{ name: 'message of an MCP client', proper: MESSAGE, bytes: 400_000, bombs: JSON_BOMBS },
    files: ['message.policy', 'mcp.controller', 'mcp.service'].map((one) => `apps/api/src/mcp/${one}.ts`),
    take: parsed((value) => validateMessage(value, {})),
  },
];

const RATINGS = 'domain,score\npaper.example,80\npost.example,40';
const RATINGS_JSON = JSON.stringify([{ domain: 'paper.example', score: 80 }]);
const ratings: BytesTaker[] = [
  ['ratings in CSV', RATINGS, TEXT_BOMBS],
  ['ratings in JSON', RATINGS_JSON, JSON_BOMBS],
].map(([name, proper, bombs]) => ({
  ...{ name: name as string, proper: proper as string, bytes: 1_000_000, bombs: bombs as Bombs },
  files: ['libs/credibility/src/ratings.rows.ts'],
  take: (body) => parseRatings(body.toString()),
}));

const JPEG = withMarks(BARE_JPEG, {
  ...{ Make: 'Lumo', Software: 'Lumo 2', DateTimeOriginal: '2026:10:17 08:00:00' },
});

async function fileTakers(folder: string): Promise<BytesTaker[]> {
  const built = await builtArchive(await builtCase(3));
  const folderOfCase = Buffer.from(buildZip([{ path: 'state.json', text: '{}' }], 'case-1'));
  const backup = path.join(folder, 'backup.zip');
  return [
    {
      ...binary('archive of a case', built.bytes, 1_000_000, {
        'a file that holds far more than it weighs': () =>
          buildZipFile('datapackage.json', packedZeros.raw(), 200_000_000),
      }),
      files: [
        ...['archive/zip.container', 'archive/gzip.members', 'archive/timestamp.files'],
        ...['archive/chain-index', 'archive/verify-archive', 'archive/wacz.format', 'archive/warc.records'],
        'verification/verify-case.policy',
      ].map((file) => `libs/evidence/src/${file}.ts`),
      take: (body) => verifyArchive(body),
    },
    {
      ...binary('folder of a case', folderOfCase, 1_000_000, {
        'a file that holds far more than it weighs': () =>
          buildZipFile('case-1/state.json', packedZeros.raw(), 4_000_000_000),
      }),
      files: ['libs/report/src/folder/zip.ts'],
      take: (body) => readZip(body),
    },
    {
      ...binary('backup', folderOfCase, 1_000_000, {
        'a table of contents that holds far more than it weighs': () =>
          buildZipFile('manifest.json', packedZeros.raw(), 1_000),
      }),
      files: ['libs/db/src/backup/backup.file.ts', 'libs/db/src/backup/manifest.ts'],
      take: async (body) => {
        writeFileSync(backup, body);
        await (await openBackup(backup)).close();
      },
    },
  ];
}

function evidenceTakers(pictures: PicturePool): BytesTaker[] {
  return [
    {
      ...binary('answer of a time-stamping authority', Buffer.from('3003020100', 'hex'), 64_000, {
        'nested sequences': () => Buffer.from(Array.from({ length: 64_000 }, (_, at) => (at % 2 ? 0x80 : 0x30))),
        'sequences without end': () => Buffer.alloc(64_000, Buffer.from([0x30, 0x80])),
        'a long number': () => Buffer.concat([Buffer.from('3083fa0000028300f000', 'hex'), Buffer.alloc(60_000, 0x7f)]),
      }),
      files: ['libs/evidence/src/timestamps/token.reader.ts'],
      take: (body) => parseTimestampResponse(body),
    },
    {
      ...binary('picture', JPEG, 2_000_000),
      files: [
        ...['metadata.reader', 'picture.worker'].map((one) => `libs/evidence/src/pictures/${one}.ts`),
        'libs/pages/src/pictures/picture.fetcher.ts',
      ],
      take: (body) => pictures.read(body),
    },
  ];
}

export const files: Family = {
  open: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bombs-'));
    const pictures = new PicturePool();
    const body = await bodyTaker();
    const takers = [...orders, ...ratings, body, ...(await fileTakers(folder)), ...evidenceTakers(pictures)];
    const close = async () => {
      await Promise.all([pictures.close(), body.close()]);
      rmSync(folder, { recursive: true });
    };
    return { takers, close };
  },
};
