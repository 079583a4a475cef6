import { createReason } from '@corroborate/domain';
import request from 'supertest';
import { testApi, type TestApi } from '../testing/test-api';

let api: TestApi;
const get = (path: string) => request(api.app.getHttpServer()).get(`/api/investigations/${path}`);

beforeAll(async () => {
  api = await testApi();
  const quote = { sourceId: 5, url: 'https://news.example/1', quote: 'It burned.', lookedIn: 'bytes' } as const;
  api.service.quotes.set(3, [
    { ...quote, claimId: 'c1', state: 'VERIFIED', action: createReason('act.nothing') },
    { ...quote, claimId: null, state: 'NOT_FOUND', action: createReason('act.leave-out-quote') },
  ]);
  api.service.failed.set(3, [{ sourceId: 5, url: 'https://news.example/1', failure: 'unread', verdict: 'paywall' }]);
});
afterAll(() => api.app.close());

it('returns each quote with its state and the responses in which it was searched for', async () => {
  const { body, headers } = await get('3/evidence/quotes').expect(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toMatchObject({ investigation_id: 3, whole: false });
  expect(body.quotes).toMatchObject([
    { claim_id: 'c1', source_id: 5, state: 'VERIFIED', looked_in: 'bytes' },
    { claim_id: null, state: 'NOT_FOUND', action: expect.stringMatching(/\w+ .*\./) },
  ]);
});

it('lists pages whose capture failed, with the reason', async () => {
  const { body } = await get('3/evidence/failed-captures').expect(200);
  const capture = { source_id: 5, url: 'https://news.example/1', failure: 'unread', verdict: 'paywall' };
  expect(body).toEqual({ investigation_id: 3, whole: true, captures: [capture] });
});

it.each(['quotes', 'failed-captures'])('returns 404 for %s of an unknown case', async (look) => {
  expect((await get(`4/evidence/${look}`).expect(404)).body).toMatchObject({ code: 'not-found' });
});
