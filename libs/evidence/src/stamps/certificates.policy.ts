import type { IssuerAndSerialNumber, SignerIdentifier } from '@peculiar/asn1-cms';
import { AsnConvert, AsnProp, AsnPropTypes } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectKeyIdentifier,
  id_kp_timeStamping,
  KeyUsage,
  KeyUsageFlags,
  SubjectKeyIdentifier,
  type Extension,
  type Name,
} from '@peculiar/asn1-x509';
import { hexOf, signatureHolds } from './signature.check';

/** Longer ways to a root are nobody's. */
const LONGEST_WAY = 8;

/** A certificate whose signed part stands as it came: written anew it could be spelled another way. */
class AsIssued {
  @AsnProp({ type: AsnPropTypes.Any })
  signed = new ArrayBuffer(0);
  @AsnProp({ type: AlgorithmIdentifier })
  algorithm = new AlgorithmIdentifier();
  @AsnProp({ type: AsnPropTypes.BitString })
  signature = new ArrayBuffer(0);
}

/** As it was issued, in DER. */
export function certificateDer(certificate: Certificate): ArrayBuffer {
  const { tbsCertificateRaw, tbsCertificate, signatureAlgorithm, signatureValue } = certificate;
  const signed = tbsCertificateRaw ?? AsnConvert.serialize(tbsCertificate);
  return AsnConvert.serialize(
    Object.assign(new AsIssued(), { signed, algorithm: signatureAlgorithm, signature: signatureValue }),
  );
}

const identityOf = (certificate: Certificate): string => hexOf(certificateDer(certificate));
const der = (name: Name): string => hexOf(AsnConvert.serialize(name));
const extensionOf = ({ tbsCertificate }: Certificate, id: string): Extension | undefined =>
  tbsCertificate.extensions?.find(({ extnID }) => extnID === id);

/** Certificates of a file in PEM, in its order. @throws Error where one cannot be read */
export function certificatesIn(pem: string): Certificate[] {
  return pem
    .split('-----BEGIN CERTIFICATE-----')
    .slice(1)
    .map((part) => {
      const text = atob(part.split('-----END')[0]!.replace(/\s/g, ''));
      return AsnConvert.parse(
        Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
        Certificate,
      );
    });
}

/** The certificate that a signature says it was made with. */
export const certificateOf = (sid: SignerIdentifier, all: readonly Certificate[]): Certificate | undefined =>
  all.find((one) => {
    if (sid.issuerAndSerialNumber) return isNamed(one, sid.issuerAndSerialNumber);
    const own = extensionOf(one, id_ce_subjectKeyIdentifier)?.extnValue.buffer;
    const wanted = sid.subjectKeyIdentifier?.buffer;
    return own && wanted && hexOf(AsnConvert.parse(own, SubjectKeyIdentifier).buffer) === hexOf(wanted);
  });

const isNamed = ({ tbsCertificate }: Certificate, { issuer, serialNumber }: IssuerAndSerialNumber): boolean =>
  hexOf(tbsCertificate.serialNumber) === hexOf(serialNumber) && der(tbsCertificate.issuer) === der(issuer);

/** Made for stamping times and for nothing else, as RFC 3161 (2.3) asks. */
export function isAuthority(certificate: Certificate): boolean {
  const usage = extensionOf(certificate, id_ce_extKeyUsage);
  if (!usage?.critical) return false;
  const purposes = [...AsnConvert.parse(usage.extnValue.buffer, ExtendedKeyUsage)];
  return purposes.length === 1 && purposes[0] === id_kp_timeStamping;
}

/** What it says that it may be used for, by their OIDs; none where that cannot be read. */
export function purposesOf(certificate: Certificate): string[] {
  const usage = extensionOf(certificate, id_ce_extKeyUsage);
  try {
    return usage ? [...AsnConvert.parse(usage.extnValue.buffer, ExtendedKeyUsage)] : [];
  } catch {
    return [];
  }
}

/** It may sign what is no certificate, and may not issue any. */
export function isSignersOwn(certificate: Certificate): boolean {
  const usage = extensionOf(certificate, id_ce_keyUsage);
  const flags = usage ? AsnConvert.parse(usage.extnValue.buffer, KeyUsage).toNumber() : KeyUsageFlags.digitalSignature;
  return (flags & KeyUsageFlags.digitalSignature) !== 0 && !limitsOf(certificate)?.cA;
}

/** How many issuers may stand between it and a signer; null where it sets no bound. */
export const mostBelow = (certificate: Certificate): number | null => limitsOf(certificate)?.pathLenConstraint ?? null;

function limitsOf(certificate: Certificate): BasicConstraints | null {
  const limits = extensionOf(certificate, id_ce_basicConstraints);
  return limits ? AsnConvert.parse(limits.extnValue.buffer, BasicConstraints) : null;
}

export const areOne = (one: Certificate, other: Certificate): boolean => identityOf(one) === identityOf(other);

export function livesAt({ tbsCertificate: { validity } }: Certificate, at: Date): boolean {
  return validity.notBefore.getTime() <= at && at <= validity.notAfter.getTime();
}

/** Does it lead to one of the roots, by certificates that could issue and lived then? A root may be itself. */
export async function leadsTo(
  roots: readonly Certificate[],
  certificate: Certificate,
  { others, at }: { others: readonly Certificate[]; at: Date },
): Promise<boolean> {
  const pinned = new Set(roots.map(identityOf));
  const ways = [certificate];
  const seen = new Set<string>();
  for (let step = 0; step < LONGEST_WAY && ways.length > 0; step++) {
    const issued = ways.shift()!;
    if (pinned.has(identityOf(issued))) return true;
    for (const issuer of [...roots, ...others]) {
      if (seen.has(identityOf(issuer)) || !(await isIssuedBy(issued, issuer, at))) continue;
      seen.add(identityOf(issuer));
      ways.push(issuer);
    }
  }
  return false;
}

async function isIssuedBy(issued: Certificate, issuer: Certificate, at: Date): Promise<boolean> {
  return namesIssuer(issued, issuer) && livesAt(issuer, at) && isSignedBy(issued, issuer);
}

/** It says that it was issued by that one, which may issue. */
export const namesIssuer = (issued: Certificate, issuer: Certificate): boolean =>
  der(issued.tbsCertificate.issuer) === der(issuer.tbsCertificate.subject) && mayIssue(issuer);

export const isSelfIssued = ({ tbsCertificate }: Certificate): boolean =>
  der(tbsCertificate.issuer) === der(tbsCertificate.subject);

export const isSignedBy = (issued: Certificate, issuer: Certificate): Promise<boolean> =>
  signatureHolds({
    key: issuer.tbsCertificate.subjectPublicKeyInfo,
    algorithm: issued.signatureAlgorithm,
    digest: null,
    data: issued.tbsCertificateRaw ?? AsnConvert.serialize(issued.tbsCertificate),
    signature: issued.signatureValue,
  });

function mayIssue(certificate: Certificate): boolean {
  if (!limitsOf(certificate)?.cA) return false;
  const usage = extensionOf(certificate, id_ce_keyUsage);
  return !usage || (AsnConvert.parse(usage.extnValue.buffer, KeyUsage).toNumber() & KeyUsageFlags.keyCertSign) !== 0;
}

const COMMON_NAME = '2.5.4.3';
const UNIT = '2.5.4.11';
const ORGANISATION = '2.5.4.10';

/** Whom a certificate names: its common name, else its unit or organization. */
export const nameOf = (certificate: Certificate): string =>
  [COMMON_NAME, UNIT, ORGANISATION].map((type) => namedIn(certificate, type)).find((name) => name !== null) ??
  'an authority without a name';

/** The two apart; text from outside. */
export const subjectOf = (certificate: Certificate): { name: string | null; organisation: string | null } => ({
  name: namedIn(certificate, COMMON_NAME),
  organisation: namedIn(certificate, ORGANISATION),
});

function namedIn({ tbsCertificate }: Certificate, type: string): string | null {
  const parts = [...tbsCertificate.subject].flatMap((one) => [...one]);
  const named = parts.find((part) => part.type === type)?.value.toString() ?? null;
  return named?.replace(/[\p{C}\p{Z}]+/gu, ' ').slice(0, 120) ?? null;
}
