import { openDatabase, type Database } from '@corroborate/db';
import { articleSample } from '@corroborate/db/testing';
import { createReason, failed, found, toReasonTexts, type CallContext, type Outcome } from '@corroborate/domain';
import { OriginalsRecorder } from '@corroborate/evidence';
import { SocialInvestigator, type PostRef, type SocialEvidence, type SocialPost } from '@corroborate/social';
import { FakeNetwork, buildPost } from '@corroborate/social/testing';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { RetentionJob, type RetentionSettings } from './retention.job';

const DAY = 86_400_000;
const SETTINGS: RetentionSettings = {
  HANDLE_DAYS: 30,
  POST_CHECK_DAYS: 7,
  EVENT_DAYS: 180,
  LEDGER_DAYS: 365,
  CAPTURE_DAYS: 0,
  PICTURE_DAYS: 0,
};

/** A network that reports deleted posts. */
class Forgetful extends FakeNetwork {
  readonly lookedUp: string[][] = [];
  constructor(private readonly says: Outcome<string[]>) {
    super('x', []);
  }
  async gone(posts: PostRef[], _context: CallContext): Promise<Outcome<string[]>> {
    this.lookedUp.push(posts.map(({ id }) => id));
    return this.says;
  }
}

const post = (handle: string, id: string, content: string): SocialPost =>
  buildPost(content, {
    platform: 'x',
    id,
    url: `https://x.com/${handle}/status/${id}`,
    author: { handle, createdAt: null },
  });
const POSTS = [
  post('mira_hollis', '11', 'Fire at Larkspur Castings, I can see it from my porch'),
  post('tomas_reed', '12', 'Larkspur Castings is on fire, they told us to leave'),
];

let server: TestDatabase;
let db: Database;
let serial = 0;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
});
afterAll(async () => {
  await db.close();
  await server.drop();
});

const fail = (reason: string): never => {
  throw new Error(reason);
};

/** A finished investigation with posts collected `daysAgo`. */
async function concluded(daysAgo: number, over: { originUrl?: string; success?: object } = {}): Promise<number> {
  serial += 1;
  const [submitted] = await db.topics.upsertMany([
    {
      externalId: `t-${serial}`,
      title: 'Fire at Larkspur Castings',
      entities: ['Larkspur Castings'],
      newsworthinessScore: 70,
      status: 'approved',
      verificationStatus: 'unverified',
      sourceCount: 0,
    },
  ]);
  const topic = submitted?.topic ?? fail('no topic was stored');
  const made = await db.investigations.create({
    topicId: topic.id,
    mode: 'quick',
    priority: 'normal',
    budgetUsd: 0.5,
    forced: false,
    requestedBy: null,
  });
  const id = made.created ? made.investigation.id : made.runningId;
  const evidence = await new SocialInvestigator([new FakeNetwork('x', POSTS)]).investigate(
    topic,
    [{ strategy: 'name', text: 'Larkspur', reason: '' }],
    { investigationId: null, stage: 'social' },
  );
  await db.stageResults.save({
    investigationId: id,
    round: 1,
    stage: 'social',
    state: 'done',
    data: evidence,
    finishedAt: new Date(Date.now() - daysAgo * DAY).toISOString(),
  });
  const result = {
    social_media_evidence: evidence.sources,
    social: evidence.timeline,
    success: over.success ?? {},
    kept: 'as it was',
  };
  await db.dataSource.query(
    `UPDATE investigations
        SET status = 'completed', finished_at = now(), original_source_url = $2, result = $3::jsonb
      WHERE id = $1`,
    [id, over.originUrl ?? null, JSON.stringify(result)],
  );
  return id;
}

/** A response as passed on by the gateway. */
async function answered(
  investigationId: number,
  provider: string,
  stage = 'social',
  type = 'text/html',
): Promise<void> {
  const url = `https://${provider}.example/mira_hollis/11`;
  await new OriginalsRecorder(db.evidence, null).record({
    ...{ investigationId, stage, provider, at: '2026-03-01T10:00:00.000Z', fromCache: false },
    request: { method: 'GET', url, headers: {} },
    response: { status: 200, headers: { 'content-type': type }, url, redirects: [], peer: null },
    body: Buffer.from(`${url} ${investigationId}`),
  });
}

const stored = async (id: number) => {
  const [row] = await db.stageResults.findAll(id);
  return row?.data as unknown as SocialEvidence;
};
const resultOf = async (id: number) => JSON.stringify((await db.investigations.get(id))?.result);
const empty = () =>
  db.dataSource.query(
    'DELETE FROM upstream_calls; DELETE FROM chain_entries; DELETE FROM originals; DELETE FROM investigations',
  );

describe('RetentionJob', () => {
  beforeEach(empty);

  it('deletes the text of captures only if configured', async () => {
    const id = await db.sources.save(articleSample({ canonicalUrl: 'https://larkspur.example/old' }));
    await db.dataSource.query(`UPDATE sources SET last_seen_at = now() - interval '40 days' WHERE id = $1`, [id]);
    expect(await new RetentionJob(db, [], SETTINGS).run()).toMatchObject({ capturesRemoved: 0 });
    expect(await new RetentionJob(db, [], { ...SETTINGS, CAPTURE_DAYS: 41 }).run()).toMatchObject({
      capturesRemoved: 0,
    });
    expect(await new RetentionJob(db, [], { ...SETTINGS, CAPTURE_DAYS: 39 }).run()).toMatchObject({
      capturesRemoved: 1,
    });
  });

  it('masks expired handles once, in stage data and results', async () => {
    const [old, young] = [await concluded(31), await concluded(29)];
    expect((await stored(old)).sources).toHaveLength(2);
    const job = new RetentionJob(db, [], SETTINGS);
    expect(await job.run()).toMatchObject({ casesPseudonymised: 1 });
    const text = `${JSON.stringify(await stored(old))} ${await resultOf(old)}`;
    expect(text).not.toMatch(/mira_hollis|tomas_reed/);
    expect(text).toContain('as it was');
    expect((await stored(old)).sources[0]?.author).toMatch(/^account-[0-9a-f]{10}$/);
    expect(JSON.stringify(await stored(young))).toContain('mira_hollis');
    expect(await job.run()).toMatchObject({ casesPseudonymised: 0 });
  });

  it('gives the same account another pseudonym in another case', async () => {
    const [one, other] = [await concluded(40), await concluded(40)];
    await new RetentionJob(db, [], SETTINGS).run();
    const namesOf = async (id: number) => (await stored(id)).sources.map(({ author }) => author);
    expect(new Set([...(await namesOf(one)), ...(await namesOf(other))]).size).toBe(4);
  });

  it('keeps posts that a decision relies on, and everything without a retention period', async () => {
    const origin = await concluded(31, { originUrl: POSTS[0]?.url });
    const criterion = createReason('success.social-accounts', { accounts: 10 });
    const storedSuccess = { criteria: toReasonTexts([criterion]) };
    const [success, other] = [
      await concluded(31, { success: { ...storedSuccess, criteria_codes: [criterion] } }),
      await concluded(31, {
        success: { ...storedSuccess, criteria_codes: [createReason('success.sources', { sources: 3 })] },
      }),
    ];
    await new RetentionJob(db, [], { ...SETTINGS, HANDLE_DAYS: 0 }).run();
    expect(JSON.stringify(await stored(origin))).toContain('tomas_reed');
    await new RetentionJob(db, [], SETTINGS).run();
    expect((await stored(origin)).sources.map(({ author }) => author).sort()).toEqual([
      expect.stringMatching(/^account-/),
      'mira_hollis',
    ]);
    expect(JSON.stringify(await stored(success))).toMatch(/mira_hollis.*tomas_reed|tomas_reed.*mira_hollis/);
    expect(JSON.stringify(await stored(other))).not.toMatch(/mira_hollis|tomas_reed/);
  });

  it('skips a running investigation', async () => {
    const id = await concluded(31);
    await db.dataSource.query(`UPDATE investigations SET status = 'running' WHERE id = $1`, [id]);
    await new RetentionJob(db, [], SETTINGS).run();
    expect(JSON.stringify(await stored(id))).toContain('mira_hollis');
  });

  it('drops deleted posts, checking once a day while they are recent', async () => {
    const [young, fresh, old] = [await concluded(2), await concluded(0), await concluded(8)];
    const network = new Forgetful(found(['11']));
    const job = new RetentionJob(db, [network], SETTINGS);
    expect(await job.run()).toMatchObject({ casesChecked: 1, postsDropped: 1 });
    expect(`${JSON.stringify(await stored(young))} ${await resultOf(young)}`).not.toMatch(/mira_hollis|porch/);
    expect((await stored(young)).sources.map(({ author }) => author)).toEqual(['tomas_reed']);
    for (const id of [fresh, old]) expect((await stored(id)).sources).toHaveLength(2);
    expect(await job.run()).toMatchObject({ casesChecked: 0 });
    expect(network.lookedUp).toHaveLength(1);
  });

  it('deletes network responses with a deleted post at once, and the others when handles are masked', async () => {
    const id = await concluded(2);
    for (const network of ['x', 'x-pictures', 'bluesky']) await answered(id, network);
    const job = new RetentionJob(db, [new Forgetful(found(['11']))], SETTINGS);
    await job.run();
    expect(await db.evidence.listSocialAnswers(id, 'x')).toEqual([]);
    expect(await db.evidence.listSocialAnswers(id)).toHaveLength(1);
    await db.dataSource.query("UPDATE originals SET last_received_at = now() - interval '31 days'");
    expect(await new RetentionJob(db, [], SETTINGS).run()).toMatchObject({ originalsRemoved: 1 });
    expect(await db.evidence.listSocialAnswers(id)).toEqual([]);
    const entryLabels = (await db.evidence.listEntries(id)).map(
      ({ kind, content }) => `${kind} ${JSON.parse(content).why ?? ''}`,
    );
    const captures = ['capture ', 'capture ', 'capture '];
    expect(entryLabels).toEqual([...captures, 'removal post-gone', 'removal post-gone', 'removal retention']);
  });

  it('keeps page captures when handles are masked', async () => {
    const id = await concluded(40);
    await answered(id, 'page', 'read');
    await db.dataSource.query("UPDATE originals SET last_received_at = now() - interval '40 days'");
    expect(await new RetentionJob(db, [], SETTINGS).run()).toMatchObject({ originalsRemoved: 0 });
  });

  it('deletes pictures after their own retention period, and other originals together with the texts', async () => {
    const received = async () => {
      const id = await concluded(40);
      await answered(id, 'page', 'read');
      await answered(id, 'page-picture', 'pictures', 'image/jpeg; q=1');
      await db.dataSource.query("UPDATE originals SET last_received_at = now() - interval '40 days'");
    };
    await received();
    const kept = async () => db.dataSource.query<object[]>('SELECT media_type FROM originals WHERE removed_at IS NULL');
    const run = (days: Partial<RetentionSettings>) => new RetentionJob(db, [], { ...SETTINGS, ...days }).run();
    expect(await run({ CAPTURE_DAYS: 39, PICTURE_DAYS: 41 })).toMatchObject({ originalsRemoved: 1 });
    expect(await kept()).toEqual([{ media_type: 'image/jpeg' }]);
    expect(await run({ PICTURE_DAYS: 39 })).toMatchObject({ originalsRemoved: 1 });
    expect(await kept()).toEqual([]);
    await received();
    expect(await run({ PICTURE_DAYS: 39 })).toMatchObject({ originalsRemoved: 1 });
    expect(await kept()).toEqual([{ media_type: 'text/html' }]);
  });

  it('drops nothing if a network could not be reached', async () => {
    const id = await concluded(2);
    expect(await new RetentionJob(db, [new Forgetful(failed('down'))], SETTINGS).run()).toMatchObject({
      casesChecked: 1,
      postsDropped: 0,
    });
    expect((await stored(id)).sources).toHaveLength(2);
  });

  it('truncates URLs of old network calls, and deletes old calls and events', async () => {
    const id = await concluded(1);
    const at = (days: number) => new Date(Date.now() - days * DAY).toISOString();
    const call = (provider: string, days: number) =>
      db.ledger.record({
        investigationId: id,
        stage: 'social',
        provider,
        method: 'GET',
        url: 'https://api.example/user/mira_hollis?x=1',
        outcome: 'found',
        reason: null,
        status: 200,
        cached: false,
        attempts: 1,
        latencyMs: 1,
        bytes: 1,
        costUsd: 0,
        at: at(days),
      });
    for (const [provider, days] of [
      ['x', 40],
      ['x', 1],
      ['brave', 40],
      ['brave', 400],
    ] as const)
      await call(provider, days);
    await db.ledger.flush();
    // In addition to the event of the queued investigation.
    await db.events.append(id, 'social.gathered');
    await db.dataSource.query(`UPDATE investigation_events SET at = now() - interval '181 days'`);
    expect(await new RetentionJob(db, [new FakeNetwork('x', [])], SETTINGS).run()).toMatchObject({
      addressesCut: 1,
      callsDeleted: 1,
      eventsDeleted: 2,
    });
    const rows: { provider: string; url: string }[] = await db.dataSource.query(
      'SELECT provider, url FROM upstream_calls ORDER BY provider, at',
    );
    expect(rows.map(({ provider, url }) => `${provider} ${url}`)).toEqual([
      'brave https://api.example/user/mira_hollis?x=1',
      'x https://api.example/***',
      'x https://api.example/user/mira_hollis?x=1',
    ]);
  });

  it('runs once a day', async () => {
    let now = new Date('2026-05-01T00:00:00Z');
    const job = new RetentionJob(db, [], SETTINGS, { now: () => now });
    expect(await job.runIfDue()).not.toBeNull();
    expect(await job.runIfDue()).toBeNull();
    now = new Date('2026-05-02T00:00:00Z');
    expect(await job.runIfDue()).not.toBeNull();
  });
});
