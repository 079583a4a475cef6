import { createReason } from '@corroborate/domain';
import type { StageRow } from '../stages/stage.types';
import { CaseHistory } from './case.history';
import { roundLog } from './round-log';

const row = (stage: StageRow['stage'], round: number, data: unknown): StageRow => ({
  ...{ stage, round, state: 'done', data, reason: null },
});
const asked = (query: string, hits: number) => ({ provider: 'p', strategy: 'keywords', query, hits });
const inquiry = (answers: [id: string, state: string][]) => ({
  questions: answers.map(([id]) => ({ id })),
  answers: answers.map(([questionId, state]) => ({ questionId, state })),
});

it('logs per round the searches, newly read pages, settled questions and the reason to continue', () => {
  const why = createReason('stop.no-gap');
  const log = roundLog(
    new CaseHistory([
      row('search', 1, { coverage: [asked('a', 2), asked('a', 3)] }),
      row('read', 1, { pages: [{ sourceId: 1 }] }),
      row('decide', 1, { gaps: [{ text: 'b' }], why, inquiry: inquiry([['q1', 'open']]) }),
      row('search', 2, { coverage: [asked('b', 0)] }),
      row('read', 2, { pages: [{ sourceId: 1 }, { sourceId: 2 }] }),
      row('decide', 2, {
        gaps: [],
        why,
        inquiry: inquiry([
          ['q1', 'answered'],
          ['q2', 'open'],
        ]),
      }),
    ]),
  );
  expect(log).toEqual([
    {
      ...{ round: 1, queries: [{ strategy: 'keywords', query: 'a', hits: 5 }], sourceIds: [1] },
      ...{ asked: ['q1'], settled: [], gaps: ['b'], why },
    },
    {
      ...{ round: 2, queries: [{ strategy: 'keywords', query: 'b', hits: 0 }], sourceIds: [2] },
      ...{ asked: ['q2'], settled: [{ questionId: 'q1', state: 'answered' }], gaps: [], why },
    },
  ]);
});
