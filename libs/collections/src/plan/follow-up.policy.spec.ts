import { mapFields } from '../fields/mapping.policy';
import { analyzeGaps } from '../findings/validate.policy';
import { mapParameters } from '../request/tool.policy';
import type { Collection, CollectionFinding, SubQuestion } from '../collection.types';
import { planFollowUps, type PriorResults } from './follow-up.policy';
import { buildStepKey, type PlanInput } from './plan.policy';

const ROW = {
  id: 'A1',
  payer: 'Harlan County',
  recipient: 'Brightwater Paving',
  paid_on: '2026-10-14',
  amount: 318400,
  category: 'roads',
  text: 'Harlan County paid Brightwater Paving $318,400 for bridge deck repair on October 14, 2026.',
};
const properties = { query: {}, group_by: {}, page_size: {}, search_after: {} };
const collection: Collection = {
  server: 'register',
  tool: 'payments',
  description: '',
  digest: 'd',
  parameters: mapParameters({ inputSchema: { properties } }),
  mapping: mapFields([ROW]),
  size: 100_000,
  priceUsd: 0.01,
  health: 'well',
  primary: [],
};
const question: SubQuestion = {
  id: 'c1',
  question: 'Harlan County paid Brightwater Paving for bridge repair on roads',
  priority: 'critical',
};
const input: PlanInput = {
  questions: [question],
  names: ['Harlan County', 'Brightwater Paving'],
  collections: [collection],
};
const finding = (themes: string[]): CollectionFinding => ({
  questionId: 'c1',
  claim: 'x',
  evidence: 'x',
  docIds: ['A1'],
  collection: { server: 'register', tool: 'payments' },
  confidence: 0.5,
  themes,
});
const known = (over: Partial<PriorResults> = {}): PriorResults => ({
  coverage: analyzeGaps([question], over.findings ?? [], []),
  findings: [],
  counted: [],
  unread: new Set(),
  asked: new Set(),
  followed: 0,
  ...over,
});
const values = (given: PriorResults, over: Partial<PlanInput> = {}) =>
  planFollowUps({ ...input, ...over }, given).map(({ by, value }) => `${by}: ${value}`);

describe('follow-up queries to collections', () => {
  it('plans a follow-up query for each name alone if the query with all names left a question open', () => {
    expect(values(known())).toEqual(['name: Harlan County', 'name: Brightwater Paving']);
  });

  it('plans no follow-up query to collections if every question has its answer', () => {
    const sure = { ...finding([]), confidence: 0.9 };
    expect(values(known({ coverage: analyzeGaps([question], [sure], []) }))).toEqual([]);
  });

  it('never repeats an earlier query as a follow-up query to collections', () => {
    const asked = new Set(planFollowUps(input, known()).map(({ step }) => buildStepKey(step)));
    expect(values(known({ asked }))).toEqual([]);
  });

  it('plans follow-up queries for a group the question names and a frequent theme if too many documents match', () => {
    const counted = [
      {
        server: 'register',
        tool: 'payments',
        questionId: 'c1',
        groupBy: ['payer', 'category'],
        buckets: [{ keys: ['Harlan County', 'roads'] }, { keys: ['Harlan County', 'schools'] }],
      },
    ];
    const findings = [finding(['bridges']), finding(['bridges', 'culverts'])];
    const asked = new Set(planFollowUps(input, known()).map(({ step }) => buildStepKey(step)));
    const more = known({ counted, findings, asked, unread: new Set(['c1']), followed: 2 });
    expect(values(more)).toEqual(['group: roads', 'theme: bridges', 'theme: culverts']);
    expect(values({ ...more, unread: new Set() })).toEqual([]);
  });

  it('plans follow-up queries for terms a reader named after those for the themes of the collection', () => {
    const read = { ...finding(['bridges']), terms: ['bridge yard', 'deck 7', 'bridge yard', 'b'.repeat(80)] };
    const planned = planFollowUps(input, known({ findings: [finding(['bridges']), read], unread: new Set(['c1']) }));
    const steps = planned.filter(({ by }) => by === 'theme').map(({ value, step }) => [value, step.request.query]);
    expect(steps).toEqual([['bridges', 'Harlan County bridges']]);
    const asked = new Set(planned.map(({ step }) => buildStepKey(step)));
    expect(values(known({ findings: [read], unread: new Set(['c1']), asked, followed: 3 }))).toEqual([
      'theme: bridge yard',
      'theme: deck 7',
    ]);
    expect(values(known({ findings: [read], asked, followed: 3 }))).toEqual([]);
  });

  it('plans no follow-up query for a sentence as a theme or for a collection an editor excluded', () => {
    const long = known({ findings: [finding(['a'.repeat(80)])], unread: new Set(['c1']), followed: 0 });
    expect(values(long).filter((one) => one.startsWith('theme'))).toEqual([]);
    expect(values(known(), { leftOut: ['register'] })).toEqual([]);
    expect(values(known(), { leftOut: ['register/payments'] })).toEqual([]);
    expect(values(known(), { leftOut: ['register/filings'] })).toHaveLength(2);
  });

  it('plans no more follow-up queries after three queries without results if one was a follow-up', () => {
    const idle = analyzeGaps([question], [], [0, 0, 0]);
    expect(values(known({ coverage: idle }))).toHaveLength(2);
    expect(values(known({ coverage: idle, followed: 1 }))).toEqual([]);
  });
});
