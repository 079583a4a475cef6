import { canonicalJson, digestJson, sha256 } from './digest';

describe('canonical JSON', () => {
  it('does not depend on the order of fields', () => {
    expect(canonicalJson({ b: 1, a: [{ d: null, c: 'é' }] })).toBe('{"a":[{"c":"é","d":null}],"b":1}');
    expect(digestJson({ b: 1, a: 2 })).toBe(digestJson({ a: 2, b: 1 }));
  });

  it('sorts keys by UTF-16 code units (RFC 8785), not by locale', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6'];
    const spelt = canonicalJson(Object.fromEntries(keys.map((key) => [key, 0])));
    expect(Object.keys(JSON.parse(spelt) as object).filter((key) => key !== '1')).toEqual([
      '\r',
      '\u0080',
      '\u00f6',
      '\u20ac',
      '\u{1f600}',
      '\ufb33',
    ]);
  });

  it('keeps a field named __proto__', () => {
    const value = JSON.parse('{"__proto__": {"x": 1}, "a": 2}') as unknown;
    expect(canonicalJson(value)).toBe('{"__proto__":{"x":1},"a":2}');
  });

  it('yields different digests for values that differ in a digit, a space or a type', () => {
    const digests = [{ a: 1 }, { a: '1' }, { a: '1 ' }, { a: [1] }, { a: 10 }, { a: null }, {}].map(digestJson);
    expect(new Set(digests).size).toBe(digests.length);
  });
});

it('computes SHA-256 in hexadecimal', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
