import { getPublicationDay, findStatedDays } from './stated-days';

const day = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000;
/** A Wednesday evening in New York. */
const published = { value: '2026-03-05T01:30:00.000Z', precision: 'second', zone: '-05:00' };

describe('dates stated in a sentence', () => {
  it.each([
    ['The bridge was closed on Tuesday.', [['2026-03-03', '2026-03-03']]],
    ['The bridge was closed on Monday night.', [['2026-03-02', '2026-03-03']]],
    ['The bridge was closed last Tuesday.', [['2026-02-24', '2026-03-03']]],
    ['The bridge was closed yesterday.', [['2026-03-03', '2026-03-03']]],
    [
      'It was built on May 3, 1968, and closed today.',
      [
        ['1968-05-03', '1968-05-03'],
        ['2026-03-04', '2026-03-04'],
      ],
    ],
    ['On Tuesday, March 3, it was closed.', [['2026-03-03', '2026-03-03']]],
  ])(
    'resolves dates stated in a sentence against the page date in the newsroom’s time zone: %s',
    (sentence, expected) =>
      expect(findStatedDays(sentence, published).map(({ from, to }) => [from, to])).toEqual(
        expected.map((span) => span.map(day)),
      ),
  );

  it.each(['It will reopen on Friday.', 'It reopens next Friday.', "Monday's storm was worse.", 'It closes tomorrow.'])(
    'returns no dates if the sentence names only future dates or other events: %s',
    (sentence) => expect(findStatedDays(sentence, published)).toEqual([]),
  );

  it('excludes relative dates stated in a sentence if the page date is unknown', () => {
    expect(findStatedDays('It was closed on Tuesday.', { ...published, precision: 'month' })).toEqual([]);
    expect(findStatedDays('It was closed on Tuesday.', null)).toEqual([]);
    expect(getPublicationDay(null)).toBeNull();
  });
});
