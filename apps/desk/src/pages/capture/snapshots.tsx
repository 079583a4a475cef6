import {
  requestPublicCopy,
  requestSnapshot,
  originalUrl,
  pictureUrl,
  type Schemas,
  type Snapshot,
  type SourceEvidence,
  useChange,
  useHasRole,
} from '../../api';
import { Fault, Moment, EmptyState, Section } from '../../ui';
import { formatSize } from './failures';
import { t } from '../../messages';

const PART_TEXT: Record<string, string> = {
  picture: t('capture.picturePng'),
  print: t('capture.printPdf'),
  dom: t('capture.renderedPageHtml'),
};

/** Browser snapshots of the page. */
export function Snapshots({ id, kept }: { id: number; kept: SourceEvidence }) {
  const ask = useChange(() => requestSnapshot(id, kept.source_id));
  const may = useHasRole('editor');
  const waits = kept.snapshots.some(({ state }) => state === 'wanted');
  const isOff = kept.snapshot_mode === 'no-browser' || kept.snapshot_mode === 'off';
  const button = (
    <button type="button" disabled={waits || ask.isPending} onClick={() => ask.mutate(undefined)}>
      {waits ? t('capture.takingSnapshot') : t('capture.takeSnapshot')}
    </button>
  );
  return (
    <Section id="snapshots" title={t('capture.snapshots')} aside={may && !isOff ? button : null}>
      <Fault error={ask.error} />
      {isOff ? <EmptyState>{NO_SNAPSHOT_TEXT[kept.snapshot_mode]}</EmptyState> : null}
      {!isOff && kept.snapshots.length === 0 ? <EmptyState>{t('capture.noSnapshotsYetPagesThat')}</EmptyState> : null}
      {kept.snapshots.map((one) => (
        <SnapshotItem key={one.id} id={id} snapshot={one} />
      ))}
    </Section>
  );
}

const NO_SNAPSHOT_TEXT: Record<string, string> = {
  'no-browser': t('capture.noSnapshotsBrowserPathIs'),
  off: t('capture.noSnapshotsTurnedOffSnapshots'),
};

function SnapshotItem({ id, snapshot }: { id: number; snapshot: Snapshot }) {
  const { shown, state, reason, created_at } = snapshot;
  if (state === 'wanted')
    return (
      <p className="hush" role="status">
        {t.rich('capture.requestedPending', { moment: () => <Moment at={created_at} /> })}
      </p>
    );
  if (!shown)
    return (
      <p>
        <Moment at={created_at} />: {reason ?? t('capture.noSnapshot')}
      </p>
    );
  return <SnapshotFiles id={id} snapshot={snapshot} shown={shown} />;
}

function SnapshotDetails({
  shown: { at, browser, status, view, requests },
}: {
  shown: NonNullable<Snapshot['shown']>;
}) {
  const isCut = view.shown < view.height;
  return (
    <p>
      {t.rich('capture.browserHttpStatusDetailAnswered', {
        ...requests,
        moment: () => <Moment at={at} />,
        browser,
        status: String(status),
        detail: isCut ? t('capture.theFirstShownOfHeight', { shown: view.shown, height: view.height }) : '',
        span: (chunks) => <span className="hush">{chunks}</span>,
      })}
    </p>
  );
}

function SnapshotFiles({
  id,
  snapshot,
  shown,
}: {
  id: number;
  snapshot: Snapshot;
  shown: NonNullable<Snapshot['shown']>;
}) {
  const may = useHasRole('editor');
  const picture = snapshot.parts.find(({ part }) => part === 'picture');
  const { view } = shown;
  return (
    <div className="snapshot">
      <SnapshotDetails shown={shown} />
      {picture && may ? (
        <div className="snapshot-picture" role="region" aria-label={t('capture.screenshot')} tabIndex={0}>
          <img
            src={pictureUrl(id, picture.sha256)}
            width={view.width}
            height={view.shown}
            loading="lazy"
            alt={t('capture.thePageInBrowser', { browser: shown.browser })}
          />
        </div>
      ) : null}
      <ul className="downloads">
        {snapshot.parts.map(({ part, sha256, size: bytes, seq, sealed }) => (
          <li key={part}>
            {may ? (
              <a href={originalUrl(id, sha256)} download>
                {PART_TEXT[part] ?? part}
              </a>
            ) : (
              (PART_TEXT[part] ?? part)
            )}{' '}
            <span className="hush">
              {t.rich('capture.bytesEntrySeqDetailSha256', {
                bytes: formatSize(bytes),
                seq: String(seq),
                detail: sealed ? t('capture.sealed') : t('capture.notSealedYetWord'),
                code: (chunks) => <code className="hash">{chunks}</code>,
                sha256,
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Copies of the page in public archives. */
export function PublicCopies({ id, kept }: { id: number; kept: SourceEvidence }) {
  const ask = useChange(() => requestPublicCopy(id, kept.source_id));
  const may = useHasRole('editor');
  const copies = kept.public_copies;
  const isOff = kept.public_copy_mode === 'off';
  const waits = copies.some(({ state }) => state === 'wanted');
  const button = (
    <button type="button" disabled={waits || ask.isPending} onClick={() => ask.mutate(undefined)}>
      {waits ? t('capture.archiving') : t('capture.requestPublicCopy')}
    </button>
  );
  return (
    <Section id="public-copies" title={t('capture.publicCopies')} aside={may && !isOff ? button : null}>
      <Fault error={ask.error} />
      {copies.length === 0 ? (
        <EmptyState>
          {isOff ? t('capture.publicCopiesAreTurnedOff') : t('capture.noneRequestedARequestDiscloses')}
        </EmptyState>
      ) : (
        <ul>
          {copies.map((copy) => (
            <PublicCopyItem key={copy.id} copy={copy} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function PublicCopyItem({ copy: { url, at, reason, state, created_at } }: { copy: Schemas['PublicCopyResponse'] }) {
  if (url && at)
    return (
      <li>
        <a href={url} rel="noreferrer noopener" target="_blank">
          {t('capture.copyAtTheWaybackMachine')}
        </a>
        , <Moment at={at} />
      </li>
    );
  return (
    <li role={state === 'wanted' ? 'status' : undefined}>
      {state === 'failed' ? t('capture.copyFailedRequested') : t('capture.requested')} <Moment at={created_at} />
      {state === 'failed' ? '' : t('capture.pending')}
      {reason ? `: ${reason}` : '.'}
    </li>
  );
}
