import { stagesOf } from './round.policy';

describe('the stages of a round', () => {
  it('ask networks, registers and reference works in the first round only', () => {
    expect(stagesOf(1)).toEqual(expect.arrayContaining(['social', 'records', 'context']));
    for (const stage of ['social', 'records', 'context']) expect(stagesOf(2)).not.toContain(stage);
  });

  it('always end in a decision', () => {
    for (const round of [1, 2, 3]) expect(stagesOf(round)).toContain('decide');
  });
});
