import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import {
  withReadableError,
  api,
  type InvestigationRow,
  Problem,
  type Topic,
  useChange,
  useFacets,
  useTopicInvestigations,
  useHasRole,
  useTopic,
  type Verdict,
  type StartOptions,
} from '../../api';
import {
  Fault,
  LevelBadge,
  Loading,
  Moment,
  EmptyState,
  humanizeCode,
  Section,
  StateBadge,
  Status,
  useTitle,
  WebLink,
  DayOrMoment,
  ReasonText,
} from '../../ui';
import { Expected, StartOptionFields } from '../candidates/wish-fields';
import { Related } from '../case/related';
import { providedSources } from './provided';
import { t, translateCode } from '../../messages';

const END_STATUSES = new Set<InvestigationRow['status']>(['completed', 'failed', 'cancelled']);

export function TopicPage({ id }: { id: number }) {
  const { data: topic, error, isPending } = useTopic(id);
  const { data: done } = useTopicInvestigations(id);
  const may = useHasRole('editor');
  useTitle(topic?.title ?? t('topics.topicId', { id: String(id) }));
  if (isPending) return <Loading what={t('topics.theTopic')} />;
  if (!topic) return <Fault error={error} />;
  const idle = done?.investigations.every(({ status }) => END_STATUSES.has(status)) ?? false;
  const isFirst = may && idle && done?.investigations.length === 0;
  return (
    <div className="page">
      <Head topic={topic} verdict={done?.investigations.find(({ verdict }) => verdict)?.verdict ?? null} />
      <div className="columns">
        <div>
          <Section title={t('topics.investigations')}>
            {done ? <Investigations rows={done.investigations} /> : null}
            {topic.investigation_notes ? <p>{topic.investigation_notes}</p> : null}
          </Section>
          {topic.article_text ? (
            <Section title={t('topics.text')}>
              <p className="article">{topic.article_text}</p>
            </Section>
          ) : null}
        </div>
        <div>
          {isFirst ? <Investigate topic={id} title={t('topics.investigate')} /> : null}
          <SubmittedFields topic={topic} />
          <Section title={t('topics.relatedTopics')}>
            <Related topicId={id} otherwise={<p className="hush">{t('topics.noneFound')}</p>} />
          </Section>
          {may && idle && done?.investigations.length ? (
            <Investigate topic={id} title={t('topics.investigateAgain')} />
          ) : null}
        </div>
      </div>
    </div>
  );
}

function Head({ topic, verdict }: { topic: Topic; verdict: Verdict | null }) {
  return (
    <header className="case-head">
      <p className="kicker">
        {verdict ? <StateBadge state={verdict.state} /> : <LevelBadge level={topic.verification_status} />}{' '}
        {t('topics.topicIdExternalId', { id: String(topic.id), externalId: topic.external_id })}
      </p>
      <h1 className="headline">{topic.title}</h1>
      {verdict ? (
        <p className="verdict-why">
          <ReasonText reason={verdict.reason_codes[0]} english={verdict.reasons[0]} />
        </p>
      ) : null}
      {topic.summary ? <p className="standfirst">{topic.summary}</p> : null}
    </header>
  );
}

const Investigations = ({ rows }: { rows: InvestigationRow[] }) => (
  <>
    {rows.length === 0 ? <EmptyState>{t('topics.notInvestigatedYet')}</EmptyState> : null}
    <ul className="plain-list">
      {rows.map((row) => (
        <PastInvestigation key={row.id} row={row} />
      ))}
    </ul>
  </>
);

function PastInvestigation({ row }: { row: InvestigationRow }) {
  return (
    <li>
      <Link href={`/investigations/${row.id}`}>{t('topics.investigationId', { id: String(row.id) })}</Link>{' '}
      <Status status={row.status} />{' '}
      {row.verdict ? (
        <>
          <StateBadge state={row.verdict.state} />{' '}
          <ReasonText reason={row.verdict.reason_codes[0]} english={row.verdict.reasons[0]} />
        </>
      ) : null}{' '}
      <span className="hush">
        {translateCode(row.mode)}, <Moment at={row.started_at ?? row.created_at} />
        {row.requested_by ? t('topics.requestedByRequestedBy', { requestedBy: row.requested_by }) : ''}
      </span>
    </li>
  );
}

function SubmittedFields({ topic }: { topic: Topic }) {
  const provided = providedSources(topic);
  const fields: [string, ReactNode][] = [
    [t('topics.foundAt'), topic.url ? <WebLink url={topic.url}>{topic.url}</WebLink> : null],
    [t('topics.place'), topic.location],
    [t('topics.event'), topic.event_date ? <DayOrMoment at={topic.event_date} /> : null],
    [t('topics.discovered'), topic.discovery_date ? <DayOrMoment at={topic.discovery_date} /> : null],
    [t('topics.category'), topic.category ? humanizeCode(topic.category) : null],
    [t('topics.names'), topic.entities.join(', ') || null],
    [t('topics.newsValue'), Math.round(topic.newsworthiness_score)],
    [t('topics.editorialState'), humanizeCode(topic.status)],
    [t('topics.pagesToRead'), provided.length ? <Addresses urls={provided} /> : null],
  ];
  return (
    <Section title={t('topics.submittedTopic')}>
      <dl className="as-sent">
        {fields
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Section>
  );
}

const Addresses = ({ urls }: { urls: string[] }) => (
  <ul>
    {urls.map((url) => (
      <li key={url}>
        <WebLink url={url}>{url}</WebLink>
      </li>
    ))}
  </ul>
);

/** Starts an investigation; editors can do so even if a candidate gate fails. */
function Investigate({ topic, title }: { topic: number; title: string }) {
  const { data: facets } = useFacets();
  const [, go] = useLocation();
  const [wish, setWish] = useState<StartOptions>({ mode: 'detailed', priority: 'normal', await_approval: false });
  const start = useChange(
    (force: boolean) =>
      withReadableError(api.POST('/api/investigations', { body: { topic_id: topic, force, ...wish } })),
    ({ investigation_id }) => go(`/investigations/${investigation_id}`),
  );
  const gated = start.error instanceof Problem && start.error.code === 'not-a-candidate';
  return (
    <Section title={title}>
      <div className="stack">
        <StartOptionFields wish={wish} onChange={setWish} />
        <p>
          <Expected estimate={facets?.estimates.find(({ mode }) => mode === wish.mode)} topics={1} />
        </p>
        <Fault error={start.error} />
      </div>
      <div className="actions">
        <button type="button" className="primary" disabled={start.isPending} onClick={() => start.mutate(gated)}>
          {gated ? t('topics.investigateAnyway') : t('topics.investigate')}
        </button>
      </div>
    </Section>
  );
}
