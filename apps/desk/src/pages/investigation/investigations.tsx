import { Link, useSearchParams } from 'wouter';
import { useInvestigations, type InvestigationFilter } from '../../api/investigations';
import { LEVELS } from '../../api/levels';
import type { InvestigationRow } from '../../api/types';
import { LevelChange, Status } from '../../ui/badges';
import { Meter } from '../../ui/cost';
import { dollars } from '../../ui/format';
import type { Column } from '../../ui/card-table';
import { PagedTable } from '../../ui/paged-table';
import { Moment } from '../../ui/time';
import { useTitle } from '../../ui/use-title';

const FILTERS: [InvestigationFilter, string][] = [
  ['', 'All'],
  ['running', 'Running'],
  ['queued', 'Queued'],
  ['paused', 'Paused'],
  ['awaiting-approval', 'Awaiting approval'],
  ['review', 'Sent to a person'],
  ['completed', 'Completed'],
  ['failed', 'Failed'],
  ['cancelled', 'Cancelled'],
];

const COLUMNS: Column[] = [
  { title: 'Topic' },
  { title: 'State' },
  { title: 'Level' },
  { title: 'Sources', kind: 'num' },
  { title: 'Confidence', kind: 'num' },
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
      <nav className="tabs" aria-label="State">
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
        nothing="None of this kind."
      />
    </div>
  );
}

/** More is recommended than the topic has: held for a person, or refused by one. */
function Higher({ row: { recommended_level: recommended, ...row } }: { row: InvestigationRow }) {
  const has = row.new_verification_level ?? row.verification_level_before;
  if (!recommended || LEVELS.indexOf(recommended) <= LEVELS.indexOf(has)) return null;
  return (
    <>
      <br />
      <small className="warn">recommended: {recommended}</small>
    </>
  );
}

/** Asked of a person: still to be done, or done. */
function Reviewed({ row: { requires_human_review: asked, review_state: state } }: { row: InvestigationRow }) {
  if (state === 'decided') return <small className="hush"> reviewed</small>;
  if (state === 'superseded') return null;
  return asked || state === 'open' ? <small className="warn"> review</small> : null;
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
        <Reviewed row={row} />
      </td>
      <td className="nowrap">
        {row.status === 'completed' ? (
          <>
            <LevelChange from={row.verification_level_before} to={row.new_verification_level} />
            <Higher row={row} />
          </>
        ) : (
          '–'
        )}
      </td>
      <td className="num">{row.sources_found}</td>
      <td className="num">{row.confidence_level === null ? '–' : Math.round(row.confidence_level)}</td>
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
