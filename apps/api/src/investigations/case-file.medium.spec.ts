import request from 'supertest';
import { testApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  api.service.caseFiles.set(7, 'Dock workers <b>walk out</b>\nunverified → verified');
});
afterAll(() => api.app.close());
const get = (id: string) => request(api.app.getHttpServer()).get(`/api/investigations/${id}/case`);

describe('plain-text case of an investigation', () => {
  it('returns the plain-text case of an investigation as text/plain, whatever its content', async () => {
    const { text, headers } = await get('7').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(text).toBe('Dock workers <b>walk out</b>\nunverified → verified\n');
  });

  it('returns 404 before the investigation is completed', async () => {
    expect((await get('8').expect(404)).body).toMatchObject({
      code: 'not-found',
      hint: expect.stringContaining('completed'),
    });
  });
});
