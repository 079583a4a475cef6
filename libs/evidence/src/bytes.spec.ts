import {
  equalBytes,
  encodeBase64,
  decodeBase64,
  encodeUtf8,
  concatBytes,
  encodeLatin1,
  decodeLatin1,
  indexOfBytes,
  decodeUtf8,
} from './bytes';

const TEXTS = ['', 'abc', '\ufeffé\u{1f600}', 'a\ud800b', '\0\r\n'];

it('encodes and decodes UTF-8 and Latin-1 like Node', () => {
  for (const text of TEXTS) {
    expect(Buffer.from(encodeUtf8(text)).equals(Buffer.from(text))).toBe(true);
    expect(decodeUtf8(Buffer.from(text))).toBe(Buffer.from(text).toString());
    expect(Buffer.from(encodeLatin1(text)).equals(Buffer.from(text, 'latin1'))).toBe(true);
  }
  const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  expect(decodeLatin1(all)).toBe(all.toString('latin1'));
  expect(decodeUtf8(all)).toBe(all.toString());
});

it('accepts only canonical base64', () => {
  expect(decodeBase64(encodeBase64(encodeUtf8('seal')))).toEqual(encodeUtf8('seal'));
  for (const other of ['c2VhbA', 'c2VhbB==', ' c2VhbA==', 'c2VhbA==\n', 'é', '!'])
    expect(decodeBase64(other)).toBeNull();
});

it('finds, concatenates and compares bytes', () => {
  expect(indexOfBytes(encodeUtf8('a\r\n\r\r\n\r\nb'), encodeUtf8('\r\n\r\n'))).toBe(4);
  expect(indexOfBytes(encodeUtf8('a\r\n\r'), encodeUtf8('\r\n\r\n'))).toBe(-1);
  expect(decodeUtf8(concatBytes([encodeUtf8('a'), encodeUtf8(''), encodeUtf8('bc')]))).toBe('abc');
  expect(equalBytes(encodeUtf8('ab'), encodeUtf8('ab'))).toBe(true);
  expect(equalBytes(encodeUtf8('ab'), encodeUtf8('abc')) || equalBytes(encodeUtf8('ab'), encodeUtf8('ac'))).toBe(false);
});
