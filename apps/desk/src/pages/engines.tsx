import { type Engine, useEngines } from '../api';
import { CardTable, type Column, dollars, Fault, Loading, Moment, number, plain, useTitle, WebLink } from '../ui';
import { DataServers } from './data-servers';

/** An engine that failed several times in a row is left alone for a while. */
const CIRCUITS: Record<string, string> = { closed: 'no', open: 'for a while', unknown: '–' };

const COLUMNS: Column[] = [
  ...['Engine', 'Kind', 'State', 'Suspended'].map((title) => ({ title })),
  ...['Calls', 'Spent', 'A call'].map((title) => ({ title, kind: 'num' as const })),
  { title: 'Last call' },
];

export function Engines() {
  useTitle('Engines');
  const { data, error, isPending } = useEngines();
  const engines = data?.engines ?? [];
  const ready = engines.filter(({ configured }) => configured);
  return (
    <div className="page">
      <div className="page-head">
        <h1>Engines</h1>
        <p className="hush">
          {ready.length} of {engines.length} available. Figures since midnight UTC.
        </p>
      </div>
      <Fault error={error} />
      {isPending ? <Loading what="engines" /> : null}
      {engines.length > 0 ? (
        <CardTable label="Search engines" columns={COLUMNS}>
          {[...ready, ...engines.filter(({ configured }) => !configured)].map((engine) => (
            <Row key={engine.name} engine={engine} />
          ))}
        </CardTable>
      ) : null}
      <DataServers />
    </div>
  );
}

function stateOf({ configured, healthy }: Engine): [string, string] {
  if (!configured) return ['Not configured', 'off'];
  if (healthy === null) return ['Not queried today', 'idle'];
  return healthy ? ['Answers', 'good'] : ['Last call failed', 'bad'];
}

function Row({ engine }: { engine: Engine }) {
  const [words, kind] = stateOf(engine);
  return (
    <tr className={engine.configured ? '' : 'faded'}>
      <th scope="row">
        <WebLink url={engine.homepage}>{engine.title}</WebLink>
        {engine.unconfigured_reason ? <small>{engine.unconfigured_reason}</small> : null}
        {engine.last_error ? <small className="warn">{engine.last_error}</small> : null}
      </th>
      <td>{plain(engine.kind)}</td>
      <td className="nowrap">
        <span className={`dot ${kind}`} aria-hidden="true" /> {words}
      </td>
      <td className={engine.circuit === 'open' ? 'warn' : 'hush'}>{CIRCUITS[engine.circuit] ?? engine.circuit}</td>
      <td className="num">{number(engine.calls_today)}</td>
      <td className="num">{dollars(engine.spent_today_usd)}</td>
      <td className="num">{engine.price_usd ? dollars(engine.price_usd) : 'free'}</td>
      <td className="nowrap hush">
        <Moment at={engine.last_call_at} />
      </td>
    </tr>
  );
}
