import path from 'node:path';
import { openDatabase, type Database } from '@corroborate/db';
import { articleSample, topicDraftSample } from '@corroborate/db/testing';
import { CaseVerifier, newSigningKey, WaybackSaver } from '@corroborate/evidence';
import { toReasonText } from '@corroborate/domain';
import { loadWorld, startSandbox, type Sandbox, type World } from '@corroborate/sandbox';
import { sandboxGateway } from '@corroborate/upstream/testing';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { SealingServiceProvider } from '../chain/case-sealing';
import { PublicCopiesJob } from './public-copies.job';
import { PublicCopyRequests } from './public-copy.requests';

const PAGE = 'https://www.pellsoundcurrent.com/2026/10/17/ferry-marian-locke-aground-on-hobs-ledge-all-163/';

let server: TestDatabase;
let db: Database;
let sandbox: Sandbox;
let world: World;
let gateway: ReturnType<typeof sandboxGateway>;
beforeAll(async () => {
  server = await createTestDatabase({ EVIDENCE_KEY: newSigningKey().privatePem });
  db = await openDatabase(server.settings);
  world = await loadWorld(path.resolve(__dirname, '../../../../worlds/demo/demo'));
  sandbox = await startSandbox(world);
  gateway = sandboxGateway(sandbox, { timeoutMs: 10_000 });
});
afterAll(async () => {
  await gateway.close();
  await sandbox.stop();
  await db.close();
  await server.drop();
});

type Mode = 'decided' | 'asked' | 'off';
const orders = (mode: Mode = 'decided') => new PublicCopyRequests(db, { PUBLIC_COPIES: mode });
const clock = { now: () => new Date() };

const archiveClock = { now: () => world.now };
function job({ mode = 'decided', keys = true }: { mode?: Mode; keys?: boolean } = {}): PublicCopiesJob {
  const saver = keys ? new WaybackSaver(gateway, { key: 'ours', secret: 'quiet' }, archiveClock) : null;
  return new PublicCopiesJob(
    db,
    { PUBLIC_COPIES: mode },
    saver,
    new SealingServiceProvider(db, server.settings),
    clock,
  );
}
/** Runs one step of all pending copies without waiting. The job's clock truncates fractions of a millisecond. */
async function step(one = job()): Promise<void> {
  await db.dataSource.query(
    "UPDATE public_copies SET next_at = clock_timestamp() - interval '1 s' WHERE state = 'wanted'",
  );
  await one.run(new AbortController().signal);
}

let serial = 0;
/** A case with one counted source at this URL. */
async function caseAt(url: string): Promise<{ id: number; sourceId: number }> {
  const [stored] = await db.topics.upsertMany([topicDraftSample({ externalId: `copy-${(serial += 1)}` })]);
  const order = { mode: 'quick', priority: 'normal', budgetUsd: 1, forced: true, requestedBy: null } as const;
  const made = await db.investigations.create({ topicId: stored!.topic.id, ...order });
  if (!made.created) throw new Error('not created');
  const { id } = made.investigation;
  const sourceId = await db.sources.save(articleSample({ url, finalUrl: url, canonicalUrl: url }));
  await db.sources.saveUses(id, [{ sourceId, round: 1, tier: 2, stance: 'supports', counts: true, passage: null }]);
  return { id, sourceId };
}
const copyOf = async (id: number) => (await db.publicCopies.listByInvestigation(id)).at(-1)!;

describe('public archive copy of decision evidence', () => {
  it('requests and polls a public archive copy, and records it with its URL in the sealed chain', async () => {
    const { id } = await caseAt(PAGE);
    await orders().requestAfterDecision(id);
    await orders().requestAfterDecision(id);
    expect(await db.publicCopies.listByInvestigation(id)).toHaveLength(1);
    await step();
    expect(await copyOf(id)).toMatchObject({ state: 'wanted', job: expect.stringContaining('spn2-'), tries: 1 });
    await step();
    expect(await copyOf(id)).toMatchObject({ state: 'wanted' });
    await step();
    const { state, copyUrl } = await copyOf(id);
    expect([state, copyUrl]).toEqual(['kept', expect.stringMatching(/^https:\/\/web\.archive\.org\/web\/\d{14}\//)]);
    expect(copyUrl).toContain(PAGE);
    const entries = await db.evidence.listEntries(id);
    expect(entries.filter(({ kind }) => kind === 'public-copy')).toMatchObject([
      { content: expect.stringContaining(copyUrl!) },
    ]);
    const verdict = await new CaseVerifier(db.evidence, null).verify(id);
    expect([verdict.faults, verdict.sealed]).toEqual([[], verdict.entries]);
  });

  it('uses the existing recent public archive copy if the archive makes no second one', async () => {
    const { id } = await caseAt(PAGE);
    await orders().requestAfterDecision(id);
    await step();
    expect(await copyOf(id)).toMatchObject({
      state: 'kept',
      copyUrl: expect.stringMatching(/^https:\/\/web\.archive\.org\/web\/\d{14}\//),
    });
  });

  it('fails for good if the archive finds no page, and is requested again by a person only', async () => {
    const { id, sourceId } = await caseAt('https://www.pellsoundcurrent.com/never-there');
    await orders().requestAfterDecision(id);
    await step();
    const failed = await copyOf(id);
    expect(failed).toMatchObject({ state: 'failed', reason: { code: 'public-copy.refused' } });
    expect(toReasonText(failed.reason!)).toContain('error:not-found');
    await orders().requestAfterDecision(id);
    expect(await db.publicCopies.listByInvestigation(id)).toHaveLength(1);
    await orders().request(id, sourceId);
    expect(await db.publicCopies.listByInvestigation(id)).toHaveLength(2);
  });

  it.each([
    [{ mode: 'off' as const }, PAGE, 'public-copy.off'],
    [{ keys: false }, PAGE, 'public-copy.no-keys'],
    [{}, 'urn:post:1', 'public-copy.no-address'],
  ])('fails at once without a request for a public archive copy: %j', async (over, url, code) => {
    const { id, sourceId } = await caseAt(url);
    await orders('asked').request(id, sourceId);
    await step(job(over));
    expect(await copyOf(id)).toMatchObject({ state: 'failed', reason: { code }, tries: 0 });
  });

  it('requests no public archive copy automatically if disabled, or for a source of another case', async () => {
    const { id } = await caseAt(PAGE);
    await orders('asked').requestAfterDecision(id);
    expect(await db.publicCopies.listByInvestigation(id)).toEqual([]);
    await expect(orders().request(id, 999_999)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('fails after several attempts, with the last reason', async () => {
    const { id } = await caseAt(PAGE);
    await orders().requestAfterDecision(id);
    const away = {
      requestCopy: async () => ({ kind: 'later', why: 'error:http-503' }) as const,
      readStatus: async () => never(),
    };
    const one = new PublicCopiesJob(
      db,
      { PUBLIC_COPIES: 'decided' },
      away,
      new SealingServiceProvider(db, server.settings),
      clock,
    );
    for (let at = 0; at < 5; at++) await step(one);
    expect(await copyOf(id)).toMatchObject({ state: 'wanted', tries: 5, reason: { code: 'public-copy.later' } });
    await step(one);
    expect(await copyOf(id)).toMatchObject({ state: 'failed', reason: { code: 'public-copy.given-up' } });
  });
});

const never = (): never => {
  throw new Error('not asked');
};
