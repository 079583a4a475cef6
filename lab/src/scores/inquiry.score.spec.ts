import { scoreInquiry, containsAnswer } from './inquiry.score';

const asked = (answerable: boolean, answer: string | null) => ({
  topic: 't',
  id: 'q',
  answerable,
  accepted: answerable ? ['twelve', 'Ann Roe'] : [],
  answer,
});

describe('answers compared with the ground truth', () => {
  it('scores an answerable question as right, wrong or open, and others as correctly open or falsely claimed', () => {
    const rows = [asked(true, '12'), asked(true, '13'), asked(true, null), asked(false, null), asked(false, 'x')];
    expect(scoreInquiry(rows)).toMatchObject({
      questions: 5,
      answerable: 3,
      right: 1,
      wrong: 1,
      open: 1,
      unanswerable: 2,
      falselyClaimed: 1,
    });
    expect(scoreInquiry(rows).rows.map(({ mark }) => mark)).toEqual([
      'right',
      'wrong',
      'open',
      'rightly-open',
      'falsely-claimed',
    ]);
  });

  it.each([
    ['Mayor Ann Roe', 'Ann Roe', true],
    ['nobody', '0', true],
    ['$1,200', '1200', true],
    ['about 40', '40', true],
    ['140', '40', false],
    ['The council was led by Ann Roe.', 'Ann Roe', true],
    ['anything', '', false],
  ])('compares an answer with the ground truth by words: “%s” and “%s”', (answer, accepted, same) =>
    expect(containsAnswer(answer, accepted)).toBe(same),
  );

  it.each([
    ['2,4 Millionen Euro', '2.4 million', true],
    ['2.400.000', '2400000', true],
    ['17:40', '17:40', true],
    ['1.5', '15', false],
  ])(
    'compares an answer with the ground truth by figures in formats of other languages: “%s” and “%s”',
    (answer, accepted, same) => expect(containsAnswer(answer, accepted)).toBe(same),
  );

  it('scores an answer as right with most of at least three distinctive words, in any order', () => {
    const why = (answer: string) => scoreInquiry([{ ...asked(true, answer), accepted: ['corroded main valve'] }]).right;
    expect(why('The valve on the main had corroded.')).toBe(1);
    expect(why('A valve failed.')).toBe(0);
  });
});
