import { useState } from 'react';
import { type CallLedger, type InvestigationRow, useCalls } from '../../api';
import { CardTable, type Column, Cost, count, dollars, Fault, Loading, Moment, number, plain, Section } from '../../ui';

export function Ledger({ row }: { row: InvestigationRow }) {
  const [open, setOpen] = useState(false);
  const calls = useCalls(row.id);
  return (
    <Section id="ledger" title="Calls and cost">
      <Cost spent={row.cost_usd} budget={row.budget_usd} />
      <Fault error={calls.error} />
      {calls.isPending ? <Loading what="calls" /> : null}
      {calls.data ? (
        <>
          <p className="hush">
            {count(calls.data.totals.calls, 'call')}, {calls.data.totals.from_cache} from cache,{' '}
            {calls.data.totals.holes} failed, {number(Math.round(calls.data.totals.bytes / 1024))} kB.
          </p>
          <ByProvider ledger={calls.data} />
          <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide' : 'Show'} all calls
          </button>
          {open ? <EveryCall ledger={calls.data} /> : null}
        </>
      ) : null}
    </Section>
  );
}

function ByProvider({ ledger: { calls } }: { ledger: CallLedger }) {
  const rows = [...Map.groupBy(calls, ({ provider }) => provider)]
    .map(([provider, of]) => ({
      provider,
      calls: of.length,
      cost: of.reduce((sum, { cost_usd }) => sum + cost_usd, 0),
    }))
    .sort((a, b) => b.cost - a.cost || b.calls - a.calls);
  const most = Math.max(1, ...rows.map((row) => row.calls));
  return (
    <ul className="bars">
      {rows.slice(0, 12).map(({ provider, calls: made, cost }) => (
        <li key={provider}>
          <span>{provider}</span>
          <span className="bar" aria-hidden="true">
            <span style={{ width: `${(made / most) * 100}%` }} />
          </span>
          <span className="figure">{made}</span>
          <span className="figure nowrap">{cost ? dollars(cost) : 'free'}</span>
        </li>
      ))}
      {rows.length > 12 ? <li className="hush">and {rows.length - 12} more</li> : null}
    </ul>
  );
}

const COLUMNS: Column[] = [
  ...['At', 'Stage', 'Call', 'Outcome'].map((title) => ({ title })),
  { title: 'ms', kind: 'num' },
  { title: 'Cost', kind: 'num' },
];

function EveryCall({ ledger: { calls } }: { ledger: CallLedger }) {
  return (
    <CardTable label="All calls" columns={COLUMNS} look="dense">
      {calls.map((call, index) => (
        <tr key={`${call.at}${index}`}>
          <td className="nowrap">
            <Moment form="clock" at={call.at} />
          </td>
          <td>{call.stage}</td>
          <td className="url">
            {call.provider} <small>{call.url}</small>
          </td>
          <td>
            {plain(call.outcome)}
            {call.cached ? ' (cache)' : ''}
            {call.reason && call.outcome !== 'found' ? <small>{call.reason}</small> : null}
          </td>
          <td className="num">{number(call.latency_ms)}</td>
          <td className="num">{dollars(call.cost_usd)}</td>
        </tr>
      ))}
    </CardTable>
  );
}
