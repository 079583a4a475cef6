import { createReason, toReasonData } from '@corroborate/domain';
import type { ReplayDifference } from '@corroborate/casework';
import request from 'supertest';
import { FakeReplays } from '../testing/fake-replays';
import { testApi, type TestApi } from '../testing/test-api';

const MARK = 'a'.repeat(64);
const digest = { recommended: 'verified' as const, independent_credible: 2, confidence: 70, held: false };
const difference: ReplayDifference = {
  before: { ...digest, review_reasons: [] },
  after: { ...digest, held: true, review_reasons: [] },
  changes: ['The upgrade is now held.'],
  change_codes: [toReasonData(createReason('change.now-held'))],
  kinds: ['held'],
  reviews: [],
  sources: [],
  claims: [],
};

let api: TestApi;
const replays = new FakeReplays();
const post = (id: number, body: object = {}) =>
  request(api.app.getHttpServer()).post(`/api/investigations/${id}/replay`).send(body);

beforeAll(async () => {
  api = await testApi({ replays });
  replays.outcomes.set(3, { kind: 'changed', investigationId: 3, difference, mark: MARK });
  replays.outcomes.set(4, {
    kind: 'not-judged',
    investigationId: 4,
    why: createReason('replay.texts-gone', { pages: 2 }),
  });
});
afterAll(() => api.app.close());

it('previews a changed decision with its reasons without storing it', async () => {
  const { body } = await post(3).expect(200);
  expect(body).toMatchObject({ outcome: 'changed', written: false, mark: MARK, why: null });
  expect(body).toMatchObject({ difference: { kinds: ['held'], change_codes: [{ code: 'change.now-held' }] } });
  expect(replays.orders).toEqual([]);
});

it('stores the new decision if the caller sends the token from the preview', async () => {
  const { body } = await post(3, { confirm: MARK }).expect(200);
  expect(body).toMatchObject({ written: true });
  expect(replays.orders).toMatchObject([{ investigationId: 3, reader: 'rules', mark: MARK }]);
});

it('says why a case cannot be re-evaluated, as text and as a code', async () => {
  const { body } = await post(4).expect(200);
  expect(body).toMatchObject({ outcome: 'not-judged', difference: null, why_code: { code: 'replay.texts-gone' } });
  await post(5).expect(404);
});

it.each([{ reader: 'astrologer' }, { confirm: 'yes' }])('rejects an invalid request: %j', async (body) => {
  await post(3, body).expect(400);
});
