import { stagesOf } from './round.policy';

describe('the stages of a round', () => {
  it('ask networks, registers and reference works in the first round only', () => {
    expect(stagesOf(1)).toEqual(expect.arrayContaining(['social', 'records', 'context']));
    for (const stage of ['social', 'records', 'context']) expect(stagesOf(2)).not.toContain(stage);
  });

  it('judge pages after they are read and before their origin is looked for, in every round', () => {
    for (const round of [1, 2, 3])
      expect(stagesOf(round).slice(0, 5)).toEqual(['search', 'read', 'assess', 'origin', 'cross-reference']);
  });

  it('always end in a decision', () => {
    for (const round of [1, 2, 3]) expect(stagesOf(round)).toContain('decide');
  });
});
