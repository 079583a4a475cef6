import { markOf, scoreOf } from './asked.score';

describe('what an answer of the register is worth', () => {
  it('is right where all rows are true and none is missing, whatever is told beside them', () => {
    expect(markOf({ rows: [['14']] }, [['14']])).toBe('right');
    expect(
      markOf({ rows: [['Elm'], ['Oak']] }, [
        ['Oak', '3'],
        ['Elm', '9'],
      ]),
    ).toBe('right');
    expect(markOf({ rows: [['Elm'], ['Oak']] }, [['Oak', '3']])).toBe('wrong');
    expect(markOf({ rows: [['14']] }, [['15']])).toBe('wrong');
    expect(markOf({ rows: [['Elm']] }, [['Elm'], ['Elm']])).toBe('wrong');
  });

  it('takes any of those that are alike where the first so many are asked for', () => {
    const truth = { rows: [['Elm'], ['Oak'], ['Ash']], first: 2 };
    expect(markOf(truth, [['Elm'], ['Ash']])).toBe('right');
    expect(markOf(truth, [['Elm']])).toBe('wrong');
    expect(markOf(truth, [['Elm'], ['Fir']])).toBe('wrong');
  });

  it('tells silence from a claim where there is nothing to know', () => {
    expect(markOf({ rows: null }, null)).toBe('honestly_open');
    expect(markOf({ rows: null }, [['0']])).toBe('claimed');
    expect(markOf({ rows: [['14']] }, null)).toBe('missed');
    expect(scoreOf(['right', 'claimed', 'right'])).toMatchObject({ asked: 3, right: 2, claimed: 1, missed: 0 });
  });
});
