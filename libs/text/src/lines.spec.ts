import { truncate, cutAtWord, firstNonEmptyText, oneLine, collapseWhitespace } from './lines';

describe('lines', () => {
  it('are one line with single blanks', () => expect(oneLine('\n a \t b\u00a0c\r\nd ')).toBe('a b c d'));

  it('take what has no width for a blank where a page was laid out with it', () =>
    expect([collapseWhitespace('a\u200bb \u2060c'), oneLine('a\u200bb')]).toEqual(['a b c', 'a\u200bb']));

  it('keeps joiners that Persian and Hindi words need', () =>
    expect([
      collapseWhitespace('می\u200cشود  که'),
      collapseWhitespace('उपाध्\u200dयक्ष'),
      collapseWhitespace('a\u200db'),
    ]).toEqual(['می\u200cشود که', 'उपाध्\u200dयक्ष', 'a b']));

  it('are cut with an ellipsis, none before which a blank stands', () =>
    expect([truncate('abc def', 7), truncate('abc def', 6), truncate('abc def', 5)]).toEqual([
      'abc def',
      'abc d…',
      'abc…',
    ]));

  it('are cut at a word where that leaves nearly all, and never inside a character', () =>
    expect([cutAtWord('one two three four', 15), cutAtWord('onetwothree', 6), cutAtWord('abc😀def', 5)]).toEqual([
      'one two three…',
      'onetw…',
      'abc…',
    ]));

  it('come from the first candidate that says anything', () => {
    expect(firstNonEmptyText([null, undefined, ' \u200b ', ' a\nb ', 'c'], 20)).toBe('a b');
    expect(firstNonEmptyText(['', null], 20)).toBeNull();
  });
});
