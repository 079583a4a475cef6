import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import {
  answer,
  api,
  type InvestigationRow,
  Problem,
  type Topic,
  useChange,
  useFacets,
  useInvestigationsOf,
  useMay,
  useTopic,
  type Verdict,
  type Wish,
} from '../../api';
import {
  Fault,
  LevelBadge,
  Loading,
  Moment,
  Nothing,
  plain,
  Section,
  StateBadge,
  Status,
  useTitle,
  WebLink,
  When,
} from '../../ui';
import { Expected, WishFields } from '../candidates/wish-fields';
import { Related } from '../case/related';
import { providedOf } from './provided';

const OVER = new Set<InvestigationRow['status']>(['completed', 'failed', 'cancelled']);

export function TopicPage({ id }: { id: number }) {
  const { data: topic, error, isPending } = useTopic(id);
  const { data: done } = useInvestigationsOf(id);
  const may = useMay('editor');
  useTitle(topic?.title ?? `Topic ${id}`);
  if (isPending) return <Loading what="the topic" />;
  if (!topic) return <Fault error={error} />;
  const idle = done?.investigations.every(({ status }) => OVER.has(status)) ?? false;
  return (
    <div className="page">
      <Head topic={topic} verdict={done?.investigations.find(({ verdict }) => verdict)?.verdict ?? null} />
      <div className="columns">
        <div>
          <Section title="Investigations">
            {done?.investigations.length === 0 ? <Nothing>Not investigated yet.</Nothing> : null}
            <ul className="plain-list">
              {done?.investigations.map((row) => (
                <Done key={row.id} row={row} />
              ))}
            </ul>
            {topic.investigation_notes ? <p>{topic.investigation_notes}</p> : null}
          </Section>
          {topic.article_text ? (
            <Section title="Text">
              <p className="article">{topic.article_text}</p>
            </Section>
          ) : null}
        </div>
        <div>
          {may && idle && done?.investigations.length === 0 ? <Investigate topic={id} title="Investigate" /> : null}
          <AsSent topic={topic} />
          <Section title="Related topics">
            <Related topicId={id} otherwise={<p className="hush">None found.</p>} />
          </Section>
          {may && idle && done?.investigations.length ? <Investigate topic={id} title="Investigate again" /> : null}
        </div>
      </div>
    </div>
  );
}

function Head({ topic, verdict }: { topic: Topic; verdict: Verdict | null }) {
  return (
    <header className="case-head">
      <p className="kicker">
        {verdict ? <StateBadge state={verdict.state} /> : <LevelBadge level={topic.verification_status} />} Topic{' '}
        {topic.id} · {topic.external_id}
      </p>
      <h1 className="headline">{topic.title}</h1>
      {verdict ? <p className="verdict-why">{verdict.reasons[0]}</p> : null}
      {topic.summary ? <p className="standfirst">{topic.summary}</p> : null}
    </header>
  );
}

function Done({ row }: { row: InvestigationRow }) {
  return (
    <li>
      <Link href={`/investigations/${row.id}`}>Investigation {row.id}</Link> <Status status={row.status} />{' '}
      {row.verdict ? (
        <>
          <StateBadge state={row.verdict.state} /> {row.verdict.reasons[0]}
        </>
      ) : null}{' '}
      <span className="hush">
        {row.mode}, <Moment at={row.started_at ?? row.created_at} />
        {row.requested_by ? `, requested by ${row.requested_by}` : ''}
      </span>
    </li>
  );
}

function AsSent({ topic }: { topic: Topic }) {
  const provided = providedOf(topic);
  const said: [string, ReactNode][] = [
    ['Found at', topic.url ? <WebLink url={topic.url}>{topic.url}</WebLink> : null],
    ['Place', topic.location],
    ['Event', topic.event_date ? <When at={topic.event_date} /> : null],
    ['Discovered', topic.discovery_date ? <When at={topic.discovery_date} /> : null],
    ['Category', topic.category ? plain(topic.category) : null],
    ['Names', topic.entities.join(', ') || null],
    ['News value', Math.round(topic.newsworthiness_score)],
    ['Editorial state', plain(topic.status)],
    ['Pages to read', provided.length ? <Addresses urls={provided} /> : null],
  ];
  return (
    <Section title="Submitted topic">
      <dl className="as-sent">
        {said
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
  const [wish, setWish] = useState<Wish>({ mode: 'detailed', priority: 'normal', await_approval: false });
  const start = useChange(
    (force: boolean) => answer(api.POST('/api/investigations', { body: { topic_id: topic, force, ...wish } })),
    ({ investigation_id }) => go(`/investigations/${investigation_id}`),
  );
  const gated = start.error instanceof Problem && start.error.code === 'not-a-candidate';
  return (
    <Section title={title}>
      <div className="stack">
        <WishFields wish={wish} onChange={setWish} />
        <p>
          <Expected estimate={facets?.estimates.find(({ mode }) => mode === wish.mode)} topics={1} />
        </p>
        <Fault error={start.error} />
      </div>
      <div className="actions">
        <button type="button" className="primary" disabled={start.isPending} onClick={() => start.mutate(gated)}>
          {gated ? 'Investigate anyway' : 'Investigate'}
        </button>
      </div>
    </Section>
  );
}
