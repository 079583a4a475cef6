import 'reflect-metadata';
import type { webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';

const KEYS = { name: 'ECDSA', namedCurve: 'P-256' };
const signingAlgorithm = { name: 'ECDSA', hash: 'SHA-256' };

/** A private certificate authority: clients trust `pem`; `issue` creates server certificates for host names. */
export interface Authority {
  pem: string;
  issue(names: string[]): Promise<{ key: string; cert: string }>;
}

const generateKeys = () => crypto.subtle.generateKey(KEYS, true, ['sign', 'verify']);

export async function createAuthority(): Promise<Authority> {
  x509.cryptoProvider.set(crypto);
  const keys = await generateKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: 'CN=Private test authority',
    keys,
    signingAlgorithm,
    extensions: [
      new x509.BasicConstraintsExtension(true, 1, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
    ],
  });
  return { pem: certificate.toString('pem'), issue: (names) => issue(names, certificate, keys.privateKey) };
}

async function issue(names: string[], authority: x509.X509Certificate, signingKey: webcrypto.CryptoKey) {
  const keys = await generateKeys();
  const cert = await x509.X509CertificateGenerator.create({
    subject: `CN=${names[0]}`,
    issuer: authority.subject,
    publicKey: keys.publicKey,
    signingKey,
    signingAlgorithm,
    extensions: [new x509.SubjectAlternativeNameExtension(names.map((value) => ({ type: 'dns' as const, value })))],
  });
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return {
    key: `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`,
    cert: cert.toString('pem'),
  };
}
