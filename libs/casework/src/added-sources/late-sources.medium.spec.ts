import { loadSettings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample as topicDraft, startInvestigation } from '@corroborate/db/testing';
import { readAddedSource, systemClock, type AddedSourceDraft, type Clock } from '@corroborate/domain';
import { PageReader, ParsePool, extractArticle } from '@corroborate/pages';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import {
  Advancer,
  DecideStage,
  PageCollector,
  ReadStage,
  StageRunner,
  type StageSet,
  AddedPageReader,
  createConclusionGate,
  AddedSourcesService,
} from '@corroborate/investigation';
import { smallWeb } from '@corroborate/investigation/testing';
import { LateCaseWorker } from './late-case.worker';
import { LateDecisionService } from './late-decision';
import { LateRoundRunner } from './late-round';
import { LateSourcesJob } from './late-sources.job';

const settings = loadSettings({}, { RULES_APPLY_FROM: '1' });
const clock: Clock = { now: () => new Date('2026-03-10T12:00:00.000Z') };
const TITLE = 'Bridge at Elm Valley closed after crack';
const FOUND = 'https://relay.example/found';
const OFFICIAL = 'https://www.dot.gov/elm-valley-bridge-closed';
const REPORT = `ELM VALLEY, Ohio. The bridge at Elm Valley was closed on Monday after engineers found a crack in a
  pier, the county said. Engineers closed the bridge to all traffic. The crack is two metres long, and repairs will
  take six weeks.`;

let server: TestDatabase;
let db: Database;
let topics = 0;
const asked: string[] = [];
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
});
afterAll(async () => {
  await db.close();
  await server.drop();
});
beforeEach(() => void asked.splice(0));

const stamp = '<meta property="article:published_time" content="2026-03-09T08:00:00Z">';
const articleAt = async (url: string) => {
  asked.push(url);
  const html = `<html><head><title>${TITLE}</title>${stamp}</head><body><article><h1>${TITLE}</h1>
    <p>${REPORT}</p></article></body></html>`;
  return extractArticle({
    html,
    url,
    finalUrl: url,
    httpStatus: 200,
    headers: {},
    fetchedAt: clock.now().toISOString(),
    via: 'live',
  });
};

function pageReader(): PageReader {
  const gateway = { call: async () => Promise.reject(new Error('nobody is asked')) };
  return new PageReader({ gateway, pool: new ParsePool(0), clock, settings: { ...settings } });
}

interface RoundOrder {
  round: number;
  stages: string[];
}

/** The stages on a real database, with identical pages and a search that finds one. */
function product() {
  const { ports, stages } = smallWeb({}, db.sources);
  const collector = new PageCollector({ read: articleAt }, db.sources);
  const reader = pageReader();
  const added = new AddedPageReader(db, reader, collector, ports.openedPages, clock);
  const read = new ReadStage(collector, { lookAhead: async () => undefined }, added);
  const { reasoners, masks, judge } = ports;
  const decide = new DecideStage(settings, reasoners, masks, {
    articles: db.sources,
    judge,
    replies: db.replies,
    ledger: db.ledger,
  });
  const rounds: RoundOrder[] = [];
  const queue = { enqueueRound: async (round: RoundOrder) => (rounds.push(round), 'job') };
  const hooks = { onConcluded: () => undefined, before: createConclusionGate(db) };
  const advancer = new Advancer(db, queue, clock, hooks);
  const set = { ...stages, read, decide } as unknown as StageSet;
  const runner = new StageRunner(db, set, advancer, {
    clock: systemClock,
    deadlines: { quick: 0, detailed: 0, exhaustive: 0 },
  });
  const { assess, 'cross-reference': crossReference } = stages;
  const round = new LateRoundRunner(
    ...([db, added, assess, crossReference, decide, ports.openedPages, judge, reasoners, masks, clock] as const),
  );
  const worker = new LateCaseWorker(db, added, round, new LateDecisionService(db, round, settings, clock));
  const job = new LateSourcesJob(db, worker, { info: () => undefined, error: () => undefined });
  return { runner, job, rounds, late: new AddedSourcesService(db, settings) };
}

async function opened(status: 'queued' | 'awaiting-approval' = 'queued', sourcePlan = {}) {
  const [stored] = await db.topics.upsertMany([
    topicDraft({
      externalId: `late-${(topics += 1)}`,
      title: TITLE,
      summary: 'The bridge at Elm Valley was closed after engineers found a crack in a pier.',
      location: 'Elm Valley, Ohio',
      eventDate: '2026-03-09T07:00:00.000Z',
      sourcePlan,
    }),
  ]);
  const created = await db.investigations.create({
    topicId: stored!.topic.id,
    mode: 'quick',
    priority: 'normal',
    budgetUsd: 0.5,
    forced: false,
    requestedBy: 'ann',
    status,
  });
  if (!created.created) throw new Error('not created');
  return created.investigation.id;
}

const RESULT = {
  url: FOUND,
  canonicalUrl: FOUND,
  site: 'relay.example',
  title: TITLE,
  snippet: '',
  foundBy: [{ engine: 'gdelt', strategy: 'title', rank: 1 }],
  score: 1,
  reasons: [],
  engineDate: null,
};
const STAGES = ['read', 'assess', 'origin', 'cross-reference', 'decide'] as const;

async function runRound({ runner }: ReturnType<typeof product>, id: number, round: number) {
  const coverage = [{ engine: 'gdelt', outcome: 'found' }];
  if (round === 1)
    await db.stageResults.save({
      investigationId: id,
      round,
      stage: 'search',
      state: 'done',
      data: { queries: [], results: [RESULT], coverage },
    });
  const job = { investigationId: id, round, generation: 0, attempt: 1, signal: new AbortController().signal };
  for (const stage of STAGES) await runner.run(stage, job);
}

async function concluded() {
  const house = product();
  const id = await opened();
  await startInvestigation(db, id);
  await runRound(house, id, 1);
  expect((await db.investigations.get(id))?.status).toBe('completed');
  return { ...house, id };
}

const link = (url: string): AddedSourceDraft => draft(url);
const draft = (sent: unknown): AddedSourceDraft => {
  const read = readAddedSource(sent);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.source;
};
const outcome = async (id: number) => (await db.addedSources.listByCase(id)).at(-1)!;

describe('source added to a finished case', () => {
  it('evaluates a source added to a finished case with the others and holds any upgrade for review', async () => {
    const { id, late, job } = await concluded();
    const before = (await db.investigations.get(id))!;
    await late.add(id, [link(OFFICIAL)], { by: 'ann' });
    await job.processDue();
    expect(asked).toEqual([FOUND, OFFICIAL]);
    const added = await outcome(id);
    expect(added).toMatchObject({ state: 'weighed', recomputed: true, addedBy: 'ann', round: 2, stars: 5 });
    expect(added.quotes.length).toBeGreaterThan(0);
    expect(added.difference).toMatchObject({
      before: { recommended: 'unverified', independent_credible: 0 },
      after: { recommended: 'verified', independent_credible: 1 },
      verdicts: [expect.objectContaining({ to: 'verified' })],
    });
    const after = (await db.investigations.get(id))!;
    expect(after).toMatchObject({
      verificationLevelAfter: before.verificationLevelAfter,
      recommendedLevel: 'verified',
    });
    expect((await db.topics.get(after.topicId))!.verificationStatus).toBe('unverified');
    const [item] = await db.reviews.listByCase(id);
    expect(item).toMatchObject({ state: 'open', recommendedLevel: 'verified' });
    const result = after.result as { additional_sources: { url: string; is_user_provided?: boolean }[] };
    expect(result.additional_sources.filter((one) => one.is_user_provided).map(({ url }) => url)).toEqual([OFFICIAL]);
  });

  it('stores a source added to a finished case as one source, however often it is added', async () => {
    const { id, late, job } = await concluded();
    await late.add(id, [link(OFFICIAL)], { by: 'ann' });
    await job.processDue();
    const again = await late.add(id, [link(`${OFFICIAL}?utm_source=mail`)], { by: 'bob' });
    await job.processDue();
    expect(again).toHaveLength(1);
    expect(await db.addedSources.listByCase(id)).toHaveLength(1);
    expect(asked.filter((url) => url.startsWith(OFFICIAL))).toHaveLength(1);
    const events = (await db.events.since(id, 0)).filter(({ type }) => type === 'evidence.added');
    expect(events).toHaveLength(1);
  });

  it.each(['read', 'assess', 'origin', 'cross-reference', 'decide'])(
    'returns the same result for a source added to a finished case if its worker dies after stage %s',
    async (last) => {
      const whole = await concluded();
      await whole.late.add(whole.id, [link(OFFICIAL)], { by: 'ann' });
      await whole.job.processDue();
      const { id, late, job } = await concluded();
      await late.add(id, [link(OFFICIAL)], { by: 'ann' });
      await dieAfter(last, () => job.processDue());
      await db.dataSource.query("UPDATE added_claims SET until = now() - interval '1 second'");
      await job.processDue();
      expect((await outcome(id)).difference).toEqual((await outcome(whole.id)).difference);
      expect(await db.addedSources.listByCase(id)).toHaveLength(1);
    },
  );

  it('never raises the level of a finished case on the strength of pasted text alone', async () => {
    const { id, late, job } = await concluded();
    const text = `Reuters - ${REPORT} <script>alert(1)</script>`;
    await late.add(id, [draft({ text, title: 'Notice of the county' })], { by: 'ann' });
    await job.processDue();
    const added = await outcome(id);
    expect(added).toMatchObject({ state: 'weighed', kind: 'document', stars: 2 });
    expect(added.difference).toMatchObject({ after: { recommended: 'unverified', independent_credible: 0 } });
    const article = (await db.sources.getMany([added.sourceId!])).get(added.sourceId!)!;
    expect(article).toMatchObject({ title: 'Notice of the county', outletName: null, agencyCredit: null });
    expect(article.text).toContain('<script>alert(1)</script>');
    expect(asked).toEqual([FOUND]);
  });

  it('does not reduce the counted sources if it copies one of them', async () => {
    const { id, late, job } = await concluded();
    await late.add(id, [link(OFFICIAL)], { by: 'ann' });
    await job.processDue();
    await late.add(id, [draft({ text: REPORT })], { by: 'ann' });
    await job.processDue();
    expect((await outcome(id)).difference).toMatchObject({
      after: { recommended: 'verified', independent_credible: 1 },
    });
  });

  it('rejects a source added to a finished case if the case is full or ended without a decision', async () => {
    const { id, late } = await concluded();
    const many = Array.from({ length: 50 }, (_, at) => link(`https://paper-${at}.example/a`));
    await late.add(id, many, { by: 'ann' });
    await expect(late.add(id, [link(OFFICIAL)], { by: 'ann' })).rejects.toMatchObject({ code: 'conflict' });
    const cancelled = await opened();
    await db.investigations.cancel(cancelled);
    await expect(late.add(cancelled, [link(OFFICIAL)], { by: 'ann' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(late.add(999_999, [link(OFFICIAL)], { by: 'ann' })).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each(['http://localhost/a', 'http://127.0.0.1:8080/', 'http://169.254.169.254/latest', 'http://printer.local/'])(
    'rejects a source added to a finished case if it points to a private network: %s',
    async (url) => {
      const { id, late } = await concluded();
      await expect(late.add(id, [link(url)], { by: 'ann' })).rejects.toMatchObject({ code: 'invalid-input' });
      expect(await db.addedSources.listByCase(id)).toEqual([]);
    },
  );
});

/** Makes the work fail as soon as the stage is stored. */
async function dieAfter(last: string, work: () => Promise<void>) {
  const save = db.stageResults.save.bind(db.stageResults);
  const spy = jest.spyOn(db.stageResults, 'save').mockImplementation(async (one) => {
    const stored = await save(one);
    if (one.stage === last) throw new Error('the worker died');
    return stored;
  });
  await expect(work()).rejects.toThrow('the worker died');
  spy.mockRestore();
}

describe('source added to a running case', () => {
  it('reads a source added to a running case in a round of its own, under the usual level rules', async () => {
    const house = product();
    const id = await opened();
    await startInvestigation(db, id);
    await house.late.add(id, [link(OFFICIAL)], { by: 'ann' });
    await runRound(house, id, 1);
    expect((await db.investigations.get(id))?.status).toBe('completed');
    expect(asked.sort()).toEqual([FOUND, OFFICIAL].sort());
    await house.job.processDue();
    expect(await outcome(id)).toMatchObject({ state: 'weighed', recomputed: false, difference: null, round: 1 });
    const investigation = (await db.investigations.get(id))!;
    expect((await db.topics.get(investigation.topicId))!.verificationStatus).toBe('verified');
    const newContent = (await db.events.since(id, 0)).find(({ type }) => type === 'content.new');
    expect(newContent?.data).toMatchObject({ round: 1, sources: [{ url: OFFICIAL }] });
  });

  it('leads to another round without new searches once its pages are read', async () => {
    const house = product();
    const id = await opened();
    await startInvestigation(db, id);
    const add = addAfterReading(id, house.late);
    await runRound(house, id, 1);
    add.restore();
    expect((await db.investigations.get(id))?.status).toBe('running');
    expect(house.rounds.at(-1)).toMatchObject({ round: 2, stages: [...STAGES] });
    await runRound(house, id, 2);
    expect((await db.investigations.get(id))?.status).toBe('completed');
    expect((await db.investigations.get(id))?.recommendedLevel).toBe('verified');
  });
});

/** Adds the source right after the pages of the round were read. */
function addAfterReading(id: number, late: AddedSourcesService) {
  const finish = db.stageResults.finish.bind(db.stageResults);
  const spy = jest.spyOn(db.stageResults, 'finish').mockImplementation(async (one, ...rest) => {
    const finished = await finish(one, ...rest);
    if (one.stage === 'read' && one.round === 1) await late.add(id, [link(OFFICIAL)], { by: 'ann' });
    return finished;
  });
  return { restore: () => spy.mockRestore() };
}

it('reads a source added before plan approval, without any other search', async () => {
  const house = product();
  const id = await opened('awaiting-approval');
  await house.late.add(id, [link(OFFICIAL), draft({ text: REPORT })], { by: 'ann', moment: 'brief' });
  await house.job.processDue();
  expect(asked).toEqual([OFFICIAL]);
  expect((await db.addedSources.listByCase(id)).map(({ state, stars }) => [state, stars])).toEqual([
    ['read', 5],
    ['read', 2],
  ]);
  await db.investigations.approve(id);
  await startInvestigation(db, id);
  await runRound(house, id, 1);
  await house.job.processDue();
  expect(asked).toEqual([OFFICIAL, FOUND]);
  expect((await db.addedSources.listByCase(id)).map(({ state }) => state)).toEqual(['weighed', 'weighed']);
});
