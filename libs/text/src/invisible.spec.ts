import { removeInvisible } from './html-text';

describe('invisible characters', () => {
  it.each([
    ['a\u0000b\u0085c', 'abc'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['\u202eturned\u2066', 'turned'],
    ['one\ttwo\r\nthree', 'one\ttwo\r\nthree'],
    ['می\u200cروم', 'می\u200cروم'],
    ['half \ud83d', 'half \ufffd'],
  ])('removes invisible characters from %j', (text, expected) => expect(removeInvisible(text)).toBe(expected));
});
