import { loadSettings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { articleSample as article, topicDraftSample as topicDraft } from '@corroborate/db/testing';
import { systemClock, type Mode, type StageName, type Topic, type TopicDraft } from '@corroborate/domain';
import { createRulesReasoning, extractClaims, judgeSource } from '@corroborate/reading';
import { planQueries } from '@corroborate/search';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/database';
import { MaskFactory } from '../../adapters/masks';
import { JudgePool } from '../../judging';
import { Advancer } from '../../rounds/advancer';
import { StageRunner, type StageSet } from '../../rounds/stage.runner';
import { buildSource } from '../../testing/case.fixture';
import type { DecideOutput } from '../stage.types';
import { DecideStage } from './decide.stage';

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

const BRIBE: Partial<TopicDraft> = {
  ...{ title: 'Norvane Foundry bribed inspector', summary: 'Norvane Foundry bribed an inspector in Port Vesper.' },
  ...{ entities: ['Norvane Foundry'], location: 'Port Vesper' },
};
const DAM: Partial<TopicDraft> = {
  ...{ title: 'Skarn dam opens to visitors', summary: 'The dam at Skarn opens to visitors.', entities: ['Skarn'] },
};

interface Found {
  /** Stances of the pages of this case, one independent source each. */
  stances?: ('supports' | 'disputes')[];
  verdict?: 'verified' | 'disputed';
  /** Number of answered searches out of eight. */
  answered?: number;
}

interface Case {
  id: number;
  topic: Topic;
  decided: DecideOutput[];
}

/** Runs decisions round after round until the last one. */
async function runCase(draft: Partial<TopicDraft>, mode: Mode, found: Found = {}): Promise<Case> {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `r-${(topics += 1)}`, ...draft })]);
  const { topic } = stored!;
  const order = { mode, priority: 'normal', budgetUsd: 0.5, forced: false, requestedBy: 'test' } as const;
  const opened = await db.investigations.create({ topicId: topic.id, ...order });
  if (!opened.created) throw new Error('not created');
  const { id } = opened.investigation;
  const decided: DecideOutput[] = [];
  for (let round = 1; round === 1 || decided.at(-1)?.again; round += 1) {
    const save = (stage: StageName, data: unknown) =>
      db.stageResults.save({ investigationId: id, round, stage, state: 'done', data });
    await save('search', searched(found.answered ?? 8));
    await save('read', { pages: pagesOf(round) });
    await save('cross-reference', await weighedOf(topic, found));
    await decide(id, round);
    const row = (await db.stageResults.findAll(id)).find((one) => one.stage === 'decide' && one.round === round);
    decided.push(row!.data as unknown as DecideOutput);
  }
  return { id, topic, decided };
}

const searched = (answered: number) => ({
  ...{ queries: [], results: [] },
  coverage: Array.from({ length: 8 }, (_, at) => ({
    ...{ provider: `engine-${at}`, query: 'q', strategy: 's', reason: null, hits: 1, costUsd: 0, fromCache: false },
    outcome: at < answered ? 'found' : 'failed',
  })),
});

/** New pages in each round, so that no search is exhausted. */
const pagesOf = (round: number) =>
  [1, 2, 3].map((at) => ({
    ...{ sourceId: 1_000 * round + at, url: `https://q${round}.example/${at}`, site: `q${round}.example` },
    ...{ verdict: 'complete', reason: '', foundBy: ['one'], engineDate: null, parentSourceId: null },
  }));

async function weighedOf(topic: Topic, { stances = ['supports', 'supports'], verdict = 'verified' }: Found) {
  const sentence = topic.summary ?? topic.title;
  const passage = { quote: sentence, start: 0, end: sentence.length };
  const ids = await Promise.all(
    stances.map((_, n) => {
      const url = `https://p${n}.example/${topic.id}`;
      const place = { url, finalUrl: url, canonicalUrl: url, host: `p${n}.example`, site: `p${n}.example` };
      return db.sources.save(article({ ...place, title: 'Report', text: sentence, contentHash: `${topic.id}-${n}` }));
    }),
  );
  const said = stances.map((stance) => ({ stance, strength: 1, passage, reasons: [] }));
  const claims = extractClaims(topic).slice(0, 1);
  return {
    claims,
    sources: ids.map((id, at) => buildSource(id, { stance: said[at]!, clusterId: `v${at}`, site: `p${at}.example` })),
    clusters: ids.map((id, at) => ({ id: `v${at}`, sourceIds: [id], representativeId: id, reasons: [] })),
    findings: claims.map(({ id }) => ({
      ...{ claimId: id, verdict, confidence: 75, reasons: [] },
      evidence: ids.map((sourceId, at) => ({ sourceId, ...said[at]! })),
    })),
    ...{ discrepancies: [], consistencyScore: 100, steering: [] },
  };
}

async function decide(investigationId: number, round: number): Promise<void> {
  const reasoners = createRulesReasoning({
    ...{ extractClaims, judgeStance: judgeSource, resolveAttribution: () => [], planQueries: () => [] },
  });
  const settings = loadSettings({}, { RULES_APPLY_FROM: '1' });
  const masks = new MaskFactory({ MASK_PRIVATE_NAMES: [], PUBLIC_FIGURES: [] }, () => false);
  const { sources: articles, replies, ledger } = db;
  const stages = {
    decide: new DecideStage(settings, reasoners, masks, { articles, judge: new JudgePool(0), replies, ledger }),
  };
  const around = { onConcluded: () => undefined, before: async () => 'conclude' as const };
  const advancer = new Advancer(db, { enqueueRound: async () => 'none' }, systemClock, around);
  const terms = { clock: systemClock, deadlines: { quick: 0, detailed: 0, exhaustive: 0 } };
  const signal = new AbortController().signal;
  const job = { investigationId, round, generation: 0, attempt: 1, signal };
  await new StageRunner(db, stages as unknown as StageSet, advancer, terms).run('decide', job);
}

const endsOf = ({ decided }: Case) => decided.map(({ why }) => why.code);

describe('rounds of an investigation', () => {
  it('ends an investigation after one round in quick mode, whatever is missing', async () =>
    expect(endsOf(await runCase(BRIBE, 'quick'))).toEqual(['stop.rounds-used']));

  it('ends an investigation after two rounds in detailed mode if nothing concrete is left to search', async () => {
    const made = await runCase(DAM, 'detailed');
    expect(endsOf(made)).toEqual(['stop.go-on', 'stop.no-gap']);
    const result = (await db.investigations.get(made.id))?.result;
    expect(result).toMatchObject({ inquiry: { ended_code: { code: 'stop.no-gap' } } });
  });

  it('runs three rounds if the pre-publication check found something a search could settle', async () => {
    const made = await runCase(BRIBE, 'detailed');
    expect(endsOf(made)).toEqual(['stop.go-on', 'stop.targeted', 'stop.rounds-used']);
    expect(made.decided[1]?.gaps).toMatchObject([{ text: expect.stringContaining('Norvane Foundry') }]);
    expect(made.decided[1]?.lastLook).toBeUndefined();
    expect(made.decided[2]?.lastLook?.findings[0]).toMatchObject({ kind: 'reply', gravity: 'MAJOR' });
  });

  it('runs at most one targeted round per case', async () => {
    const ends = endsOf(await runCase(BRIBE, 'exhaustive'));
    expect(ends.filter((code) => code === 'stop.targeted')).toHaveLength(1);
    expect(ends.length).toBeLessThan(10);
  });
});

it('turns an action of the checkpoint into a query of the next round', async () => {
  const { topic, decided } = await runCase(DAM, 'detailed', { stances: ['supports', 'disputes'], verdict: 'disputed' });
  expect(decided[0]?.inquiry?.checkpoints).toMatchObject([
    { round: 1, verdict: 'NEEDS_REVISION', issues: [{ type: 'contradictions', search: topic.summary }] },
  ]);
  const gaps = decided[0]?.gaps ?? [];
  expect(gaps[0]).toMatchObject({ text: topic.summary, why: { code: 'checkpoint.contradictions' } });
  const [query] = planQueries(topic, { mode: 'detailed', now: new Date(), round: 2, gaps, deskLanguage: 'en' });
  expect(query).toMatchObject({ strategy: 'gap', reason: expect.stringContaining('contradict each other') });
});

it('ends an investigation as incomplete and held for review after a failed checkpoint', async () => {
  const { id, topic, decided } = await runCase(DAM, 'detailed', { stances: ['supports'], answered: 1 });
  expect(decided.at(-1)?.inquiry?.checkpoints.at(-1)).toMatchObject({
    ...{ verdict: 'FAILED', issues: [{ type: 'claims', severity: 'high' }] },
  });
  const row = await db.investigations.get(id);
  expect(row?.verdict).toMatchObject({ state: 'incomplete', next: { code: 'next.decide' } });
  expect((await db.topics.get(topic.id))?.verificationStatus).toBe('unverified');
  const [item] = await db.reviews.listByCase(id);
  expect(item).toMatchObject({ state: 'open', recommendedLevel: 'verified' });
  expect(item?.reasons.map(({ reason }) => reason)).toContain('checkpoint-failed');
});
