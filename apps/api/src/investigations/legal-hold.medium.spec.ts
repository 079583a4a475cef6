import request from 'supertest';
import { testApi, type TestApi } from '../testing/test-api';

let api: TestApi;
const call = (method: 'get' | 'post', path: string, body?: object) =>
  request(api.app.getHttpServer())[method](`/api/investigations/${path}`).send(body);

beforeAll(async () => void (api = await testApi()));
afterAll(() => api.app.close());

it('sets a hold with a reason, lists it and releases it with another reason', async () => {
  expect((await call('get', '3/legal-hold').expect(200)).body).toEqual({ held: false, holds: [] });
  const held = await call('post', '3/legal-hold', { reason: 'Letter of 3 March' }).expect(200);
  expect(held.body).toMatchObject({ held: true, holds: [{ reason: 'Letter of 3 March', released_at: null }] });
  await call('post', '3/legal-hold', { reason: 'Once more' }).expect(200);
  const standing = await request(api.app.getHttpServer()).get('/api/legal-holds').expect(200);
  expect(standing.body).toMatchObject({ holds: [{ investigation_id: 3, reason: 'Letter of 3 March' }] });
  const released = await call('post', '3/legal-hold/release', { reason: 'Settled' }).expect(200);
  expect(released.body).toMatchObject({ held: false, holds: [{ released_why: 'Settled' }] });
  await call('post', '3/legal-hold/release', { reason: 'Settled' }).expect(409);
});

it.each([{}, { reason: '' }, { reason: 'x'.repeat(2_001) }])('rejects a hold without a usable reason', async (body) => {
  await call('post', '3/legal-hold', body).expect(400);
});

it('returns 404 for an unknown investigation', async () => {
  await call('post', '999/legal-hold', { reason: 'x' }).expect(404);
});
