import { loadSettings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample as topicDraft, startInvestigation } from '@corroborate/db/testing';
import { systemClock, type Clock } from '@corroborate/domain';
import { extractArticle } from '@corroborate/pages';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import {
  Advancer,
  StageRunner,
  type StageSet,
  DecideStage,
  PageCollector,
  ReadStage,
} from '@corroborate/investigation';
import { smallWeb } from '@corroborate/investigation/testing';
import { ReplayRunner } from './replay.runner';
import { ReplayService } from './replay.service';

const settings = loadSettings({}, { RULES_APPLY_FROM: '1' });
const clock: Clock = { now: () => new Date('2026-03-10T12:00:00.000Z') };
const TITLE = 'Bridge at Elm Valley closed after crack';
const PAGES = ['https://www.dot.gov/elm-valley-bridge-closed', 'https://relay.example/found'];
const STAGES = ['read', 'assess', 'origin', 'cross-reference', 'decide'] as const;

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

const articleAt = async (url: string) => {
  asked.push(url);
  const html = `<html><head><title>${TITLE}</title>
    <meta property="article:published_time" content="2026-03-09T08:00:00Z"></head><body><article><h1>${TITLE}</h1>
    <p>ELM VALLEY, Ohio. The bridge at Elm Valley was closed on Monday after engineers found a crack in a pier, the
    county said. Engineers closed the bridge to all traffic. The crack is two metres long, and repairs will take six
    weeks.</p></article></body></html>`;
  const fetchedAt = clock.now().toISOString();
  return extractArticle({ html, url, finalUrl: url, httpStatus: 200, headers: {}, fetchedAt, via: 'live' });
};

/** The stages on a real database, and the re-evaluation service. */
function product() {
  const { ports, stages } = smallWeb({}, db.sources);
  const collector = new PageCollector({ read: articleAt }, db.sources);
  const none = { pending: async () => [], read: async () => [], note: async () => undefined };
  const read = new ReadStage(collector, { lookAhead: async () => undefined }, none);
  const { reasoners, masks, judge } = ports;
  const decide = new DecideStage(settings, reasoners, masks, {
    articles: db.sources,
    judge,
    replies: db.replies,
    ledger: db.ledger,
  });
  const advancer = new Advancer(db, { enqueueRound: async () => 'job' }, clock, {
    onConcluded: () => undefined,
    before: async () => 'conclude',
  });
  const runner = new StageRunner(db, { ...stages, read, decide } as unknown as StageSet, advancer, {
    clock: systemClock,
    deadlines: { quick: 0, detailed: 0, exhaustive: 0 },
  });
  const round = new ReplayRunner({ db, settings, judge, masks, rules: reasoners });
  const replays = new ReplayService(db, round, settings, { rules: reasoners, model: null }, clock);
  return { runner, replays };
}

const resultAt = (url: string) => ({
  url,
  canonicalUrl: url,
  site: new URL(url).hostname.replace('www.', ''),
  title: TITLE,
  snippet: '',
  foundBy: [{ engine: 'gdelt', strategy: 'title', rank: 1 }],
  score: 1,
  reasons: [],
  engineDate: null,
});

async function concluded() {
  const house = product();
  const [stored] = await db.topics.upsertMany([
    topicDraft({
      externalId: `replay-${(topics += 1)}`,
      title: TITLE,
      summary: 'The bridge at Elm Valley was closed after engineers found a crack in a pier.',
      location: 'Elm Valley, Ohio',
      eventDate: '2026-03-09T07:00:00.000Z',
    }),
  ]);
  const created = await db.investigations.create({
    topicId: stored!.topic.id,
    mode: 'quick',
    priority: 'normal',
    budgetUsd: 0.5,
    forced: false,
    requestedBy: 'ann',
    status: 'queued',
  });
  if (!created.created) throw new Error('not created');
  const { id } = created.investigation;
  await startInvestigation(db, id);
  const coverage = [{ engine: 'gdelt', outcome: 'found' }];
  const data = { queries: [], results: PAGES.map(resultAt), coverage };
  await db.stageResults.save({ investigationId: id, round: 1, stage: 'search', state: 'done', data });
  const job = { investigationId: id, round: 1, generation: 0, attempt: 1, signal: new AbortController().signal };
  for (const stage of STAGES) await house.runner.run(stage, job);
  expect((await db.investigations.get(id))?.status).toBe('completed');
  return { ...house, id };
}

/** A decision by an earlier version that ignored the authority's statement. */
async function judgedOtherwise(id: number) {
  await db.dataSource.query(
    `UPDATE stage_results SET finished_at = finished_at + interval '1 millisecond', data = jsonb_set(data, '{sources}',
       (SELECT jsonb_agg(CASE WHEN s->>'url' = $2 THEN jsonb_set(s, '{stance,stance}', '"mentions"') ELSE s END)
          FROM jsonb_array_elements(data->'sources') s))
     WHERE investigation_id = $1 AND stage = 'cross-reference'`,
    [id, PAGES[0]],
  );
  await db.dataSource.query(
    `UPDATE investigations SET decision = decision || '{"recommended": "unverified", "applied": "unverified",
       "independentCredible": 0, "counted": []}', recommended_level = 'unverified',
       verification_level_after = 'unverified' WHERE id = $1`,
    [id],
  );
  await db.dataSource.query(
    `UPDATE topics SET verification_status = 'unverified'
     WHERE id = (SELECT topic_id FROM investigations WHERE id = $1)`,
    [id],
  );
}

/** All rows of a case, to verify that nothing was written. */
const everything = async (id: number) =>
  (
    await db.dataSource.query(
      `SELECT to_jsonb(i) AS row, (SELECT jsonb_agg(to_jsonb(s) ORDER BY s.round, s.stage) FROM stage_results s
         WHERE s.investigation_id = i.id) AS stages, (SELECT count(*) FROM investigation_events e
         WHERE e.investigation_id = i.id) AS events, (SELECT count(*) FROM review_items r
         WHERE r.investigation_id = i.id) AS reviews, (SELECT count(*) FROM replays p
         WHERE p.investigation_id = i.id) AS replays FROM investigations i WHERE i.id = $1`,
      [id],
    )
  )[0] as object;

const look = { reader: 'rules', by: 'ann', mark: null } as const;

describe('re-evaluation of a decided case on stored evidence', () => {
  it('reports a re-evaluation under the same rules as unchanged, without requests or writes', async () => {
    const { id, replays } = await concluded();
    asked.splice(0);
    const before = await everything(id);
    const outcome = await replays.preview(id, 'rules');
    expect(outcome).toMatchObject({ kind: 'unchanged', difference: { kinds: [], changes: [], sources: [] } });
    expect(await replays.apply({ investigationId: id, ...look })).toMatchObject({ written: false });
    expect(asked).toEqual([]);
    expect(await everything(id)).toEqual(before);
  });

  it('lists the differences with reasons, and a preview writes nothing', async () => {
    const { id, replays } = await concluded();
    await judgedOtherwise(id);
    const before = await everything(id);
    const outcome = await replays.preview(id, 'rules');
    expect(outcome).toMatchObject({
      kind: 'changed',
      difference: {
        before: { recommended: 'unverified', independent_credible: 0 },
        after: { recommended: 'verified', independent_credible: 1 },
        kinds: expect.arrayContaining(['level', 'voices', 'stance']),
        sources: [
          {
            url: PAGES[0],
            change_codes: [
              { code: 'replay.stance', params: { from: 'mentions', to: 'supports' } },
              { code: 'replay.counts-now' },
            ],
          },
        ],
      },
    });
    expect(await everything(id)).toEqual(before);
  });

  it('stores a re-evaluation once on an editor’s request, holds it for review and adds it to the chain', async () => {
    const { id, replays } = await concluded();
    await judgedOtherwise(id);
    const seen = await replays.preview(id, 'rules');
    if (seen.kind !== 'changed') throw new Error('not changed');
    await expect(replays.apply({ investigationId: id, ...look, mark: 'another' })).rejects.toMatchObject({
      code: 'conflict',
    });
    const done = await replays.apply({ investigationId: id, ...look, mark: seen.mark });
    expect(done.written).toBe(true);
    const after = (await db.investigations.get(id))!;
    expect(after).toMatchObject({ recommendedLevel: 'verified', verificationLevelAfter: 'unverified' });
    expect((await db.topics.get(after.topicId))!.verificationStatus).toBe('unverified');
    const [item] = await db.reviews.listByCase(id);
    const reasons = [{ reason: 'judged-again' }];
    expect(item).toMatchObject({ state: 'open', recommendedLevel: 'verified', reasons });
    expect(await db.replays.listByCase(id)).toMatchObject([{ round: 2, reader: 'rules', madeBy: 'ann' }]);
    const changes = (await db.evidence.listDue(100)).filter((one) => one.investigationId === id);
    expect(changes.filter(({ change }) => change === 'corrected')).toHaveLength(1);
    expect(await replays.preview(id, 'rules')).toMatchObject({ kind: 'unchanged' });
    expect(await replays.apply({ investigationId: id, ...look })).toMatchObject({ written: false });
    expect(await db.replays.listByCase(id)).toHaveLength(1);
  });

  it('never requests approval after a re-evaluation for a level below the current level of the topic', async () => {
    const { id, replays } = await concluded();
    await db.dataSource.query(
      `UPDATE investigations SET verification_level_after = 'certified', decision = decision ||
         '{"recommended": "certified", "applied": "certified"}' WHERE id = $1`,
      [id],
    );
    await replays.apply({ investigationId: id, ...look });
    expect((await db.investigations.get(id))!.verificationLevelAfter).toBe('certified');
    const [item] = await db.reviews.listByCase(id);
    expect(item).toMatchObject({ state: 'open', recommendedLevel: 'certified' });
  });

  it('refuses to re-evaluate a case if a text was deleted, and returns the reason', async () => {
    const { id, replays } = await concluded();
    await db.dataSource.query(
      `UPDATE sources SET text = '', text_removed_at = now() WHERE id IN (SELECT source_id FROM investigation_sources
         WHERE investigation_id = $1)`,
      [id],
    );
    expect(await replays.preview(id, 'rules')).toMatchObject({
      kind: 'not-judged',
      why: { code: 'replay.texts-gone', params: { pages: 2 } },
    });
    await db.dataSource.query('UPDATE sources SET text_removed_at = NULL');
  });

  it('uses a model only if one is configured', async () => {
    const { id, replays } = await concluded();
    await expect(replays.preview(id, 'model')).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(replays.preview(999_999, 'rules')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('finds cases by their end time', async () => {
    const { id, replays } = await concluded();
    const found: number[] = [];
    for await (const one of replays.listDecidedSince(new Date(Date.now() - 3_600_000))) found.push(one);
    expect(found).toContain(id);
    for await (const one of replays.listDecidedSince(new Date(Date.now() + 3_600_000))) throw new Error(`found ${one}`);
  });
});
