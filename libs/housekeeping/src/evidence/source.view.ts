import type { ChainEntryEntity, SnapshotEntity } from '@corroborate/db';
import type { Article } from '@corroborate/domain';
import type { CaptureContent, OriginalState, SnapshotContent } from '@corroborate/evidence';
import { isOfSource, WATCH_STAGE } from '@corroborate/casework';
import type { ReceivedView, SnapshotView } from './evidence.views';

/** An entry with its parsed content. */
interface ParsedEntry<Content> {
  row: ChainEntryEntity;
  content: Content;
}

const parseEntries = <Content>(
  entries: readonly ChainEntryEntity[],
  kind: ChainEntryEntity['kind'],
): ParsedEntry<Content>[] =>
  entries
    .filter((row) => row.kind === kind && row.originalSha256 !== null)
    .map((row) => ({ row, content: JSON.parse(row.content) as Content }));

/** Responses from the page's own URL: for reading and for snapshots. */
export function listReceived(
  { url, finalUrl }: Pick<Article, 'url' | 'finalUrl'>,
  entries: readonly ChainEntryEntity[],
): ParsedEntry<CaptureContent>[] {
  return parseEntries<CaptureContent>(entries, 'capture').filter(({ content: { provider, request, response } }) =>
    isOfSource(provider) ? response.url === finalUrl : provider === 'snapshot' && request.url === url,
  );
}

export function toReceivedView(
  { row, content }: ParsedEntry<CaptureContent>,
  sealed: number,
  state: OriginalState,
): ReceivedView {
  const { at, fromCache, request, response, body } = content;
  const { url, redirects, status, headers, peer } = response;
  return {
    ...{
      seq: row.seq,
      entrySha256: row.sha256,
      sealed: row.seq <= sealed,
      at,
      when: receivedDuring(content),
      asked: request.url,
    },
    ...{ url, redirects, status, headers, peer, fromCache },
    original: { ...body, state },
  };
}

const receivedDuring = ({ provider, stage }: CaptureContent): ReceivedView['when'] => {
  if (provider === 'snapshot') return 'snapshot';
  return stage === WATCH_STAGE ? 'watch' : 'read';
};

/** Snapshots of one source, latest first. */
export function toSnapshotViews(
  rows: readonly SnapshotEntity[],
  entries: readonly ChainEntryEntity[],
  sealed: number,
): SnapshotView[] {
  const parts = Map.groupBy(parseEntries<SnapshotContent>(entries, 'snapshot'), ({ content }) => content.snapshot.id);
  return rows.toReversed().map(({ id, state, wantedBy, createdAt, reason }) => {
    const own = parts.get(id) ?? [];
    return {
      ...{ id, state, wantedBy, createdAt, reason },
      shown: own[0] ? snapshotFacts(own[0].content) : null,
      parts: own.map(({ row: { seq }, content: { snapshot, body } }) => ({
        ...{ part: snapshot.part, seq, sealed: seq <= sealed },
        ...body,
      })),
    };
  });
}

function snapshotFacts({ at, snapshot }: SnapshotContent): NonNullable<SnapshotView['shown']> {
  const { id: _id, sourceId: _sourceId, part: _part, ...facts } = snapshot;
  return { at, ...facts };
}
