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
import { Fault, Moment, Nothing, number, Section } from '../../ui';
import { size } from './failures';

const PARTS: Record<string, string> = {
  picture: 'Picture (PNG)',
  print: 'Print (PDF)',
  dom: 'Rendered page (HTML)',
};

/** Browser snapshots of the page. */
export function Snapshots({ id, kept }: { id: number; kept: SourceEvidence }) {
  const ask = useChange(() => askForSnapshot(id, kept.source_id));
  const may = useMay('editor');
  const waits = kept.snapshots.some(({ state }) => state === 'wanted');
  const isOff = kept.snapshot_mode === 'no-browser' || kept.snapshot_mode === 'off';
  const button = (
    <button type="button" disabled={waits || ask.isPending} onClick={() => ask.mutate(undefined)}>
      {waits ? 'Taking snapshot …' : 'Take snapshot'}
    </button>
  );
  return (
    <Section id="snapshots" title="Snapshots" aside={may && !isOff ? button : null}>
      <Fault error={ask.error} />
      {isOff ? <Nothing>{WITHOUT[kept.snapshot_mode]}</Nothing> : null}
      {!isOff && kept.snapshots.length === 0 ? (
        <Nothing>No snapshots yet. Pages that support or dispute the topic are captured after a decision.</Nothing>
      ) : null}
      {kept.snapshots.map((one) => (
        <OneSnapshot key={one.id} id={id} snapshot={one} />
      ))}
    </Section>
  );
}

const WITHOUT: Record<string, string> = {
  'no-browser': 'No snapshots: BROWSER_PATH is not set.',
  off: 'No snapshots: turned off (SNAPSHOTS).',
};

function OneSnapshot({ id, snapshot }: { id: number; snapshot: Snapshot }) {
  const { shown, state, reason, created_at } = snapshot;
  if (state === 'wanted')
    return (
      <p className="hush" role="status">
        Requested <Moment at={created_at} />; pending.
      </p>
    );
  if (!shown)
    return (
      <p>
        <Moment at={created_at} />: {reason ?? 'No snapshot.'}
      </p>
    );
  return <Taken id={id} snapshot={snapshot} shown={shown} />;
}

function Taken({ id, snapshot, shown }: { id: number; snapshot: Snapshot; shown: NonNullable<Snapshot['shown']> }) {
  const may = useMay('editor');
  const picture = snapshot.parts.find(({ part }) => part === 'picture');
  const { requests, view } = shown;
  return (
    <div className="snapshot">
      <p>
        <Moment at={shown.at} />, {shown.browser}, HTTP {shown.status}
        {view.shown < view.height ? `; the first ${number(view.shown)} of ${number(view.height)} pixels` : ''}
        <span className="hush">
          {' '}
          · {number(requests.answered)} parts loaded, {number(requests.refused)} refused, {number(requests.failed)} did
          not come
        </span>
      </p>
      {picture && may ? (
        <div className="snapshot-picture" role="region" aria-label="Screenshot" tabIndex={0}>
          <img
            src={pictureAddress(id, picture.sha256)}
            width={view.width}
            height={view.shown}
            loading="lazy"
            alt={`The page in ${shown.browser}`}
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
              {size(bytes)} · entry {seq}
              {sealed ? ', sealed' : ', not sealed yet'} · <code className="hash">{sha256}</code>
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
      {waits ? 'Archiving …' : 'Request public copy'}
    </button>
  );
  return (
    <Section id="public-copies" title="Public copies" aside={may && !isOff ? button : null}>
      <Fault error={ask.error} />
      {copies.length === 0 ? (
        <Nothing>
          {isOff
            ? 'Public copies are turned off (PUBLIC_COPIES).'
            : 'None requested. A request discloses the URL to the Wayback Machine; its copy is public.'}
        </Nothing>
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
          Copy at the Wayback Machine
        </a>
        , <Moment at={at} />
      </li>
    );
  return (
    <li role={state === 'wanted' ? 'status' : undefined}>
      {state === 'failed' ? 'Copy failed; requested' : 'Requested'} <Moment at={created_at} />
      {state === 'failed' ? '' : ', pending'}
      {reason ? `: ${reason}` : '.'}
    </li>
  );
}
