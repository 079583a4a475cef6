import 'reflect-metadata';
import { AsnConvert, AsnProp, AsnPropTypes } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, id_kp_timeStamping, type Certificate } from '@peculiar/asn1-x509';
import {
  AlgorithmProvider,
  AsnDefaultSignatureFormatter,
  AsnEcSignatureFormatter,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  X509Certificate,
  X509ChainBuilder,
} from '@peculiar/x509';

/** Accepted digests; weaker ones such as SHA-1 are refused. */
const STRONG_DIGESTS = ['SHA-256', 'SHA-384', 'SHA-512'];
const algorithms = new AlgorithmProvider();

/** Declared here, because the library uses the browser's types. */
interface WebAlgorithm {
  name: string;
  hash?: { name: string };
}
type WebKey = Parameters<typeof crypto.subtle.verify>[1];
const webAlgorithm = (algorithm: AlgorithmIdentifier): WebAlgorithm =>
  algorithms.toWebAlgorithm(algorithm) as WebAlgorithm;

/** Certificates of a PEM file in order. @throws Error if one is unreadable */
export const parseCertificates = (pem: string): X509Certificate[] =>
  PemConverter.decodeWithHeaders(pem)
    .filter(({ type }) => type === PemConverter.CertificateTag)
    .map(({ rawData }) => new X509Certificate(rawData));

/** Keeps the signed part as received, because the library re-encodes it. */
class RawCertificate {
  @AsnProp({ type: AsnPropTypes.Any })
  signed = new ArrayBuffer(0);
  @AsnProp({ type: AlgorithmIdentifier })
  algorithm = new AlgorithmIdentifier();
  @AsnProp({ type: AsnPropTypes.BitString })
  signature = new ArrayBuffer(0);
}

export function toCertificate({ tbsCertificateRaw, signatureAlgorithm, signatureValue }: Certificate): X509Certificate {
  const issued = { signed: tbsCertificateRaw, algorithm: signatureAlgorithm, signature: signatureValue };
  return new X509Certificate(AsnConvert.serialize(Object.assign(new RawCertificate(), issued)));
}

/** WebCrypto name of a digest; null if it is too weak or unknown. */
export function strongDigestName(algorithm: AlgorithmIdentifier): string | null {
  const { name } = webAlgorithm(algorithm);
  return STRONG_DIGESTS.includes(name) ? name : null;
}

export interface SignedData {
  algorithm: AlgorithmIdentifier;
  /** Digest used if the algorithm does not specify one. */
  digest: string;
  data: ArrayBuffer;
  signature: ArrayBuffer;
}

/** False if the signature is wrong or unreadable, or its algorithm is weak or unknown. */
export async function isValidSignature({ publicKey }: X509Certificate, signed: SignedData): Promise<boolean> {
  try {
    const algorithm = { hash: { name: signed.digest }, ...webAlgorithm(signed.algorithm) };
    if (!isStrong(algorithm)) return false;
    const ofKey = { ...(publicKey.algorithm as WebAlgorithm), ...algorithm };
    const key = (await publicKey.export(ofKey, ['verify'], crypto)) as WebKey;
    const format = algorithm.name === 'ECDSA' ? new AsnEcSignatureFormatter() : new AsnDefaultSignatureFormatter();
    return await crypto.subtle.verify(algorithm, key, format.toWebSignature(ofKey, signed.signature)!, signed.data);
  } catch {
    return false;
  }
}

const isStrong = ({ name, hash }: WebAlgorithm): boolean =>
  name === 'Ed25519' || STRONG_DIGESTS.includes(hash?.name ?? '');

/** Whether the certificate is for timestamping only (RFC 3161, 2.3). */
export function isTimestampAuthority(certificate: X509Certificate): boolean {
  const usage = certificate.getExtension(ExtendedKeyUsageExtension);
  return usage?.critical === true && String(usage.usages) === id_kp_timeStamping;
}

export const isValidAt = ({ notBefore, notAfter }: X509Certificate, at: Date): boolean =>
  notBefore <= at && at <= notAfter;

/** Whether the certificate chains to one of the roots through issuers valid at that time. It may itself be a root. */
export async function chainsToRoot(
  roots: readonly X509Certificate[],
  certificate: X509Certificate,
  { others, at }: { others: readonly X509Certificate[]; at: Date },
): Promise<boolean> {
  const isRoot = (one: X509Certificate) => roots.some((root) => root.equal(one));
  if (isRoot(certificate)) return true;
  const chain = await new X509ChainBuilder({ certificates: [...roots, ...others] }).build(certificate, crypto);
  const length = chain.findIndex(isRoot);
  const issued = chain.slice(0, length);
  const issuers = chain.slice(1, length + 1);
  return (
    length > 0 &&
    issued.every(({ signatureAlgorithm }) => isStrong(signatureAlgorithm as WebAlgorithm)) &&
    issuers.every((issuer) => canIssueCertificates(issuer) && isValidAt(issuer, at))
  );
}

function canIssueCertificates(certificate: X509Certificate): boolean {
  const usage = certificate.getExtension(KeyUsagesExtension);
  const signsCertificates = !usage || (usage.usages & KeyUsageFlags.keyCertSign) !== 0;
  return signsCertificates && certificate.getExtension(BasicConstraintsExtension)?.ca === true;
}

/** Name in a certificate's subject: common name, otherwise unit or organization. */
export function commonName({ subjectName }: X509Certificate): string {
  const name = ['CN', 'OU', 'O'].flatMap((field) => subjectName.getField(field))[0];
  return name?.replace(/[\p{C}\p{Z}]+/gu, ' ').slice(0, 120) ?? 'an authority without a name';
}
