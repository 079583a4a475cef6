import type { NestExpressApplication } from '@nestjs/platform-express';
import { loadSettings, type Settings } from '@corroborate/config';
import { createApp } from '../api.app';
import type { ApiDeps } from '../api.deps';
import { FakeCallers } from './fake-callers';
import { FakeDesk } from './fake-desk';
import { ProcessMetrics } from '@corroborate/telemetry';
import { FakeMetrics } from './fake-metrics';
import { FakeProgress } from './fake-progress';
import { FakeReviews } from './fake-reviews';
import { FakeWebhooks } from './fake-webhooks';

/** "Now" of every test. */
const TEST_NOW = new Date('2026-01-02T12:00:00.000Z');

export interface TestApi {
  desk: FakeDesk;
  app: NestExpressApplication;
  deps: ApiDeps;
}

export function testSettings(overrides: Partial<Settings> = {}): Settings {
  return { ...loadSettings({}, { LOG_LEVEL: 'silent', PORT: '0' }), ...overrides };
}

export function testDeps(overrides: Partial<ApiDeps> = {}): ApiDeps & { investigations: FakeDesk } {
  return {
    settings: testSettings(),
    reviews: new FakeReviews(),
    webhooks: new FakeWebhooks(),
    progress: new FakeProgress(),
    metrics: new FakeMetrics(),
    callers: new FakeCallers(),
    processMetrics: new ProcessMetrics(),
    queues: { counts: async () => ({}), waitingSeconds: async () => ({}), allQueues: () => [] },
    db: { query: async () => [{ one: 1 }] },
    health: async () => ({ queue: { up: true } }),
    clock: { now: () => TEST_NOW },
    // Whether the desk has been built must change no test.
    deskFolder: '/nonexistent',
    ...overrides,
    investigations: (overrides.investigations as FakeDesk | undefined) ?? new FakeDesk(),
  };
}

/** A whole application on a free loopback port, with the use cases in memory. */
export async function testApi(overrides: Partial<ApiDeps> = {}): Promise<TestApi> {
  const deps = testDeps(overrides);
  const app = await createApp(deps);
  await app.listen(0, '127.0.0.1');
  return { desk: deps.investigations, app, deps };
}
