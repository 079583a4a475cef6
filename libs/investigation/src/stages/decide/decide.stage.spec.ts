import { loadSettings } from '@corroborate/config';
import { createReason, CorroborateError, points, type Claim, type ClaimFinding } from '@corroborate/domain';
import { buildArticle } from '@corroborate/domain/testing';
import { createRulesReasoning, type PageNotes, type ReasoningService } from '@corroborate/reading';
import { CaseHistory } from '../../case/case.history';
import type { Assessment, StageRow } from '../stage.types';
import { JudgePool, type Judge } from '../../judging';
import { MODE_PROFILES } from '../../investigation.thresholds';
import { MaskFactory } from '../../adapters/masks';
import { buildSource, bridgeTopic } from '../../testing/case.fixture';
import { DecideStage } from './decide.stage';
import type { StageInput } from '../stage';

const failIfCalled = () => {
  throw new Error('The decision asks for nothing of this.');
};
const reasoners = createRulesReasoning({
  extractClaims: failIfCalled,
  judgeStance: failIfCalled,
  resolveAttribution: failIfCalled,
  planQueries: failIfCalled,
});
const row = (stage: StageRow['stage'], data: unknown): StageRow => ({
  round: 1,
  stage,
  state: 'done',
  data,
  reason: null,
});
const claim: Claim = { id: 'c1', text: 'The bridge is closed', kind: 'event', core: true, importance: 1, reasons: [] };
const found: ClaimFinding = { claimId: 'c1', verdict: 'verified', confidence: points(60), evidence: [], reasons: [] };

const SEARCHED = {
  queries: [],
  results: [],
  coverage: [
    {
      provider: 'one',
      query: 'q',
      strategy: 'keywords',
      outcome: 'found',
      reason: null,
      hits: 1,
      costUsd: 0,
      fromCache: false,
    },
  ],
};
const READ = {
  pages: [
    {
      sourceId: 1,
      url: 'https://s1.com/a',
      site: 's1.com',
      verdict: 'complete',
      reason: '',
      foundBy: ['one'],
      engineDate: null,
      parentSourceId: null,
    },
  ],
};
const TRACED = { claims: [claim], origin: null, attributions: [], assessments: [], chased: [] };
const WEIGHED = {
  claims: [claim],
  sources: [buildSource(1)],
  clusters: [],
  findings: [found],
  discrepancies: [],
  consistencyScore: 90,
  steering: [],
};

const page = buildArticle(
  'Bridge over the Elm closed',
  'The bridge over the Elm was closed on Monday, the council said.',
);
const asker: Judge = new JudgePool(0);

/** The production stage, on the results of earlier stages. */
async function decided(
  unread: string[] | undefined,
  {
    mode = 'detailed',
    changes = {},
    reasoning = reasoners,
    judge = asker,
    eventTypes = [] as string[],
    pages = new Map([[1, page]]),
    halt = null as StageInput['halt'],
    assessments = [] as Assessment[],
  } = {},
) {
  const origin = { ...TRACED, assessments, ...(unread ? { unread } : {}) };
  const input = {
    investigationId: 1,
    topic: bridgeTopic(),
    mode,
    round: 1,
    history: new CaseHistory([
      row('search', SEARCHED),
      row('read', READ),
      row('origin', origin),
      row('cross-reference', { ...WEIGHED, ...changes }),
    ]),
    plan: null,
    halt,
    profile: MODE_PROFILES.detailed,
    context: { investigationId: 1, stage: 'decide' },
    report: async (type: string) => void eventTypes.push(type),
  };
  const settings = loadSettings({}, { RULES_APPLY_FROM: '1' });
  const stage = new DecideStage(settings, reasoning, new MaskFactory(settings, () => false), {
    articles: { getMany: async () => pages },
    judge,
    replies: { listByTopic: async () => [] },
    ledger: { totals: async () => ({ costUsd: 0, calls: 0 }) as never },
  });
  const { output, state, reason } = await stage.run(input as unknown as StageInput);
  return { ...output, state, reason };
}

describe('decide stage after a round', () => {
  const page = 'https://paper.example/city/bridge-closed-after-crack-77.html';

  it('searches for an unread page that reports rely on', async () => {
    expect(await decided([page])).toMatchObject({
      again: true,
      gaps: [{ text: 'bridge closed after crack', why: { code: 'gap.unread-citation' } }],
    });
  });

  it.each([
    ['is none such', []],
    ['is nothing known of such', undefined],
  ])('ends the search if there %s and all else is settled', async (_, unread) => {
    expect(await decided(unread)).toMatchObject({ again: false, gaps: [], why: createReason('stop.no-gap') });
  });

  it.each([
    [createReason('stop.wrapped-up'), 'an editor ended evidence collection early'],
    [createReason('stop.deadline', { mode: 'detailed', minutes: 5 }), 'time limit of 5 minutes'],
  ])('decides at once after a stop and names what was left out: %j', async (halt, words) => {
    const open = await decided([page], { halt: halt as StageInput['halt'] });
    expect(open).toMatchObject({ again: false, why: halt, state: 'partial', reason: expect.stringContaining(words) });
    expect(open.decision?.independentCredible).toBe((await decided([])).decision?.independentCredible);
  });

  it('completes a stopped investigation if no further round was due', async () => {
    expect(await decided([], { halt: createReason('stop.wrapped-up') as StageInput['halt'] })).toMatchObject({
      ...{ again: false, why: createReason('stop.wrapped-up'), state: 'done', reason: null },
    });
  });

  it('searches for another copy of an unreadable credible page', async () => {
    const changes = { sources: [buildSource(1), buildSource(2, { readable: false, url: page })] };
    expect(await decided([], { changes })).toMatchObject({
      again: true,
      gaps: [{ text: 'bridge closed after crack', why: createReason('gap.unread-source', { name: 'Outlet 2' }) }],
    });
  });

  it('does not exceed the rounds of the mode', async () => {
    expect(await decided([page], { mode: 'quick' })).toMatchObject({ again: false });
  });

  it('translates quotes only with the final decision, which is the same without them', async () => {
    const by = { from: 'de', into: 'en', by: 'reader-1' };
    const translator: ReasoningService = {
      open: (context) => ({
        ...reasoners.open(context),
        translate: async ({ sources, into }) => sources.map(({ id }) => ({ ...by, sourceId: id, text: into })),
      }),
    };
    const output = await decided([], { reasoning: translator });
    expect(output.translations).toEqual([{ ...by, sourceId: 1, text: 'en' }]);
    expect(output.decision).toEqual((await decided([])).decision);
    expect((await decided([page], { reasoning: translator })).translations).toBeUndefined();
  });

  it('builds the timeline from model notes on the pages', async () => {
    const quote = 'The bridge over the Elm was closed on Monday';
    const at = { quote, start: 0, end: quote.length };
    const event = { when: '2026-01-05', precision: 'day' as const, written: 'on Monday', what: quote, ...at };
    const notes: PageNotes = {
      schema: 1,
      reader: { kind: 'model', name: 'reader-1', version: 'page-notes 1' },
      ...{ relation: 'this-event', genre: 'news', status: { kind: 'current', what: null }, gist: '', slant: null },
      ...{ stances: [], claims: [], statements: [], events: [event], actors: [], explanations: [], leads: [] },
      ...{ sourcing: { own: [], others: [], unnamed: [] }, dropped: 0 },
    };
    const overall: Assessment['overall'] = { stance: 'supports', strength: 1, passage: null, reasons: [] };
    const assessment = { sourceId: 1, overall, perClaim: [], sameEvent: { same: true, reasons: [] }, notes };
    const output = await decided([], { assessments: [assessment] });
    expect(output.parts?.timeline.events).toMatchObject([{ text: quote, sourceIds: [1] }]);
    expect(output.decision).toEqual((await decided([])).decision);
    const reads: ReasoningService = { open: (context) => ({ ...reasoners.open(context), readsPages: true }) };
    const unread = await decided([], { reasoning: reads });
    expect(unread.parts?.withoutNotes).toEqual(createReason('parts.no-notes'));
    expect(unread.decision).toEqual(output.decision);
  });

  it('publishes timeline, sources and methods after the decision', async () => {
    const eventTypes: string[] = [];
    const { parts } = await decided([], { eventTypes });
    expect(parts?.cards).toMatchObject([{ id: 'S001', sourceId: 1, summary: null }]);
    expect(parts?.withoutNotes).toEqual(createReason('parts.no-model'));
    expect(eventTypes).toContain('sources.tallied');
    const open: string[] = [];
    expect((await decided([page], { eventTypes: open })).parts).toBeUndefined();
    expect(open.filter((type) => !type.startsWith('question.'))).toEqual(['round.decided', 'checkpoint.made']);
  });

  it('decides the same if the additional parts take too long', async () => {
    const judge: Judge = { ask: () => Promise.reject(new CorroborateError('limit-exceeded', 'Too long.')) };
    const output = await decided([], { judge });
    expect(output.parts).toBeNull();
    expect(output.decision).toEqual((await decided([])).decision);
  });
});

describe('claims of sources', () => {
  const text = 'Repairs of the bridge cost the county two million dollars';
  const at = { quote: text, start: 0, end: text.length };
  const supports = { stance: 'supports' as const, strength: 0.7, passage: at, reasons: [] };
  const notes = {
    ...{ reader: { kind: 'model', name: 'reader-1', version: 'page-notes 1' }, relation: 'this-event', genre: 'news' },
    ...{ status: { kind: 'current', what: null }, gist: '', slant: null, stances: [], statements: [], events: [] },
    ...{ actors: [], explanations: [], leads: [], sourcing: { own: [], others: [], unnamed: [] }, dropped: 0 },
    claims: [{ text, importance: 0.8, ...at }],
  } as unknown as PageNotes;
  const assessments = [1, 2].map((sourceId) => ({
    ...{ sourceId, overall: supports, perClaim: [], sameEvent: { same: true, reasons: [] }, notes },
  }));
  const clusters = [1, 2].map((id) => ({ id: `v${id}`, sourceIds: [id], representativeId: id, reasons: [] }));
  const changes = { sources: [1, 2].map((id) => buildSource(id, { clusterId: `v${id}` })), clusters };
  const pages = new Map([1, 2].map((id) => [id, buildArticle('Bridge over the Elm closed', text)] as const));
  const known = { assessments, changes, pages };
  const readBy = (supporting: number[]): ReasoningService => ({
    open: (context) => ({
      ...reasoners.open(context),
      readClaims: async ({ claims }) =>
        new Map(supporting.map((id) => [id, claims.map((claim) => ({ claimId: claim.id, judgement: supports }))])),
    }),
  });

  it('checks claims of sources against the other pages without changing the decision', async () => {
    const { sourceClaims, decision } = await decided([], { ...known, reasoning: readBy([1, 2]) });
    expect(sourceClaims?.claims).toMatchObject([{ id: 's1', text, importance: 0.8, core: false }]);
    expect(sourceClaims?.findings).toMatchObject([{ claimId: 's1', verdict: 'verified' }]);
    expect(decision).toEqual((await decided([], { changes, pages })).decision);
  });

  it('leaves source claims open with one independent source, and returns null without a model', async () => {
    const alone = await decided([], { ...known, reasoning: readBy([1]) });
    expect(alone.sourceClaims?.findings).toMatchObject([{ claimId: 's1', verdict: 'unverifiable' }]);
    expect((await decided([], known)).sourceClaims).toBeNull();
  });
});

describe('case critique', () => {
  const quote = 'Repairs of the bridge cost the county two million dollars';
  const at = { quote, start: 0, end: quote.length };
  const notes = {
    ...{ claims: [{ text: quote, importance: 0.8, ...at }], events: [], actors: [], explanations: [], stances: [] },
    ...{ statements: [], leads: [], slant: null, gist: '', sourcing: { own: [], others: [], unnamed: [] } },
    ...{ status: { kind: 'current', what: null }, relation: 'this-event', genre: 'news', dropped: 0 },
    reader: { kind: 'model', name: 'reader-1', version: 'page-notes 1' },
  } as unknown as PageNotes;
  const overall = { stance: 'supports' as const, strength: 0.7, passage: at, reasons: [] };
  const assessments = [{ sourceId: 1, overall, perClaim: [], sameEvent: { same: true, reasons: [] }, notes }];
  const point = {
    ...{ kind: 'missing' as const, what: 'No contract was found', notes: [quote], sourceIds: [1] },
    ...{ question: 'Which firm signed the repair contract?', query: 'Elm bridge repair contract' },
  };
  const criticize = jest.fn(async () => ({ by: 'critic-1', points: [point] }));
  const result = { id: 'pre-mortem', points: [{ text: 'The day may be wrong', notes: [quote], sourceIds: [1] }] };
  const { kind: _, sourceIds: __, ...raised } = point;
  const question = {
    ...raised,
    question: 'On which day was the bridge inspected?',
    query: 'Elm bridge day',
    priority: 'medium' as const,
  };
  const examine = jest.fn(async () => ({ by: 'critic-1', results: [result], questions: [question] }));
  const reasoning: ReasoningService = {
    open: (context) => ({ ...reasoners.open(context), readsPages: true, criticize, examine }),
  };
  beforeEach(() => jest.clearAllMocks());

  it('leads to a round that searches for its question', async () => {
    const eventTypes: string[] = [];
    const output = await decided([], { assessments, reasoning, eventTypes });
    expect(output).toMatchObject({
      again: true,
      gaps: [
        { text: 'Elm bridge repair contract', why: { code: 'question.by-critique' } },
        { text: 'Elm bridge day', why: { code: 'question.by-critique' } },
        { text: quote, why: createReason('gap.source-claim') },
      ],
    });
    expect(output.inquiry?.questions.slice(-2)).toMatchObject([
      { question: point.question, by: 'model', priority: 'high' },
      { question: question.question, by: 'model', priority: 'medium' },
    ]);
    expect(output.inquiry?.frameworks).toMatchObject([{ round: 1, stage: 'late', id: 'pre-mortem', by: 'critic-1' }]);
    expect(output.inquiry?.critiques).toMatchObject([{ round: 1, by: 'critic-1', findings: [{ kind: 'missing' }] }]);
    expect(eventTypes).toContain('question.asked');
  });

  it('requests no case critique in quick mode, after a stop, or without page notes', async () => {
    await decided([], { assessments, reasoning, mode: 'quick' });
    await decided([], { assessments, reasoning, halt: createReason('stop.wrapped-up') as StageInput['halt'] });
    await decided([], { reasoning });
    expect(criticize).not.toHaveBeenCalled();
    expect(examine).not.toHaveBeenCalled();
  });

  it('ends an exhaustive inquiry with the late methods, whose questions are shown but not searched', async () => {
    const halt = createReason('stop.wrapped-up') as StageInput['halt'];
    const output = await decided([], { assessments, reasoning, mode: 'exhaustive', halt });
    expect(examine).toHaveBeenCalledTimes(1);
    expect(output).toMatchObject({ again: false, inquiry: { frameworks: [{ stage: 'late' }] } });
    expect(output.gaps.map(({ text }) => text)).not.toContain('Elm bridge day');
    expect(output.inquiry?.questions.at(-1)?.question).toBe(question.question);
  });
});
