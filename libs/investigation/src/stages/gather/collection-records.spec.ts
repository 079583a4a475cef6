import type { CollectionReport, CollectionResearch } from '@corroborate/collections';
import { createReason, systemClock } from '@corroborate/domain';
import { extractClaims } from '@corroborate/reading';
import type { InvestigationPlan } from '../../plan/plan.types';
import { bridgeTopic } from '../../testing/case.fixture';
import { CollectionRecords, type CollectionPorts } from './collection-records';
import type { StageInput } from '../stage';

const NOTHING: CollectionReport = {
  questions: [],
  collections: [],
  counted: [],
  scanned: [],
  followed: [],
  found: [],
  validation: { status: 'FAILED', contradictions: [], weak: [], relevance: 0 },
  coverage: { gaps: [], coverageByQuestion: {}, recommendation: 'SUFFICIENT_COVERAGE' },
  completion: 'nothing-to-ask',
  why: createReason('collection.ended', { end: 'nothing-to-ask', documents: 0, iterations: 1 }),
  answers: [],
  faults: [],
};
const TITLE = bridgeTopic({}).title;
type Wanted = Parameters<CollectionResearch['run']>[0];

type Readers = Parameters<CollectionRecords['gather']>[2]['reasoner'];

/** Questions sent to collections under a plan. */
async function askedUnder(
  plan: Pick<InvestigationPlan, 'struck' | 'inquiry'> | null,
  reasoner: Readers = null,
): Promise<Wanted> {
  const asked: Wanted[] = [];
  const research = { run: async (wanted: Wanted) => (asked.push(wanted), NOTHING) };
  const records = new CollectionRecords({ research, clock: systemClock } as unknown as CollectionPorts);
  const topic = bridgeTopic({ entities: ['Harlan County'] });
  const input = { investigationId: 1, mode: 'quick', context: {}, plan } as unknown as StageInput;
  await records.gather(topic, extractClaims(topic), { input, reasoner });
  return asked[0]!;
}

describe('reader of collection documents', () => {
  const readDocuments = jest.fn(async () => []);
  const reader = (name: string) => ({ name, askData: async () => null, readDocuments }) as unknown as Readers;

  it('returns no reader of collection documents if only rules are used', async () => {
    expect((await askedUnder(null)).reading).toBeNull();
    expect((await askedUnder(null, reader('rules'))).reading).toBeNull();
  });

  it('reads collection documents with the model, as many as the mode allows', async () => {
    const { reading } = await askedUnder(null, reader('rules with reader-1'));
    expect(reading?.most).toBe(12);
    const asked = { questions: [], documents: [] };
    await reading?.read(asked);
    expect(readDocuments).toHaveBeenCalledWith({ topic: expect.objectContaining({ title: TITLE }), ...asked });
  });
});

describe('questions to collections', () => {
  it('asks collections only about the claims of the case if no plan was approved', async () => {
    const { questions, leftOut } = await askedUnder(null);
    expect(questions).toMatchObject([{ id: 'c1', priority: 'critical' }]);
    expect(leftOut).toEqual([]);
  });

  it('asks collections the questions an editor wrote, on the servers the editor kept', async () => {
    const question = { priority: 'high' as const, dependsOn: [], keywords: [], by: 'editor' as const };
    const reasoning = createReason('question.by-editor');
    const inquiry: InvestigationPlan['inquiry'] = {
      questions: [
        { ...question, id: 'sq_1', question: 'Who disputes it?', answeredBy: 'disputes', reasoning },
        { ...question, id: 'sq_2', question: 'What did Harlan County pay?', answeredBy: 'free', reasoning },
      ],
      perspectives: [],
      categories: [],
    };
    const { questions, leftOut } = await askedUnder({
      inquiry,
      struck: { queries: [], engines: [], servers: ['filings'] },
    });
    expect(questions.slice(1)).toEqual([{ id: 'sq_2', question: 'What did Harlan County pay?', priority: 'normal' }]);
    expect(leftOut).toEqual(['filings']);
  });
});
