import { cut, cutAtWord, firstText, oneLine, squash } from './lines';

describe('lines', () => {
  it('are one line with single blanks', () => expect(oneLine('\n a \t b\u00a0c\r\nd ')).toBe('a b c d'));

  it('take what has no width for a blank where a page was laid out with it', () =>
    expect([squash('a\u200bb \u2060c'), oneLine('a\u200bb')]).toEqual(['a b c', 'a\u200bb']));

  it('keeps joiners that Persian and Hindi words need', () =>
    expect([squash('می\u200cشود  که'), squash('उपाध्\u200dयक्ष'), squash('a\u200db')]).toEqual([
      'می\u200cشود که',
      'उपाध्\u200dयक्ष',
      'a b',
    ]));

  it('are cut with an ellipsis, none before which a blank stands', () =>
    expect([cut('abc def', 7), cut('abc def', 6), cut('abc def', 5)]).toEqual(['abc def', 'abc d…', 'abc…']));

  it('are cut at a word where that leaves nearly all, and never inside a character', () =>
    expect([cutAtWord('one two three four', 15), cutAtWord('onetwothree', 6), cutAtWord('abc😀def', 5)]).toEqual([
      'one two three…',
      'onetw…',
      'abc…',
    ]));

  it('come from the first candidate that says anything', () => {
    expect(firstText([null, undefined, ' \u200b ', ' a\nb ', 'c'], 20)).toBe('a b');
    expect(firstText(['', null], 20)).toBeNull();
  });
});
