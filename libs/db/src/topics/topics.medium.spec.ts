import { DEFAULT_CANDIDATE_THRESHOLDS as THRESHOLDS, type TopicState } from '@corroborate/domain';

import { Client } from 'pg';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';

import { openDatabase, type Database, type NewInvestigation } from '../index';

import { ACTIVE_SQL } from '../sql/predicates';

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

let serial = 0;

const aTopic = async (changes = {}) => {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `t-${++serial}`, ...changes })]);
  return stored!.topic;
};

const wanted = (topicId: number, changes: Partial<NewInvestigation> = {}): NewInvestigation => ({
  topicId,
  mode: 'quick',
  priority: 'normal',
  budgetUsd: 0.5,
  forced: false,
  requestedBy: 'desk',
  ...changes,
});

const begin = async (topicId: number) => {
  const made = await db.investigations.create(wanted(topicId));
  if (!made.created) throw new Error('expected a new investigation');
  return made.investigation;
};

describe('topic lists', () => {
  const listed = async (state: TopicState | undefined, words = 'listed') =>
    (await db.topics.list({ limit: 100, state, words })).items.map(({ externalId }) => externalId.slice(7));
  const named = (name: string, changes = {}) =>
    aTopic({ externalId: `listed-${name}`, title: `Listed matter ${name}`, ...changes });
  const ended = async (name: string, status: 'failed' | 'cancelled' | 'completed', topicId?: number) => {
    const id = topicId ?? (await named(name)).id;
    const { id: investigation } = await begin(id);
    await db.dataSource.query(
      'UPDATE investigations SET status = $2, failure = $3, finished_at = now() WHERE id = $1',
      [investigation, status, status === 'failed' ? { code: 'timeout', message: 'no answer' } : null],
    );
    return { id, investigation };
  };
  const decided = ({ id, investigation }: { id: number; investigation: number }, action: string) =>
    db.dataSource.query(
      `INSERT INTO review_decisions (investigation_id, topic_id, decided_by, action, level_before, level_after)
        VALUES ($1, $2, 'ann', $3, 'unverified', 'unverified')`,
      [investigation, id, action],
    );

  beforeAll(async () => {
    await named('raised', { verificationStatus: 'verified' });
    await named('certified', { verificationStatus: 'certified' });
    await begin((await named('running')).id);
    await ended('failed', 'failed');
    const { id } = await ended('tried again', 'failed');
    await ended('tried again', 'cancelled', id);
    const rejected = await ended('rejected', 'completed');
    await decided(rejected, 'reject');
    const settled = await ended('settled', 'completed');
    await decided(settled, 'reject');
    await decided(settled, 'approve');
  });

  it.each<[TopicState, string[]]>([
    ['verified', ['raised']],
    ['certified', ['certified']],
    ['unverified', ['settled', 'rejected', 'tried again', 'failed', 'running']],
    ['in-investigation', ['running']],
    ['awaiting-approval', []],
    ['awaiting-review', []],
    ['failed', ['failed']],
    ['cancelled', ['tried again']],
    ['rejected', ['rejected']],
  ])('lists in the state %s exactly the matching topics, latest first', async (state, names) => {
    expect(await listed(state)).toEqual(names);
  });

  it('includes the last investigation of each topic in topic lists', async () => {
    const [again] = (await db.topics.list({ limit: 1, state: 'cancelled', words: 'tried' })).items;
    expect(again).toMatchObject({ title: 'Listed matter tried again', investigation: { status: 'cancelled' } });
    expect(again).toMatchObject({ openReviewId: null, createdAt: expect.stringMatching(/Z$/) });
    expect(again).not.toHaveProperty('articleText');
  });

  it('continues a topic list after its cursor with each topic once', async () => {
    const first = await db.topics.list({ limit: 4, words: 'listed' });
    const second = await db.topics.list({ limit: 100, words: 'listed', cursor: first.nextCursor });
    const names = [...first.items, ...second.items].map(({ externalId }) => externalId);
    expect([first.items.length, second.nextCursor]).toEqual([4, null]);
    expect(names).toHaveLength(7);
    expect(new Set(names).size).toBe(7);
    await expect(db.topics.list({ limit: 4, cursor: 'x' })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('matches only the beginnings of words in a topic search, and nothing for punctuation', async () => {
    expect(await listed(undefined, 'matt rai')).toEqual(['raised']);
    expect(await listed(undefined, '&|!')).toEqual([]);
  });
});

describe('stored topics', () => {
  it('stores a topic once per external ID, in one batch or in two concurrent ones', async () => {
    const drafts = ['a', 'b', 'a'].map((name) => topicDraft({ externalId: `once-${name}` }));
    const both = await Promise.all([db.topics.upsertMany(drafts), db.topics.upsertMany(drafts.toReversed())]);
    const answers = both.flat();
    expect(answers).toHaveLength(6);
    expect(new Set(answers.map((answer) => answer.topic.id)).size).toBe(2);
    expect(answers.filter((answer) => answer.created)).toHaveLength(2);
  });

  it('returns stored topics as they were sent, with dates as ISO strings', async () => {
    const topic = await aTopic({
      eventDate: '2026-01-02T03:04:05+02:00',
      entities: ['Union'],
      sourcePlan: { a: [1] },
      language: 'pt-BR',
    });
    expect(await db.topics.get(topic.id)).toMatchObject({
      eventDate: '2026-01-02T01:04:05.000Z',
      entities: ['Union'],
      sourcePlan: { a: [1] },
      language: 'pt-BR',
      investigated: false,
      summary: null,
    });
    expect(await db.topics.findByExternalId(topic.externalId)).toEqual(await db.topics.get(topic.id));
  });

  it('replaces each character in a topic that PostgreSQL cannot store with one replacement character', async () => {
    const topic = await aTopic({ title: 'a\u0000b\ud800c', sourcePlan: { 'k\u0000': ['\udfff', '😀'] } });
    expect(topic.title).toBe('a\ufffdb\ufffdc');
    expect(topic.sourcePlan).toEqual({ 'k\ufffd': ['\ufffd', '😀'] });
  });

  it('finds a stored topic by an ID from which characters were removed', async () => {
    const [first] = await db.topics.upsertMany([topicDraft({ externalId: 'odd\u0000id' })]);
    const [second] = await db.topics.upsertMany([topicDraft({ externalId: 'odd\u0000id' })]);
    expect(second).toMatchObject({ created: false, topic: { id: first!.topic.id } });
  });

  it('merges the JSON of a stored topic and keeps fields that a later message omits', async () => {
    const { externalId } = await aTopic({ summary: 'old', sourcePlan: { a: 1 }, verifiedFacts: { f: 1 } });
    const [again] = await db.topics.upsertMany([topicDraft({ externalId, title: 'New title', sourcePlan: { b: 2 } })]);
    expect(again!.topic).toMatchObject({
      title: 'New title',
      summary: 'old',
      sourcePlan: { a: 1, b: 2 },
      verifiedFacts: { f: 1 },
    });
  });

  it('ignores pipeline changes to a topic during and after an investigation', async () => {
    const topic = await aTopic({ title: 'First' });
    const { id } = await begin(topic.id);
    const again = () => db.topics.upsertMany([topicDraft({ externalId: topic.externalId, title: 'Second' })]);
    expect((await again())[0]!.topic.title).toBe('First');
    await db.investigations.conclude(id, async () => ({ topic: { investigated: true }, investigation: {} }));
    expect((await again())[0]!.topic.title).toBe('First');
  });

  it('updates a topic again after its investigation was cancelled', async () => {
    const topic = await aTopic({ title: 'First' });
    await db.investigations.cancel((await begin(topic.id)).id);
    const [again] = await db.topics.upsertMany([topicDraft({ externalId: topic.externalId, title: 'Second' })]);
    expect(again!.topic.title).toBe('Second');
  });

  it('rejects a topic with an unknown verification level', async () => {
    await expect(aTopic({ verificationStatus: 'sort of' })).rejects.toThrow('CHK_topics_verification_status');
  });

  it('finds no topic for an invalid ID', async () => {
    expect(await Promise.all([0, -1, 1.5, 2 ** 60, NaN].map((id) => db.topics.get(id)))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('investigation candidates', () => {
  it('lists candidates by newsworthiness, then oldest first, across pages without gaps or duplicates', async () => {
    const scores = [90, 80, 80, 80, 50, 50.5];
    for (const newsworthinessScore of scores) await aTopic({ newsworthinessScore, status: 'approved' });
    const seen = [];
    for (let cursor: string | null = null, pages = 0; pages === 0 || cursor; pages++) {
      const page: Awaited<ReturnType<typeof db.topics.candidates>> = await db.topics.candidates({
        limit: 2,
        cursor,
        thresholds: THRESHOLDS,
      });
      seen.push(...page.topics);
      cursor = page.nextCursor;
    }
    const expected = [...seen].sort((a, b) => b.newsworthinessScore - a.newsworthinessScore || a.id - b.id);
    expect(seen.map((topic) => topic.id)).toEqual(expected.map((topic) => topic.id));
    expect(new Set(seen.map((topic) => topic.id)).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(scores.length);
  });

  it.each([
    ['a level above unverified', { verificationStatus: 'verified' }],
    ['three sources', { sourceCount: 3 }],
    ['a newsworthiness below 50', { newsworthinessScore: 49.9 }],
    ['a status other than approved', { status: 'draft' }],
    ['an investigation behind it', { investigated: true }],
  ])('excludes a topic with %s from the investigation candidates', async (_, changes) => {
    const bad = await aTopic(changes);
    const good = await aTopic({ newsworthinessScore: 50, sourceCount: 2 });
    const { topics } = await db.topics.candidates({ limit: 1000, thresholds: THRESHOLDS });
    const ids = topics.map((topic) => topic.id);
    expect(ids).toContain(good.id);
    expect(ids).not.toContain(bad.id);
  });

  it('excludes a topic from the investigation candidates during its investigation', async () => {
    const topic = await aTopic();
    await begin(topic.id);
    const { topics } = await db.topics.candidates({ limit: 1000, thresholds: THRESHOLDS });
    expect(topics.map((candidate) => candidate.id)).not.toContain(topic.id);
  });

  it('searches investigation candidates by beginnings of title words, category and score, across pages', async () => {
    const strike = { category: 'quarry-labor', title: 'Quarrymen of Ostrow strike' };
    const first = await aTopic({ ...strike, newsworthinessScore: 70 });
    const second = await aTopic({ ...strike, newsworthinessScore: 90 });
    const fire = await aTopic({ category: 'quarry-fire', title: 'Fire in the Ostrow quarry', newsworthinessScore: 80 });
    const ids = async (asked: Partial<Parameters<typeof db.topics.candidates>[0]>) =>
      (await db.topics.candidates({ limit: 9, thresholds: THRESHOLDS, ...asked })).topics.map(({ id }) => id);
    expect(await ids({ words: 'OSTROW quarr' })).toEqual([second.id, fire.id, first.id]);
    expect(await ids({ words: 'ostrow strike' })).toEqual([second.id, first.id]);
    expect(await ids({ words: "ostrow' & !" })).toEqual([second.id, fire.id, first.id]);
    expect(await ids({ words: '%' })).toEqual([]);
    expect(await ids({ category: 'quarry-fire' })).toEqual([fire.id]);
    expect(await ids({ words: 'ostrow', minScore: 75 })).toEqual([second.id, fire.id]);
    expect(await ids({ words: 'ostrow', sort: 'latest' })).toEqual([fire.id, second.id, first.id]);
    const page = await db.topics.candidates({ limit: 2, words: 'ostrow', sort: 'latest', thresholds: THRESHOLDS });
    expect(await ids({ words: 'ostrow', sort: 'latest', cursor: page.nextCursor })).toEqual([first.id]);
    expect(await db.topics.candidateCategories()).toEqual(expect.arrayContaining(['quarry-fire', 'quarry-labor']));
  });

  describe('searched in a long list', () => {
    const NAMED = 'FROM generate_series(1, 6000) AS n';
    beforeAll(async () => {
      // Every sixtieth is frequent, every two-thousandth rare.
      await db.dataSource
        .query(`INSERT INTO topics (external_id, title, category, newsworthiness_score, status, verification_status)
        SELECT 'long-' || n, CASE WHEN n % 2000 = 0 THEN 'Zirconium spill' WHEN n % 60 = 0 THEN 'Zebra escapes'
          ELSE 'Nothing else' END || ' ' || n, 'long-list', 60 + n * 7 % 31, 'approved', 'unverified' ${NAMED}`);
    });
    afterAll(() => db.dataSource.query(`DELETE FROM topics WHERE category = 'long-list'`));

    const walk = async (asked: { words: string; sort?: 'score' | 'latest'; limit: number }) => {
      const seen = [];
      for (let cursor: string | null = null, pages = 0; pages === 0 || cursor; pages++) {
        const page: Awaited<ReturnType<typeof db.topics.candidates>> = await db.topics.candidates({
          category: 'long-list',
          cursor,
          thresholds: THRESHOLDS,
          ...asked,
        });
        expect(page.topics.length).toBeLessThanOrEqual(asked.limit);
        seen.push(...page.topics);
        cursor = page.nextCursor;
      }
      return seen;
    };

    it.each([
      ['zeb', 99],
      ['zirc', 3],
      ['z', 102],
      ['zeb esc', 99],
      ['zeppelin', 0],
    ])('finds all investigation candidates in a long list for %p, each once and in order', async (words, count) => {
      for (const limit of [7, 60, 500]) {
        const seen = await walk({ words, limit });
        const expected = [...seen].sort((a, b) => b.newsworthinessScore - a.newsworthinessScore || a.id - b.id);
        expect(seen.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        expect(new Set(seen.map(({ id }) => id)).size).toBe(count);
        const latest = (await walk({ words, limit, sort: 'latest' })).map(({ id }) => id);
        expect(latest).toEqual([...seen.map(({ id }) => id)].sort((a, b) => b - a));
      }
    });
  });

  it('rejects an invalid cursor for investigation candidates', async () => {
    await expect(db.topics.candidates({ limit: 1, cursor: 'nonsense', thresholds: THRESHOLDS })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  it('reads investigation candidates from the index without a table scan', async () => {
    const plan: { 'QUERY PLAN': string }[] = await db.dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
      return manager.query(
        `EXPLAIN SELECT id FROM topics WHERE verification_status = 'unverified' AND status = 'approved'
          AND NOT investigated
         AND (-newsworthiness_score) <= -50 AND ((-newsworthiness_score), id) > (-80, 5)
           ORDER BY (-newsworthiness_score), id LIMIT 20`,
      );
    });
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('IDX_topics_candidates');
    expect(text).not.toContain('Sort');
  });

  it('reads investigation candidates filtered by category, latest first, from a separate index', async () => {
    const runner = db.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      // For a few rows both indexes cost the same; disabling other plans makes the result independent of statistics.
      await runner.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
      await runner.query('SET LOCAL enable_sort = off; DROP INDEX "IDX_topics_candidate_latest"');
      const plan: { 'QUERY PLAN': string }[] = await runner.query(
        `EXPLAIN SELECT id FROM topics WHERE verification_status = 'unverified' AND status = 'approved'
          AND NOT investigated
         AND category = 'crime' AND (-newsworthiness_score) <= -50 AND source_count < 3 ORDER BY (-id) LIMIT 20`,
      );
      expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
        /Index Only Scan using "IDX_topics_candidate_category_latest"[^]*category = 'crime'/,
      );
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });

  it('checks candidates for active investigations by index, even after many investigations were added', async () => {
    const topics = await Promise.all(Array.from({ length: 120 }, () => aTopic()));
    for (const { id } of topics) await db.investigations.create(wanted(id));
    await db.dataSource.query('ANALYZE investigations');
    const plan: { 'QUERY PLAN': string }[] = await db.dataSource.query(
      `EXPLAIN SELECT id FROM topics WHERE NOT EXISTS (SELECT FROM investigations i WHERE i.topic_id = topics.id
        AND ${ACTIVE_SQL('i')} OFFSET 0) LIMIT 200`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('UQ_investigations_active_topic');
  });

  it('reads candidates while more new investigations wait for the database than it has connections', async () => {
    const topics = await Promise.all(Array.from({ length: 30 }, () => aTopic()));
    const release = await holding(topics.map(({ id }) => id));
    const orders = topics.map(({ id }) => db.investigations.create(wanted(id)));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const read = db.topics.candidates({ limit: 5, thresholds: THRESHOLDS }).then(() => 'read');
    expect(await Promise.race([read, new Promise((resolve) => setTimeout(resolve, 3_000, 'waiting'))])).toBe('read');
    await release();
    expect((await Promise.all(orders)).filter(({ created }) => created)).toHaveLength(30);
  });
});

/** Locks rows of topics against new references; the returned function releases them. */
async function holding(ids: number[]): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: db.url });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT id FROM topics WHERE id = ANY($1::bigint[]) FOR UPDATE', [ids]);
  return () => client.end();
}
