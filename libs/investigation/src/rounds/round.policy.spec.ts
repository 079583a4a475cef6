import { selectStages } from './round.policy';

describe('stages of a round', () => {
  it('queries networks, registers and reference works in the first round only', () => {
    expect(selectStages(1)).toEqual(expect.arrayContaining(['social', 'records', 'context']));
    for (const stage of ['social', 'records', 'context']) expect(selectStages(2)).not.toContain(stage);
  });

  it('judges pages after reading and before tracing the origin, in every round', () => {
    for (const round of [1, 2, 3])
      expect(selectStages(round).slice(0, 5)).toEqual(['search', 'read', 'assess', 'origin', 'cross-reference']);
  });

  it('always end with a decision', () => {
    for (const round of [1, 2, 3]) expect(selectStages(round)).toContain('decide');
  });
});
