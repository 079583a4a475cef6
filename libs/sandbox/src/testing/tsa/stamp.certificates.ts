import { DAY_MS } from '@corroborate/domain';
import 'reflect-metadata';
import { KeyObject, webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import { serial } from '../../proxy/certificates';
import type { StampKey } from './stamp.writer';

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
} as const;
const ED25519 = { name: 'Ed25519' } as const;
const SIGNATURES = { ecdsa: '1.2.840.10045.4.3.2', rsa: '1.2.840.113549.1.1.11', ed25519: '1.3.101.112' } as const;

/** A timestamp authority: its root certificate and its signing keys. */
export interface StampAuthority {
  rootPem: string;
  /** DER. */
  root: Buffer;
  own: StampKey;
  /** Issued by the same root for servers, not for timestamping. */
  forServers: StampKey;
  /** Issued for timestamping, and expired. */
  ended: StampKey;
}

export type StampKind = 'ecdsa' | 'rsa' | 'ed25519';
const ALGORITHMS = { ecdsa: ECDSA, rsa: RSA, ed25519: ED25519 } as const;
const newKeys = (kind: StampKind): Promise<webcrypto.CryptoKeyPair> =>
  webcrypto.subtle.generateKey(ALGORITHMS[kind], true, ['sign', 'verify']) as Promise<webcrypto.CryptoKeyPair>;

/** Keys and certificates of an authority that exists as long as the sandbox. */
export async function createStampAuthority(name: string, kind: StampKind): Promise<StampAuthority> {
  // Node's Web Crypto, which the library types as the browser's; the same applies to the keys.
  x509.cryptoProvider.set(webcrypto as never);
  const [rootKeys, keys] = await Promise.all([newKeys(kind), newKeys(kind)]);
  const root = await rootOf(name, kind, rootKeys);
  const issue = async (purpose: x509.ExtendedKeyUsage, days: [number, number]): Promise<StampKey> => {
    const issuer = { root, key: rootKeys.privateKey, kind };
    const certificate = await issued({ name, purpose, days, publicKey: keys.publicKey }, issuer);
    return {
      certificate: Buffer.from(certificate.rawData),
      key: KeyObject.from(keys.privateKey),
      signatureAlgorithm: SIGNATURES[kind],
    };
  };
  const { timeStamping, serverAuth } = x509.ExtendedKeyUsage;
  const [own, forServers, ended] = await Promise.all([
    issue(timeStamping, [-30, 365]),
    issue(serverAuth, [-30, 365]),
    issue(timeStamping, [-300, -200]),
  ]);
  return { rootPem: `${root.toString('pem')}\n`, root: Buffer.from(root.rawData), own, forServers, ended };
}

async function rootOf(name: string, kind: StampKind, keys: webcrypto.CryptoKeyPair): Promise<x509.X509Certificate> {
  return x509.X509CertificateGenerator.createSelfSigned({
    ...life(-300, 3000),
    serialNumber: serial(),
    name: `CN=${name} root`,
    signingAlgorithm: ALGORITHMS[kind],
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 1, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
}

interface ToIssue {
  name: string;
  purpose: x509.ExtendedKeyUsage;
  /** Start and end, in days from now. */
  days: [number, number];
  publicKey: webcrypto.CryptoKey;
}

async function issued(
  { name, purpose, days, publicKey }: ToIssue,
  { root, key, kind }: { root: x509.X509Certificate; key: webcrypto.CryptoKey; kind: StampKind },
): Promise<x509.X509Certificate> {
  return x509.X509CertificateGenerator.create({
    ...life(...days),
    serialNumber: serial(),
    subject: `CN=${name}`,
    issuer: root.subject,
    publicKey: publicKey as never,
    signingKey: key as never,
    signingAlgorithm: ALGORITHMS[kind],
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([purpose], true),
      await x509.AuthorityKeyIdentifierExtension.create(root),
    ],
  });
}

/** Days from now. */
const life = (from: number, to: number) => ({
  notBefore: new Date(Date.now() + from * DAY_MS),
  notAfter: new Date(Date.now() + to * DAY_MS),
});
