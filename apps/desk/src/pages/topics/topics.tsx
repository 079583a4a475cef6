import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'wouter';
import { type Schemas, useHasRole, useTopics } from '../../api';
import { type Column, Day, Field, Form, Moment, PagedTable, Status, TopicVerdict, onText, useTitle } from '../../ui';
import { STATE_OPTIONS, parseState } from './states';
import { t, translateCode } from '../../messages';

const COLUMNS: Column[] = [
  { title: t('topics.topic') },
  { title: t('topics.verdict') },
  { title: t('topics.lastInvestigation') },
  { title: t('topics.newsValue'), kind: 'num' },
  { title: t('topics.received') },
];

export function Topics() {
  useTitle(t('topics.topics'));
  const [params, setParams] = useSearchParams();
  const [state, q] = [parseState(params.get('state')), params.get('q') ?? ''];
  const found = useTopics({ state, q: useDeferredValue(q.trim()) });
  const rows = found.data?.pages.flatMap(({ topics }) => topics) ?? [];
  const search = (words: string) => setParams((now) => withParam(now, 'q', words), { replace: true });
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('topics.topics')}</h1>
        <p className="hush">{t('topics.allSubmittedTopicsNewestFirst')}</p>
        {useHasRole('editor') ? (
          <Link href="/submit" className="button push">
            {t('topics.submitAStory')}
          </Link>
        ) : null}
      </div>
      <Form className="one-field" role="search">
        <Field label={t('topics.searchTitles')}>
          <input type="search" maxLength={200} value={q} onChange={onText(search)} />
        </Field>
      </Form>
      <nav className="tabs" aria-label={t('topics.state')}>
        {STATE_OPTIONS.map(([value, title]) => (
          <Link
            key={title}
            href={`/topics?${withParam(params, 'state', value)}`.replace(/\?$/, '')}
            className="tab"
            aria-current={(state ?? '') === value ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <PagedTable
        found={found}
        rows={rows}
        what={t('topics.topicsWord')}
        label={t('topics.listOfTopics')}
        columns={COLUMNS}
        row={(row) => <Row key={row.topic_id} row={row} />}
        nothing={found.hasNextPage ? t('topics.noMatchAmongTheNewest') : t('topics.noTopicsFound')}
      />
    </div>
  );
}

function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

function Row({ row }: { row: Schemas['ListedTopicResponse'] }) {
  return (
    <tr>
      <th scope="row" className="topic">
        <Link href={`/topics/${row.topic_id}`}>{row.title}</Link>
        <small className="hush">
          {row.location ? `${row.location} · ` : ''}
          <Day at={row.event_date} />
        </small>
      </th>
      <td className="verdict-cell">
        <TopicVerdict verdict={row.verdict} level={row.verification_status} />
        {row.status === 'approved' ? null : <small> {translateCode(row.status)}</small>}
      </td>
      <td className="nowrap">
        <LastInvestigation row={row} />
      </td>
      <td className="num">{Math.round(row.newsworthiness_score)}</td>
      <td className="nowrap hush">
        <Moment at={row.received_at} />
      </td>
    </tr>
  );
}

function LastInvestigation({
  row: { investigation_id, investigation_status, open_review_id },
}: {
  row: Schemas['ListedTopicResponse'];
}) {
  if (investigation_id === null || investigation_status === null)
    return <span className="hush">{t('topics.none')}</span>;
  return (
    <>
      <Link href={`/investigations/${investigation_id}`}>{investigation_id}</Link>{' '}
      {investigation_status === 'completed' ? null : <Status status={investigation_status} />}{' '}
      {open_review_id === null ? null : <Link href={`/reviews/${open_review_id}`}>{t('topics.inReview')}</Link>}
    </>
  );
}
