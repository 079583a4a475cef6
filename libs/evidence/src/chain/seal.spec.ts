import { generateKeyPairSync } from 'node:crypto';
import { sha256 } from '../digest';
import { newSigningKey, sealFault, sealOf, signingKeyOf } from './seal';

const key = newSigningKey();
const keys = new Map([[key.keyId, key.publicPem]]);
const head = { investigationId: 7, seq: 12, sha256: sha256('the last entry') };

it('a seal holds by the public key alone', () => {
  expect(sealFault(sealOf(head, key), keys)).toBeNull();
});

it('a key that is read again is the same key', () => {
  expect(signingKeyOf(key.privatePem)).toEqual(key);
});

it.each([
  ['another investigation', { investigationId: 8 }],
  ['another place', { seq: 11 }],
  ['another end', { sha256: sha256('another') }],
  ['another signature', { signature: Buffer.alloc(64, 1).toString('base64') }],
  ['no signature', { signature: '' }],
])('a seal moved to %s does not hold', (_, change) => {
  expect(sealFault({ ...sealOf(head, key), ...change }, keys)).toBe('signature-wrong');
});

it('a seal by a key that nobody knows does not hold, nor one by a key under another name', () => {
  const other = newSigningKey();
  expect(sealFault(sealOf(head, other), keys)).toBe('key-unknown');
  expect(sealFault(sealOf(head, key), new Map([[key.keyId, other.publicPem]]))).toBe('key-not-its-name');
});

it('a key of another kind is refused', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  expect(() => signingKeyOf(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())).toThrow('Ed25519');
});
