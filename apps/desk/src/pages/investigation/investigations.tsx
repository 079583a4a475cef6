import { Link, useSearchParams } from 'wouter';
import { type InvestigationFilter, type InvestigationRow, useInvestigations } from '../../api';
import { type Column, dollars, Meter, Moment, PagedTable, StateBadge, Status, useTitle } from '../../ui';

const FILTERS: [InvestigationFilter, string][] = [
  ['', 'All'],
  ['running', 'Running'],
  ['queued', 'Queued'],
  ['paused', 'Paused'],
  ['awaiting-approval', 'Awaiting approval'],
  ['review', 'Needs review'],
  ['completed', 'Completed'],
  ['failed', 'Failed'],
  ['cancelled', 'Canceled'],
];

const COLUMNS: Column[] = [
  { title: 'Topic' },
  { title: 'Status' },
  { title: 'Verdict' },
  { title: 'Sources', kind: 'num' },
  { title: 'Cost' },
  { title: 'Mode' },
  { title: 'Started' },
];

export function Investigations() {
  useTitle('Investigations');
  const [params] = useSearchParams();
  const asked = params.get('state') ?? '';
  const filter = FILTERS.find(([value]) => value === asked)?.[0] ?? '';
  const found = useInvestigations(filter);
  const rows = found.data?.pages.flatMap(({ investigations }) => investigations) ?? [];
  return (
    <div className="page">
      <div className="page-head">
        <h1>Investigations</h1>
      </div>
      <nav className="tabs" aria-label="Status">
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
        what="investigations"
        label="List of investigations"
        columns={COLUMNS}
        row={(row) => <Row key={row.id} row={row} />}
        nothing="No investigations found."
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
        <Link href={`/investigations/${row.id}`}>{row.topic_title || `Topic ${row.topic_id}`}</Link>
      </th>
      <td className="nowrap">
        <Status status={row.status} /> {busy ? <small>{busy}</small> : null}
        {row.review_state === 'open' ? <small className="warn"> in review</small> : null}
      </td>
      <td className="verdict-cell">
        {row.verdict ? (
          <>
            <StateBadge state={row.verdict.state} /> <small>{row.verdict.reasons[0]}</small>
          </>
        ) : null}
      </td>
      <td className="num">{row.sources_found}</td>
      <td className="cost-cell">
        {dollars(row.cost_usd)}
        <Meter value={row.cost_usd} most={row.budget_usd} label="Cost against budget" />
      </td>
      <td>{row.mode}</td>
      <td className="nowrap hush">
        <Moment at={row.started_at ?? row.created_at} />
      </td>
    </tr>
  );
}
