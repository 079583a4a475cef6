import { evaluateQualification, type QualificationReading } from './qualification.policy';

/** Readings of 40 supporting pages and 80 traps; the first of each are misread. */
function readings({ missed, falsely }: { missed: number; falsely: number }): QualificationReading[] {
  return Array.from({ length: 120 }, (_, at) => {
    const supports = at < 40;
    const supported = supports ? at >= missed : at < 40 + falsely;
    return { page: { id: `p${at}`, language: 'en', kind: supports ? 'support' : 'denial', supports }, supported };
  });
}

describe('evaluateQualification', () => {
  it.each([
    ['a reader that is right', { missed: 0, falsely: 0 }, true],
    ['a careful reader', { missed: 10, falsely: 2 }, true],
    ['a reader that takes too many traps for support', { missed: 0, falsely: 3 }, false],
    ['a reader that finds too little', { missed: 11, falsely: 0 }, false],
    ['a reader that says yes to everything', { missed: 0, falsely: 80 }, false],
    ['a reader that says no to everything', { missed: 40, falsely: 0 }, false],
  ])('judges %s', (_, wrong, passed) => expect(evaluateQualification(readings(wrong)).passed).toBe(passed));

  it('reports precision, recall and the misread pages', () => {
    const found = evaluateQualification(readings({ missed: 8, falsely: 2 }));
    expect(found).toMatchObject({ pages: 120, falselySupported: ['p40', 'p41'], recall: 0.8 });
    expect(found.precision).toBeCloseTo(32 / 34);
    expect(found.missed).toHaveLength(8);
  });

  it('fails on an empty set', () => expect(evaluateQualification([]).passed).toBe(false));
});
