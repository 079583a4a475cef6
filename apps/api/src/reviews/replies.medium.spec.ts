import request from 'supertest';
import { loadSettings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { waitingReview } from '@corroborate/db/testing';
import { systemClock } from '@corroborate/domain';
import { ReviewService } from '@corroborate/casework';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import type { AccessPolicy } from '../access/access.policy';
import { testApi, type TestApi } from '../testing/test-api';

/** Authenticates the caller named in a header. */
const named: AccessPolicy = {
  decide: (_level, { headers }) => ({ allowed: true, actor: String(headers['x-test-actor'] ?? 'nobody') }),
};
const trigger = () => Promise.reject(new Error('Nobody asks for another look here.'));

let server: TestDatabase;
let db: Database;
let api: TestApi;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
  api = await testApi({ reviews: new ReviewService(db, { trigger }, loadSettings({}), systemClock), access: named });
});
afterAll(async () => {
  await api.app.close();
  await db.close();
  await server.drop();
});

let topics = 0;
const repliesOf = async () =>
  `/api/investigations/${(await waitingReview(db, { externalId: `y-${(topics += 1)}` })).investigation}/replies`;
const post = (path: string, body: object) =>
  request(api.app.getHttpServer()).post(path).set('x-test-actor', 'ben').send(body);
const get = (path: string) => request(api.app.getHttpServer()).get(path);

describe('responses of the accused over HTTP', () => {
  it('stores responses with author and time, and lists them in order', async () => {
    const path = await repliesOf();
    expect((await get(path).expect(200)).body).toEqual({ replies: [] });
    const deadline = '2026-03-09T17:00:00.000Z';
    const asked = await post(path, { name: 'Skarn Foundry', what: 'asked', deadline }).expect(201);
    expect(asked.body).toMatchObject({ name: 'Skarn Foundry', what: 'asked', deadline, reply: null, made_by: 'ben' });
    const url = 'https://skarn.example/reply';
    await post(path, { name: 'Skarn Foundry', what: 'answered', reply: 'It is not true.', url }).expect(201);
    const { body } = (await get(path).expect(200)) as { body: { replies: object[] } };
    expect(body.replies).toEqual([
      expect.objectContaining({ what: 'asked', deadline, at: expect.stringMatching(/Z$/) }),
      expect.objectContaining({ what: 'answered', reply: 'It is not true.', url, made_by: 'ben' }),
    ]);
  });

  it.each([
    ['a missing name', { what: 'asked' }],
    ['an empty name', { name: '', what: 'asked' }],
    ['an unknown step', { name: 'Skarn', what: 'denied' }],
    ['an answer without text', { name: 'Skarn', what: 'answered' }],
    ['an invalid deadline', { name: 'Skarn', what: 'asked', deadline: 'soon' }],
    ['an answer with a deadline', { name: 'Skarn', what: 'answered', reply: 'No.', deadline: '2026-03-09T17:00:00Z' }],
    ['an invalid URL', { name: 'Skarn', what: 'answered', url: 'javascript:alert(1)' }],
    ['an unknown field', { name: 'Skarn', what: 'asked', by: 'me' }],
  ])('rejects %s with a message that says what to do', async (_, body) => {
    const path = await repliesOf();
    const refused = await post(path, body).expect(400);
    expect(refused.body).toMatchObject({ code: 'invalid-input' });
    expect((await get(path)).body).toEqual({ replies: [] });
  });

  it('returns 404 for an unknown investigation', async () => {
    await get('/api/investigations/999999/replies').expect(404);
    await post('/api/investigations/999999/replies', { name: 'Skarn', what: 'asked' }).expect(404);
  });
});
