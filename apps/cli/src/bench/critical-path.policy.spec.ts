import { criticalPathMs } from './critical-path.policy';

const call = (chain: string, startMs: number, endMs: number) => ({ chain, startMs, endMs });

describe('the critical path of upstream waits', () => {
  it('takes the longest chain of a stage, since other chains run beside it', () => {
    expect(criticalPathMs([[call('a', 0, 200), call('b', 0, 300)]])).toBe(300);
  });

  it('adds calls of one chain that follow each other and leaves out the pause between them', () => {
    expect(criticalPathMs([[call('a', 0, 200), call('a', 250, 450)]])).toBe(400);
  });

  it('counts calls of one chain that overlap once', () => {
    expect(criticalPathMs([[call('a', 0, 200), call('a', 100, 250)]])).toBe(250);
  });

  it('adds up the stages, which cannot overlap', () => {
    expect(criticalPathMs([[call('a', 0, 200)], [call('a', 500, 600)], []])).toBe(300);
  });
});
