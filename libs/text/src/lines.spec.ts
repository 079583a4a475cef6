import { truncate, cutAtWord, firstNonEmptyText, oneLine, collapseWhitespace } from './lines';

describe('line formatting', () => {
  it('joins text into one line with single spaces', () => expect(oneLine('\n a \t b\u00a0c\r\nd ')).toBe('a b c d'));

  it('replaces zero-width characters with spaces where the page layout uses them as such', () =>
    expect([collapseWhitespace('a\u200bb \u2060c'), oneLine('a\u200bb')]).toEqual(['a b c', 'a\u200bb']));

  it('keeps joiners that Persian and Hindi words need', () =>
    expect([
      collapseWhitespace('می\u200cشود  که'),
      collapseWhitespace('उपाध्\u200dयक्ष'),
      collapseWhitespace('a\u200db'),
    ]).toEqual(['می\u200cشود که', 'उपाध्\u200dयक्ष', 'a b']));

  it('truncates with an ellipsis and no space before it', () =>
    expect([truncate('abc def', 7), truncate('abc def', 6), truncate('abc def', 5)]).toEqual([
      'abc def',
      'abc d…',
      'abc…',
    ]));

  it('truncates at a word boundary if that keeps most of the text, and never within a character', () =>
    expect([cutAtWord('one two three four', 15), cutAtWord('onetwothree', 6), cutAtWord('abc😀def', 5)]).toEqual([
      'one two three…',
      'onetw…',
      'abc…',
    ]));

  it('returns the first candidate that has any text', () => {
    expect(firstNonEmptyText([null, undefined, ' \u200b ', ' a\nb ', 'c'], 20)).toBe('a b');
    expect(firstNonEmptyText(['', null], 20)).toBeNull();
  });
});
