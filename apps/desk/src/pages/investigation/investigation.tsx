import { useState } from 'react';
import { Link } from 'wouter';
import {
  answer,
  api,
  type InvestigationRow,
  type Result,
  useChange,
  useInvestigation,
  useLive,
  useMay,
  useTopic,
  type Verdict,
} from '../../api';
import { ConfirmDialog, Day, Fault, Loading, Moment, Nothing, plain, Status, useTitle, WebLink } from '../../ui';
import { AddedSources } from '../added/added';
import { CaseView } from '../case/case-view';
import { HeldBadge } from '../case/decisions';
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
    <div className={row.status === 'completed' ? 'page case-page' : 'page'}>
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
        Failed: {row.failure ?? 'unknown reason'}. The topic is unchanged and can be{' '}
        <Link href={`/topics/${row.topic_id}`}>investigated again</Link>; <Link href="/engines">Engines</Link> shows
        which services answer.
      </div>
    );
  if (row.status === 'cancelled') return <Nothing>{row.failure ?? 'Canceled.'} The topic is unchanged.</Nothing>;
  return result ? <CaseView row={row} result={result} /> : <Nothing>No result.</Nothing>;
}

/** Label before an unconfirmed headline, which alone would read as fact. */
const LABELS: Partial<Record<Verdict['state'], readonly [label: string, tone: string]>> = {
  ...{ held: ['Claim, held:', 'warn'], incomplete: ['Claim:', 'warn'], unverified: ['Claim:', 'hush'] },
  ...{ disputed: ['Disputed:', 'bad'], refuted: ['Refuted:', 'bad'] },
};

function Head({ row, result }: { row: InvestigationRow; result: Result | null }) {
  const { data: topic } = useTopic(row.topic_id);
  const isDone = row.status === 'completed';
  const label = row.verdict ? LABELS[row.verdict.state] : undefined;
  return (
    <header className="case-head">
      <p className="kicker">
        {isDone ? null : <Status status={row.status} />}
        <span>Case {row.id}</span>
        <Link href={`/topics/${row.topic_id}`}>topic {row.topic_id}</Link>
        {isDone ? null : (
          <span>
            {row.mode}, {row.priority} priority{row.phase ? `, ${row.phase}` : ''}
          </span>
        )}
        {topic?.category ? <span>{plain(topic.category)}</span> : null}
        {topic?.location ? <span>{topic.location}</span> : null}
        {topic?.event_date ? (
          <span>
            event <Day at={topic.event_date} />
          </span>
        ) : null}
        {row.finished_at ? (
          <span>
            {isDone ? 'investigated' : 'ended'} <Moment at={result?.investigation_date ?? row.finished_at} />
          </span>
        ) : null}
        {topic?.url ? <WebLink url={topic.url}>original page</WebLink> : null}
        <HeldBadge id={row.id} />
      </p>
      <h1 className="headline">
        {label ? <span className={label[1]}>{label[0]}</span> : null} {row.topic_title || `Topic ${row.topic_id}`}
      </h1>
      {topic?.summary && !isDone ? <p className="standfirst">{topic.summary}</p> : null}
      <Actions row={row} />
    </header>
  );
}

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
        {row.status === 'awaiting-approval' ? 'Discard plan' : 'Cancel'}
      </button>
      {asking ? (
        <ConfirmDialog
          title="Cancel this investigation?"
          leave="Continue"
          confirm="Cancel investigation"
          change={cancel}
          onClose={() => setAsking(false)}
        >
          Sources found so far are kept and the topic does not change. A canceled investigation cannot be resumed.
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
