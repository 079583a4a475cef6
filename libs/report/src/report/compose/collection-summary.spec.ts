import { createReason } from '@corroborate/domain';
import type { CollectionsFound } from '../../collections.builder';
import { millCase } from '../../testing';
import { composeReport } from '../compose-report';

const counted = (questionId: string) => ({
  ...{ server: 'county', tool: 'payments', questionId, groupBy: ['payer'], buckets: [], histogram: [], total: 12 },
  insights: [createReason('collection.total', { documents: 12 })],
});

const found: CollectionsFound = {
  questions: [
    { id: 'c1', question: 'The Elm Valley mill burned down', priority: 'critical' },
    { id: 'c2', question: 'The county paid for the roof', priority: 'normal' },
  ],
  collections: [],
  counted: [counted('c1'), counted('c2')],
  scanned: [],
  followed: [],
  validation: { status: 'NEEDS_REVISION', contradictions: [[0, 1]], weak: [0, 1, 2], relevance: 0.6 },
  coverage: {
    gaps: [
      { code: 'no-finding', questionId: 'c2', importance: 'normal', suggestedAgent: 'aggregate', params: {} },
      { code: 'unsure', questionId: 'c1', importance: 'critical', suggestedAgent: 'scan', params: {} },
    ],
    coverageByQuestion: { c1: 0.6, c2: 0 },
    recommendation: 'CONTINUE_RESEARCH',
  },
  revisions: 2,
  completion: 'all-read',
  why: createReason('collection.ended', { end: 'all-read', documents: 12, iterations: 3 }),
  answers: [],
  records: [],
  faults: [],
};

describe('collections summary of a report', () => {
  const { data, pages } = millCase();
  const report = composeReport({ data: { ...data, collections: found }, pages }, 'file');
  const items = report.sections
    .find(({ id }) => id === 'background')
    ?.groups.find(({ heading }) => heading === 'Collections')?.items;
  const lines = (items ?? []).map(({ label, sentences }) => [label, sentences.map(({ text }) => text).join(' ')]);

  it('lists statistics once, validation, gaps with the main claim first, and a recommendation', () => {
    expect(lines).toEqual([
      ['county/payments', '12 documents match.'],
      [
        'Validation',
        'Ended after 3 rounds and 12 documents: all matching documents were read. Findings need revision: 1 ' +
          'contradiction, 3 weak. Searched again 2 times because the findings needed revision.',
      ],
      ['The Elm Valley mill burned down', 'Documents answer this question without enough confidence.'],
      ['The county paid for the roof', 'No document answers this question.'],
      ['Recommendation', 'Further queries are worthwhile.'],
    ]);
  });

  it('prints no collections summary in a report if no collection was queried', () => {
    const without = composeReport({ data: { ...data, collections: null }, pages }, 'file');
    expect(JSON.stringify(without)).not.toContain('Recommendation');
  });
});
