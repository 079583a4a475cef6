import { type Engine, type Schemas, useDataServers, useEngines } from '../api';
import {
  CardTable,
  type Column,
  dollars,
  Fault,
  Loading,
  Moment,
  formatNumber,
  humanizeCode,
  Section,
  useTitle,
  WebLink,
} from '../ui';
import { t } from '../messages';

/** Labels for circuit states: after several consecutive failures, an engine is paused for a while. */
const CIRCUIT_TEXT: Record<string, string> = { closed: t('engines.no'), open: t('engines.forAWhile'), unknown: '–' };

const COLUMNS: Column[] = [
  ...[t('engines.engine'), t('engines.kind'), t('engines.state'), t('engines.suspended')].map((title) => ({ title })),
  ...[t('engines.calls'), t('engines.spent'), t('engines.aCall')].map((title) => ({ title, kind: 'num' as const })),
  { title: t('engines.lastCall') },
];

export function Engines() {
  useTitle(t('engines.engines'));
  const { data, error, isPending } = useEngines();
  const engines = data?.engines ?? [];
  const ready = engines.filter(({ configured }) => configured);
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('engines.engines')}</h1>
        <p className="hush">
          {t('engines.countOfCount2AvailableFigures', { count: ready.length, count2: engines.length })}
        </p>
      </div>
      <Fault error={error} />
      {isPending ? <Loading what={t('engines.enginesWord')} /> : null}
      {engines.length > 0 ? (
        <CardTable label={t('engines.searchEngines')} columns={COLUMNS}>
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
  if (!configured) return [t('engines.notConfigured'), 'off'];
  if (healthy === null) return [t('engines.notQueriedToday'), 'idle'];
  return healthy ? [t('engines.answers'), 'good'] : [t('engines.lastCallFailed'), 'bad'];
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
      <td>{humanizeCode(engine.kind)}</td>
      <td className="nowrap">
        <span className={`dot ${kind}`} aria-hidden="true" /> {words}
      </td>
      <td className={engine.circuit === 'open' ? 'warn' : 'hush'}>{CIRCUIT_TEXT[engine.circuit] ?? engine.circuit}</td>
      <td className="num">{formatNumber(engine.calls_today)}</td>
      <td className="num">{dollars(engine.spent_today_usd)}</td>
      <td className="num">{engine.price_usd ? dollars(engine.price_usd) : t('engines.free')}</td>
      <td className="nowrap hush">
        <Moment at={engine.last_call_at} />
      </td>
    </tr>
  );
}

type DataServer = Schemas['DataServerResponse'];
type Collection = Schemas['CollectionResponse'];

/** The newsroom's data servers; hidden if none is configured. */
function DataServers() {
  const { data, error } = useDataServers();
  const servers = data?.servers ?? [];
  if (error) return <Fault error={error} />;
  if (servers.length === 0) return null;
  return (
    <Section id="data-servers" title={t('engines.dataServers')} aside={t('engines.servers', { count: servers.length })}>
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
      <UnknownNames what={t('engines.collection')} names={unknown_collections} />
      {collections.length === 0 ? (
        <p className="hush">{t('engines.notQueriedYetItsContents')}</p>
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

type ServerSettings = Omit<DataServer, 'name' | 'title' | 'collections' | 'unknown_collections'>;

/** Names in the corrections file that do not exist, because of a typo or a changed collection. */
function UnknownNames({ what, names }: { what: string; names: Collection['unknown_fields'] }) {
  return names.map(({ name, meant }) => (
    <p className="warn" key={name}>
      {t('engines.theCorrectionsFileNamesThe', {
        what,
        name,
        detail: meant === null ? '' : t('engines.didItMeanMeant', { meant }),
      })}
    </p>
  ));
}

function aboutServer({ transport, price_usd, primary, calls_today, spent_today_usd }: ServerSettings): string {
  const parts = [
    transport === 'http' ? t('engines.overHttp') : t('engines.separateProcess'),
    price_usd > 0 ? t('engines.priceUsdACall', { priceUsd: dollars(price_usd) }) : t('engines.free'),
    ...(calls_today === null
      ? []
      : [
          t('engines.callsTodaySpentTodayUsd', {
            callsToday: calls_today,
            spentTodayUsd: dollars(spent_today_usd ?? 0),
          }),
        ]),
    primary.length > 0
      ? t('engines.firstHandRecordOfPrimary', {
          primary: primary.map((matter) => matter.replaceAll('-', ' ')).join(', '),
        })
      : t('engines.backgroundForEveryMatter'),
  ];
  return parts.join(' · ');
}

function CollectionItem({ collection }: { collection: Collection }) {
  const { tool, description, documents, healthy, mapping, seen_at, corrected, unknown_fields } = collection;
  return (
    <li>
      <p>
        <span className={`dot ${healthy ? 'good' : 'bad'}`} aria-hidden="true" /> <strong>{tool}</strong>{' '}
        {documents === null ? t('engines.sizeUnknown') : t('engines.documentsDocuments', { documents })}
        {healthy ? null : <span className="warn"> {t('engines.queryFailedOrItsFields')}</span>}
      </p>
      {description ? (
        <p className="hush">
          {t.rich('engines.descriptionDescription', { q: (chunks) => <q dir="auto">{chunks}</q>, description })}
        </p>
      ) : null}
      <p className="hush">
        {t.rich('engines.mappingDetailLookedAt', {
          mapping: mapping.map(({ says, fields }) => `${humanizeCode(says)}: ${fields.join(', ')}`).join(' · '),
          detail: mapping.length > 0 ? ' · ' : '',
          moment: () => <Moment at={seen_at} />,
        })}
      </p>
      {corrected.length > 0 ? (
        <p className="hush">
          {t('engines.correctedCorrected', {
            corrected: corrected
              .map(({ field, found, says }) =>
                t('engines.fieldIsDescribedAsSays', { field, says: roleText(says), found: roleText(found) }),
              )
              .join(' · '),
          })}
        </p>
      ) : null}
      <UnknownNames what={t('engines.field')} names={unknown_fields} />
    </li>
  );
}

const roleText = (role: string): string => (role === 'none' ? t('engines.ofNoUse') : humanizeCode(role));
