import type { Report } from '../report/report.types';
import {
  SOURCE_PARTS,
  type OriginalFile,
  type SourceOriginals,
  type SourcePart,
  type StoredCase,
  type StoredMedia,
} from './case-file.types';

/** File extensions of responses that are not web pages; everything else was read as one. */
const DOCUMENT_EXTENSIONS = new Map([
  ['application/pdf', 'pdf'],
  ['application/json', 'json'],
  ['text/plain', 'txt'],
  ['text/csv', 'csv'],
]);
const PICTURE_EXTENSIONS = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
]);
const NO_ORIGINALS: SourceOriginals = {
  original: { state: 'not-stored', sha256: null },
  pdf: { state: 'not-made', sha256: null },
  png: { state: 'not-made', sha256: null },
};

interface LocatedFile extends OriginalFile {
  sourceId: number | null;
  url: string | null;
  sha256: string;
}

/** Bytes of captures, snapshots and pictures. */
export const originalFiles = (report: Report, stored: StoredCase): OriginalFile[] =>
  [...capturesIn(report, stored), ...picturesIn(report, stored)].map(({ path, bytes }) => ({ path, bytes }));

const capturesIn = ({ sources }: Report, stored: StoredCase): OriginalFile[] =>
  sources.flatMap(({ id, sourceId }) => {
    const originals = originalsOf(sourceId, stored);
    return SOURCE_PARTS.flatMap((part) => {
      const found = originals[part];
      return found.state === 'stored' ? [{ path: pathOf(id, part, found.mediaType), bytes: found.bytes }] : [];
    });
  });

const originalsOf = (sourceId: number | null, { originals }: StoredCase): SourceOriginals =>
  (sourceId === null ? undefined : originals.get(sourceId)) ?? NO_ORIGINALS;

function pathOf(id: string, part: SourcePart, mediaType: string): string {
  const document = part === 'original' ? DOCUMENT_EXTENSIONS.get(mediaType.toLowerCase()) : undefined;
  if (document) return `evidence/documents/${id}.${document}`;
  return `evidence/web/${id}/capture.${part === 'original' ? 'html' : part}`;
}

/** Paths of the parts of a source, or the faults of missing parts. */
export function listSourceParts({ id, sourceId }: Report['sources'][number], stored: StoredCase) {
  const originals = originalsOf(sourceId, stored);
  return Object.fromEntries(
    SOURCE_PARTS.map((part) => {
      const { state, sha256, ...found } = originals[part];
      const kept = 'mediaType' in found ? { path: pathOf(id, part, found.mediaType), media_type: found.mediaType } : {};
      return [part, { state, ...kept, sha256 }];
    }),
  );
}

/** Pictures numbered by source and by network, in stored order. */
function picturesIn({ sources }: Report, { media }: StoredCase): LocatedFile[] {
  const ids = new Map(sources.map(({ sourceId, id }) => [sourceId, id]));
  const named = (one: StoredMedia) => (one.sourceId === null ? networkName(one.network) : ids.get(one.sourceId));
  return [...Map.groupBy(media, named)].flatMap(([name, same]) => (name ? numberFiles(name, same) : []));
}

const networkName = (network: string | null): string =>
  (network ?? '').toLowerCase().replace(/[^a-z0-9]/g, '') || 'post';

const numberFiles = (name: string, same: readonly StoredMedia[]): LocatedFile[] =>
  same.flatMap(({ mediaType, bytes, sourceId, url, sha256 }, at) => {
    const extension = PICTURE_EXTENSIONS.get(mediaType.toLowerCase());
    return extension ? [{ path: `evidence/media/${name}-${at + 1}.${extension}`, bytes, sourceId, url, sha256 }] : [];
  });

export const listSourcePictures = (sourceId: number | null, report: Report, stored: StoredCase) =>
  picturesIn(report, stored)
    .filter((one) => one.sourceId !== null && one.sourceId === sourceId)
    .map(({ path, url, sha256 }) => ({ path, url, sha256 }));
