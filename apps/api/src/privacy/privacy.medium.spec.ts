import request from 'supertest';
import { testApi, type TestApi } from '../testing/test-api';

let api: TestApi;
const post = (path: string, body: object) => request(api.app.getHttpServer()).post(`/api/privacy/${path}`).send(body);

beforeAll(async () => void (api = await testApi()));
afterAll(() => api.app.close());

it('returns the data about a person as a ZIP file', async () => {
  const answer = await post('access', { person: '@mira' }).expect(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="what-is-kept.zip"');
});

it('previews an erasure and executes it once confirmed', async () => {
  const order = { person: '@mira', why: 'Request of 3 March' };
  const response = await post('erasure', order).expect(200);
  expect(response.body).toEqual({
    ...{ confirmed: false, cases: [3], held: [], originals: 0, truncated: false },
    masked: [{ table: 'stage_results', rows: 1 }],
    stays: [{ table: 'chain_entries', why: 'chain', rows: 1 }],
  });
  expect((await post('erasure', { ...order, confirm: true }).expect(200)).body).toMatchObject({ confirmed: true });
});

it('returns a conflict with its own code for a case on legal hold', async () => {
  const order = { person: '@held', why: 'Request of 3 March' };
  expect((await post('erasure', order).expect(200)).body).toMatchObject({ held: [9] });
  expect((await post('erasure', { ...order, confirm: true }).expect(409)).body).toMatchObject({ code: 'held' });
});

it.each([
  ['access', {}],
  ['access', { person: '' }],
  ['access', { person: 'x'.repeat(201) }],
  ['erasure', { person: '@mira' }],
  ['erasure', { person: '@mira', why: 'x', leave_out: ['a'] }],
  ['erasure', { person: '@mira', why: 'x', confirm: 'yes' }],
])('rejects the %s request %p', async (path, body) => void (await post(path, body).expect(400)));
