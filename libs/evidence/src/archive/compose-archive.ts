import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sha256 } from '../digest';
import { z } from 'zod';
import { SEAL } from '../chain/seal.check';
import type { KeptStamp } from '../stamps/kept-stamp';
import type { ArchiveFile } from './archive.file';
import { stampFiles } from './stamp.files';
import { KEPT_ENTRY } from '../chain/chain.policy';
import type { KeptCase } from '../verification/verify-case.policy';
import { infoRecord, recordsOf, type WarcRecord } from './warc.records';
import { answerOf, CHAIN_FORMAT, pagesOf, PLACES } from './chain-index';
import { cdxjOf, type IndexedAnswer } from './cdxj';

const packed = promisify(gzip);

export interface CaseToArchive extends Pick<KeptCase, 'investigationId' | 'entries' | 'seals' | 'keys'> {
  title: string;
  stamps: readonly KeptStamp[];
  /** Bytes by digest; null if deleted or changed. */
  payload(sha256: string): Promise<Buffer | null>;
}

/** The files of a WACZ 1.1.1 archive. The same case gives the same bytes. */
export async function composeArchive(kept: CaseToArchive): Promise<ArchiveFile[]> {
  const { warc, answers } = await warcOf(kept);
  const named = new Set(kept.seals.map(({ keyId }) => keyId));
  const resources = [
    fileOf(PLACES.warc, warc),
    fileOf(PLACES.index, cdxjOf(answers)),
    fileOf(PLACES.pages, pagesOf(kept.entries)),
    fileOf(
      PLACES.entries,
      kept.entries.map((entry) => `${JSON.stringify(z.object(KEPT_ENTRY.shape).parse(entry))}\n`).join(''),
    ),
    fileOf(
      PLACES.seals,
      indented({
        format: CHAIN_FORMAT,
        investigationId: kept.investigationId,
        seals: z.array(z.object(SEAL.shape)).parse(kept.seals),
        keys: Object.fromEntries([...kept.keys].filter(([id]) => named.has(id))),
      }),
    ),
    ...stampFiles(kept.stamps, kept.seals),
  ];
  const described = fileOf(PLACES.package, indented(packageOf(kept, resources)));
  const digest = indented({ path: PLACES.package, hash: `sha256:${sha256(described.bytes)}` });
  return [...resources, described, fileOf(PLACES.digest, digest)];
}

const fileOf = (name: string, content: Buffer | string): ArchiveFile => ({
  name,
  bytes: Buffer.from(content as string),
});
const indented = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function warcOf({ entries, ...kept }: CaseToArchive) {
  const parts: Buffer[] = [];
  const answers: IndexedAnswer[] = [];
  let size = 0;
  const add = async ({ bytes }: WarcRecord) => {
    const part = await packed(bytes);
    parts.push(part);
    size += part.length;
    return { offset: size - part.length, length: part.length };
  };
  if (entries[0]) await add(infoRecord(entries[0]));
  for (const entry of entries) {
    const bytes = entry.originalSha256 === null ? null : await kept.payload(entry.originalSha256);
    if (!bytes) continue;
    const [first, ...rest] = recordsOf(entry, bytes);
    answers.push({ ...answerOf(entry), ...(await add(first)) });
    for (const record of rest) await add(record);
  }
  return { warc: Buffer.concat(parts), answers };
}

function packageOf({ title, entries }: CaseToArchive, resources: readonly ArchiveFile[]): object {
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
