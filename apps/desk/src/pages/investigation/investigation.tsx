import { type ComponentProps, useState } from 'react';
import { Link } from 'wouter';
import {
  withReadableError,
  api,
  type InvestigationRow,
  type Result,
  useChange,
  useInvestigation,
  useLiveState,
  useHasRole,
  useTopic,
  type Verdict,
} from '../../api';
import {
  ConfirmDialog,
  Day,
  Fault,
  Loading,
  Moment,
  EmptyState,
  humanizeCode,
  Status,
  useTitle,
  WebLink,
} from '../../ui';
import { AddedSources } from '../added/added';
import { CaseView } from '../case/case-view';
import { HeldBadge } from '../case/decisions';
import { LiveView } from '../live/live-view';
import { PlanView } from '../plan/plan-view';
import { t, translateCode } from '../../messages';

const OPEN_STATUSES = new Set(['queued', 'running', 'paused']);

export function InvestigationPage({ id }: { id: number }) {
  const stored = useInvestigation(id);
  const underWay = stored.data !== undefined && OPEN_STATUSES.has(stored.data.status);
  const live = useLiveState(id, underWay);
  const row: InvestigationRow | undefined = live.row && underWay ? live.row : stored.data;
  useTitle(row?.topic_title || t('investigations.investigationId', { id: String(id) }));
  if (stored.isPending) return <Loading what={t('investigations.theInvestigation')} />;
  if (!row || !stored.data)
    return (
      <div className="page">
        <Fault error={stored.error} />
        <p>
          <Link href="/investigations">{t('investigations.allInvestigations')}</Link>
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
        <InvestigationBody row={row} result={stored.data.result} />
      )}
    </div>
  );
}

function InvestigationBody({ row, result }: { row: InvestigationRow; result: Result | null }) {
  if (row.status === 'awaiting-approval') return <PlanView row={row} />;
  if (row.status === 'failed')
    return (
      <div className="fault">
        {t.rich('investigations.failedFailureTheTopicIs', {
          failure: row.failure ?? t('investigations.unknownReason'),
          link: (chunks) => <Link href={`/topics/${row.topic_id}`}>{chunks}</Link>,
          link2: (chunks) => <Link href="/engines">{chunks}</Link>,
        })}
      </div>
    );
  if (row.status === 'cancelled')
    return (
      <EmptyState>
        {t('investigations.failureTheTopicIsUnchanged', { failure: row.failure ?? t('investigations.canceled2') })}
      </EmptyState>
    );
  return result ? <CaseView row={row} result={result} /> : <EmptyState>{t('investigations.noResult')}</EmptyState>;
}

/** Label before an unconfirmed headline, which on its own would read as fact. */
const LABEL_BY_STATE: Partial<Record<Verdict['state'], readonly [label: string, tone: string]>> = {
  ...{
    held: [t('investigations.claim'), 'warn'],
    incomplete: [t('investigations.claim'), 'warn'],
    unverified: [t('investigations.claim'), 'hush'],
  },
  ...{ disputed: [t('investigations.disputed'), 'bad'], refuted: [t('investigations.refuted'), 'bad'] },
};

const ACTIVE_STATUSES = new Set(['queued', 'running', 'paused']);

const useHold = (id: number, how: 'pause' | 'resume' | 'wrap-up', done: () => void = () => undefined) =>
  useChange(() => withReadableError(api.POST(`/api/investigations/{id}/${how}`, { params: { path: { id } } })), done);

/** Buttons to pause or resume, or to conclude with the evidence found so far. */
function HoldActions({ row }: { row: InvestigationRow }) {
  const [asking, setAsking] = useState(false);
  const isPaused = row.status === 'paused';
  const turn = useHold(row.id, isPaused ? 'resume' : 'pause');
  const wrapUp = useHold(row.id, 'wrap-up', () => setAsking(false));
  if (!ACTIVE_STATUSES.has(row.status)) return null;
  return (
    <>
      <button type="button" disabled={turn.isPending} onClick={() => turn.mutate()}>
        {isPaused ? t('investigations.resume') : t('investigations.pause')}
      </button>
      {row.wrap_up_at && !isPaused ? null : (
        <button type="button" onClick={() => setAsking(true)}>
          {t('investigations.wrapUp')}
        </button>
      )}
      {turn.error ? <Fault error={turn.error} /> : null}
      {asking ? (
        <ConfirmDialog
          title={t('investigations.decideOnTheEvidenceSo')}
          leave={t('investigations.keepSearching')}
          confirm={t('investigations.wrapUp')}
          change={wrapUp}
          onClose={() => setAsking(false)}
        >
          {t('investigations.noFurtherRoundsTheVerdict')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** How long the investigation has been paused, and the consequences. */
function HeldNote({ row }: { row: InvestigationRow }) {
  if (row.status === 'paused')
    return (
      <p className="hush" role="status">
        {t('investigations.paused')}
        {row.paused_at ? <> {t.rich('investigations.since', { moment: () => <Moment at={row.paused_at} /> })}</> : null}
        {t('investigations.runningStepsFinishNothingNew')}
      </p>
    );
  if (row.wrap_up_at && ACTIVE_STATUSES.has(row.status))
    return (
      <p className="hush" role="status">
        {t.rich('investigations.wrappingUpSinceNoFurther', { moment: () => <Moment at={row.wrap_up_at} /> })}
      </p>
    );
  return null;
}

const EventDay = (event: ComponentProps<typeof Day>) => (
  <span>{t.rich('investigations.event', { day: () => <Day {...event} /> })}</span>
);

function Head({ row, result }: { row: InvestigationRow; result: Result | null }) {
  const { data: topic } = useTopic(row.topic_id);
  const isDone = row.status === 'completed';
  const label = row.verdict ? LABEL_BY_STATE[row.verdict.state] : undefined;
  return (
    <header className="case-head">
      <p className="kicker">
        {isDone ? null : <Status status={row.status} />}
        <span>{t('investigations.caseId', { id: String(row.id) })}</span>
        <Link href={`/topics/${row.topic_id}`}>
          {t('investigations.topicTopicIdWord', { topicId: String(row.topic_id) })}
        </Link>
        {isDone ? null : <span>{progressText(row)}</span>}
        {topic?.category ? <span>{humanizeCode(topic.category)}</span> : null}
        {topic?.location ? <span>{topic.location}</span> : null}
        {topic?.event_date ? <EventDay at={topic.event_date} timeZone={result?.place?.time_zone} /> : null}
        {row.finished_at ? (
          <span>
            {isDone ? t('investigations.investigated') : t('investigations.ended')}{' '}
            <Moment at={result?.investigation_date ?? row.finished_at} />
          </span>
        ) : null}
        {topic?.url ? <WebLink url={topic.url}>{t('investigations.originalPage')}</WebLink> : null}
        <HeldBadge id={row.id} />
      </p>
      <h1 className="headline">
        {label ? <span className={label[1]}>{label[0]}</span> : null}{' '}
        {row.topic_title || t('investigations.topicTopicId', { topicId: String(row.topic_id) })}
      </h1>
      {topic?.summary && !isDone ? <p className="standfirst">{topic.summary}</p> : null}
      <Actions row={row} />
    </header>
  );
}

const progressText = ({ mode, priority, phase }: InvestigationRow): string =>
  t('investigations.modePriorityPriorityDetail', {
    mode: translateCode(mode),
    priority: translateCode(priority),
    detail: phase ? `, ${translateCode(phase)}` : '',
  });

function Actions({ row }: { row: InvestigationRow }) {
  const [asking, setAsking] = useState(false);
  const may = useHasRole('editor');
  const cancel = useChange(
    () => withReadableError(api.POST('/api/investigations/{id}/cancel', { params: { path: { id: row.id } } })),
    () => setAsking(false),
  );
  if (!may || (!OPEN_STATUSES.has(row.status) && row.status !== 'awaiting-approval')) return null;
  return (
    <div className="actions">
      <HoldActions row={row} />
      <button type="button" className="danger" onClick={() => setAsking(true)}>
        {row.status === 'awaiting-approval' ? t('investigations.discardPlan') : t('investigations.cancel')}
      </button>
      {asking ? (
        <ConfirmDialog
          title={t('investigations.cancelThisInvestigation')}
          leave={t('investigations.continue')}
          confirm={t('investigations.cancelInvestigation')}
          change={cancel}
          onClose={() => setAsking(false)}
        >
          {t('investigations.sourcesFoundSoFarAre')}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
