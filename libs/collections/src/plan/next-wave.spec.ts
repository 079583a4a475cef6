import { COLLECTION_LIMITS } from '../collections.thresholds';
import { selectNextWave, type Step } from './plan.policy';

const step = (tool: string, operation: Step['operation'], questionId = 'c1'): Step => ({
  server: 'register',
  tool,
  operation,
  questionId,
  request: { query: questionId, pageSize: 1 },
});

describe('steps that run at the same time', () => {
  it('runs all pending counts at the same time, before any scan of the same collection', () => {
    const counts = [step('payments', 'aggregate'), step('payments', 'aggregate', 'c2')];
    expect(selectNextWave([step('payments', 'scan'), ...counts])).toEqual(counts);
  });

  it('runs only one scan per collection at the same time', () => {
    const [first, second, other] = [step('payments', 'scan'), step('payments', 'scan', 'c2'), step('votes', 'scan')];
    expect(selectNextWave([first, second, other])).toEqual([first, other]);
  });

  it('limits the number of collection steps that run at the same time', () => {
    const many = Array.from({ length: 20 }, (_, at) => step('payments', 'aggregate', `c${at}`));
    expect(selectNextWave(many)).toHaveLength(COLLECTION_LIMITS.atOnce);
  });
});
