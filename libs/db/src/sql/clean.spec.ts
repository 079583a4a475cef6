import { cleanJson, cleanText, jsonParameter } from './clean';

it('replaces each NUL and lone surrogate with one character and keeps valid pairs', () => {
  expect(cleanText('a\u0000b\ud800c\udc00\ud83d\ude00é')).toBe('a\ufffdb\ufffdc\ufffd\ud83d\ude00é');
  expect(cleanText('\ud83d'.repeat(3))).toHaveLength(3);
});

it('cleans keys and values at every depth and keeps dates', () => {
  const at = new Date(0);
  expect(cleanJson({ 'k\u0000': [{ v: '\ud800' }], at, n: null, b: true })).toEqual({
    'k\ufffd': [{ v: '\ufffd' }],
    at,
    n: null,
    b: true,
  });
  expect(jsonParameter(undefined)).toBe('null');
  expect(jsonParameter({ a: '\u0000' })).toBe('{"a":"\ufffd"}');
});
