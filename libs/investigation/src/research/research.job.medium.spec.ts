import { loadSettings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample as topicDraft, startInvestigation } from '@corroborate/db/testing';
import { systemClock, type Mode } from '@corroborate/domain';
import { FakeResearch } from '@corroborate/reading/testing';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { createMasks } from '../adapters/masks';
import { AddedSourcesService } from '../added-sources/added-sources.service';
import { createConclusionGate } from '../added-sources/before-conclusion';
import { CaseHistory } from '../case/case.history';
import { ResearchJob } from './research.job';

let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
});
afterAll(async () => {
  await db.close();
  await server.drop();
});

const MAKE_DUE = "UPDATE research_jobs SET next_at = now() - interval '1 second' WHERE id = $1";
const LEADS = [{ url: 'https://a.example/report', title: null }];
const NO_WAIT = { pollMs: 0, mostMs: 3_600_000 };
let serial = 0;

async function begun(mode: Mode = 'detailed'): Promise<number> {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `research-${++serial}` })]);
  const made = await db.investigations.create({
    ...{ topicId: stored!.topic.id, mode, priority: 'normal', budgetUsd: 9, forced: false },
    requestedBy: 'desk',
  });
  const id = made.created ? made.investigation.id : 0;
  await startInvestigation(db, id);
  return id;
}

const jobOf = (provider: FakeResearch, limits = NO_WAIT) =>
  new ResearchJob(
    db,
    { providers: new Map([[provider.manifest.title, provider]]), limits },
    createMasks(loadSettings({})),
    new AddedSourcesService(db, loadSettings({})),
    systemClock,
    { warn: (details: object) => void faults.push(details) },
  );
const faults: object[] = [];
afterEach(() => expect(faults).toEqual([]));

/** Each test has its own provider, to avoid rows of other tests. */
const named = (after = 1) => new FakeResearch(`p${++serial}`, after, LEADS);
const rows = async (id: number, { manifest }: FakeResearch) =>
  (await db.researchJobs.listByInvestigation(id)).filter(({ provider }) => provider === manifest.title);
/** Ends the investigations of other tests. */
const alone = () => db.dataSource.query("UPDATE investigations SET status = 'cancelled' WHERE status = 'running'");
beforeEach(alone);

describe('deep research for an investigation', () => {
  it('starts deep research once, polls it by its id until done, and stores it', async () => {
    const [id, provider] = [await begun(), named(3)];
    const [one, other] = [jobOf(provider), jobOf(provider)];
    await Promise.all([one.drain(), other.drain()]);
    expect(await rows(id, provider)).toMatchObject([{ state: 'pending', starts: 1, fault: null }]);
    for (let n = 0; n < 3; n += 1) await other.drain();
    expect(await rows(id, provider)).toMatchObject([
      { state: 'done', starts: 1, text: 'What was found.', leads: LEADS, finishedAt: expect.any(String) },
    ]);
    expect(provider.started).toHaveLength(1);
    expect((await db.events.since(id, 0)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['research.wanted', 'research.told']),
    );
  });

  it('continues deep research in another process if the polling one died', async () => {
    const [id, provider] = [await begun(), named()];
    await jobOf(provider).drain();
    const [row] = await rows(id, provider);
    expect(await db.researchJobs.claim(row!.id, 0)).toMatchObject({ was: 'pending', externalId: row!.externalId });
    await jobOf(provider).drain();
    expect(await rows(id, provider)).toMatchObject([{ state: 'done', starts: 1 }]);
  });

  it('restarts deep research once if a process died in the start request, and then fails it', async () => {
    const [id, provider] = [await begun(), named()];
    await db.researchJobs.schedule([provider.manifest.title]);
    const [row] = await rows(id, provider);
    for (const state of ['wanted', 'failed']) {
      expect(await db.researchJobs.claim(row!.id, 0)).toMatchObject({ was: 'wanted' });
      // The claiming process is gone; the next one finds the row half started.
      await db.dataSource.query(MAKE_DUE, [row!.id]);
      const again = await db.researchJobs.claim(row!.id, 0);
      expect(again).toMatchObject({ was: 'starting' });
      await db.dataSource.query(MAKE_DUE, [row!.id]);
      await turnOnce(provider);
      expect(await rows(id, provider)).toMatchObject([{ state }]);
    }
    expect(provider.started).toEqual([]);
  });

  it('does not start while its investigation is paused, but after it resumes', async () => {
    const [id, provider] = [await begun(), named()];
    await db.researchJobs.schedule([provider.manifest.title]);
    await db.investigations.pause(id, 'ann');
    await jobOf(provider).drain();
    expect(await rows(id, provider)).toMatchObject([{ state: 'wanted', starts: 0 }]);
    await db.investigations.resume(id, 'ann');
    await jobOf(provider).drain();
    expect(await rows(id, provider)).toMatchObject([{ state: 'pending', starts: 1 }]);
  });

  it('ends deep research if its investigation is cancelled or its time limit passes', async () => {
    for (const how of ['cancelled', 'late'] as const) {
      const [id, provider] = [await begun(), named(99)];
      await jobOf(provider).drain();
      if (how === 'cancelled') await db.investigations.cancel(id);
      else await db.dataSource.query("UPDATE research_jobs SET created_at = now() - interval '2 hours'");
      await jobOf(provider).drain();
      expect(await rows(id, provider)).toMatchObject([{ state: 'ended', fault: how === 'late' ? 'timeout' : null }]);
      expect(provider.ended).toHaveLength(1);
    }
  });

  it('returns its leads to one round only, and again if that round is repeated', async () => {
    const [id, provider] = [await begun(), named()];
    const job = jobOf(provider);
    await job.drain();
    expect(await db.researchJobs.leadsFor(id, 1)).toEqual([]);
    await job.drain();
    const lead = { ...LEADS[0], provider: provider.manifest.title };
    for (let n = 0; n < 2; n += 1) expect(await db.researchJobs.leadsFor(id, 2)).toEqual([lead]);
    expect(await db.researchJobs.leadsFor(id, 3)).toEqual([]);
  });

  it('continues after the decision and adds late sources, but does not start after the decision', async () => {
    const [id, provider] = [await begun(), named()];
    await jobOf(provider).drain();
    await db.dataSource.query("UPDATE investigations SET status = 'completed' WHERE id = $1", [id]);
    await jobOf(provider).drain();
    expect(await rows(id, provider)).toMatchObject([{ state: 'done', usedRound: null }]);
    expect(await db.addedSources.listPending(id)).toMatchObject([
      { address: LEADS[0]!.url, moment: 'late', addedBy: `research:${provider.manifest.title}` },
    ]);
    const [later, other] = [await begun(), named()];
    await db.researchJobs.schedule([other.manifest.title]);
    await db.dataSource.query("UPDATE investigations SET status = 'completed' WHERE id = $1", [later]);
    await jobOf(other).drain();
    expect(await rows(later, other)).toMatchObject([{ state: 'failed', fault: 'refused' }]);
    expect(other.started).toEqual([]);
  });
});

describe('case with pending deep research', () => {
  const next = async (id: number) => {
    const { mode } = (await db.investigations.get(id))!;
    return createConclusionGate(db)({ investigationId: id, mode, round: 1, history: new CaseHistory([]) });
  };
  const stateOf = async (mode: Mode) => {
    const [id, provider] = [await begun(mode), named()];
    await jobOf(provider).drain();
    const before = await next(id);
    await jobOf(provider).drain();
    return { id, before, after: await next(id) };
  };

  it('waits for it in exhaustive mode, with one event, and reads its leads', async () => {
    const { id, before, after } = await stateOf('exhaustive');
    expect([before, after]).toEqual(['wait', 'look-at-added']);
    await db.researchJobs.leadsFor(id, 2);
    expect(await next(id)).toBe('conclude');
    expect((await db.events.since(id, 0)).filter(({ type }) => type === 'research.awaited')).toHaveLength(1);
  });

  it('concludes without pending deep research in detailed mode, or if an editor requested the decision', async () => {
    expect((await stateOf('detailed')).before).toBe('conclude');
    const [id, provider] = [await begun('exhaustive'), named()];
    await jobOf(provider).drain();
    await db.dataSource.query('UPDATE investigations SET wrap_up_at = now() WHERE id = $1', [id]);
    expect(await next(id)).toBe('conclude');
  });
});

/** Runs due work once, without follow-up work. */
const turnOnce = async (provider: FakeResearch): Promise<void> =>
  jobOf(provider, { pollMs: 0, mostMs: 3_600_000 }).drain();
