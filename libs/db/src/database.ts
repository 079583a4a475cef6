import type { Settings } from '@corroborate/config';
import { assertWritable, systemClock, unavailableError, type Clock } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import { connect, postgresServer } from './connection';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { assertMigrated, runMigrations } from './migrate';
import {
  AddedSourcesRepository,
  ApiKeysRepository,
  AuditRepository,
  BudgetRepository,
  ClaimsRepository,
  CollectionsRepository,
  CorrectionsRepository,
  EarlierCasesRepository,
  EventsRepository,
  EvidenceChecksRepository,
  EvidenceRepository,
  HandoversRepository,
  InvestigationsRepository,
  StoredTextRepository,
  LedgerRepository,
  LegalHoldsRepository,
  SourceChecksRepository,
  MaskedRowsRepository,
  MetricsRepository,
  PostgresAnswerCache,
  PostgresPaceStore,
  QualificationsRepository,
  RatingsRepository,
  ReinvestigationRepository,
  ReplaysRepository,
  RepliesRepository,
  PicturesRepository,
  ResearchJobsRepository,
  PublicCopiesRepository,
  SnapshotsRepository,
  RetentionRepository,
  ReviewQueueRepository,
  ReviewsRepository,
  SessionsRepository,
  SourcesRepository,
  StageResultsRepository,
  SealTimestampsRepository,
  StreamSlotsRepository,
  TopicKeysRepository,
  TopicsRepository,
  WaitingPlansRepository,
  WebhookDeliveriesRepository,
  WebhookEndpointsRepository,
} from './repositories';

const REPOSITORIES = {
  topics: TopicsRepository,
  topicKeys: TopicKeysRepository,
  investigations: InvestigationsRepository,
  stageResults: StageResultsRepository,
  earlierCases: EarlierCasesRepository,
  events: EventsRepository,
  sources: SourcesRepository,
  claims: ClaimsRepository,
  collections: CollectionsRepository,
  reviews: ReviewsRepository,
  reviewQueue: ReviewQueueRepository,
  evidence: EvidenceRepository,
  stamps: SealTimestampsRepository,
  evidenceChecks: EvidenceChecksRepository,
  handovers: HandoversRepository,
  retention: RetentionRepository,
  reinvestigation: ReinvestigationRepository,
  waitingPlans: WaitingPlansRepository,
  researchJobs: ResearchJobsRepository,
  pictures: PicturesRepository,
  publicCopies: PublicCopiesRepository,
  snapshots: SnapshotsRepository,
  corrections: CorrectionsRepository,
  replays: ReplaysRepository,
  legalHolds: LegalHoldsRepository,
  storedText: StoredTextRepository,
  maskedRows: MaskedRowsRepository,
  replies: RepliesRepository,
  addedSources: AddedSourcesRepository,
  sourceChecks: SourceChecksRepository,
  ledger: LedgerRepository,
  metrics: MetricsRepository,
  cache: PostgresAnswerCache,
  pace: PostgresPaceStore,
  budget: BudgetRepository,
  ratings: RatingsRepository,
  qualifications: QualificationsRepository,
  keys: ApiKeysRepository,
  sessions: SessionsRepository,
  audit: AuditRepository,
  streamSlots: StreamSlotsRepository,
  webhookEndpoints: WebhookEndpointsRepository,
  webhookDeliveries: WebhookDeliveriesRepository,
} as const;

export type Repositories = { -readonly [N in keyof typeof REPOSITORIES]: InstanceType<(typeof REPOSITORIES)[N]> };

/** Injection token of `Database`. */
export const DATABASE = Symbol('Database');

export interface Database extends Repositories {
  dataSource: DataSource;
  /** URL with password, for the queue in the same process; must never be logged. */
  url: string;
  /**
   * Migrates the tables; returns the names of the migrations that were run. Safe to call from several processes at
   * once.
   */
  migrate(): Promise<string[]>;
  /**
   * Must be called before work starts. Migrates, or with `MIGRATE_AT_START=false` only checks the version.
   * @throws CorroborateError `schema-outdated`
   */
  prepare(): Promise<void>;
  /** Checks in one round trip that the server accepts writes. @throws CorroborateError `database-unavailable`. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  clock?: Clock;
  /** Time to wait for a server that is not up yet, ms; default 30 s. */
  waitMs?: number;
  /** Called with a message from time to time while waiting. */
  onWait?: (message: string) => void;
}

/**
 * Opens the database at `DATABASE_URL`; if it is not set, starts the embedded server or adopts a running one.
 * @throws CorroborateError `database-unavailable`, `port-taken`
 */
export async function openDatabase(settings: Settings, options: OpenOptions = {}): Promise<Database> {
  const server = await reachServer(settings);
  const { url } = server;
  try {
    const wait = { limitMs: options.waitMs ?? 30_000, onWait: options.onWait };
    const dataSource = await connect(url, settings, wait);
    const prepare = () => prepareTables(dataSource, settings);
    return assemble({ dataSource, url, prepare, stopServer: () => server.stop() }, options.clock ?? systemClock);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * URL of the database. Without `DATABASE_URL`, starts the embedded server or adopts a running one. Does not connect
 * yet.
 * @throws CorroborateError `database-unavailable`, `port-taken`
 */
export async function reachServer(
  settings: Pick<Settings, 'DATABASE_URL' | 'CORROBORATE_HOME' | 'EMBEDDED_PG_PORT'>,
): Promise<{ url: string; stop(): Promise<void> }> {
  return settings.DATABASE_URL
    ? { url: settings.DATABASE_URL, stop: async () => undefined }
    : startEmbeddedPostgres(settings);
}

async function prepareTables(dataSource: DataSource, { MIGRATE_AT_START }: Settings): Promise<void> {
  if (MIGRATE_AT_START) await runMigrations(dataSource);
  else await assertMigrated(dataSource);
}

function assemble(
  {
    dataSource,
    url,
    prepare,
    stopServer,
  }: Pick<Database, 'dataSource' | 'url' | 'prepare'> & { stopServer: () => Promise<void> },
  clock: Clock,
): Database {
  const repositories = createRepositories(dataSource, clock);
  return {
    ...repositories,
    dataSource,
    url,
    migrate: () => runMigrations(dataSource),
    prepare,
    ping: () => ping(dataSource, url),
    close: async () => {
      await Promise.all([repositories.ledger.flush(), repositories.events.flush()]);
      if (dataSource.isInitialized) await dataSource.destroy();
      await stopServer();
    },
  };
}

const createRepositories = (dataSource: DataSource, clock: Clock) =>
  Object.fromEntries(
    Object.entries(REPOSITORIES).map(([name, Repository]) => [name, new Repository(dataSource, clock)]),
  ) as Repositories;

async function ping(dataSource: DataSource, url: string): Promise<void> {
  try {
    await assertWritable(dataSource);
  } catch (error) {
    throw unavailableError(postgresServer(url), error);
  }
}
