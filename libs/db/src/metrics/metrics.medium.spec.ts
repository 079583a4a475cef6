import type { VerificationLevel } from '@corroborate/domain';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { openDatabase, type Database, type MetricsWindow } from '..';
import { topicDraft } from '../testing/samples';

let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
});
afterAll(async () => {
  await db.close();
  await server.drop();
});

const WINDOW: MetricsWindow = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2026-01-03T00:00:00Z') };
const LATER: MetricsWindow = { from: new Date('2026-03-01T00:00:00Z'), to: new Date('2026-03-02T00:00:00Z') };

interface Made {
  at: string;
  seconds?: number;
  mode?: string;
  status?: string;
  sources?: number;
  before?: VerificationLevel;
  after?: VerificationLevel;
  successful?: boolean;
  costUsd?: number;
}
let serial = 0;
/** An ended investigation, inserted directly into the table. */
async function ended({
  at,
  seconds = 10,
  mode = 'quick',
  status = 'completed',
  sources = 0,
  before = 'unverified',
  after = before,
  successful = false,
  costUsd = 0,
}: Made) {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `m-${(serial += 1)}` })]);
  const rows: { id: string }[] = await db.dataSource.query(
    `INSERT INTO investigations (topic_id, mode, status, budget_usd, spent_usd, sources_found,
      verification_level_before, verification_level_after, successful, queued_at, started_at, finished_at)
     VALUES ($1, $2, $3, 1, $4, $5, $6, $7, $8, $9::timestamptz - make_interval(secs => $10 + 4),
       $9::timestamptz - make_interval(secs => $10), $9::timestamptz) RETURNING id`,
    [stored!.topic.id, mode, status, costUsd, sources, before, after, successful, at, seconds],
  );
  return { id: Number(rows[0]!.id), topicId: stored!.topic.id };
}

interface Decided {
  action: string;
  after: VerificationLevel;
  at: string;
  recommended?: VerificationLevel | null;
}

async function decision(
  { id, topicId }: { id: number; topicId: number },
  { action, after, at, recommended = 'verified' }: Decided,
) {
  const item: { id: string }[] = recommended
    ? await db.dataSource.query(
        `INSERT INTO review_items (investigation_id, topic_id, recommended_level, state)
          VALUES ($1, $2, $3, 'decided') RETURNING id`,
        [id, topicId, recommended],
      )
    : [];
  await db.dataSource.query(
    `INSERT INTO review_decisions (review_item_id, investigation_id, topic_id, decided_by, action, level_before,
      level_after, at)
     VALUES ($1, $2, $3, 'ann', $4, 'verified', $5, $6)`,
    [item[0]?.id ?? null, id, topicId, action, after, at],
  );
}

describe('work metrics', () => {
  it('counts investigations that ended in the time window, including its start but not its end', async () => {
    await ended({
      at: '2026-01-01T00:00:00Z',
      seconds: 10,
      sources: 3,
      successful: true,
      after: 'verified',
      costUsd: 0.2,
    });
    await ended({ at: '2026-01-01T23:59:59.999Z', seconds: 30, sources: 5, mode: 'detailed', costUsd: 0.4 });
    await ended({ at: '2026-01-02T12:00:00Z', status: 'failed', costUsd: 0.1 });
    await ended({ at: '2026-01-02T13:00:00Z', before: 'certified', sources: 1 });
    await ended({ at: '2025-12-31T23:59:59.999Z' });
    await ended({ at: '2026-01-03T00:00:00Z' });
    const { total, groups } = await db.metrics.figures(WINDOW, 'day');
    expect(total.work).toEqual({
      completed: 3,
      failed: 1,
      cancelled: 0,
      successful: 1,
      withThreeSources: 2,
      partial: 0,
      sentForReview: 0,
      upgradable: 2,
      upgraded: 1,
      falseUpgrades: 0,
      withheld: 0,
      withheldConfirmed: 0,
      withheldRefused: 0,
      meanSources: 3,
      costUsd: 0.7,
      secondsP50: 10,
      secondsP95: 28,
      secondsP99: 29.6,
      waitP95: 4,
    });
    expect(groups.map(({ key, work }) => [key, work.completed, work.failed])).toEqual([
      ['2026-01-01', 2, 0],
      ['2026-01-02', 1, 1],
    ]);
    const byMode = await db.metrics.figures(WINDOW, 'mode');
    expect(byMode.total).toEqual(total);
    expect(byMode.groups.map(({ key, work }) => [key, work.completed])).toEqual([
      ['detailed', 1],
      ['quick', 2],
    ]);
  });

  it('counts an upgrade that was later marked false only once', async () => {
    await ended({ at: '2026-03-01T10:00:00Z', after: 'verified' });
    const wrong = await ended({ at: '2026-03-01T11:00:00Z', after: 'unverified' });
    for (const at of ['2026-04-01T00:00:00Z', '2026-04-02T00:00:00Z'])
      await decision(wrong, { action: 'mark-false', after: 'unverified', at, recommended: null });
    const { total } = await db.metrics.figures(LATER, 'mode');
    expect(total.work).toMatchObject({ upgraded: 2, falseUpgrades: 1 });
    expect(total.decisions).toEqual({ approved: 0, overturned: 0, raised: 0 });
  });

  it('counts lowered levels and rejections as overturned decisions, and skips undecided reviews', async () => {
    const at = '2026-05-01T12:00:00Z';
    const made = await ended({ at: '2026-02-01T00:00:00Z' });
    await decision(made, { action: 'approve', after: 'verified', at });
    await decision(made, { action: 'reject', after: 'unverified', at });
    await decision(made, { action: 'set-level', after: 'unverified', at });
    await decision(made, { action: 'set-level', after: 'certified', at });
    await decision(made, { action: 'first-approval', after: 'unverified', at, recommended: 'certified' });
    await decision(made, { action: 'another-round', after: 'unverified', at });
    const { total, groups } = await db.metrics.figures(
      { from: new Date('2026-05-01T00:00:00Z'), to: new Date('2026-05-02T00:00:00Z') },
      'day',
    );
    expect(total.decisions).toEqual({ approved: 1, overturned: 2, raised: 1 });
    expect(groups).toMatchObject([{ key: '2026-05-01', decisions: { approved: 1 }, work: { completed: 0 } }]);
  });

  it('compares held upgrades with the later decisions of reviewers', async () => {
    const at = '2026-06-01T12:00:00Z';
    const withheld = async (now: VerificationLevel, applied: VerificationLevel = 'unverified') => {
      const made = await ended({ at, after: now });
      await db.dataSource.query(
        `UPDATE investigations SET recommended_level = 'verified', decision = jsonb_build_object('applied', $2::text)
          WHERE id = $1`,
        [made.id, applied],
      );
      await db.dataSource.query('UPDATE topics SET verification_status = $2 WHERE id = $1', [made.topicId, now]);
      return made;
    };
    await withheld('verified', 'verified');
    await withheld('certified');
    await decision(await withheld('unverified'), { action: 'reject', after: 'unverified', at });
    await withheld('unverified');
    const { total } = await db.metrics.figures(
      { from: new Date('2026-06-01T00:00:00Z'), to: new Date('2026-06-02T00:00:00Z') },
      'mode',
    );
    expect(total.work).toMatchObject({ withheld: 3, withheldConfirmed: 1, withheldRefused: 1 });
  });

  it('returns zero or null as work metrics for a time window without investigations', async () => {
    const { total, groups } = await db.metrics.figures(
      { from: new Date('2020-01-01'), to: new Date('2020-01-02') },
      'day',
    );
    expect(groups).toEqual([]);
    expect(total.work).toMatchObject({ completed: 0, meanSources: null, secondsP50: null, costUsd: 0 });
  });
});

it('counts outcomes per upstream, separately for cached responses', async () => {
  const call = (provider: string, outcome: string, latency: number, cached = false) =>
    db.dataSource.query(
      `INSERT INTO upstream_calls (stage, provider, method, url, outcome, cached, attempts, latency_ms, bytes,
        cost_usd, at)
       VALUES ('search', $1, 'GET', 'https://engine.example', $2, $3, 1, $4, 10, 0.005, '2026-01-01T10:00:00Z')`,
      [provider, outcome, cached, latency],
    );
  await call('beta', 'found', 100);
  await call('beta', 'limited', 300);
  await call('beta', 'found', 1, true);
  await call('alpha', 'found', 1, true);
  const lastAt = '2026-01-01T10:00:00.000Z';
  expect(await db.metrics.engines(WINDOW)).toEqual([
    {
      provider: 'alpha',
      calls: 1,
      fromCache: 1,
      byOutcome: {},
      latencyMsP50: null,
      latencyMsP95: null,
      latencyMsP99: null,
      costUsd: 0.005,
      lastAt,
    },
    {
      provider: 'beta',
      calls: 3,
      fromCache: 1,
      byOutcome: { found: 1, limited: 1 },
      latencyMsP50: 200,
      latencyMsP95: 290,
      latencyMsP99: 298,
      costUsd: 0.015,
      lastAt,
    },
  ]);
});

it('returns the number of waiting reviews and the age of the oldest', async () => {
  expect(await db.metrics.waitingReviews()).toEqual({ open: 0, oldestSeconds: null, medianSeconds: null });
  // Off the hundreds: moments are stored to a millisecond and rounded, so that a row can be up to half of one younger
  // than it was made.
  for (const age of [150, 350]) {
    const { id, topicId } = await ended({ at: '2026-02-01T00:00:00Z' });
    await db.dataSource.query(
      `INSERT INTO review_items (investigation_id, topic_id, recommended_level, created_at)
        VALUES ($1, $2, 'verified', clock_timestamp() - make_interval(secs => $3))`,
      [id, topicId, age],
    );
  }
  const { open, oldestSeconds, medianSeconds } = await db.metrics.waitingReviews();
  expect([open, Math.floor(oldestSeconds! / 100), Math.floor(medianSeconds! / 100)]).toEqual([2, 3, 2]);
});

it('counts pending webhook messages and the age of the oldest, for enabled endpoints only', async () => {
  expect(await db.metrics.waitingWebhooks()).toEqual({ waiting: 0, oldestSeconds: null });
  for (const enabled of [true, false]) {
    const endpoint = await db.webhookEndpoints.add({
      url: `https://r.example/${enabled}`,
      description: '',
      events: ['topic.upgraded'],
      tag: String(enabled),
      secret: 'whsec_x',
      createdBy: 'ann',
    });
    await db.webhookDeliveries.addTest(endpoint.id, 'webhook.test');
    await db.webhookDeliveries.addTest(endpoint.id, 'webhook.test');
    if (!enabled) await db.webhookEndpoints.disable(endpoint.id, 'gone');
  }
  await db.dataSource.query(
    `UPDATE webhook_deliveries SET created_at = clock_timestamp() - interval '250 seconds'
      WHERE id = (SELECT min(id) FROM webhook_deliveries)`,
  );
  const { waiting, oldestSeconds } = await db.metrics.waitingWebhooks();
  expect([waiting, Math.floor(oldestSeconds! / 100)]).toEqual([2, 2]);
});

it('returns active investigations, their age, and the highest recent cost', async () => {
  await db.dataSource.query('UPDATE investigations SET spent_usd = 9');
  const before = await db.metrics.workNow();
  const opened = async (status: string, waited: number, ran: number | null, costUsd: number) => {
    const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `m-${(serial += 1)}` })]);
    await db.dataSource.query(
      `INSERT INTO investigations (topic_id, mode, status, budget_usd, spent_usd, verification_level_before,
        queued_at, started_at)
       VALUES ($1, 'quick', $2, 1, $3, 'unverified', clock_timestamp() - make_interval(secs => $4),
         clock_timestamp() - make_interval(secs => $5))`,
      [stored!.topic.id, status, costUsd, waited, ran],
    );
  };
  await opened('queued', 55, null, 0);
  await opened('running', 900, 750, 0.3);
  await ended({ at: new Date(Date.now() - 60_000).toISOString(), costUsd: 1.5 });
  const { byStatus, oldestSeconds, dearestUsd } = await db.metrics.workNow();
  // Investigations that ended long ago are not recent, whatever they cost.
  expect([before.dearestUsd, dearestUsd]).toEqual([0, 1.5]);
  expect(byStatus).toEqual({ ...before.byStatus, queued: 1, running: 1, completed: before.byStatus.completed + 1 });
  expect([
    Math.floor(oldestSeconds.queued / 10),
    Math.floor(oldestSeconds.running / 100),
    oldestSeconds['awaiting-approval'],
  ]).toEqual([5, 7, 0]);
});

it('records latencies to the millisecond below 128 ms and within 1% above', async () => {
  const latencies = [0.4, 3.6, 127.4, 128.2, 255.7, 256, 1_234.5, 9_999, 61_000, 119_999];
  const insert = `INSERT INTO upstream_calls (stage, provider, method, url, outcome, attempts, latency_ms, bytes,
    cost_usd, at)
    VALUES ('search', $1, 'GET', 'https://engine.example', 'found', 1, $2, 10, 0, '2026-06-01T10:00:00Z')`;
  for (const [at, latency] of latencies.entries()) await db.dataSource.query(insert, [`engine ${at}`, latency]);
  const figures = await db.metrics.engines({
    from: new Date('2026-06-01T00:00:00Z'),
    to: new Date('2026-06-02T00:00:00Z'),
  });
  const seen = figures.map(({ latencyMsP50 }) => latencyMsP50!);
  expect(seen.slice(0, 3)).toEqual([0, 4, 127]);
  for (const [at, latency] of latencies.entries())
    if (latency >= 128) expect(Math.abs(seen[at]! - latency) / latency).toBeLessThan(0.01);
});

it('aggregates a day once, an hour after its end, even if several processes do it at once', async () => {
  const own = await createTestDatabase();
  const other = await openDatabase(own.settings);
  try {
    expect(await other.metrics.tally(new Date('2026-07-03T12:00:00Z'))).toBe(0);
    await other.dataSource
      .query(`INSERT INTO upstream_calls (stage, provider, method, url, outcome, attempts, latency_ms, bytes,
        cost_usd, at)
      SELECT 'search', 'alpha', 'GET', 'https://engine.example', 'found', 1, 50, 10, 0.01,
        '2026-06-29T23:00:00Z'::timestamptz + n * interval '1 hour' FROM generate_series(0, 59) AS n`);
    expect(await other.metrics.tally(new Date('2026-07-02T00:59:00Z'))).toBe(2);
    const days = await Promise.all(
      Array.from({ length: 4 }, () => other.metrics.tally(new Date('2026-07-02T01:00:00Z'))),
    );
    expect(days.reduce((sum, day) => sum + day, 0)).toBe(1);
    const stored = await other.dataSource.query<{ span: string; starts: string; calls: string }[]>(
      `SELECT span, starts::text, calls FROM upstream_tallies ORDER BY span, starts`,
    );
    expect(stored.map(({ span, starts, calls }) => [span, starts, Number(calls)])).toEqual([
      ['day', '2026-06-29', 1],
      ['day', '2026-06-30', 24],
      ['day', '2026-07-01', 24],
      ['month', '2026-06-01', 25],
    ]);
    const [figures] = await other.metrics.engines({
      from: new Date('2026-06-29T00:00:00Z'),
      to: new Date('2026-07-03T00:00:00Z'),
    });
    expect(figures).toMatchObject({ calls: 60, costUsd: 0.6, byOutcome: { found: 60 }, latencyMsP99: 50 });
  } finally {
    await other.close();
    await own.drop();
  }
});
