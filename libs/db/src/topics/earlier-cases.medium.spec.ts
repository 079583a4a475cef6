import type { TopicDraft } from '@corroborate/domain';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { openDatabase, type Database } from '..';
import { topicDraft } from '../testing/samples';
import { NAMES_SQL } from '../sql/predicates';

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
async function investigated(over: Partial<TopicDraft>, result: object | null = null): Promise<number> {
  const topic = (await db.topics.upsertMany([topicDraft({ externalId: `n-${++serial}`, ...over })]))[0]!.topic;
  const made = await db.investigations.create({
    mode: 'quick',
    priority: 'normal',
    budgetUsd: 0.5,
    forced: false,
    requestedBy: null,
    topicId: topic.id,
  });
  if (!made.created) throw new Error('expected a new investigation');
  await db.investigations.conclude(made.investigation.id, async () => ({
    topic: { investigated: true, verificationStatus: 'verified' },
    investigation: result ? { result: result as never } : {},
  }));
  return topic.id;
}

describe('earlier cases about a name', () => {
  it('lists earlier cases that name a phrase in title or entities, with outcome', async () => {
    const one = await investigated(
      { title: 'Fire at Larkspur Castings' },
      {
        claims: [
          { core: false, verdict: 'verified' },
          { core: true, verdict: 'refuted' },
        ],
      },
    );
    const two = await investigated({ title: 'Strike called off', entities: ['LARKSPUR CASTINGS, Inc.', 'Elm Valley'] });
    await investigated({ title: 'Castings of a larkspur' });
    const own = await investigated({ title: 'Larkspur Castings again' });
    await db.topics.upsertMany([topicDraft({ externalId: 'waiting', title: 'Larkspur Castings to come' })]);
    const found = await db.earlierCases.listByNames(['Larkspur Castings', 'LC'], own, 10);
    expect(found.map(({ topicId }) => topicId)).toEqual([two, one]);
    expect(found[1]).toMatchObject({
      title: 'Fire at Larkspur Castings',
      level: 'verified',
      coreVerdict: 'refuted',
      endedAt: expect.stringMatching(/^\d{4}-/) as string,
    });
    expect(found[0]).toMatchObject({ names: ['LARKSPUR CASTINGS, Inc.', 'Elm Valley'], coreVerdict: null });
    expect(await db.earlierCases.listByNames(['Larkspur Castings'], own, 1)).toHaveLength(1);
  });

  it('lists no earlier cases for empty or hostile names', async () => {
    expect(await db.earlierCases.listByNames([], 0, 10)).toEqual([]);
    expect(await db.earlierCases.listByNames(['', '  ', '---'], 0, 10)).toEqual([]);
    for (const name of [`'; DROP TABLE topics; --`, 'a & | ! <-> (b', 'x'.repeat(10_000), 'the\u0000 \ud800'])
      expect(await db.earlierCases.listByNames([name], NaN, 10)).toEqual([]);
    expect((await db.earlierCases.listByNames(['Larkspur Castings'], 0, 10)).length).toBeGreaterThan(0);
  });

  it('finds earlier cases about a name by index', async () => {
    const [first] = await db.dataSource.transaction(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off');
      return tx.query<unknown[]>(
        `EXPLAIN (FORMAT JSON) SELECT id FROM topics t WHERE t.investigated
          AND (${NAMES_SQL('t.')}) @@ phraseto_tsquery('simple', 'larkspur castings')`,
      );
    });
    expect(JSON.stringify(first)).toContain('IDX_topics_names');
  });
});
