import { type Engine, type Schemas, useDataServers, useEngines } from '../api';
import {
  CardTable,
  type Column,
  count,
  dollars,
  Fault,
  Loading,
  Moment,
  number,
  plain,
  Section,
  useTitle,
  WebLink,
} from '../ui';

/** After several failures in a row, an engine is paused for a while. */
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

type DataServer = Schemas['DataServerAnswer'];
type Collection = Schemas['CollectionAnswer'];

/** Data servers of the newsroom; hidden if none is configured. */
function DataServers() {
  const { data, error } = useDataServers();
  const servers = data?.servers ?? [];
  if (error) return <Fault error={error} />;
  if (servers.length === 0) return null;
  return (
    <Section id="data-servers" title="Data servers" aside={count(servers.length, 'server')}>
      {servers.map((server) => (
        <Server key={server.name} server={server} />
      ))}
    </Section>
  );
}

function Server({ server: { name, title, collections, unknown_collections, ...server } }: { server: DataServer }) {
  return (
    <article data-server={name}>
      <h3>{title}</h3>
      <p className="hush">{aboutServer(server)}</p>
      <Unknown what="collection" names={unknown_collections} />
      {collections.length === 0 ? (
        <p className="hush">Not queried yet: its contents are explored before the first topic.</p>
      ) : (
        <ul className="context">
          {collections.map((collection) => (
            <CollectionItem key={collection.tool} collection={collection} />
          ))}
        </ul>
      )}
    </article>
  );
}

type About = Omit<DataServer, 'name' | 'title' | 'collections' | 'unknown_collections'>;

/** Names in the corrections file that do not exist: a typo, or a changed collection. */
function Unknown({ what, names }: { what: string; names: Collection['unknown_fields'] }) {
  return names.map(({ name, meant }) => (
    <p className="warn" key={name}>
      The corrections file names the {what} {name}, which does not exist
      {meant === null ? '' : `; did it mean ${meant}?`}
    </p>
  ));
}

function aboutServer({ transport, price_usd, primary, calls_today, spent_today_usd }: About): string {
  const parts = [
    transport === 'http' ? 'Over HTTP' : 'Separate process',
    price_usd > 0 ? `${dollars(price_usd)} a call` : 'free',
    ...(calls_today === null ? [] : [`${count(calls_today, 'call')} today, ${dollars(spent_today_usd ?? 0)}`]),
    primary.length > 0
      ? `first-hand record of ${primary.map((matter) => matter.replaceAll('-', ' ')).join(', ')}`
      : 'background for every matter',
  ];
  return parts.join(' · ');
}

function CollectionItem({ collection }: { collection: Collection }) {
  const { tool, description, documents, healthy, mapping, seen_at, corrected, unknown_fields } = collection;
  return (
    <li>
      <p>
        <span className={`dot ${healthy ? 'good' : 'bad'}`} aria-hidden="true" /> <strong>{tool}</strong>{' '}
        {documents === null ? 'does not tell its size' : `${number(documents)} documents`}
        {healthy ? null : <span className="warn"> query failed, or its fields could not be identified</span>}
      </p>
      {description ? (
        <p className="hush">
          Description: <q dir="auto">{description}</q>
        </p>
      ) : null}
      <p className="hush">
        {mapping.map(({ says, fields }) => `${plain(says)}: ${fields.join(', ')}`).join(' · ')}
        {mapping.length > 0 ? ' · ' : null}
        looked at <Moment at={seen_at} />
      </p>
      {corrected.length > 0 ? (
        <p className="hush">
          Corrected:{' '}
          {corrected
            .map(({ field, found, says }) => `${field} is described as ${asSaid(says)}, found to be ${asSaid(found)}`)
            .join(' · ')}
        </p>
      ) : null}
      <Unknown what="field" names={unknown_fields} />
    </li>
  );
}

const asSaid = (role: string): string => (role === 'none' ? 'of no use' : plain(role));
