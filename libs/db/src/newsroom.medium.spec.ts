import { topicLookupKeys } from '@corroborate/domain';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database';
import { openDatabase, type Database, type ReviewFilter } from './index';
import { fillNewsroom, NEWSROOM } from './testing/newsroom';
import { explainAll } from './testing/plans';
import { topicDraft } from './testing/samples';
import type { ReviewItemEntity } from './reviews/review.entity';

let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
  await fillNewsroom(db);
}, 60_000);
afterAll(async () => {
  await db.close();
  await server.drop();
});

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
const lastHour = () => ({ from: ago(1), to: new Date() });
const cursorAfter = async (pages: number, filter: Omit<ReviewFilter, 'limit'> = {}) => {
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1)
    cursor = (await db.reviews.list({ limit: 100, cursor, ...filter })).nextCursor;
  return cursor;
};

async function walked(filter: Omit<ReviewFilter, 'limit'>): Promise<ReviewItemEntity[]> {
  const found: ReviewItemEntity[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof db.reviews.list>> = await db.reviews.list({ limit: 100, cursor, ...filter });
    found.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return found;
}
const ids = (items: { id: number }[]) => new Set(items.map(({ id }) => id));

describe('query plans on a large database', () => {
  const hour = () =>
    db.dataSource
      .query<{ id: string }[]>('SELECT id FROM investigations ORDER BY id DESC LIMIT 1')
      .then((rows) => Number(rows[0]?.id));
  const any = expect.stringMatching(/^(IDX|UQ|PK)_/);
  const asked: [name: string, index: unknown, ask: () => Promise<unknown>][] = [
    ['first page of the review queue', 'IDX_review_items_order', () => db.reviews.list({ limit: 100 })],
    [
      'review queue, far down',
      'IDX_review_items_order',
      async () => db.reviews.list({ limit: 100, cursor: await cursorAfter(3) }),
    ],
    ['review queue of one priority', any, () => db.reviews.list({ limit: 100, priority: 'low' })],
    [
      'review queue by a frequent reason',
      'IDX_review_items_order',
      () => db.reviews.list({ limit: 20, reason: 'uncorroborated' }),
    ],
    [
      'review queue by a reason that none has',
      'IDX_review_items_reasons',
      () => db.reviews.list({ limit: 100, reason: 'coordinated-activity' }),
    ],
    ['what was decided', 'IDX_review_items_settled', () => db.reviews.list({ limit: 100, state: 'decided' })],
    ['what was superseded', any, () => db.reviews.list({ limit: 100, state: 'superseded' })],
    ['investigations', 'PK_investigations', () => db.investigations.list({ limit: 50 })],
    [
      'investigations of a mode that hardly any has',
      'IDX_investigations_mode',
      () => db.investigations.list({ limit: 50, mode: 'detailed' }),
    ],
    ['investigations under way', any, () => db.investigations.list({ limit: 50, status: 'running' })],
    ['investigations for people', any, () => db.investigations.list({ limit: 100, requiresReview: true })],
    ['all topics', 'PK_topics', () => db.topics.list({ limit: 50 })],
    ['topics of a level that few have', 'IDX_topics_level', () => db.topics.list({ limit: 50, state: 'verified' })],
    ['topics under way', any, () => db.topics.list({ limit: 50, state: 'in-investigation' })],
    [
      'topics that wait for a person',
      'UQ_review_items_open_topic',
      () => db.topics.list({ limit: 50, state: 'awaiting-review' }),
    ],
    ['topics whose last investigation failed', any, () => db.topics.list({ limit: 50, state: 'failed' })],
    ['topics that were rejected', any, () => db.topics.list({ limit: 50, state: 'rejected' })],
    ['topics with a rare word', 'IDX_topics_words', () => db.topics.list({ limit: 50, words: 'mat 17' })],
    ['resume of a stream', 'IDX_investigation_events_investigation', async () => db.events.since(await hour(), 5)],
    ['audit log of one person', 'IDX_audit_log_actor', () => db.audit.list({ limit: 20, actor: 'ann' })],
    [
      'failed deliveries',
      'IDX_webhook_deliveries_failed',
      () => db.webhookDeliveries.list({ endpointId: 1, state: 'failed', limit: 20 }),
    ],
    ['sweep of the log of deliveries', 'IDX_webhook_deliveries_settled', () => db.webhookDeliveries.deleteExpired(400)],
    ['figures of an hour', 'IDX_investigations_ended', () => db.metrics.figures(lastHour(), 'mode')],
    ['engines of an hour', 'IDX_upstream_calls_at', () => db.metrics.engines(lastHour())],
    ['old events', 'IDX_investigation_events_at', () => db.retention.deleteEvents(ago(10_000))],
    ['old calls', 'IDX_upstream_calls_at', () => db.retention.deleteCalls(ago(10_000))],
    ['addresses to be cut', 'IDX_upstream_calls_uncut', () => db.retention.truncateCallUrls(['reddit', 'x'], ago(720))],
    [
      'handles to be hidden',
      'IDX_stage_results_handles',
      () => db.retention.listPosts({ before: ago(720), unless: { mark: 'pseudonymisedAt' }, limit: 50 }),
    ],
  ];
  const large = ['topics', 'review_items', 'investigations', 'investigation_events', 'upstream_calls', 'stage_results'];
  const LARGE = new RegExp(`^(${[...large, 'webhook_deliveries', 'audit_log'].join('|')})$`);
  it.each(asked)(
    'answers a query on a large database by index without a scan of a large table: %s',
    async (_name, index, ask) => {
      const plans = await explainAll(ask);
      expect(plans.flatMap(({ scans }) => scans)).not.toEqual(expect.arrayContaining([expect.stringMatching(LARGE)]));
      expect(plans.flatMap(({ indexes }) => indexes)).toContainEqual(index);
    },
  );

  it('finds similar topics by index, even if so many match that the planner would scan the table', async () => {
    const [stored] = await db.topics.upsertMany([
      topicDraft({ externalId: 'asker', entities: ['Orson Paper'], location: 'Elm Valley, Vermont' }),
    ]);
    const { names, words, series } = topicLookupKeys(stored!.topic);
    await db.dataSource.query(
      `UPDATE topic_keys SET event_keys = event_keys || $1::int[], series_keys = series_keys || $2::int[]
        WHERE topic_id % 2 = 0`,
      [[...names, ...words], series],
    );
    await db.dataSource.query('VACUUM ANALYZE topic_keys');
    const plans = await explainAll(() => db.topicKeys.findSimilar(stored!.topic));
    const like = plans.find(({ text }) => text.includes('topic_keys'));
    expect(like?.scans).not.toContain('topic_keys');
    expect(like?.indexes).toEqual(expect.arrayContaining(['IDX_topic_keys_event', 'IDX_topic_keys_series']));
    const [unswitched] = await explainAll(() =>
      db.dataSource.query('SELECT topic_id FROM topic_keys WHERE event_keys && $1::int[] LIMIT 3000', [words]),
    );
    expect(unswitched?.scans).toEqual(['topic_keys']);
  }, 30_000);

  it('does not leak the planner settings for similar topics to other queries on the connection', async () => {
    const [topic] = await db.topics.upsertMany([topicDraft({ externalId: 'asker' })]);
    await Promise.all(Array.from({ length: 12 }, () => db.topicKeys.findSimilar(topic!.topic)));
    const shown = await Promise.all(
      Array.from({ length: 12 }, () =>
        db.dataSource.query<{ on: string }[]>(
          `SELECT current_setting('enable_seqscan') || current_setting('enable_indexscan') AS on`,
        ),
      ),
    );
    expect(new Set(shown.flat().map(({ on }) => on))).toEqual(new Set(['onon']));
  });
});

describe('a review queue of 20,000', () => {
  it('lists each item once across pages, by priority and then oldest first', async () => {
    const all = await walked({});
    expect(all).toHaveLength(NEWSROOM.open);
    expect(ids(all).size).toBe(NEWSROOM.open);
    const rank = { high: 0, normal: 1, low: 2 };
    const sorted = [...all].sort((a, b) => rank[a.priority] - rank[b.priority] || a.id - b.id);
    expect(all.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  });

  it('counts a review queue of 20,000 by reason with the same results as the filter by reason', async () => {
    const { open, byReason } = await db.reviews.backlog();
    expect(open).toBe(NEWSROOM.open);
    expect(byReason).toEqual({
      'steering-attempt': 50,
      'low-tier-only': 6_650,
      uncorroborated: 13_300,
      'partial-run': 2_000,
    });
    for (const [reason, count] of Object.entries(byReason)) {
      const found = await walked({ reason: reason as ReviewFilter['reason'] });
      expect([reason, found.length, ids(found).size]).toEqual([reason, count, count]);
      expect(found.every(({ reasons }) => reasons.some((one) => one.reason === reason))).toBe(true);
    }
  });

  it('filters a review queue of 20,000 by priority and reason together', async () => {
    const found = await walked({ priority: 'high', reason: 'low-tier-only' });
    const all = (await walked({})).filter(
      ({ priority, reasons }) => priority === 'high' && reasons.some(({ reason }) => reason === 'low-tier-only'),
    );
    expect(found.length).toBeGreaterThan(100);
    expect(found.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it('skips no other item if one is decided during pagination', async () => {
    const first = await db.reviews.list({ limit: 100 });
    await db.dataSource.query(`UPDATE review_items SET state = 'decided', decided_at = now() WHERE id = $1`, [
      first.items[3]!.id,
    ]);
    const next = await db.reviews.list({ limit: 100, cursor: first.nextCursor });
    await db.dataSource.query(`UPDATE review_items SET state = 'open', decided_at = NULL WHERE id = $1`, [
      first.items[3]!.id,
    ]);
    const both = (await db.reviews.list({ limit: 200 })).items.map(({ id }) => id);
    expect([...first.items, ...next.items].map(({ id }) => id)).toEqual(both);
  });
});

it('lists decided reviews once each, latest decision first', async () => {
  const all = await walked({ state: 'decided' });
  expect(ids(all).size).toBe((NEWSROOM.investigations - NEWSROOM.open) / 2);
  const moments = all.map(({ decidedAt }) => Date.parse(decidedAt!));
  expect(moments).toEqual([...moments].sort((a, b) => b - a));
});

it('omits large fields from the list of investigations', async () => {
  const { items } = await db.investigations.list({ limit: 1 });
  expect(Object.keys(items[0]!)).not.toEqual(expect.arrayContaining(['result']));
  expect(items[0]).toMatchObject({ status: 'failed', mode: 'exhaustive', spentUsd: 0 });
});

it('keeps counts of finished investigations up to date without reading all rows', async () => {
  const before = (await db.metrics.workNow()).byStatus;
  expect(before).toMatchObject({ completed: 23_520, failed: 480, running: 0 });
  const plans = await explainAll(() => db.metrics.workNow());
  expect(Math.max(...plans.map(({ rows }) => rows))).toBeLessThan(1_000);
  await db.dataSource.query(
    `UPDATE investigations SET status = 'cancelled', finished_at = now()
      WHERE id = (SELECT max(id) FROM investigations)`,
  );
  const [topic] = await db.topics.upsertMany([topicDraft({ externalId: 'ends-later' })]);
  const made = await db.investigations.create({
    topicId: topic!.topic.id,
    mode: 'quick',
    priority: 'normal',
    budgetUsd: 1,
    forced: false,
    requestedBy: null,
  });
  if (!made.created) throw new Error('expected a new one');
  expect((await db.metrics.workNow()).byStatus).toMatchObject({ queued: 1 });
  await db.investigations.fail(made.investigation.id, { code: 'x', message: 'y' });
  expect((await db.metrics.workNow()).byStatus).toMatchObject({ queued: 0, failed: 481 });
});

describe('aggregated upstream calls', () => {
  it('computes the same metrics from aggregated calls as from single rows, for every time window', async () => {
    const now = new Date();
    const windows = [1, 5, 36, 200, 800, 1_500, 2_400].flatMap((hours) => [
      { from: ago(hours), to: now },
      { from: new Date(ago(hours).toISOString().slice(0, 10)), to: now },
      { from: ago(hours), to: ago(hours / 3) },
    ]);
    const figures = () => Promise.all(windows.map((window) => db.metrics.engines(window)));
    const read = await figures();
    expect(read.at(-1)?.[0]?.calls).toBeGreaterThan(10_000);
    const days = await db.metrics.tally(now);
    expect(days).toBeGreaterThan(90);
    expect(await figures()).toEqual(read);
    expect(await db.metrics.tally(now)).toBe(0);
  }, 30_000);

  it('still counts aggregated upstream calls after their rows are deleted', async () => {
    const window = {
      from: new Date(ago(2_000).toISOString().slice(0, 10)),
      to: new Date(ago(1_000).toISOString().slice(0, 10)),
    };
    const before = await db.metrics.engines(window);
    await db.dataSource.query('DELETE FROM upstream_calls WHERE at < $1', [ago(900)]);
    expect(before).toHaveLength(3);
    expect(await db.metrics.engines(window)).toEqual(before);
  });
});
