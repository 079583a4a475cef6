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
const trigger = async () => ({
  kind: 'started' as const,
  investigationId: 900,
  estimatedCompletion: '2026-01-01T00:00:00.000Z',
  awaitsApproval: false,
});

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

const as = (who: string) => ({
  get: (path: string) => request(api.app.getHttpServer()).get(path).set('x-test-actor', who),
  post: (path: string, body: object = {}) =>
    request(api.app.getHttpServer()).post(path).set('x-test-actor', who).send(body),
});

let topics = 0;
const waiting = () => waitingReview(db, { externalId: `r-${(topics += 1)}` });

/** Creates cases with one waiting item each; returns the investigation of the last. */
async function manyWaiting(count: number): Promise<number> {
  const rows: { investigation_id: string }[] = await db.dataSource.query(
    `WITH t AS (
        INSERT INTO topics (external_id, title, newsworthiness_score, status, verification_status)
        SELECT 'many-' || n, 'Matter ' || n, 60, 'approved', 'unverified' FROM generate_series(1, $1::int) AS n
        RETURNING id),
      i AS (
        INSERT INTO investigations (topic_id, mode, status, budget_usd, verification_level_before)
        SELECT id, 'quick', 'completed', 1, 'unverified' FROM t RETURNING id, topic_id)
    INSERT INTO review_items (investigation_id, topic_id, reasons, priority, recommended_level)
      SELECT id, topic_id, '[{"reason": "partial-run", "detail": "x"}]', 'low', 'verified' FROM i ORDER BY id
      RETURNING investigation_id`,
    [count],
  );
  return Number(rows.at(-1)?.investigation_id);
}

type PageBody = { reviews: { id: number; priority: string; topic_title: string }[]; next_cursor: string | null };

async function pagesOf(path: string): Promise<PageBody[]> {
  const pages: PageBody[] = [];
  do {
    const cursor = pages.at(-1)?.next_cursor;
    const { body } = await as('ann')
      .get(`${path}${cursor ? `&cursor=${cursor}` : ''}`)
      .expect(200);
    pages.push(body as PageBody);
  } while (pages.at(-1)?.next_cursor);
  return pages;
}

const APPROVAL = { action: 'approve', note: 'Seen the charge sheet.' };

describe('reviews over HTTP', () => {
  it('lists a re-evaluation of a case, with its author and its changes', async () => {
    const { investigation } = await waiting();
    const digest = (independent_credible: number) => ({
      ...{ recommended: 'verified', independent_credible, confidence: 71, held: false, review_reasons: [] },
    });
    const difference = { before: digest(2), after: digest(1), changes: ['One voice less.'], change_codes: [] };
    await db.dataSource.query(
      `INSERT INTO replays (investigation_id, round, reader, made_by, difference) VALUES ($1, 2, 'model', 'ben', $2)`,
      [investigation, JSON.stringify({ ...difference, kinds: ['voices'], sources: [], claims: [], reviews: [] })],
    );
    const { body } = await as('ann').get(`/api/investigations/${investigation}/reviews`).expect(200);
    expect(body).toMatchObject({ decisions: [], corrections: [] });
    expect((body as { judged_again: unknown }).judged_again).toEqual([
      { id: expect.any(Number), reader: 'model', made_by: 'ben', difference, at: expect.any(String) },
    ]);
  });

  it('lists, filters and counts reviews', async () => {
    const { item, investigation, topicId } = await waiting();
    const page = await as('ann').get('/api/reviews?reason=serious-allegation&limit=100').expect(200);
    api.service.topicVerdicts.set(topicId, {
      investigationId: investigation,
      state: 'held',
      reason: 'Held.',
      reasonCode: null,
    });
    const shown = await as('ann').get(`/api/reviews/${item}`).expect(200);
    expect(shown.body).toMatchObject({ verdict: { investigation_id: investigation, state: 'held', reason: 'Held.' } });
    const row = (page.body as { reviews: { id: number }[] }).reviews.find(({ id }) => id === item);
    expect(row).toMatchObject({
      investigation_id: investigation,
      recommended_level: 'verified',
      current_level: 'unverified',
      state: 'open',
      claimed_by: null,
    });
    expect((await as('ann').get('/api/reviews?reason=steering-attempt')).body).toEqual({
      reviews: [],
      next_cursor: null,
    });
    expect((await as('ann').get('/api/reviews/backlog')).body).toMatchObject({
      by_reason: { 'serious-allegation': expect.any(Number) },
    });
    await as('ann').get('/api/reviews?reason=boredom').expect(400);
  });

  it('paginates by cursor without duplicates, and finds an open review beyond the first page', async () => {
    const last = await manyWaiting(250);
    const pages = await pagesOf('/api/reviews?limit=100&priority=low&reason=partial-run');
    expect(pages.map(({ reviews }) => reviews.length)).toEqual([100, 100, 50]);
    const all = pages.flatMap(({ reviews }) => reviews);
    expect(new Set(all.map(({ id }) => id)).size).toBe(250);
    expect(all.every(({ topic_title, priority }) => topic_title.startsWith('Matter') && priority === 'low')).toBe(true);
    expect((await as('ann').get(`/api/investigations/${last}/reviews`).expect(200)).body).toMatchObject({
      waiting: { id: all.at(-1)?.id, topic_title: 'Matter 250' },
      decisions: [],
    });
    await as('ann').get('/api/reviews?priority=urgent').expect(400);
    await as('ann').get('/api/reviews?state=decided&cursor=W10').expect(400);
  });

  it('lists decided reviews, latest first, and no longer as open', async () => {
    const [first, second] = [await waiting(), await waiting()];
    for (const { item } of [second, first])
      await as('ann').post(`/api/reviews/${item}/decide`, { action: 'reject', reject_reason: 'outdated' }).expect(200);
    const decided = (await as('ann').get('/api/reviews?state=decided&limit=2')).body as { reviews: { id: number }[] };
    expect(decided.reviews.map(({ id }) => id)).toEqual([first.item, second.item]);
    expect((await as('ann').get(`/api/investigations/${first.investigation}/reviews`)).body).toMatchObject({
      waiting: null,
      decisions: [{ action: 'reject' }],
    });
  });

  it('assigns a review to only one person at a time', async () => {
    const { item } = await waiting();
    expect((await as('ann').post(`/api/reviews/${item}/claim`, { minutes: 5 }).expect(200)).body).toMatchObject({
      claimed_by: 'ann',
    });
    const refused = await as('bob').post(`/api/reviews/${item}/claim`).expect(409);
    expect(refused.body).toMatchObject({ code: 'conflict', detail: expect.stringContaining('ann') });
    await as('bob').post(`/api/reviews/${item}/decide`, { action: 'approve' }).expect(409);
    expect(
      (await as('ann').post(`/api/reviews/${item}/release`, { note: 'court at noon' }).expect(200)).body,
    ).toMatchObject({ claimed_by: null, handover_note: 'court at noon' });
    await as('bob').post(`/api/reviews/${item}/claim`).expect(200);
  });

  it('requires a note to approve an upgrade with a serious finding against it', async () => {
    const { item } = await waiting();
    expect((await as('ann').get(`/api/reviews/${item}`)).body).toMatchObject({ approval_needs_note: true });
    const refused = await as('ann').post(`/api/reviews/${item}/decide`, { action: 'approve' }).expect(422);
    expect(refused.body).toMatchObject({ code: 'note-required', hint: expect.stringContaining('`note`') });
    await as('ann').post(`/api/reviews/${item}/decide`, APPROVAL).expect(200);
  });

  it('accepts only one decision per review and updates the topic', async () => {
    const { item, investigation, topicId } = await waiting();
    expect((await as('ann').post(`/api/reviews/${item}/decide`, APPROVAL).expect(200)).body).toMatchObject({
      outcome: 'decided',
      decision: { action: 'approve', decided_by: 'ann', level_before: 'unverified', level_after: 'verified' },
      next_investigation_id: null,
    });
    await as('bob').post(`/api/reviews/${item}/decide`, { action: 'approve' }).expect(409);
    expect(await db.topics.get(topicId)).toMatchObject({ verificationStatus: 'verified' });
    expect((await as('ann').get(`/api/reviews/${item}`)).body).toMatchObject({
      state: 'decided',
      decisions: [{ action: 'approve' }],
    });
    expect(
      (await as('ann').post(`/api/investigations/${investigation}/mark-false`, { note: 'It was a drill.' }).expect(200))
        .body,
    ).toMatchObject({ level_after: 'unverified' });
    expect((await as('ann').get(`/api/investigations/${investigation}/reviews`)).body).toMatchObject({
      decisions: [{ action: 'approve' }, { action: 'mark-false' }],
      corrections: [],
    });
  });

  it('reports missing fields in a request', async () => {
    const { item, investigation } = await waiting();
    await as('ann').post(`/api/reviews/${item}/decide`, { action: 'reject' }).expect(400);
    await as('ann').post(`/api/reviews/${item}/decide`, { action: 'shrug' }).expect(400);
    await as('ann')
      .post(`/api/reviews/${item}/decide`, { action: 'another-round' })
      .expect(200)
      .expect((answer) => expect(answer.body.next_investigation_id).toBe(900));
    await as('ann')
      .post(`/api/investigations/${investigation}/corrections`, { source_id: 1, field: 'tier', value: '2' })
      .expect(400);
    await as('ann').post('/api/reviews/999999/claim').expect(404);
    await as('ann').get('/api/reviews/999999').expect(404);
  });
});
