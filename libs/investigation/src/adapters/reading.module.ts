import { Global, Module, type Provider } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { CLOCK, UPSTREAM_GATEWAY, OpenResources, type Clock, type UpstreamGateway } from '@corroborate/domain';
import { openOriginalStore, OriginalsRecorder } from '@corroborate/evidence';
import { PageReader, ParsePool } from '@corroborate/pages';
import { countedLedger, ProcessMetrics } from '@corroborate/telemetry';
import { UpstreamModule } from '@corroborate/upstream/module';
import { TopicPageReader } from './topic-page.reader';

const upstream = UpstreamModule.forRootAsync({
  inject: [DATABASE, ProcessMetrics, SETTINGS],
  useFactory: ({ cache, pace, budget, ledger, evidence }: Database, metrics: ProcessMetrics, settings: Settings) => ({
    cache,
    pace,
    budget,
    ledger: countedLedger(ledger, metrics),
    recorder: new OriginalsRecorder(evidence, openOriginalStore(settings)),
    trustedOrigins: [...ownServers(settings), ...dataServers(settings), ...settings.TSA_URLS.map(({ url }) => url)],
  }),
});

const READING: Provider[] = [
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

/**
 * The way out, and the reading of pages over it: for workers, and for an API of which somebody wants the page of a
 * story read. There is one of each in a process, whoever asks for it.
 */
@Global()
@Module({ imports: [upstream], providers: READING, exports: [upstream, ...READING] })
export class ReadingModule {}

/** Servers the operator named in the settings may stand in the operator's own network. */
const ownServers = ({ SEARXNG_URL, LOCAL_MODEL_URL, CHECKER_URL, WEBHOOK_PRIVATE_ORIGINS }: Settings) =>
  [SEARXNG_URL, LOCAL_MODEL_URL, CHECKER_URL, ...WEBHOOK_PRIVATE_ORIGINS].filter((url) => url !== undefined);

const dataServers = ({ MCP_SERVERS }: Settings): string[] => MCP_SERVERS.flatMap(({ url }) => url ?? []);
