import {
  askForPublicCopy,
  askForSnapshot,
  originalAddress,
  pictureAddress,
  type Schemas,
  type Snapshot,
  type SourceEvidence,
  useChange,
  useMay,
} from '../../api';
import { Fault, Moment, Nothing, Section } from '../../ui';
import { size } from './failures';
import { t } from '../../messages';

const PARTS: Record<string, string> = {
  picture: t('capture.picturePng'),
  print: t('capture.printPdf'),
  dom: t('capture.renderedPageHtml'),
};

/** Browser snapshots of the page. */
export function Snapshots({ id, kept }: { id: number; kept: SourceEvidence }) {
  const ask = useChange(() => askForSnapshot(id, kept.source_id));
  const may = useMay('editor');
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
      {isOff ? <Nothing>{WITHOUT[kept.snapshot_mode]}</Nothing> : null}
      {!isOff && kept.snapshots.length === 0 ? <Nothing>{t('capture.noSnapshotsYetPagesThat')}</Nothing> : null}
      {kept.snapshots.map((one) => (
        <OneSnapshot key={one.id} id={id} snapshot={one} />
      ))}
    </Section>
  );
}

const WITHOUT: Record<string, string> = {
  'no-browser': t('capture.noSnapshotsBrowserPathIs'),
  off: t('capture.noSnapshotsTurnedOffSnapshots'),
};

function OneSnapshot({ id, snapshot }: { id: number; snapshot: Snapshot }) {
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
  return <Taken id={id} snapshot={snapshot} shown={shown} />;
}

function HowTaken({ shown: { at, browser, status, view, requests } }: { shown: NonNullable<Snapshot['shown']> }) {
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

function Taken({ id, snapshot, shown }: { id: number; snapshot: Snapshot; shown: NonNullable<Snapshot['shown']> }) {
  const may = useMay('editor');
  const picture = snapshot.parts.find(({ part }) => part === 'picture');
  const { view } = shown;
  return (
    <div className="snapshot">
      <HowTaken shown={shown} />
      {picture && may ? (
        <div className="snapshot-picture" role="region" aria-label={t('capture.screenshot')} tabIndex={0}>
          <img
            src={pictureAddress(id, picture.sha256)}
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
              <a href={originalAddress(id, sha256)} download>
                {PARTS[part] ?? part}
              </a>
            ) : (
              (PARTS[part] ?? part)
            )}{' '}
            <span className="hush">
              {t.rich('capture.bytesEntrySeqDetailSha256', {
                bytes: size(bytes),
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
  const ask = useChange(() => askForPublicCopy(id, kept.source_id));
  const may = useMay('editor');
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
        <Nothing>{isOff ? t('capture.publicCopiesAreTurnedOff') : t('capture.noneRequestedARequestDiscloses')}</Nothing>
      ) : (
        <ul>
          {copies.map((copy) => (
            <OneCopy key={copy.id} copy={copy} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function OneCopy({ copy: { url, at, reason, state, created_at } }: { copy: Schemas['PublicCopyAnswer'] }) {
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
