import type { StageName } from '@corroborate/domain';
import { criticalPathMs, type TimedCall } from './critical-path.policy';

const inStage = (stage: StageName, calls: TimedCall[], round = 1) => ({ round, stage, calls });
const call = (chain: string, startMs: number, endMs: number) => ({ chain, startMs, endMs });

describe('the critical path of upstream waits', () => {
  it('uses the longest chain of a stage, because chains run in parallel', () => {
    expect(criticalPathMs([inStage('search', [call('a', 0, 200), call('b', 0, 300)])])).toBe(300);
  });

  it('adds up consecutive calls of one chain, without the pauses between them', () => {
    expect(criticalPathMs([inStage('search', [call('a', 0, 200), call('a', 250, 450)])])).toBe(400);
  });

  it('counts overlapping time of calls in one chain once', () => {
    expect(criticalPathMs([inStage('search', [call('a', 0, 200), call('a', 100, 250)])])).toBe(250);
  });

  it('adds up stages and rounds that wait for each other', () => {
    const stages = [
      inStage('search', [call('a', 0, 200)]),
      inStage('read', [call('a', 500, 600)]),
      inStage('origin', []),
      inStage('search', [call('a', 900, 950)], 2),
    ];
    expect(criticalPathMs(stages)).toBe(350);
  });

  it('counts a parallel stage only if it takes longer than the others', () => {
    const [search, read] = [inStage('search', [call('a', 0, 200)]), inStage('read', [call('a', 300, 400)])];
    expect(criticalPathMs([search, read, inStage('social', [call('x', 0, 250)])])).toBe(300);
    expect(criticalPathMs([search, read, inStage('social', [call('x', 0, 700)])])).toBe(700);
    expect(criticalPathMs([search, read, inStage('records', [call('r', 0, 260)])])).toBe(360);
  });
});
