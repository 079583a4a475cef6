import { isPageFurniture, bylineStart } from './dateline';

/** The headline that stands before byline and day; null for a sentence. */
const headOf = (line: string): string | null => {
  const at = bylineStart(line);
  return at === null ? null : line.slice(0, at);
};

describe('headline followed by byline and date', () => {
  it.each([
    ["Chief's arrest stuns town; audit found gaps By Hal Drury Posted: 10/17/2026 8:00 a.m.", 'audit found gaps'],
    ['Quay rents go up again · By Ana Voss and Lee Marsh · Posted: 3/4/2026', 'Quay rents go up again'],
    ['Goats close the ring road Friday, October 9, 2026', 'Goats close the ring road'],
    ['Goats close the ring road Updated Friday, 9 October 2026, 14:05 CET', 'Goats close the ring road'],
    ['Mill fire kept small — Published 2026-10-09', 'Mill fire kept small'],
    ['MILL FIRE KEPT SMALL | October 9, 2026', 'MILL FIRE KEPT SMALL'],
  ])('finds the headline before byline and date in: %s', (line, end) => {
    expect(headOf(line)?.endsWith(end)).toBe(true);
    expect(isPageFurniture(line)).toBe(true);
  });

  it.each(['By Marguerite Alvord Published October 17, 2026 at 9:48 a.m. ET', 'Friday, October 9, 2026'])(
    'recognizes a line of byline and date only, without a headline: %s',
    (line) => expect(bylineStart(line)).toBe(0),
  );
});

describe('text without a headline before a byline or date', () => {
  it.each([
    'The mill closed on Friday, October 9, 2026',
    'The mill closed Friday, October 9, 2026.',
    'The mill closed Friday, October 9, 2026 at 8:00 a.m.',
    'The vote was put off to Tuesday, November 3, 2026',
    'All dates up to and including 20 November 2026',
    'Guilty on all counts, 6 November 2026',
    'Next hearing: Monday, 6 November 2026',
    'Storm of October 9, 2026',
    'The report was written by Hal Drury and posted by the town on 10/17/2026.',
    'She was born in 1936',
    'It rained.',
    '',
  ])('finds no headline before a byline or date in: %s', (line) => expect(bylineStart(line)).toBeNull());

  it('finds no headline before a date if the text before it is very long', () => {
    expect(bylineStart(`${'goats and '.repeat(40)}Friday, October 9, 2026`)).toBeNull();
  });
});
