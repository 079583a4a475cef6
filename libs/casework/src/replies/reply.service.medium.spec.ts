import { loadSettings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { articleSample as article, topicDraftSample as topicDraft } from '@corroborate/db/testing';
import { systemClock, type StageName, type Topic, type TopicDraft } from '@corroborate/domain';
import { createRulesReasoning, extractClaims, judgeSource } from '@corroborate/reading';
import { readResult } from '@corroborate/report';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import {
  Advancer,
  readDecidedCase,
  JudgePool,
  MaskFactory,
  StageRunner,
  type StageSet,
  DecideStage,
} from '@corroborate/investigation';
import { buildSource } from '@corroborate/investigation/testing';
import { ReviewService } from '../reviews/review.service';

let server: TestDatabase;
let db: Database;
let topics = 0;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
});
afterAll(async () => {
  await db.close();
  await server.drop();
});

const service = () =>
  new ReviewService(
    db,
    { trigger: () => Promise.reject(new Error('Nobody asks for another look here.')) },
    loadSettings({}, { RULES_APPLY_FROM: '1' }),
    systemClock,
  );

const STORY = 'Norvane Foundry bribed an inspector in Port Vesper.';
const BRIBE: Partial<TopicDraft> = {
  title: 'Norvane Foundry bribed inspector',
  summary: STORY,
  entities: ['Norvane Foundry'],
  location: 'Port Vesper',
};
const DAM: Partial<TopicDraft> = {
  title: 'Skarn dam opens to visitors',
  summary: 'EMBARGOED until Friday. The dam at Skarn opens to visitors.',
  entities: ['Skarn'],
};

/** Two credible independent sources with the same sentence, decided by the production stage. */
async function decidedOn(draft: Partial<TopicDraft>, sentence: string) {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `t-${(topics += 1)}`, ...draft })]);
  const { topic } = stored!;
  const opened = await db.investigations.create({
    topicId: topic.id,
    mode: 'quick',
    priority: 'normal',
    budgetUsd: 0.5,
    forced: false,
    requestedBy: 'test',
  });
  if (!opened.created) throw new Error('not created');
  const { id } = opened.investigation;
  const save = (stage: StageName, data: unknown) =>
    db.stageResults.save({ investigationId: id, round: 1, stage, state: 'done', data });
  await save('search', SEARCHED);
  await save('cross-reference', await weighedOf(topic, sentence));
  await decide(id);
  return { id, topicId: topic.id };
}

async function weighedOf(topic: Topic, sentence: string) {
  const passage = { quote: sentence, start: 0, end: sentence.length };
  const stance = { stance: 'supports' as const, strength: 1, passage, reasons: [] };
  const text = `${sentence} A ledger that this newspaper has seen shows it.`;
  const ids = await Promise.all(
    [1, 2].map((n) => {
      const url = `https://p${n}.example/${topic.id}`;
      const place = { url, finalUrl: url, canonicalUrl: url, host: `p${n}.example`, site: `p${n}.example` };
      return db.sources.save(article({ ...place, title: `Report ${n}`, text, contentHash: `${topic.id}-${n}` }));
    }),
  );
  const claims = extractClaims(topic);
  return {
    claims,
    sources: ids.map((sourceId, at) => buildSource(sourceId, { stance, clusterId: `v${at}`, site: `p${at}.example` })),
    clusters: ids.map((sourceId, at) => ({
      id: `v${at}`,
      sourceIds: [sourceId],
      representativeId: sourceId,
      reasons: [],
    })),
    findings: claims.map(({ id }) => ({
      claimId: id,
      verdict: 'verified',
      confidence: 75,
      evidence: ids.map((sourceId) => ({ sourceId, ...stance })),
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
      hits: 2,
      costUsd: 0,
      fromCache: false,
    },
  ],
};

async function decide(investigationId: number): Promise<void> {
  const reasoners = createRulesReasoning({
    extractClaims,
    judgeStance: judgeSource,
    resolveAttribution: () => [],
    planQueries: () => [],
  });
  const masks = new MaskFactory({ MASK_PRIVATE_NAMES: [], PUBLIC_FIGURES: [] }, () => false);
  const { sources: articles, replies, ledger } = db;
  const ports = { articles, judge: new JudgePool(0), replies, clock: systemClock, ledger };
  const stages = { decide: new DecideStage(loadSettings({}, { RULES_APPLY_FROM: '1' }), reasoners, masks, ports) };
  const around = { onConcluded: () => undefined, before: async () => 'conclude' as const };
  const advancer = new Advancer(db, { enqueueRound: async () => 'none' }, systemClock, around);
  const terms = { clock: systemClock, deadlines: { quick: 0, detailed: 0, exhaustive: 0 } };
  await new StageRunner(db, stages as unknown as StageSet, advancer, terms).run('decide', {
    investigationId,
    round: 1,
    generation: 0,
    attempt: 1,
    signal: new AbortController().signal,
  });
}

const levelOf = async (topicId: number) => (await db.topics.get(topicId))?.verificationStatus;
const reasonsOf = async (id: number) =>
  ((await db.reviews.listByCase(id))[0]?.reasons ?? []).map(({ reason }) => reason);
const lookOf = async (id: number) => readResult((await db.investigations.get(id))?.result)?.last_look;
const noted = (investigationId: number, over: object = {}) =>
  service().addReply({
    investigationId,
    name: 'Norvane Foundry',
    what: 'asked',
    deadline: null,
    reply: null,
    url: null,
    madeBy: 'ann',
    ...over,
  });

describe('upgrade held by the pre-publication check', () => {
  it('waits until the accused’s response is entered and an editor approves', async () => {
    const { id, topicId } = await decidedOn(BRIBE, STORY);
    expect(await levelOf(topicId)).toBe('unverified');
    expect(await reasonsOf(id)).toEqual(['serious-allegation', 'integrity-finding']);
    expect(await lookOf(id)).toMatchObject({ clear: false, replies: [{ name: 'Norvane Foundry', state: 'open' }] });

    const deadline = '2026-03-09T17:00:00.000Z';
    expect(await noted(id, { deadline })).toMatchObject({ what: 'asked', deadline, madeBy: 'ann', topicId });
    expect(await lookOf(id)).toMatchObject({ clear: false, replies: [{ state: 'asked' }] });
    expect(await reasonsOf(id)).toEqual(['serious-allegation', 'integrity-finding']);

    await noted(id, { what: 'answered', reply: 'It is not true.' });
    expect(await lookOf(id)).toMatchObject({ clear: true, replies: [{ state: 'answered' }] });
    expect((await readDecidedCase(db, id))?.lastLook?.clear).toBe(true);
    expect(await reasonsOf(id)).toEqual(['serious-allegation']);
    expect(await levelOf(topicId)).toBe('unverified');

    const [item] = await db.reviews.listByCase(id);
    await service().decide(item!.id, 'ann', { action: 'approve', note: 'Seen the file.' });
    expect(await levelOf(topicId)).toBe('verified');
    expect((await service().listReplies(id)).map(({ what, madeBy }) => [what, madeBy])).toEqual([
      ['asked', 'ann'],
      ['answered', 'ann'],
    ]);
    expect((await db.events.since(id, 0, 100)).map(({ type }) => type)).toContain('reply.noted');
  });

  it('holds an upgrade for legal risks alone as well, and applies it once an editor approves', async () => {
    const { id, topicId } = await decidedOn(DAM, 'The dam at Skarn opens to visitors.');
    expect(await reasonsOf(id)).toEqual(['legal-risk']);
    expect(await levelOf(topicId)).toBe('unverified');
    const [item] = await db.reviews.listByCase(id);
    await service().decide(item!.id, 'ann', { action: 'approve', note: 'Seen the file.' });
    expect(await levelOf(topicId)).toBe('verified');
  });

  it('does not hold an upgrade in the pre-publication check without a serious finding', async () => {
    const { id, topicId } = await decidedOn({ ...DAM, summary: 'It opens.' }, 'The dam at Skarn opens to visitors.');
    expect(await levelOf(topicId)).toBe('verified');
    expect(await lookOf(id)).toMatchObject({ clear: true, findings: [] });
    expect(await db.reviews.listByCase(id)).toEqual([]);
  });
});

describe('editors’ notes on replies', () => {
  it('never lets editors’ notes on replies be changed or deleted', async () => {
    const { id } = await decidedOn(BRIBE, STORY);
    const { id: note } = await noted(id);
    await expect(db.dataSource.query('UPDATE reply_notes SET name = $1 WHERE id = $2', ['x', note])).rejects.toThrow();
    await expect(db.dataSource.query('DELETE FROM reply_notes WHERE id = $1', [note])).rejects.toThrow();
  });

  it('rejects an editor’s note on a reply if it is empty or the investigation does not exist', async () => {
    const { id } = await decidedOn(BRIBE, STORY);
    await expect(noted(id, { what: 'answered' })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(noted(id, { name: ' ' })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(
      noted(id, { what: 'answered', reply: 'No.', deadline: '2026-03-09T17:00:00.000Z' }),
    ).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(noted(999_999)).rejects.toMatchObject({ code: 'not-found' });
    await expect(service().listReplies(999_999)).rejects.toMatchObject({ code: 'not-found' });
    expect(await service().listReplies(id)).toEqual([]);
  });
});
