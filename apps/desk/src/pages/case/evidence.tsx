import { useState } from 'react';
import { Link } from 'wouter';
import {
  archiveAddress,
  type CaseEvidence,
  type InvestigationRow,
  originalAddress,
  type Schemas,
  useCalls,
  useCaseEvidence,
  useEntries,
  useMay,
} from '../../api';
import { CardTable, type Column, Cost, count, dollars, Fault, Loading, Moment, number, plain, Section } from '../../ui';
import { FAILURES, size } from '../capture/failures';

export function Evidence({ row }: { row: InvestigationRow }) {
  const { data, error, isPending } = useCaseEvidence(row.id);
  return (
    <Section id="evidence" title="Evidence">
      <Fault error={error} />
      {isPending ? <Loading what="evidence" /> : null}
      {data ? <Kept id={row.id} kept={data} /> : null}
    </Section>
  );
}

function Kept({ id, kept }: { id: number; kept: CaseEvidence }) {
  const may = useMay('editor');
  if (kept.entries === 0) return <p>No evidence stored.</p>;
  const { originals } = kept;
  return (
    <>
      <p>
        {count(kept.entries, 'entry', 'entries')}, {originals.kept} originals ({size(originals.bytes)})
        {originals.let_go > 0 ? `; ${originals.let_go} deleted after retention` : ''}. <SealedTo kept={kept} />
      </p>
      {kept.faults.length > 0 ? (
        <p className="fault" role="alert">
          <strong>Evidence chain damaged:</strong>{' '}
          {kept.faults.map(({ seq, code }) => `entry ${seq} (${plain(code)})`).join(', ')}. Contact the operator.
        </p>
      ) : null}
      <p>{snapshotsInWords(kept.snapshots)}</p>
      <Failed id={id} failed={kept.failed} />
      {may ? (
        <p>
          <a href={archiveAddress(id)} download>
            Download the archive (WACZ)
          </a>{' '}
          <span className="hush">contains third-party pages; not for publication</span>
          <br />
          <a href="/verify" download="verify.html">
            Download the verifier
          </a>{' '}
          <span className="hush">checks the archive offline in a browser</span>
        </p>
      ) : null}
      <Entries id={id} />
    </>
  );
}

function SealedTo({ kept: { sealed, entries, seal } }: { kept: CaseEvidence }) {
  if (!seal || sealed === 0) return <>Not sealed yet.</>;
  return (
    <>
      Sealed {sealed === entries ? 'completely' : `up to entry ${number(sealed)}`}, <Moment at={seal.at} />
    </>
  );
}

function snapshotsInWords({ mode, taken, waiting, failed }: CaseEvidence['snapshots']): string {
  const counts = [
    taken ? `${taken} taken` : '',
    waiting ? `${waiting} pending` : '',
    failed ? `${failed} failed` : '',
  ].filter(Boolean);
  if (counts.length > 0) return `Snapshots: ${counts.join(', ')}.`;
  if (mode === 'no-browser') return 'No snapshots: BROWSER_PATH is not set.';
  return mode === 'off' ? 'No snapshots: turned off (SNAPSHOTS).' : 'No snapshots yet.';
}

function Failed({ id, failed }: { id: number; failed: CaseEvidence['failed'] }) {
  if (failed.length === 0) return null;
  return (
    <details>
      <summary>{count(failed.length, 'page')} without an original</summary>
      <ul className="failed-captures">
        {failed.map(({ source_id, url, failure, verdict }) => (
          <li key={source_id}>
            <Link href={`/investigations/${id}/sources/${source_id}`}>{url}</Link>
            <br />
            <span className="hush">
              {FAILURES[failure]} {failure === 'unread' ? `(${plain(verdict)})` : ''}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Entries({ id }: { id: number }) {
  const [open, setOpen] = useState(false);
  const may = useMay('editor');
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useEntries(id, open);
  const rows = data?.pages.flatMap(({ entries }) => entries) ?? [];
  return (
    <>
      <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide' : 'Show'} evidence chain
      </button>
      <Fault error={error} />
      {open ? (
        <div className="scroll tall" role="region" aria-label="Evidence chain" tabIndex={0}>
          <table className="list small">
            <thead>
              <tr>
                <th scope="col" className="num">
                  Entry
                </th>
                <th scope="col">Time</th>
                <th scope="col">Entry type</th>
                <th scope="col">Seal</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ seq, at, kind, what, url, original, sealed }) => (
                <tr key={seq}>
                  <td className="num">{seq}</td>
                  <td className="nowrap">
                    <Moment form="clock" at={at} />
                  </td>
                  <td>
                    {plain(kind)}
                    {what ? `: ${what}` : ''}
                    {url ? <div className="hush address">{url}</div> : null}
                    {/* No `download`: a deleted original opens a page that says so. */}
                    {may && original ? <a href={originalAddress(id, original)}>Original</a> : null}
                  </td>
                  <td>{sealed ? 'yes' : 'not yet'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {hasNextPage ? (
            <button type="button" disabled={isFetching} onClick={() => void fetchNextPage()}>
              More
            </button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

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

function ByProvider({ ledger: { calls } }: { ledger: Schemas['CallLedgerAnswer'] }) {
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

function EveryCall({ ledger: { calls } }: { ledger: Schemas['CallLedgerAnswer'] }) {
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
