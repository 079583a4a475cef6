import { createHash, randomBytes } from 'node:crypto';
import { parseFormInput } from './given';
import { MAX_BYTES, findRefusal } from './refusals';
import { sha256 } from './sha256';
import { supportsEd25519 } from './signatures';

it('computes the same SHA-256 as Node', () => {
  const texts = ['', 'abc', 'é\u{1f600}\ud800', ...Array.from({ length: 70 }, (_, n) => 'x'.repeat(n))];
  for (const one of [...texts, ...[1, 55, 64, 1_000, 100_001].map((size) => randomBytes(size))])
    expect(sha256(one)).toBe(createHash('sha256').update(one).digest('hex'));
});

describe('browser support for Ed25519 signatures', () => {
  const other = (changes: Partial<SubtleCrypto>) =>
    ({ importKey: crypto.subtle.importKey.bind(crypto.subtle), ...changes }) as SubtleCrypto;

  it('detects support by importing a key, not by the user agent', async () => {
    expect(await supportsEd25519(crypto.subtle)).toBe(true);
    expect(await supportsEd25519(undefined)).toBe(false);
    expect(await supportsEd25519(other({ importKey: () => Promise.reject(new Error('Unrecognized name')) }))).toBe(
      false,
    );
  });

  it('returns false if the browser accepts every signature or none', async () => {
    expect(await supportsEd25519(other({ verify: () => Promise.resolve(true) }))).toBe(false);
    expect(await supportsEd25519(other({ verify: () => Promise.resolve(false) }))).toBe(false);
  });
});

it('rejects an empty or oversized file with a message', () => {
  expect(findRefusal({ size: 0 })).toBe('The file is empty.');
  expect(findRefusal({ size: MAX_BYTES })).toBeNull();
  expect(findRefusal({ size: MAX_BYTES + 1 })).toContain('corroborate evidence verify CASE.wacz');
});

it('parses the entered keys and certificates and reports invalid ones', () => {
  const key = 'AB:'.repeat(31) + 'AB';
  expect(parseFormInput({ key, authority: ' ' })).toEqual({
    given: { keys: ['ab'.repeat(32)], roots: null },
    faults: { key: '', authority: '' },
  });
  const wrong = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----';
  const { faults } = parseFormInput({ key: 'a key', authority: wrong });
  expect(faults.key).toContain('no public key');
  expect(faults.authority).toContain('no certificate');
  expect(parseFormInput({ key: '', authority: 'text' }).faults.authority).toContain('no certificate');
});
