import { useState } from 'react';
import { Link } from 'wouter';
import { useChange } from '../../api/change';
import { answer, api } from '../../api/client';
import { useInvestigation } from '../../api/investigations';
import { folderAddress } from '../../api/reports';
import type { Result } from '../../api/result';
import { useMay } from '../../api/session';
import { useLive } from '../../api/stream';
import { useTopic } from '../../api/topics';
import type { InvestigationRow } from '../../api/types';
import { LevelChange, Status } from '../../ui/badges';
import { ConfirmDialog } from '../../ui/dialog';
import { plain } from '../../ui/format';
import { Fault, Loading, Nothing } from '../../ui/messages';
import { Moment, When } from '../../ui/time';
import { useTitle } from '../../ui/use-title';
import { WebLink } from '../../ui/web-link';
import { AddedSources } from '../added/added';
import { CaseView } from '../case/case-view';
import { LiveView } from '../live/live-view';
import { HeldNote, HoldActions } from './hold-actions';
import { PlanView } from '../plan/plan-view';

const OPEN = new Set(['queued', 'running', 'paused']);

export function InvestigationPage({ id }: { id: number }) {
  const stored = useInvestigation(id);
  const underWay = stored.data !== undefined && OPEN.has(stored.data.status);
  const live = useLive(id, underWay);
  const row: InvestigationRow | undefined = live.row && underWay ? live.row : stored.data;
  useTitle(row?.topic_title || `Investigation ${id}`);
  if (stored.isPending) return <Loading what="the investigation" />;
  if (!row || !stored.data)
    return (
      <div className="page">
        <Fault error={stored.error} />
        <p>
          <Link href="/investigations">All investigations</Link>
        </p>
      </div>
    );
  return (
    <div className="page">
      <Head row={row} result={stored.data.result} />
      <HeldNote row={row} />
      {underWay ? (
        <>
          <LiveView live={live} row={row} />
          <AddedSources row={row} />
        </>
      ) : (
        <Rest row={row} result={stored.data.result} />
      )}
    </div>
  );
}

function Rest({ row, result }: { row: InvestigationRow; result: Result | null }) {
  if (row.status === 'awaiting-approval') return <PlanView row={row} />;
  if (row.status === 'failed')
    return (
      <div className="fault">
        It failed: {row.failure ?? 'no reason was kept'}. The topic is unchanged and can be{' '}
        <Link href={`/topics/${row.topic_id}`}>investigated again</Link>; <Link href="/engines">engines</Link> shows who
        answers.
      </div>
    );
  if (row.status === 'cancelled')
    return <Nothing>{row.failure ?? 'It was cancelled.'} The topic is unchanged.</Nothing>;
  return result ? <CaseView row={row} result={result} /> : <Nothing>It left no result.</Nothing>;
}

function Head({ row, result }: { row: InvestigationRow; result: Result | null }) {
  const { data: topic } = useTopic(row.topic_id);
  return (
    <header className="case-head">
      <p className="kicker">
        <Status status={row.status} /> Investigation {row.id} · {row.mode} · {row.priority} priority
        {OPEN.has(row.status) && row.phase ? ` · ${row.phase}` : ''}
        {row.forced ? ' · forced' : ''} · asked for by {row.requested_by || 'nobody named'}
      </p>
      <h1 className="headline">{row.topic_title || `Topic ${row.topic_id}`}</h1>
      {topic?.summary ? <p className="standfirst">{topic.summary}</p> : null}
      <p className="kicker">
        {row.status === 'completed' ? (
          <LevelChange from={row.verification_level_before} to={row.new_verification_level} />
        ) : null}
        {topic?.category ? <span>{plain(topic.category)}</span> : null}
        {topic?.location ? <span>{topic.location}</span> : null}
        {topic?.event_date ? (
          <span>
            event <When at={topic.event_date} />
          </span>
        ) : null}
        <Link href={`/topics/${row.topic_id}`}>topic {row.topic_id}</Link>
        {topic?.url ? <WebLink url={topic.url}>where it was found</WebLink> : null}
        {row.finished_at ? (
          <span>
            finished <Moment at={row.finished_at} />
          </span>
        ) : null}
        <OtherClock finished={row.finished_at} decided={result?.investigation_date} />
      </p>
      <Actions row={row} />
      {row.status === 'completed' ? <HandOn id={row.id} /> : null}
    </header>
  );
}

const DAY_MS = 86_400_000;

/** The product may live at another moment (`CLOCK_START`, as the demo does): the evidence is of that day. */
function OtherClock({ finished, decided }: { finished: string | null; decided: string | undefined }) {
  if (!finished || !decided || Math.abs(Date.parse(finished) - Date.parse(decided)) < DAY_MS) return null;
  return (
    <span title="This installation is told that it is another day (CLOCK_START); orders are dated by the real clock">
      by its own clock <Moment at={decided} />
    </span>
  );
}

/** What a decided case can be handed on as. */
const HandOn = ({ id }: { id: number }) => (
  <div className="actions">
    <Link href={`/investigations/${id}/report`} className="button">
      Report
    </Link>
    <a href={folderAddress(id)} download={`case-${id}.zip`} className="button">
      Case folder
    </a>
  </div>
);

function Actions({ row }: { row: InvestigationRow }) {
  const [asking, setAsking] = useState(false);
  const may = useMay('editor');
  const cancel = useChange(
    () => answer(api.POST('/api/investigations/{id}/cancel', { params: { path: { id: row.id } } })),
    () => setAsking(false),
  );
  if (!may || (!OPEN.has(row.status) && row.status !== 'awaiting-approval')) return null;
  return (
    <div className="actions">
      <HoldActions row={row} />
      <button type="button" className="danger" onClick={() => setAsking(true)}>
        {row.status === 'awaiting-approval' ? 'Drop it' : 'Cancel'}
      </button>
      {asking ? (
        <ConfirmDialog
          title="Stop this investigation?"
          leave="Go on"
          confirm="Stop it"
          change={cancel}
          onClose={() => setAsking(false)}
        >
          What was found so far is kept, the topic stays as it is. It cannot be taken up again.
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
