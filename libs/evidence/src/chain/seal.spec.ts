import { generateKeyPairSync } from 'node:crypto';
import { sha256 } from '../digest';
import { newSigningKey, createSeal, toSigningKey } from './seal';
import { sealFault, parseKeyIds } from './seal.check';

const key = newSigningKey();
const keys = new Map([[key.keyId, key.publicPem]]);
const head = { investigationId: 7, seq: 12, sha256: sha256('the last entry') };

it('verifies a seal with the public key alone', async () => {
  expect(await sealFault(createSeal(head, key), keys)).toBeNull();
});

it('reads a stored key back unchanged', () => {
  expect(toSigningKey(key.privatePem)).toEqual(key);
});

it.each([
  ['another investigation', { investigationId: 8 }],
  ['another place', { seq: 11 }],
  ['another end', { sha256: sha256('another') }],
  ['another signature', { signature: Buffer.alloc(64, 1).toString('base64') }],
  ['no signature', { signature: '' }],
])('rejects a seal moved to %s', async (_, change) => {
  expect(await sealFault({ ...createSeal(head, key), ...change }, keys)).toBe('signature-wrong');
});

it('rejects a seal with an unknown key or a key under another ID', async () => {
  const other = newSigningKey();
  expect(await sealFault(createSeal(head, other), keys)).toBe('key-unknown');
  expect(await sealFault(createSeal(head, key), new Map([[key.keyId, other.publicPem]]))).toBe('key-not-its-name');
});

it('rejects a key that is not Ed25519', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  expect(() => toSigningKey(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())).toThrow('Ed25519');
});

describe('a user-supplied key', () => {
  const fingerprint = key.keyId.toUpperCase().replace(/..(?=.)/g, '$&:');

  it('accepts a user-supplied key as PEM, several per file, and as a formatted fingerprint', () => {
    const other = newSigningKey();
    expect(parseKeyIds(key.publicPem)).toEqual([key.keyId]);
    expect(parseKeyIds(`of 2026\r\n${key.publicPem}${other.publicPem.replaceAll('\n', '\r\n')}`)).toEqual([
      key.keyId,
      other.keyId,
    ]);
    expect(parseKeyIds(` ${fingerprint} \n\n${other.keyId}\n`)).toEqual([key.keyId, other.keyId]);
  });

  it('rejects a user-supplied key that is of another type, truncated or malformed', () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const ec = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    for (const text of ['', 'a key', ec, `${key.publicPem}${ec}`, key.publicPem.slice(0, 60), key.keyId.slice(1)])
      expect(parseKeyIds(text)).toBeNull();
    expect(parseKeyIds(`${key.keyId}\nand another`)).toBeNull();
  });
});
