import request from 'supertest';
import { testApi, type TestApi } from '../testing/test-api';

let api: TestApi;
const get = (path: string) => request(api.app.getHttpServer()).get(`/api/investigations/${path}`);

beforeAll(async () => {
  api = await testApi();
  api.deps.evidence.archives.set(3, Buffer.from('PK'));
});
afterAll(() => api.app.close());

it('serves the evidence archive as an attachment that no browser renders', async () => {
  const { headers, body } = await get('3/evidence.wacz').buffer(true).responseType('blob').expect(200);
  expect(headers['content-type']).toBe('application/wacz+zip');
  expect(headers['content-disposition']).toBe('attachment; filename="case-3.wacz"');
  expect(headers['content-security-policy']).toContain('sandbox');
  expect((body as Buffer).toString()).toBe('PK');
});

it('returns 404 if no evidence is stored', async () => {
  expect((await get('4/evidence.wacz').expect(404)).body).toMatchObject({ code: 'not-found' });
});
