import {
  areSame,
  base64Of,
  bytesOfBase64,
  bytesOf,
  joined,
  narrowBytesOf,
  narrowTextOf,
  placeOf,
  textOf,
} from './bytes';

const TEXTS = ['', 'abc', '\ufeffé\u{1f600}', 'a\ud800b', '\0\r\n'];

it('texts become the bytes that Node makes of them, and come back', () => {
  for (const text of TEXTS) {
    expect(Buffer.from(bytesOf(text)).equals(Buffer.from(text))).toBe(true);
    expect(textOf(Buffer.from(text))).toBe(Buffer.from(text).toString());
    expect(Buffer.from(narrowBytesOf(text)).equals(Buffer.from(text, 'latin1'))).toBe(true);
  }
  const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  expect(narrowTextOf(all)).toBe(all.toString('latin1'));
  expect(textOf(all)).toBe(all.toString());
});

it('of the spellings of base64 one alone is taken', () => {
  expect(bytesOfBase64(base64Of(bytesOf('seal')))).toEqual(bytesOf('seal'));
  for (const other of ['c2VhbA', 'c2VhbB==', ' c2VhbA==', 'c2VhbA==\n', 'é', '!'])
    expect(bytesOfBase64(other)).toBeNull();
});

it('bytes are found, joined and compared', () => {
  expect(placeOf(bytesOf('a\r\n\r\r\n\r\nb'), bytesOf('\r\n\r\n'))).toBe(4);
  expect(placeOf(bytesOf('a\r\n\r'), bytesOf('\r\n\r\n'))).toBe(-1);
  expect(textOf(joined([bytesOf('a'), bytesOf(''), bytesOf('bc')]))).toBe('abc');
  expect(areSame(bytesOf('ab'), bytesOf('ab'))).toBe(true);
  expect(areSame(bytesOf('ab'), bytesOf('abc')) || areSame(bytesOf('ab'), bytesOf('ac'))).toBe(false);
});
