import { openDatabase, type Database } from '@corroborate/db';
import { articleSample, topicDraftSample } from '@corroborate/db/testing';
import { emptyArticle, ParsePool, type RecheckResult, type Validators } from '@corroborate/pages';
import { toReasonText, type Article, type Stance } from '@corroborate/domain';
import { CaseVerifier, newSigningKey, SealingService } from '@corroborate/evidence';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { SourceWatcher } from './source.watcher';
import { WatchJob } from './watch.job';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CORE = 'The mill in Elmton burned down on Thursday, and 31 people were hurt.';
const TEXT = [CORE, 'An inquiry has begun.', 'Nobody has been charged so far, the prosecutor said.'].join('\n\n');

let server: TestDatabase;
let db: Database;
/** Offset of the product's clock, in ms. */
let passed = 0;
const clock = { now: () => new Date(Date.now() + passed) };
/** Current content of a URL, if it differs from the original. */
const web = new Map<string, Partial<Article> | 'not-modified'>();
/** URLs edited since, whose servers still send the old ETag. */
const edited = new Set<string>();
const asked: { url: string; known: Validators }[] = [];

beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
});
afterAll(async () => {
  await db.close();
  await server.drop();
});
beforeEach(async () => {
  passed = 0;
  web.clear();
  asked.splice(0);
  // Checks of other tests are not due here.
  await db.dataSource.query("UPDATE source_looks SET state = 'dropped' WHERE state = 'due'");
});

let serial = 0;
const pageAt = (url: string): Article =>
  articleSample({ url, finalUrl: url, canonicalUrl: url, title: 'Mill burned down', text: TEXT, language: 'en' });

const reader = {
  lookAgain: async (url: string, known: Validators): Promise<RecheckResult> => {
    asked.push({ url, known });
    const now = web.get(url) ?? {};
    const saysSo = now === 'not-modified' || (edited.has(url) && known.etag !== null);
    if (saysSo) return { kind: 'not-modified', status: 304 };
    const text = edited.has(url) ? TEXT.replace('31', '13') : TEXT;
    const article = { ...pageAt(url), text, httpStatus: 200, ...now };
    return { kind: 'read', article, validators: { etag: '"v1"', lastModified: null }, visible: article.text };
  },
};
const gone = (url: string): Partial<Article> => ({
  ...emptyArticle({ url, finalUrl: url, httpStatus: 404, fetchedAt: '2026-01-02T00:00:00Z', via: 'live' }, 'gone', ''),
});

const silent = { info: () => undefined, error: (fields: object) => void faults.push(fields) };
const faults: object[] = [];
function job(over: { perDay?: number; after?: string } = {}): WatchJob {
  const key = newSigningKey();
  const sealing = async () => new SealingService(db.evidence, key);
  const watcher = new SourceWatcher(db, reader, new ParsePool(0), { get: sealing }, clock);
  const settings = { WATCH_AFTER: over.after ?? '1h,6h,1d', WATCH_PER_DAY: over.perDay ?? 1_000_000 };
  return new WatchJob(db, watcher, settings, clock, silent);
}
const run = (one = job()) => one.run(new AbortController().signal);

interface Use {
  stance?: Stance;
  counts?: boolean;
  via?: Article['via'];
}
/** A decided case with sources; returns its id and their URLs. */
async function decided(uses: Use[] = [{}]) {
  const [stored] = await db.topics.upsertMany([topicDraftSample({ externalId: `watch-${(serial += 1)}` })]);
  const topicId = stored!.topic.id;
  const order = { mode: 'quick', priority: 'normal', budgetUsd: 1, forced: true, requestedBy: null } as const;
  const made = await db.investigations.create({ topicId, ...order });
  if (!made.created) throw new Error('not created');
  const { id } = made.investigation;
  const urls = uses.map((_, at) => `https://paper-${serial}-${at}.example/mill`);
  for (const [at, { stance = 'supports', counts = true, via = 'live' }] of uses.entries()) {
    const sourceId = await db.sources.save({ ...pageAt(urls[at]!), via });
    const passage = { quote: CORE, start: 0, end: CORE.length };
    await db.sources.saveUses(id, [{ sourceId, round: 1, tier: 2, stance, counts, passage }]);
  }
  await conclude(id);
  return { id, topicId, urls };
}
const conclude = (id: number) =>
  db.investigations.conclude(id, async () => ({
    topic: { verificationStatus: 'verified' },
    investigation: {},
    review: null,
  }));
const looksOf = async (id: number) =>
  (await db.sourceChecks.listByCase(id))
    .filter(({ state }) => state === 'done')
    .map(({ change, fresh }) => ({ change, fresh }));

describe('sources of a decided case', () => {
  it('checks sources of a decided case on schedule if they count or dispute and were read live', async () => {
    const { id, urls } = await decided([
      {},
      { stance: 'disputes', counts: false },
      { stance: 'mentions', counts: false },
      { via: 'archive' },
    ]);
    await run();
    expect(asked).toEqual([]);
    for (const hours of [1, 6, 24]) {
      passed = hours * HOUR + 1_000;
      await run();
      await run();
    }
    // Due checks run concurrently.
    const each = urls.slice(0, 2);
    expect(asked.map(({ url }) => url).toSorted()).toEqual([...each, ...each, ...each].toSorted());
    expect(await looksOf(id)).toEqual(Array.from({ length: 6 }, () => ({ change: 'unchanged', fresh: false })));
    expect(await db.reviews.listByCase(id)).toEqual([]);
  });

  it('adds an entry for each source check of a decided case to a valid chain', async () => {
    const { id, urls } = await decided();
    web.set(urls[0]!, { text: TEXT.replace('31', '13') });
    passed = HOUR + 1_000;
    await run();
    const entries = await db.evidence.listEntries(id);
    expect(entries.filter(({ kind }) => kind === 'look').map(({ content }) => JSON.parse(content))).toEqual([
      expect.objectContaining({ change: 'silently-edited', codes: ['watch.core-edited'] }),
    ]);
    expect(await new CaseVerifier(db.evidence, null).verify(id)).toMatchObject({ faults: [], sealed: entries.length });
  });

  it('requests sources of a decided case with validators and keeps their finding on a 304', async () => {
    const { id, urls } = await decided();
    web.set(urls[0]!, { text: TEXT.replace('31', '13') });
    passed = HOUR + 1_000;
    await run();
    web.set(urls[0]!, 'not-modified');
    passed = 6 * HOUR + 1_000;
    await run();
    passed = DAY + 1_000;
    await run();
    // The response is accepted once; then the full page is requested.
    expect(asked.map(({ known }) => known.etag)).toEqual([null, '"v1"', null]);
    expect(await looksOf(id)).toEqual([
      { change: 'silently-edited', fresh: true },
      { change: 'silently-edited', fresh: false },
      { change: 'silently-edited', fresh: false },
    ]);
  });

  it('detects a changed source of a decided case even if its server reports no change', async () => {
    const { id, urls } = await decided();
    passed = HOUR + 1_000;
    await run();
    edited.add(urls[0]!);
    for (const hours of [6, 24]) {
      passed = hours * HOUR + 1_000;
      await run();
    }
    expect(await looksOf(id)).toEqual([
      { change: 'unchanged', fresh: false },
      { change: 'unchanged', fresh: false },
      { change: 'silently-edited', fresh: true },
    ]);
  });

  it('checks each source once with any number of processes, and in another process if one dies', async () => {
    const { id } = await decided([{}, {}, {}]);
    passed = HOUR + 1_000;
    await db.sourceChecks.schedule([HOUR]);
    const [dead] = await db.sourceChecks.claim(clock.now(), 1, 60_000);
    await Promise.all([run(), run(), run()]);
    expect(asked).toHaveLength(2);
    passed += 61_000;
    await run();
    expect(asked).toHaveLength(3);
    expect(await looksOf(id)).toHaveLength(3);
    // A late result of a process considered dead is ignored.
    const nothing = { change: null, reasons: [], differences: [], httpStatus: null, finalUrl: null };
    const late = { at: clock.now().toISOString(), etag: null, lastModified: null, ...nothing };
    expect(await db.sourceChecks.saveResult(dead!, late, null)).toBe(false);
  });

  it('checks a source of a decided case once after downtime, not once per missed check', async () => {
    const { id } = await decided();
    passed = 3 * DAY;
    await run();
    expect(asked).toHaveLength(1);
    expect((await db.sourceChecks.listByCase(id)).map(({ state }) => state)).toEqual(['dropped', 'dropped', 'done']);
  });

  it('skips checks of sources after a new investigation of the topic, or if no text of them is stored', async () => {
    const { topicId } = await decided();
    const order = { mode: 'quick', priority: 'normal', budgetUsd: 1, forced: true, requestedBy: null } as const;
    const again = await db.investigations.create({ topicId, ...order });
    await conclude(again.created ? again.investigation.id : 0);
    const { id } = await decided();
    await db.dataSource.query(
      `UPDATE sources SET text = '', text_removed_at = now()
        WHERE id IN (SELECT source_id FROM investigation_sources WHERE investigation_id = $1)`,
      [id],
    );
    passed = HOUR + 1_000;
    await run();
    expect(asked).toEqual([]);
  });

  it('checks sources of a decided case within the daily limit', async () => {
    await decided([{}, {}, {}]);
    passed = 40 * DAY;
    await run(job({ perDay: 2 }));
    expect(asked).toHaveLength(2);
    passed += DAY + 1_000;
    await run(job({ perDay: 2 }));
    expect(asked).toHaveLength(3);
    await decided([{}]);
    passed += 100 * DAY;
    expect(await run(job({ after: 'off' }))).toBe(0);
  });
});

describe('source that is gone or has changed its stance', () => {
  it('reports a source as gone after two failed checks and reopens the review at the same level', async () => {
    const { id, topicId, urls } = await decided();
    web.set(urls[0]!, gone(urls[0]!));
    passed = HOUR + 1_000;
    await run();
    expect(await looksOf(id)).toEqual([]);
    passed += 16 * 60_000;
    await run();
    expect(await looksOf(id)).toEqual([{ change: 'gone', fresh: true }]);
    const [item] = await db.reviews.listByCase(id);
    expect(item).toMatchObject({ state: 'open', recommendedLevel: 'verified' });
    expect(item!.reasons).toEqual([
      expect.objectContaining({ reason: 'source-changed', code: 'review.source-changed' }),
    ]);
    expect(item!.reasons[0]!.detail).toContain('was removed since the decision');
    expect((await db.topics.get(topicId))!.verificationStatus).toBe('verified');
    const eventTypes = (await db.events.since(id, 0)).map(({ type }) => type);
    expect(eventTypes.slice(-2)).toEqual(['source.changed', 'review.requested']);
  });

  it('adds a changed source to the open review, with text and figures before and after', async () => {
    const { id, urls } = await decided([{}, {}]);
    web.set(urls[0]!, { text: TEXT.replace('31', '13') });
    web.set(urls[1]!, { notices: ['Retraction: This report has been withdrawn.'] });
    passed = HOUR + 1_000;
    await run();
    const items = await db.reviews.listByCase(id);
    expect(items).toHaveLength(1);
    expect(items[0]!.reasons.map(({ reason }) => reason)).toEqual(['source-changed', 'source-changed']);
    const events = (await db.events.since(id, 0)).filter(({ type }) => type === 'source.changed');
    expect(new Set(events.map(({ data }) => data['change']))).toEqual(new Set(['silently-edited', 'retracted']));
    const edited = (await db.sourceChecks.listByCase(id)).find(({ change }) => change === 'silently-edited')!;
    expect(edited.reasons.map(toReasonText)[0]).toContain('13 people were hurt');
    expect(edited.differences).toEqual([
      expect.objectContaining({ part: 'core', words: expect.arrayContaining([{ op: 'gone', text: '31' }]) }),
    ]);
    passed = 6 * HOUR + 1_000;
    await run();
    expect((await db.reviews.listByCase(id))[0]!.reasons).toHaveLength(2);
    expect(faults).toEqual([]);
  });
});
