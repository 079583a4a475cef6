import { stagesOf } from './round.policy';

describe('the stages of a round', () => {
  it('ask the networks in the first round only', () => {
    expect(stagesOf('detailed', 1)).toContain('social');
    expect(stagesOf('detailed', 2)).not.toContain('social');
  });

  it('leave background out in quick mode', () => {
    expect(stagesOf('quick', 1)).not.toContain('context');
    expect(stagesOf('exhaustive', 1)).toContain('context');
  });

  it('always end in a decision', () => {
    for (const round of [1, 2, 3]) expect(stagesOf('quick', round)).toContain('decide');
  });
});
