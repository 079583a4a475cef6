import { buildDateRecord, buildSourceView } from '@corroborate/domain/testing';
import { statementDay } from './day.policy';

const at = (published: string) => buildSourceView(1, { published: buildDateRecord(published) });

describe('date of a statement', () => {
  it.each([
    {
      what: 'the evening before, if the quote names it',
      day: null,
      quote: 'on Saturday evening',
      published: '2026-10-18T15:00:00.000Z',
      expected: '2026-10-17',
      datedBy: 'statement',
    },
    {
      what: 'the noted day',
      day: '2026-10-16',
      quote: 'she said',
      published: '2026-10-17T20:00:00.000Z',
      expected: '2026-10-16',
      datedBy: 'statement',
    },
    {
      what: 'the day of the page',
      day: null,
      quote: 'she said',
      published: '2026-10-17T20:00:00.000Z',
      expected: '2026-10-17',
      datedBy: 'page',
    },
    {
      what: 'not a day that is still to come',
      day: null,
      quote: 'due on Monday',
      published: '2026-10-18T15:00:00.000Z',
      expected: '2026-10-18',
      datedBy: 'page',
    },
    {
      what: 'the day of an early page as the source list gives it',
      day: null,
      quote: 'she said',
      published: '2026-10-18T01:15:00.000Z',
      expected: '2026-10-18',
      datedBy: 'page',
    },
  ])('chooses as the date of a statement: $what', ({ day, quote, published, expected, datedBy }) =>
    expect(statementDay({ day, quote }, at(published))).toEqual({
      day: expected,
      datedBy,
    }),
  );
});
