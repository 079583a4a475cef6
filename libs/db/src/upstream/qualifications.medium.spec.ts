import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { openDatabase, type Database, type NewQualification } from '..';

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

const run = (given: Partial<NewQualification>): NewQualification => ({
  ...{ reader: 'openai a', instructions: 'stance 5', pagesDigest: '0123456789abcdef', pages: 120, falseSupport: 1 },
  ...{ precision: 0.97, recall: 0.8, calls: 240, costUsd: 0.1234, passed: true },
  ...given,
});

describe('stored qualifications', () => {
  it('uses only the newest stored qualification of a reader, and only with the same instructions', async () => {
    const first = await db.qualifications.add(run({}));
    expect(first).toMatchObject({ ...run({}), qualifiedAt: expect.stringMatching(/Z$/) });
    await db.qualifications.add(run({ reader: 'openai a + xai b', precision: null, passed: false }));
    expect(await db.qualifications.passed('stance 5')).toEqual(['openai a']);
    expect(await db.qualifications.passed('stance 6')).toEqual([]);
    await db.qualifications.add(run({ passed: false }));
    expect(await db.qualifications.passed('stance 5')).toEqual([]);
    expect(await db.qualifications.latest('openai a', 'stance 5')).toMatchObject({ passed: false });
    expect(await db.qualifications.latest('openai a', 'stance 6')).toBeNull();
  });
});
