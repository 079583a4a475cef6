import { Link, useSearchParams } from 'wouter';
import { type InvestigationFilter, type InvestigationRow, useInvestigations } from '../../api';
import { type Column, dollars, Meter, Moment, PagedTable, StateBadge, Status, useTitle, ReasonText } from '../../ui';
import { t, translateCode } from '../../messages';

const FILTERS: [InvestigationFilter, string][] = [
  ['', t('investigations.all')],
  ['running', t('investigations.running')],
  ['queued', t('investigations.queued')],
  ['paused', t('investigations.paused')],
  ['awaiting-approval', t('investigations.awaitingApproval')],
  ['review', t('investigations.needsReview')],
  ['completed', t('investigations.completed')],
  ['failed', t('investigations.failed')],
  ['cancelled', t('investigations.canceled')],
];

const COLUMNS: Column[] = [
  { title: t('investigations.topic') },
  { title: t('investigations.status') },
  { title: t('investigations.verdict') },
  { title: t('investigations.sources'), kind: 'num' },
  { title: t('investigations.cost') },
  { title: t('investigations.mode') },
  { title: t('investigations.started') },
];

export function Investigations() {
  useTitle(t('investigations.investigations'));
  const [params] = useSearchParams();
  const asked = params.get('state') ?? '';
  const filter = FILTERS.find(([value]) => value === asked)?.[0] ?? '';
  const found = useInvestigations(filter);
  const rows = found.data?.pages.flatMap(({ investigations }) => investigations) ?? [];
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('investigations.investigations')}</h1>
      </div>
      <nav className="tabs" aria-label={t('investigations.status')}>
        {FILTERS.map(([value, title]) => (
          <Link
            key={title}
            href={value ? `/investigations?state=${value}` : '/investigations'}
            className="tab"
            aria-current={filter === value ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <PagedTable
        found={found}
        rows={rows}
        what={t('investigations.investigationsWord')}
        label={t('investigations.listOfInvestigations')}
        columns={COLUMNS}
        row={(row) => <Row key={row.id} row={row} />}
        nothing={t('investigations.noInvestigationsFound')}
      />
    </div>
  );
}

function Row({ row }: { row: InvestigationRow }) {
  const busy = row.status === 'running' && row.stage ? row.phase : null;
  return (
    <tr>
      <th scope="row" className="topic">
        <span className="hush">{row.id}</span>{' '}
        <Link href={`/investigations/${row.id}`}>
          {row.topic_title || t('investigations.topicTopicId', { topicId: String(row.topic_id) })}
        </Link>
      </th>
      <td className="nowrap">
        <Status status={row.status} /> {busy ? <small>{translateCode(busy)}</small> : null}
        {row.review_state === 'open' ? <small className="warn"> {t('investigations.inReview')}</small> : null}
      </td>
      <td className="verdict-cell">
        {row.verdict ? (
          <>
            <StateBadge state={row.verdict.state} />{' '}
            <small>
              <ReasonText reason={row.verdict.reason_codes[0]} english={row.verdict.reasons[0]} />
            </small>
          </>
        ) : null}
      </td>
      <td className="num">{row.sources_found}</td>
      <td className="cost-cell">
        {dollars(row.cost_usd)}
        <Meter value={row.cost_usd} most={row.budget_usd} label={t('investigations.costAgainstBudget')} />
      </td>
      <td>{translateCode(row.mode)}</td>
      <td className="nowrap hush">
        <Moment at={row.started_at ?? row.created_at} />
      </td>
    </tr>
  );
}
