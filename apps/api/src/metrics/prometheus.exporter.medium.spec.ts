import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { FakeMetrics, noWork } from '../testing/fake-metrics';
import { testApi, type TestApi } from '../testing/test-api';

const OPS = path.resolve(__dirname, '../../../../ops');
const RULES = path.join(OPS, 'prometheus/alerts.yml');
const dashboard = JSON.parse(readFileSync(path.join(OPS, 'grafana/corroborate.json'), 'utf8')) as {
  panels: {
    id: number;
    type: string;
    title: string;
    description?: string;
    targets?: { expr: string }[];
    gridPos: { x: number; w: number };
  }[];
};

const document = JSON.parse(readFileSync(path.resolve(OPS, '../docs/openapi.json'), 'utf8')) as {
  components: { schemas: Record<string, { properties: Record<string, { description?: string }> }> };
};
const glossary = path.resolve(OPS, '../docs/glossary.md');
/** Metrics with different names in the API and in Prometheus. */
const OTHER_NAMES: Record<string, string> = { ended: 'investigations', upgrades: 'upgraded' };

const metrics = new FakeMetrics();
let broken = false;
const queues = {
  counts: async () => {
    if (broken) throw new Error('password=hunter2');
    return { 'stage-read': { waiting: 3, active: 1, delayed: 0, 'waiting-children': 0, completed: 9, failed: 2 } };
  },
  waitingSeconds: async () => ({ 'stage-read': 12.5 }),
  allQueues: () => [],
};
let api: TestApi;
const scrape = async () => (await request(api.app.getHttpServer()).get('/metrics').expect(200)).text;
const restart = async () => {
  await api?.app.close();
  api = await testApi({ metrics, queues });
};
beforeEach(async () => {
  broken = false;
  metrics.total = {
    work: {
      ...noWork(),
      completed: 10,
      successful: 5,
      withThreeSources: 5,
      upgradable: 10,
      upgraded: 4,
      falseUpgrades: 1,
      meanSources: 4,
      secondsP50: 9,
      secondsP95: 20,
      secondsP99: 30,
      costUsd: 2,
    },
    decisions: { approved: 1, overturned: 1, raised: 0 },
  };
  metrics.asked = [
    {
      provider: 'alpha',
      calls: 3,
      fromCache: 1,
      byOutcome: { found: 1, limited: 1 },
      latencyMsP50: 1,
      latencyMsP95: 1,
      latencyMsP99: 1,
      costUsd: 0,
      lastAt: '2026-01-01T00:00:00.000Z',
    },
  ];
  metrics.waiting = { open: 2, oldestSeconds: 300, medianSeconds: 200 };
  await restart();
});
afterAll(() => api.app.close());

/** Exposition text after each kind of work was done once in this process. */
async function full(): Promise<string> {
  api.deps.processMetrics.watchProcess();
  api.deps.processMetrics.stage('read', 'done', 1.5);
  api.deps.processMetrics.upstream({
    provider: 'alpha',
    outcome: 'found',
    cached: false,
    costUsd: 0.005,
    latencyMs: 120,
  });
  api.deps.processMetrics.webhook('given-up', 2);
  await request(api.app.getHttpServer()).get('/api/health/live');
  return scrape();
}
const namesIn = (text: string) =>
  new Set([...text.matchAll(/\b(?:corroborate|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name));

describe('Prometheus metrics', () => {
  it('exports the state of the installation and of this process as Prometheus metrics', async () => {
    const text = await full();
    for (const line of [
      'corroborate_investigations{status="running"} 2',
      'corroborate_investigation_oldest_seconds{status="running"} 61',
      'corroborate_investigation_cost_max_usd 0.25',
      'corroborate_success_rate{window="24h"} 0.5',
      'corroborate_upgrade_rate{window="30d"} 0.4',
      'corroborate_false_upgrade_rate{window="30d"} 0.25',
      'corroborate_mean_sources{window="24h"} 4',
      'corroborate_investigation_seconds{window="24h",quantile="0.99"} 30',
      'corroborate_cost_per_investigation_usd{window="24h"} 0.2',
      'corroborate_upstream_calls_last_hour{provider="alpha",outcome="limited"} 1',
      'corroborate_queue_jobs{queue="stage-read",state="waiting"} 3',
      'corroborate_queue_oldest_seconds{queue="stage-read"} 12.5',
      'corroborate_reviews_open 2',
      'corroborate_review_oldest_seconds 300',
      'corroborate_upstream_calls_total{provider="alpha",outcome="found",cached="false"} 1',
      'corroborate_upstream_cost_usd_total{provider="alpha"} 0.005',
      'corroborate_stage_seconds_count{stage="read",outcome="done"} 1',
      'corroborate_evidence_cases_wrong 2',
      'corroborate_evidence_seals_unstamped 1',
      'corroborate_evidence_checked_seconds 3600',
      'corroborate_webhooks_waiting 4',
      'corroborate_webhook_oldest_seconds 70',
      'corroborate_webhook_attempts_total{outcome="given-up"} 1',
      'corroborate_part_up{part="queues"} 1',
    ])
      expect(text.split('\n')).toContain(line);
  });

  it('counts requests in the Prometheus metrics by route pattern, not by URL', async () => {
    for (const wild of ['/api/topics/1', '/api/topics/2', '/wp-login.php', '/x?y=1'])
      await request(api.app.getHttpServer()).get(wild);
    const text = await scrape();
    const routes = new Set(
      [...text.matchAll(/corroborate_http_seconds_count\{[^}]*route="([^"]*)"/g)].map(([, route]) => route),
    );
    expect(routes).toEqual(new Set(['/api/topics/:id', 'other']));
  });

  it('omits Prometheus rates without data and reports a failed part without hiding the others', async () => {
    metrics.total = { work: noWork(), decisions: { approved: 0, overturned: 0, raised: 0 } };
    broken = true;
    await restart();
    const text = await scrape();
    expect(text).toContain('corroborate_part_up{part="queues"} 0');
    expect(text).toContain('corroborate_reviews_open 2');
    expect(text).not.toMatch(/^corroborate_false_upgrade_rate\{/m);
    expect(text).not.toContain('hunter2');
  });

  it('queries the database only once for concurrent scrapes of the Prometheus metrics', async () => {
    const asked = jest.spyOn(metrics, 'workNow');
    await Promise.all([scrape(), scrape(), scrape()]);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});

describe('metric of investigation work', () => {
  const properties = document.components.schemas.FiguresResponse!.properties;
  /** Gauges over a window, with their API field and their Prometheus help text. */
  const gauges = async () => {
    const text = await full();
    const names = new Set([...text.matchAll(/^corroborate_(\w+)\{window="24h"\} /gm)].map(([, name]) => name!));
    return [...names].map((name) => ({
      name,
      field: OTHER_NAMES[name] ?? name,
      help: new RegExp(`^# HELP corroborate_${name} (.*)$`, 'm').exec(text)?.[1],
    }));
  };

  it('describes each metric of investigation work the same way in the API document and in Prometheus', async () => {
    const found = await gauges();
    expect(found.length).toBeGreaterThan(8);
    for (const { field, help } of found) expect([field, help]).toEqual([field, properties[field]?.description]);
  });

  it('describes each metric of investigation work the same way on the panel that shows only this metric', async () => {
    const alone = dashboard.panels.filter(({ type, targets = [] }) => type === 'stat' && targets.length === 1);
    for (const { name, help } of await gauges())
      for (const panel of alone.filter(({ targets = [] }) => targets[0]!.expr.includes(`corroborate_${name}{`)))
        expect([panel.title, panel.description]).toEqual([panel.title, expect.stringContaining(help!)]);
  });

  it('lists each metric of investigation work in the glossary', () => {
    const explained = readFileSync(glossary, 'utf8');
    for (const field of Object.keys(properties)) expect(explained).toContain(`\`${field}\``);
  });
});

describe('dashboard and alert rules', () => {
  it('queries only metrics that exist in the dashboard and the alert rules', async () => {
    const there = namesIn(await full());
    const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(expressions.length).toBeGreaterThan(25);
    for (const name of namesIn([readFileSync(RULES, 'utf8'), ...expressions].join('\n')))
      expect([...there]).toContain(name);
  });

  it('defines a query on every panel of the dashboard', () => {
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    for (const { type, title, targets, gridPos } of dashboard.panels) {
      if (type !== 'row') expect([title, (targets ?? []).length > 0]).toEqual([title, true]);
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
    }
  });

  it('fires alerts above their limits and not at them, and uses expressions that Prometheus can parse', () => {
    const run = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
    if (run('--version').error) {
      process.stderr.write('promtool is not installed: alert rules and expressions of the dashboard were not tried.\n');
      return;
    }
    expect(run('test', 'rules', path.join(OPS, 'prometheus/alerts.test.yml'))).toMatchObject({ status: 0 });
    const folder = mkdtempSync(path.join(tmpdir(), 'panels-'));
    try {
      const rules = dashboard.panels.flatMap(({ id, targets = [] }) =>
        targets.map(({ expr }, n) => ({ record: `panel_${id}:t${n}:x`, expr })),
      );
      const file = path.join(folder, 'panels.yml');
      writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
      expect(run('check', 'rules', file)).toMatchObject({ status: 0 });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
