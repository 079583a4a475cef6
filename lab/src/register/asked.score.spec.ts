import { markOf, scoreOf } from './asked.score';

describe('the score of a register answer', () => {
  it('scores a register answer as right if its rows are correct and complete, even with additional columns', () => {
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

  it('accepts any of the tied rows if a question asks for the first few', () => {
    const truth = { rows: [['Elm'], ['Oak'], ['Ash']], first: 2 };
    expect(markOf(truth, [['Elm'], ['Ash']])).toBe('right');
    expect(markOf(truth, [['Elm']])).toBe('wrong');
    expect(markOf(truth, [['Elm'], ['Fir']])).toBe('wrong');
  });

  it('distinguishes an unanswered question from a false claim if there is no answer', () => {
    expect(markOf({ rows: null }, null)).toBe('honestly_open');
    expect(markOf({ rows: null }, [['0']])).toBe('claimed');
    expect(markOf({ rows: [['14']] }, null)).toBe('missed');
    expect(scoreOf(['right', 'claimed', 'right'])).toMatchObject({ asked: 3, right: 2, claimed: 1, missed: 0 });
  });
});
