import { printable } from './printable';

it('leaves ordinary text of any language, line breaks, tabs and emoji as they are', () => {
  const text = 'Streik im Hafen\n\t罷工 — «на порту» 👷🏽‍♀️ إضراب [31m';
  expect(printable(text)).toBe(text);
});

it.each([
  ['colours', 'a\u001b[1;31mred\u001b[0mb', 'aredb'],
  ['moves of the cursor', 'a\u001b[2J\u001b[10;5Hb', 'ab'],
  ['the title of the window', 'a\u001b]0;rm -rf\u0007b', 'ab'],
  ['a link that ends with ESC and backslash', '\u001b]8;;https://x.example\u001b\\here\u001b]8;;\u001b\\', 'here'],
  ['a device string', 'a\u001bPq#0\u001b\\b', 'ab'],
  ['a reset', 'a\u001bcb', 'ab'],
  ['another set of characters', 'a\u001b(Bb', 'ab'],
  ['the one-character form', 'a\u009b31mb', 'ab'],
])('takes out %s, the whole sequence', (_, text, clean) => {
  expect(printable(text)).toBe(clean);
});

it('keeps what follows a sequence that never ends', () => {
  expect(printable('a\u001b]0;title and the rest')).toBe('a]0;title and the rest');
  expect(printable('a\u001b[31')).toBe('a[31');
  expect(printable('a\u001b')).toBe('a');
});

it('takes out every control character but line break and tab, and every mark of direction', () => {
  const all = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter((sign) => !/[\u0020-\u007e]/.test(sign));
  expect(all.map((sign) => printable(`a${sign}é`)).filter((text) => text !== 'aé')).toEqual(['a\té', 'a\né']);
  expect(printable('\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069x\r\ny')).toBe('x\ny');
});

it('leaves nothing behind that two halves could make whole again', () => {
  expect(printable('\u001b\u202e[31mred')).toBe('[31mred');
  expect(printable(printable('\u001b\u001b[31m[31mred'))).toBe(printable('\u001b\u001b[31m[31mred'));
});

it('takes time in proportion to the text', () => {
  for (const part of ['\u001b]', '\u001b[1', '\u001b ', '\u001b[ ', '\u001b]\u001b[11111 ']) {
    expect(printable(part.repeat(200_000)).includes('\u001b')).toBe(false);
  }
  expect(printable(`\u001b[${'1'.repeat(500_000)}${' '.repeat(500_000)}`)).toHaveLength(1_000_001);
});
