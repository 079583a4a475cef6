import { momentOf, viewOf } from '@corroborate/domain/testing';
import { notesOf, quotedAt } from '../../testing/notes.fixture';
import { statementDay } from './day.policy';

const at = (published: string) => viewOf(1, { published: momentOf(published) });
const event = { when: '2026-10-17', precision: 'day' as const, written: '', what: '', ...quotedAt('') };

describe('the day of a statement', () => {
  it.each([
    ['the noted day', '2026-10-16', 'she said', '2026-10-17T20:00:00.000Z', '2026-10-16'],
    ['the day of the page', null, 'she said', '2026-10-17T20:00:00.000Z', '2026-10-17'],
    [
      'the evening before, if the quote names it',
      null,
      'on Saturday evening',
      '2026-10-18T15:00:00.000Z',
      '2026-10-17',
    ],
    ['not a day that is still to come', null, 'due on Monday', '2026-10-18T15:00:00.000Z', '2026-10-18'],
    ['the day that an early page tells of', null, 'she said', '2026-10-18T01:15:00.000Z', '2026-10-17'],
  ])('is %s', (_, day, quote, published, expected) =>
    expect(statementDay({ day, quote }, at(published), notesOf({ events: [event] }))).toBe(expected),
  );
});
