import type { Settings } from '@corroborate/config';
import { CorroborateError, systemClock, type Clock } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import { connect } from './connection';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { runMigrations } from './migrate';
import {
  ApiKeysRepository,
  AuditRepository,
  BudgetRepository,
  ClaimsRepository,
  CorrectionsRepository,
  EarlierCasesRepository,
  EventsRepository,
  InvestigationsRepository,
  LedgerRepository,
  MetricsRepository,
  PostgresAnswerCache,
  PostgresPaceStore,
  RatingsRepository,
  ReinvestigationRepository,
  RetentionRepository,
  ReviewQueueRepository,
  ReviewsRepository,
  SessionsRepository,
  SourcesRepository,
  StageResultsRepository,
  TopicKeysRepository,
  TopicsRepository,
  WebhookDeliveriesRepository,
  WebhookEndpointsRepository,
} from './repositories';

export interface Repositories {
  topics: TopicsRepository;
  topicKeys: TopicKeysRepository;
  investigations: InvestigationsRepository;
  stageResults: StageResultsRepository;
  earlierCases: EarlierCasesRepository;
  events: EventsRepository;
  sources: SourcesRepository;
  claims: ClaimsRepository;
  reviews: ReviewsRepository;
  reviewQueue: ReviewQueueRepository;
  retention: RetentionRepository;
  reinvestigation: ReinvestigationRepository;
  corrections: CorrectionsRepository;
  ledger: LedgerRepository;
  metrics: MetricsRepository;
  cache: PostgresAnswerCache;
  pace: PostgresPaceStore;
  budget: BudgetRepository;
  ratings: RatingsRepository;
  keys: ApiKeysRepository;
  sessions: SessionsRepository;
  audit: AuditRepository;
  webhookEndpoints: WebhookEndpointsRepository;
  webhookDeliveries: WebhookDeliveriesRepository;
}

export interface Database extends Repositories {
  dataSource: DataSource;
  /** Address with its password: for the queue of the same process, never for a log. */
  url: string;
  /**
   * Brings the tables up to date; gives the names of the migrations that were run. Safe to call from several processes
   * at once.
   */
  migrate(): Promise<string[]>;
  /** One round trip. @throws CorroborateError `database-unavailable`. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  clock?: Clock;
  /** How long to wait for a server that is not up yet; default 30 s. */
  waitMs?: number;
}

/**
 * Opens the database of `DATABASE_URL`, or starts (or adopts) the embedded server when there is none.
 * @throws CorroborateError `database-unavailable`, `port-taken`.
 */
export async function openDatabase(settings: Settings, options: OpenOptions = {}): Promise<Database> {
  const embedded = settings.DATABASE_URL ? null : await startEmbeddedPostgres(settings);
  const url = settings.DATABASE_URL ?? embedded?.url ?? '';
  try {
    const dataSource = await connect(url, settings, options.waitMs ?? 30_000);
    return assemble(dataSource, url, options.clock ?? systemClock, async () => embedded?.stop());
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

function assemble(dataSource: DataSource, url: string, clock: Clock, stopServer: () => Promise<void>): Database {
  const repositories = repositoriesOf(dataSource, clock);
  return {
    ...repositories,
    dataSource,
    url,
    migrate: () => runMigrations(dataSource),
    ping: () => ping(dataSource),
    close: async () => {
      await repositories.ledger.flush();
      if (dataSource.isInitialized) await dataSource.destroy();
      await stopServer();
    },
  };
}

function repositoriesOf(dataSource: DataSource, clock: Clock = systemClock): Repositories {
  return {
    topics: new TopicsRepository(dataSource),
    topicKeys: new TopicKeysRepository(dataSource),
    investigations: new InvestigationsRepository(dataSource),
    stageResults: new StageResultsRepository(dataSource),
    retention: new RetentionRepository(dataSource),
    reinvestigation: new ReinvestigationRepository(dataSource),
    earlierCases: new EarlierCasesRepository(dataSource),
    events: new EventsRepository(dataSource),
    sources: new SourcesRepository(dataSource),
    claims: new ClaimsRepository(dataSource),
    reviews: new ReviewsRepository(dataSource),
    reviewQueue: new ReviewQueueRepository(dataSource),
    corrections: new CorrectionsRepository(dataSource),
    ledger: new LedgerRepository(dataSource),
    metrics: new MetricsRepository(dataSource),
    cache: new PostgresAnswerCache(dataSource),
    pace: new PostgresPaceStore(dataSource, clock),
    budget: new BudgetRepository(dataSource),
    ratings: new RatingsRepository(dataSource),
    keys: new ApiKeysRepository(dataSource),
    sessions: new SessionsRepository(dataSource),
    audit: new AuditRepository(dataSource),
    webhookEndpoints: new WebhookEndpointsRepository(dataSource),
    webhookDeliveries: new WebhookDeliveriesRepository(dataSource),
  };
}

async function ping(dataSource: DataSource): Promise<void> {
  try {
    await dataSource.query('SELECT 1');
  } catch (cause) {
    throw new CorroborateError('database-unavailable', 'The database does not answer.', {
      cause,
      hint: 'Check that PostgreSQL is running.',
    });
  }
}
