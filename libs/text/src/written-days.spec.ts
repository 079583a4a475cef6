import { findWrittenDays } from './written-days';

describe('findWrittenDays', () => {
  it.each([
    ['The next court date is Dec. 4.', [{ year: null, month: 12, day: 4 }]],
    ['not later than Thursday, 19 November 2026, at 11 a.m.', [{ year: 2026, month: 11, day: 19 }]],
    ['Le jugement est attendu le 1er décembre.', [{ year: null, month: 12, day: 1 }]],
    ['O concerto de 12 de dezembro no Coliseu mantém-se.', [{ year: null, month: 12, day: 12 }]],
    ['frühestens ab dem 23. November', [{ year: null, month: 11, day: 23 }]],
    ['aberta até 15 de janeiro de 2027', [{ year: 2027, month: 1, day: 15 }]],
    ['from 2-4 June', [{ year: null, month: 6, day: 2 }]],
    ['Public hearings are set for 17 to 20 November.', [{ year: null, month: 11, day: 17 }]],
    ['nos dias 2 e 3 de novembro', [{ year: null, month: 11, day: 2 }]],
    ['page 12 of 5 December', [{ year: null, month: 12, day: 5 }]],
  ])('reads the dates in %p', (text, days) => expect(findWrittenDays(text)).toEqual(days));

  it.each(['He may have 12 of them.', 'Temos 18 mil pessoas por dia.', 'tem 53 anos', 'on November 31', 'on Friday'])(
    'finds no date in %p',
    (text) => expect(findWrittenDays(text)).toEqual([]),
  );
});
