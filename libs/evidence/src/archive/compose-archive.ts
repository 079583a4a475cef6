import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sha256 } from '../digest';
import { z } from 'zod';
import { SEAL } from '../chain/seal.check';
import type { StoredTimestamp } from '../timestamps/stored-timestamp';
import type { ArchiveFile } from './archive.file';
import { timestampFiles } from './timestamp.files';
import { STORED_ENTRY } from '../chain/chain.policy';
import type { StoredCase } from '../verification/verify-case.policy';
import { infoRecord, buildRecords, type WarcRecord } from './warc.records';
import {
  toIndexedAnswer,
  CHAIN_FORMAT,
  formatPageList,
  ARCHIVE_PATHS,
  formatCdxj,
  type IndexedAnswer,
} from './chain-index';

const gzipAsync = promisify(gzip);

export interface CaseToArchive extends Pick<StoredCase, 'investigationId' | 'entries' | 'seals' | 'keys'> {
  title: string;
  stamps: readonly StoredTimestamp[];
  /** Bytes by digest; null if deleted or changed. */
  payload(sha256: string): Promise<Buffer | null>;
}

/** The files of a WACZ 1.1.1 archive. The same case gives the same bytes. */
export async function composeArchive(kept: CaseToArchive): Promise<ArchiveFile[]> {
  const { warc, answers } = await buildWarc(kept);
  const named = new Set(kept.seals.map(({ keyId }) => keyId));
  const resources = [
    toFile(ARCHIVE_PATHS.warc, warc),
    toFile(ARCHIVE_PATHS.index, formatCdxj(answers)),
    toFile(ARCHIVE_PATHS.pages, formatPageList(kept.entries)),
    toFile(
      ARCHIVE_PATHS.entries,
      kept.entries.map((entry) => `${JSON.stringify(z.object(STORED_ENTRY.shape).parse(entry))}\n`).join(''),
    ),
    toFile(
      ARCHIVE_PATHS.seals,
      toIndentedJson({
        format: CHAIN_FORMAT,
        investigationId: kept.investigationId,
        seals: z.array(z.object(SEAL.shape)).parse(kept.seals),
        keys: Object.fromEntries([...kept.keys].filter(([id]) => named.has(id))),
      }),
    ),
    ...timestampFiles(kept.stamps, kept.seals),
  ];
  const described = toFile(ARCHIVE_PATHS.package, toIndentedJson(buildDataPackage(kept, resources)));
  const digest = toIndentedJson({ path: ARCHIVE_PATHS.package, hash: `sha256:${sha256(described.bytes)}` });
  return [...resources, described, toFile(ARCHIVE_PATHS.digest, digest)];
}

const toFile = (name: string, content: Buffer | string): ArchiveFile => ({
  name,
  bytes: Buffer.from(content as string),
});
const toIndentedJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function buildWarc({ entries, ...kept }: CaseToArchive) {
  const parts: Buffer[] = [];
  const answers: IndexedAnswer[] = [];
  let size = 0;
  const add = async ({ bytes }: WarcRecord) => {
    const part = await gzipAsync(bytes);
    parts.push(part);
    size += part.length;
    return { offset: size - part.length, length: part.length };
  };
  if (entries[0]) await add(infoRecord(entries[0]));
  for (const entry of entries) {
    const bytes = entry.originalSha256 === null ? null : await kept.payload(entry.originalSha256);
    if (!bytes) continue;
    const [first, ...rest] = buildRecords(entry, bytes);
    answers.push({ ...toIndexedAnswer(entry), ...(await add(first)) });
    for (const record of rest) await add(record);
  }
  return { warc: Buffer.concat(parts), answers };
}

function buildDataPackage({ title, entries }: CaseToArchive, resources: readonly ArchiveFile[]): object {
  const last = entries.at(-1)?.at;
  return {
    profile: 'data-package',
    wacz_version: '1.1.1',
    title,
    software: 'Corroborate',
    ...(last ? { created: last } : {}),
    resources: resources.map(({ name, bytes }) => ({
      name: name.split('/').at(-1),
      path: name,
      hash: `sha256:${sha256(bytes)}`,
      bytes: bytes.length,
    })),
  };
}
