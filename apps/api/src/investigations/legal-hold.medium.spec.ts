import request from 'supertest';
import { testApi, type TestApi } from '../testing/test-api';

let api: TestApi;
const call = (method: 'get' | 'post', path: string, body?: object) =>
  request(api.app.getHttpServer())[method](`/api/investigations/${path}`).send(body);

beforeAll(async () => void (api = await testApi()));
afterAll(() => api.app.close());

it('a case is held for a reason, shows it, and is released for another', async () => {
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

it.each([{}, { reason: '' }, { reason: 'x'.repeat(2_001) }])(
  'a hold without a usable reason is refused',
  async (body) => {
    await call('post', '3/legal-hold', body).expect(400);
  },
);

it('an investigation that is not there is said not to be', async () => {
  await call('post', '999/legal-hold', { reason: 'x' }).expect(404);
});
