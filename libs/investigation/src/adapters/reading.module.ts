import { Global, Module, type Provider } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { CLOCK, UPSTREAM_GATEWAY, OpenResources, type Clock, type UpstreamGateway } from '@corroborate/domain';
import { openOriginalStore, OriginalsRecorder } from '@corroborate/evidence';
import { PageReader, ParsePool } from '@corroborate/pages';
import { withLedgerMetrics, ProcessMetrics } from '@corroborate/telemetry';
import { UpstreamModule } from '@corroborate/upstream/module';
import { TopicPageReader } from './topic-page.reader';

const upstream = UpstreamModule.forRootAsync({
  inject: [DATABASE, ProcessMetrics, SETTINGS],
  useFactory: ({ cache, pace, budget, ledger, evidence }: Database, metrics: ProcessMetrics, settings: Settings) => ({
    cache,
    pace,
    budget,
    ledger: withLedgerMetrics(ledger, metrics),
    recorder: new OriginalsRecorder(evidence, openOriginalStore(settings)),
    trustedOrigins: [...ownServers(settings), ...dataServers(settings), ...settings.TSA_URLS.map(({ url }) => url)],
  }),
});

const READING_PROVIDERS: Provider[] = [
  {
    provide: ParsePool,
    inject: [SETTINGS, OpenResources],
    useFactory: (settings: Settings, resources: OpenResources) =>
      resources.add(new ParsePool(settings.PAGE_WORKERS, {}), (pool) => pool.close()),
  },
  {
    provide: PageReader,
    inject: [SETTINGS, UPSTREAM_GATEWAY, CLOCK, ParsePool],
    useFactory: (settings: Settings, gateway: UpstreamGateway, clock: Clock, pool: ParsePool) =>
      new PageReader({ settings, gateway, clock, pool }),
  },
  {
    provide: TopicPageReader,
    inject: [PageReader, SETTINGS],
    useFactory: (reader: PageReader, { CLOCK_START }: Settings) => new TopicPageReader(reader, CLOCK_START ?? null),
  },
];

/** Egress gateway and page reader, one of each per process: for workers, and for an API that reads story pages. */
@Global()
@Module({ imports: [upstream], providers: READING_PROVIDERS, exports: [upstream, ...READING_PROVIDERS] })
export class ReadingModule {}

/** Servers named in the settings are trusted, because they may be in the operator's private network. */
const ownServers = ({ SEARXNG_URL, LOCAL_MODEL_URL, CHECKER_URL, WEBHOOK_PRIVATE_ORIGINS }: Settings) =>
  [SEARXNG_URL, LOCAL_MODEL_URL, CHECKER_URL, ...WEBHOOK_PRIVATE_ORIGINS].filter((url) => url !== undefined);

const dataServers = ({ MCP_SERVERS }: Settings): string[] => MCP_SERVERS.flatMap(({ url }) => url ?? []);
