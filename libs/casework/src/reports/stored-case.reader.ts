import type { ChainEntryEntity, Database } from '@corroborate/db';
import { ERASURE_MARK, isPicturesProvider, type Article, type NotedPicture } from '@corroborate/domain';
import type { CaptureContent, OriginalReader, SnapshotContent } from '@corroborate/evidence';
import {
  citesProvider,
  type SourceOriginal,
  type SourceOriginals,
  type StoredAnswer,
  type StoredCase,
  type StoredMedia,
} from '@corroborate/report';
import { loadPageCaptures, type PageCapture } from '../evidence/page-captures';
import type { CaseReportInput } from './case-report.service';

/** Maximum bytes of originals per folder, which is built in memory. The evidence archive contains all originals. */
const MAX_BYTES = 128 * 1024 * 1024;

/** Maximum number of register and index responses per folder. */
const MAX_ANSWERS = 60;

interface StoredCaseDb {
  evidence: Pick<Database['evidence'], 'listEntries'>;
  researchJobs: Pick<Database['researchJobs'], 'listByInvestigation'>;
}
type SnapshotsBySource = ReadonlyMap<string, SnapshotContent['body']>;
interface StoredFile {
  sha256: string;
  mediaType: string;
}

/** Collects the stored bytes and deep research of a case for its folder. */
export class StoredCaseReader {
  private left: number;

  constructor(
    private readonly db: StoredCaseDb,
    private readonly originals: Pick<OriginalReader, 'read'>,
    most = MAX_BYTES,
  ) {
    this.left = most;
  }

  async read({ data, pages, pictures }: CaseReportInput): Promise<StoredCase> {
    const entries = await this.db.evidence.listEntries(data.investigationId);
    const captures = await loadPageCaptures({ listEntries: async () => entries }, data.investigationId);
    const snapshots = latestSnapshots(entries);
    const originals = new Map<number, SourceOriginals>();
    // One after the other, because all bytes count toward the same limit.
    for (const [id, page] of pages) originals.set(id, await this.readSource(id, page, { captures, snapshots }));
    const media = [...(await this.readPagePictures(pictures ?? [], pages)), ...(await this.readPostPictures(entries))];
    const answers = await this.readAnswers(entries, data);
    return {
      originals,
      media,
      answers,
      research: await this.db.researchJobs.listByInvestigation(data.investigationId),
    };
  }

  private async readSource(
    id: number,
    page: Article,
    { captures, snapshots }: { captures: Map<string, PageCapture>; snapshots: SnapshotsBySource },
  ): Promise<SourceOriginals> {
    const capture = page.via === 'live' ? captures.get(page.finalUrl) : undefined;
    const partOf = (named: StoredFile | undefined, none: 'not-stored' | 'not-made') =>
      named ? this.readBytes(named, isErased(page)) : { state: none, sha256: null };
    return {
      original: await partOf(capture?.content.body, 'not-stored'),
      pdf: await partOf(snapshots.get(`${id} print`), 'not-made'),
      png: await partOf(snapshots.get(`${id} picture`), 'not-made'),
    };
  }

  private async readBytes({ sha256, mediaType }: StoredFile, erased: boolean): Promise<SourceOriginal> {
    if (erased) return { state: 'erased', sha256 };
    const { state, bytes } = await this.originals.read(sha256);
    if (state !== 'whole') return { state: state === 'removed' ? 'deleted' : state, sha256 };
    if (bytes.length > this.left) return { state: 'left-out', sha256 };
    this.left -= bytes.length;
    return { state: 'stored', sha256, mediaType, bytes };
  }

  private async readPagePictures(
    pictures: readonly NotedPicture[],
    pages: ReadonlyMap<number, Article>,
  ): Promise<StoredMedia[]> {
    const found: StoredMedia[] = [];
    for (const { sourceId, url, sha256, mediaType } of pictures) {
      const page = pages.get(sourceId);
      if (sha256 === null || mediaType === null || (page && isErased(page))) continue;
      const read = await this.readBytes({ sha256, mediaType }, false);
      if (read.state === 'stored') found.push({ ...read, sourceId, network: null, url });
    }
    return found;
  }

  /** Responses to include; null if a person's name was redacted in the case, because responses may still contain it. */
  private async readAnswers(
    entries: readonly ChainEntryEntity[],
    data: CaseReportInput['data'],
  ): Promise<StoredAnswer[]> {
    if (JSON.stringify(data).includes(ERASURE_MARK)) return [];
    const cites = citesProvider(data);
    const found = new Map<string, StoredAnswer>();
    for (const { provider, at, response, body } of listCaptures(entries)) {
      if (!cites(provider) || found.has(body.sha256) || found.size >= MAX_ANSWERS) continue;
      const read = await this.readBytes(body, false);
      if (read.state === 'stored') found.set(body.sha256, { ...read, provider, url: response.url, at });
    }
    return [...found.values()];
  }

  private async readPostPictures(entries: readonly ChainEntryEntity[]): Promise<StoredMedia[]> {
    const found = new Map<string, StoredMedia>();
    for (const { provider, body } of listCaptures(entries)) {
      if (!isPicturesProvider(provider) || !body.mediaType.startsWith('image/') || found.has(body.sha256)) continue;
      const read = await this.readBytes(body, false);
      const network = provider.slice(0, provider.lastIndexOf('-'));
      if (read.state === 'stored') found.set(body.sha256, { ...read, sourceId: null, network, url: null });
    }
    return [...found.values()];
  }
}

/** Whether a name was redacted in the text. The original bytes still contain it. */
const isErased = ({ text, title }: Article): boolean =>
  text.includes(ERASURE_MARK) || (title ?? '').includes(ERASURE_MARK);

const listCaptures = (entries: readonly ChainEntryEntity[]): CaptureContent[] =>
  entries
    .filter(({ kind, originalSha256 }) => kind === 'capture' && originalSha256 !== null)
    .map(({ content }) => JSON.parse(content) as CaptureContent);

/** Snapshots by source ID and part; a later snapshot replaces all parts of an earlier one. */
function latestSnapshots(entries: readonly ChainEntryEntity[]): SnapshotsBySource {
  const parsed = entries
    .filter(({ kind }) => kind === 'snapshot')
    .map(({ content }) => JSON.parse(content) as SnapshotContent);
  const latest = new Map(parsed.map(({ snapshot: { id, sourceId } }) => [sourceId, id]));
  const shown = parsed.filter(({ snapshot: { id, sourceId } }) => latest.get(sourceId) === id);
  return new Map(shown.map(({ snapshot: { sourceId, part }, body }) => [`${sourceId} ${part}`, body]));
}
