import { DAY_MS } from '@corroborate/domain';
import 'reflect-metadata';
import { KeyObject, randomBytes, webcrypto } from 'node:crypto';
import { createSecureContext, type SecureContext } from 'node:tls';
import * as x509 from '@peculiar/x509';

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** Signs a certificate for any requested host with a CA that exists as long as the sandbox. */
export interface CertificateAuthority {
  /** PEM of the CA certificate. */
  readonly caPem: string;
  contextFor(host: string): Promise<SecureContext>;
}

/** All hosts share one leaf key, because creating a key costs more than signing a certificate. */
export async function createCertificateAuthority(): Promise<CertificateAuthority> {
  // Node's Web Crypto, which the library types as the browser's; the same applies to the keys.
  x509.cryptoProvider.set(webcrypto as never);
  const [caKeys, leafKeys] = await Promise.all([newKeys(), newKeys()]);
  const ca = await x509.X509CertificateGenerator.createSelfSigned({
    ...validity(),
    serialNumber: serial(),
    name: 'CN=Corroborate sandbox',
    signingAlgorithm: ECDSA,
    keys: caKeys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(caKeys.publicKey),
    ],
  });
  const key = KeyObject.from(leafKeys.privateKey).export({ type: 'pkcs8', format: 'pem' });
  const contexts = new Map<string, Promise<SecureContext>>();
  const make = async (host: string): Promise<SecureContext> => {
    const leaf = await signLeaf(host, ca, caKeys.privateKey, leafKeys.publicKey);
    return createSecureContext({ key, cert: leaf.toString('pem') });
  };
  return {
    caPem: ca.toString('pem'),
    contextFor: (host) => {
      const known = contexts.get(host) ?? make(host);
      contexts.set(host, known);
      return known;
    },
  };
}

async function signLeaf(
  host: string,
  ca: x509.X509Certificate,
  signingKey: webcrypto.CryptoKey,
  publicKey: webcrypto.CryptoKey,
): Promise<x509.X509Certificate> {
  return x509.X509CertificateGenerator.create({
    ...validity(),
    serialNumber: serial(),
    // A common name has at most 64 characters; clients check the subject alternative name.
    subject: [{ CN: [host.slice(0, 64)] }],
    issuer: ca.subject,
    publicKey: publicKey as never,
    signingKey: signingKey as never,
    signingAlgorithm: ECDSA,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: host }]),
      await x509.AuthorityKeyIdentifierExtension.create(ca),
    ],
  });
}

/** Long validity in both directions, because the clock may be set to the world's present. */
function validity() {
  return { notBefore: new Date(Date.now() - 30 * DAY_MS), notAfter: new Date(Date.now() + 365 * DAY_MS) };
}

export function serial(): string {
  return `01${randomBytes(15).toString('hex')}`;
}

async function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(ECDSA, true, ['sign', 'verify']);
}
