import { openDatabase, type Database } from '@corroborate/db';
import { articleSample as article, topicDraftSample as topicDraft } from '@corroborate/db/testing';
import { loadSettings } from '@corroborate/config';
import { toReasonTexts, type SourceView, type StageName, type Topic, type TopicDraft } from '@corroborate/domain';
import { createRulesReasoning, extractClaims, judgeSource } from '@corroborate/reading';
import { createTestDatabase } from '../../../../test/support/database';
import { Advancer, type ConclusionStats } from '../rounds/advancer';
import { createInvestigations } from '../testing/investigations.fixture';
import { JudgePool } from '../judging';
import { MaskFactory } from '../adapters/masks';
import { findRelatedTopics } from './related.reader';
import { StageRunner, type StageSet } from '../rounds/stage.runner';
import { DecideStage } from '../stages/decide/decide.stage';
import { buildSource } from '../testing/case.fixture';

const NONE = { quick: 0, detailed: 0, exhaustive: 0 };

const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});
async function openedDatabase(): Promise<Database> {
  const server = await createTestDatabase();
  const db = await openDatabase(server.settings);
  closers.push(async () => {
    await db.close();
    await server.drop();
  });
  return db;
}

const STRIKE = {
  title: 'Strike closes Orson Paper mill in Elm Valley',
  summary: 'About 1,450 workers of Orson Paper walked out on Monday over wages, the Allied Mill Workers said.',
  entities: ['Orson Paper', 'Allied Mill Workers'],
  location: 'Elm Valley, Vermont',
  eventDate: '2026-03-02T08:00:00.000Z',
};
const REPORTED_TOPIC: Partial<TopicDraft> = {
  ...STRIKE,
  title: 'Allied Mill Workers walk off the job at Orson Paper',
  summary: 'Nearly 1,500 workers left the Orson Paper plant in Elm Valley on Monday, leaders of the union said.',
  eventDate: '2026-03-03T10:00:00.000Z',
};
const store = async (db: Database, externalId: string, over: Partial<TopicDraft> = {}) =>
  (await db.topics.upsertMany([topicDraft({ externalId, ...over })]))[0]!.topic;

const opened = async (db: Database, topicId: number) => {
  const made = await db.investigations.create({
    topicId,
    mode: 'quick',
    priority: 'normal',
    budgetUsd: 0.5,
    forced: false,
    requestedBy: 'test',
  });
  if (!made.created) throw new Error('not created');
  return made.investigation.id;
};

const SUPPORTS = {
  stance: 'supports' as const,
  strength: 1,
  passage: { quote: 'Dock', start: 0, end: 4 },
  reasons: [],
};

/** One credible page that supports the topic, and variants with the given changes. */
async function sourcesOf(db: Database, further: Partial<SourceView>[]): Promise<[SourceView, ...SourceView[]]> {
  const day = '2026-03-02T18:00:00.000Z';
  const source = buildSource(await db.sources.save(article()), {
    stance: SUPPORTS,
    published: { value: day, precision: 'minute', signal: 'json-ld', zone: 'Z', earliest: day, latest: day },
  });
  const others = await Promise.all(
    further.map(async (over, at) => ({
      ...source,
      id: await db.sources.save(article({ canonicalUrl: `https://other.example/${at}` })),
      clusterId: `w${at}`,
      ...over,
    })),
  );
  return [source, ...others];
}

/** The first source is the evidence for each claim. */
function weighedOf(topic: Topic, sources: [SourceView, ...SourceView[]]) {
  const [{ id, clusterId }] = sources;
  const claims = extractClaims(topic);
  return {
    claims,
    sources,
    clusters: [{ id: clusterId, sourceIds: [id], representativeId: id, reasons: [] }],
    findings: claims.map((claim) => ({
      claimId: claim.id,
      verdict: 'verified',
      confidence: 75,
      evidence: [{ sourceId: id, ...SUPPORTS }],
      reasons: [],
    })),
    discrepancies: [],
    consistencyScore: 100,
    steering: [],
  };
}

const SEARCHED = {
  queries: [],
  results: [],
  coverage: [
    {
      provider: 'one',
      query: 'q',
      strategy: 's',
      outcome: 'found',
      reason: null,
      hits: 1,
      costUsd: 0,
      fromCache: false,
    },
  ],
};

/** The last stage of the round, with its conclusion. */
async function decide(db: Database, investigationId: number): Promise<ConclusionStats[]> {
  const concluded: ConclusionStats[] = [];
  const service = createRulesReasoning({
    extractClaims,
    judgeStance: judgeSource,
    resolveAttribution: () => [],
    planQueries: () => [],
  });
  const clock = { now: () => new Date('2026-03-04T00:00:00Z') };
  const masks = new MaskFactory({ MASK_PRIVATE_NAMES: [], PUBLIC_FIGURES: [] }, () => false);
  const stages = {
    decide: new DecideStage(loadSettings({}, { RULES_APPLY_FROM: '1' }), service, masks, {
      articles: db.sources,
      judge: new JudgePool(0),
      replies: db.replies,
      ledger: db.ledger,
    }),
  };
  const advancer = new Advancer(db, { enqueueRound: async () => 'none' }, clock, {
    onConcluded: (_id, conclusion) => concluded.push(conclusion),
    before: async () => 'conclude',
  });
  await new StageRunner(db, stages as unknown as StageSet, advancer, { clock, deadlines: NONE }).run('decide', {
    investigationId,
    round: 1,
    generation: 0,
    attempt: 1,
    signal: new AbortController().signal,
  });
  return concluded;
}

/** Outcome of a topic with one credible page as evidence, in a database with these other topics. */
async function decidedBeside(siblings: Partial<TopicDraft>[], further: Partial<SourceView>[] = []) {
  const db = await openedDatabase();
  const topic = await store(db, 'asked', STRIKE);
  for (const [at, sibling] of siblings.entries()) await store(db, `sibling-${at}`, sibling);
  const id = await opened(db, topic.id);
  const save = (stage: StageName, data: unknown) =>
    db.stageResults.save({ investigationId: id, round: 1, stage, state: 'done', data });
  await save('search', SEARCHED);
  await save('cross-reference', weighedOf(topic, await sourcesOf(db, further)));
  expect(await decide(db, id)).toMatchObject([{ faults: [] }]);
  const row = await db.investigations.get(id);
  const { related_topics: related, ...result } = row?.result as {
    related_topics: { same_event: { verification_status: string }[]; note: string | null };
  };
  return {
    uses: (await db.sources.listUses(id)).map(({ counts }) => counts),
    decision: row?.decision,
    result,
    topic: await db.topics.get(topic.id),
    reviews: (await db.reviews.listByCase(id)).map(({ reasons, recommendedLevel }) => ({ reasons, recommendedLevel })),
    related,
  };
}

it('marks for each source whether it counts toward the level, in its row and in the result', async () => {
  const company = { kind: 'company' as const };
  const { uses, result } = await decidedBeside(
    [],
    [{ tier: 4 }, company, { stance: { stance: 'mentions', strength: 0.5, passage: null, reasons: [] } }],
  );
  expect(uses).toEqual([true, false, false, false]);
  const listed = (result as unknown as { additional_sources: { source_id: number; counts: boolean }[] })
    .additional_sources;
  expect(listed.sort((a, b) => a.source_id - b.source_id).map(({ counts }) => counts)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('another topic about the same event', () => {
  it('does not change a decision, whether certified or absent', async () => {
    const { related: none, ...alone } = await decidedBeside([]);
    const { related, ...beside } = await decidedBeside([
      { ...REPORTED_TOPIC, verificationStatus: 'certified', investigated: true, sourceCount: 9 },
      { ...REPORTED_TOPIC, title: 'Orson Paper mill shut by strike', verificationStatus: 'verified' },
    ]);
    expect(alone.decision).toMatchObject({ recommended: 'verified' });
    expect(none).toEqual({ same_event: [], same_series: [], note: null });
    expect(related.same_event.map(({ verification_status }) => verification_status).sort()).toEqual([
      'certified',
      'verified',
    ]);
    expect(related.note).toContain('2 other topics are about the same event (1 certified, 1 verified)');
    const stableJson = (value: unknown) =>
      JSON.stringify(value).replaceAll(/"(?:topic_id|updatedAt|createdAt)":[^,}]+/g, '');
    expect(stableJson(beside)).toEqual(stableJson(alone));
  });
});

describe('topics of one database', () => {
  it('groups and separates the topics of one database by subject, place and date', async () => {
    const db = await openedDatabase();
    const asked = await store(db, 'asked', STRIKE);
    await store(db, 'same', { ...REPORTED_TOPIC, verificationStatus: 'certified' });
    await store(db, 'years-ago', {
      ...STRIKE,
      title: 'Orson Paper mill hit by strike',
      summary: 'Workers of Orson Paper walked out for a week.',
      eventDate: '2021-06-02T08:00:00.000Z',
    });
    await store(db, 'namesake-town', {
      ...REPORTED_TOPIC,
      title: 'Strike closes mill in Elm Valley',
      location: 'Elm Valley, Ohio',
      summary: 'ELM VALLEY, Ohio — Workers of Tarn Steel walked out.',
      entities: ['Tarn Steel'],
    });
    await store(db, 'other-matter', {
      title: 'Fire at Orson Paper warehouse',
      summary: 'A blaze destroyed paper rolls.',
      entities: ['Orson Paper'],
      location: 'Elm Valley, Vermont',
      eventDate: '2026-03-20T08:00:00.000Z',
    });
    const { investigations: service } = createInvestigations(db, {
      settings: loadSettings({}, { RULES_APPLY_FROM: '1' }),
    });
    const related = await service.related(asked.id);
    expect(related?.sameEvent.map(({ externalId }) => externalId)).toEqual(['same']);
    expect(related?.sameSeries.map(({ externalId }) => externalId)).toEqual(['years-ago']);
    expect(related?.note).toContain('1 certified');
    expect(toReasonTexts(related?.sameEvent[0]?.reasons ?? []).join('; ')).toMatch(/both name .*Orson Paper/);
    expect(await service.related(999_999)).toBeNull();
  });

  it('forms one event only from topics that all match each other: similarity is not transitive', async () => {
    const db = await openedDatabase();
    const a = await store(db, 'a', {
      ...STRIKE,
      summary: null,
      title: 'Strike at Orson Paper mill in Elm Valley',
      eventDate: '2026-03-02T08:00:00.000Z',
    });
    const b = await store(db, 'b', {
      ...STRIKE,
      summary: null,
      title: 'Strike at Orson Paper mill in Elm Valley',
      eventDate: '2026-03-20T08:00:00.000Z',
    });
    const c = await store(db, 'c', {
      ...STRIKE,
      summary: null,
      title: 'Strike at Orson Paper mill in Elm Valley',
      eventDate: '2026-04-07T08:00:00.000Z',
    });
    const events = async (topic: typeof a) =>
      (await findRelatedTopics(db, topic)).sameEvent.map(({ externalId }) => externalId);
    expect([await events(a), await events(c)]).toEqual([['b'], ['b']]);
    expect(await events(b)).toHaveLength(1);
  });
});
