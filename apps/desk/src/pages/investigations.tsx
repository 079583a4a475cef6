import { useState } from 'react';
import { Link } from 'wouter';
import { useInvestigations, type InvestigationFilter } from '../api/hooks';
import type { InvestigationRow } from '../api/types';
import { Fault, LevelChange, Loading, Meter, Nothing, Status, useTitle } from '../ui/parts';
import { dollars, moment, plain } from '../ui/words';

const FILTERS: [InvestigationFilter, string][] = [
  ['', 'All'],
  ['running', 'Running'],
  ['queued', 'Queued'],
  ['awaiting-approval', 'Awaiting approval'],
  ['review', 'Needs a person'],
  ['completed', 'Completed'],
  ['failed', 'Failed'],
  ['cancelled', 'Cancelled'],
];

export function Investigations() {
  useTitle('Investigations');
  const [filter, setFilter] = useState<InvestigationFilter>('');
  const found = useInvestigations(filter);
  const rows = found.data?.pages.flatMap(({ investigations }) => investigations) ?? [];
  return (
    <div className="page">
      <div className="page-head">
        <h1>Investigations</h1>
      </div>
      <div className="tabs" role="group" aria-label="Show">
        {FILTERS.map(([value, title]) => (
          <button key={title} type="button" aria-pressed={filter === value} onClick={() => setFilter(value)}>
            {title}
          </button>
        ))}
      </div>
      <Fault error={found.error} />
      {found.isPending ? <Loading what="investigations" /> : null}
      {found.isSuccess && rows.length === 0 ? <Nothing>None of this kind.</Nothing> : null}
      {rows.length > 0 ? (
        <div className="scroll" role="region" aria-label="List of investigations" tabIndex={0}>
          <table className="list">
            <thead>
              <tr>
                <th scope="col">Topic</th>
                <th scope="col">State</th>
                <th scope="col">Level</th>
                <th scope="col" className="num">
                  Sources
                </th>
                <th scope="col" className="num">
                  Confidence
                </th>
                <th scope="col">Cost</th>
                <th scope="col">Mode</th>
                <th scope="col">Started</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {found.hasNextPage ? (
        <button type="button" onClick={() => void found.fetchNextPage()} disabled={found.isFetchingNextPage}>
          Show more
        </button>
      ) : null}
    </div>
  );
}

function Row({ row }: { row: InvestigationRow }) {
  const busy = row.status === 'running' && row.stage ? plain(row.stage) : null;
  return (
    <tr>
      <th scope="row" className="topic">
        <Link href={`/investigations/${row.id}`}>{row.topic_title || `Topic ${row.topic_id}`}</Link>
      </th>
      <td className="nowrap">
        <Status status={row.status} /> {busy ? <small>{busy}</small> : null}
        {row.requires_human_review ? <small className="warn"> review</small> : null}
      </td>
      <td className="nowrap">{row.status === 'completed' ? <LevelChange from={row.verification_level_before} to={row.new_verification_level} /> : '–'}</td>
      <td className="num">{row.sources_found}</td>
      <td className="num">{row.confidence_level === null ? '–' : Math.round(row.confidence_level)}</td>
      <td className="cost-cell">
        {dollars(row.cost_usd)}
        <Meter value={row.cost_usd} most={row.budget_usd} label="Cost against budget" />
      </td>
      <td>{row.mode}</td>
      <td className="nowrap hush">{moment(row.started_at ?? row.created_at)}</td>
    </tr>
  );
}
