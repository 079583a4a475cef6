import type { EventsRepository } from '@corroborate/db';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { loadSettings, type Settings } from '@corroborate/config';
import { ProcessMetrics } from '@corroborate/telemetry';
import { createApp, type ApiBase } from '../api.app';
import type { ApiOptions } from '../api.options';
import type { QueryableDatabase } from '../health/health.service';
import { PartsModule, type ApiParts } from './parts.module';
import { memoryRateLimits } from './memory-rate-limits';
import { FakeCallers } from './fake-callers';
import { FakeEvidence } from './fake-evidence';
import { FakeInvestigationService } from './fake-investigation.service';
import { FakeLegalHolds } from './fake-legal-holds';
import { FakePrivacy } from './fake-privacy';
import { FakeMetrics } from './fake-metrics';
import { FakeOutlets } from './fake-outlets';
import { FakePages } from './fake-pages';
import { FakeProgress } from './fake-progress';
import { FakeStreamSlots } from './fake-stream-slots';
import { FakeRatings } from './fake-ratings';
import { FakeReplays } from './fake-replays';
import { FakeReviews } from './fake-reviews';
import { FakeWebhooks } from './fake-webhooks';
import type { AccessStore, DataServersStore, MetricsPort } from './ports';

/** Fixed current time in all tests. */
const TEST_NOW = new Date('2026-01-02T12:00:00.000Z');

export interface TestApi {
  service: FakeInvestigationService;
  app: NestExpressApplication;
  deps: TestDeps;
}

/** Overrides for a test: services, individual parts of the store, and options. */
export type TestDeps = Omit<ApiParts, 'db' | 'queues'> &
  ApiOptions & {
    investigations: FakeInvestigationService;
    evidence: FakeEvidence;
    pages: FakePages;
    callers: AccessStore;
    progress: Pick<EventsRepository, 'since' | 'sinceMany'>;
    metrics: MetricsPort;
    ratings: FakeRatings;
    outlets: FakeOutlets;
    collections: DataServersStore['collections'];
    ledger: DataServersStore['ledger'];
    db: QueryableDatabase['dataSource'];
    queues: Omit<ApiParts['queues'], 'ping'>;
    /** Whether the queue store responds. */
    ping: () => Promise<void>;
  };

export function testSettings(overrides: Partial<Settings> = {}): Settings {
  return { ...loadSettings({}, { LOG_LEVEL: 'silent', PORT: '0' }), ...overrides };
}

export function testDeps({
  investigations = new FakeInvestigationService(),
  ...overrides
}: Partial<TestDeps> = {}): TestDeps {
  return {
    settings: testSettings(),
    evidence: new FakeEvidence(),
    reviews: new FakeReviews(),
    replays: new FakeReplays(),
    legalHolds: new FakeLegalHolds(),
    subjectAccess: new FakePrivacy(),
    erasure: new FakePrivacy(),
    webhooks: new FakeWebhooks(),
    progress: new FakeProgress(),
    metrics: new FakeMetrics(),
    ratings: new FakeRatings(),
    outlets: new FakeOutlets(),
    collections: { list: async () => [] },
    ledger: { byProvider: async () => [] },
    callers: new FakeCallers(),
    pages: new FakePages(),
    processMetrics: new ProcessMetrics(),
    queues: { counts: async () => ({}), waitingSeconds: async () => ({}), allQueues: () => [] },
    ping: async () => undefined,
    db: { query: async () => [{ one: 1 }] },
    clock: { now: () => TEST_NOW },
    // Tests must not depend on whether the desk was built.
    deskFolder: '/nonexistent',
    verifyPage: '/nonexistent',
    rateLimits: memoryRateLimits(),
    investigations,
    caseReports: investigations,
    evidenceChecks: investigations,
    pictures: investigations,
    sourceChanges: investigations,
    ...overrides,
  };
}

/**
 * Arguments for `createApp` and `startApi` from these services; `settings` take precedence over those of the services.
 */
export function testBase(deps: TestDeps, settings: Settings = deps.settings): ApiBase {
  const { callers, progress, metrics, ratings, outlets: sourceChecks, collections, ledger, db, queues, ping } = deps;
  const { keys, sessions, audit } = callers;
  const streamSlots = new FakeStreamSlots();
  const rest = { metrics, ratings, sourceChecks, collections, ledger, dataSource: db };
  const store = { keys, sessions, audit, events: progress, streamSlots, ...rest };
  // Copies the methods explicitly, because those of the real queue are on its prototype.
  const asked: ApiParts['queues'] = {
    counts: () => queues.counts(),
    waitingSeconds: (now) => queues.waitingSeconds(now),
    allQueues: () => queues.allQueues(),
    ping,
  };
  return { settings, imports: [PartsModule.forRoot({ ...deps, settings, db: store, queues: asked })] };
}

/** A complete application on a free loopback port, with services in memory. */
export async function testApi(overrides: Partial<TestDeps> = {}): Promise<TestApi> {
  const deps = testDeps(overrides);
  const app = await createApp(testBase(deps), deps);
  await app.listen(0, '127.0.0.1');
  return { service: deps.investigations, app, deps };
}
