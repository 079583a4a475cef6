import { markAnswer, countMarks } from './asked.score';

describe('the score of a register answer', () => {
  it('scores a register answer as right if its rows are correct and complete, even with additional columns', () => {
    expect(markAnswer({ rows: [['14']] }, [['14']])).toBe('right');
    expect(
      markAnswer({ rows: [['Elm'], ['Oak']] }, [
        ['Oak', '3'],
        ['Elm', '9'],
      ]),
    ).toBe('right');
    expect(markAnswer({ rows: [['Elm'], ['Oak']] }, [['Oak', '3']])).toBe('wrong');
    expect(markAnswer({ rows: [['14']] }, [['15']])).toBe('wrong');
    expect(markAnswer({ rows: [['Elm']] }, [['Elm'], ['Elm']])).toBe('wrong');
  });

  it('accepts any of the tied rows if a question asks for the first few', () => {
    const truth = { rows: [['Elm'], ['Oak'], ['Ash']], first: 2 };
    expect(markAnswer(truth, [['Elm'], ['Ash']])).toBe('right');
    expect(markAnswer(truth, [['Elm']])).toBe('wrong');
    expect(markAnswer(truth, [['Elm'], ['Fir']])).toBe('wrong');
  });

  it('distinguishes an unanswered question from a false claim if there is no answer', () => {
    expect(markAnswer({ rows: null }, null)).toBe('honestly_open');
    expect(markAnswer({ rows: null }, [['0']])).toBe('claimed');
    expect(markAnswer({ rows: [['14']] }, null)).toBe('missed');
    expect(countMarks(['right', 'claimed', 'right'])).toMatchObject({ asked: 3, right: 2, claimed: 1, missed: 0 });
  });
});
