import type { Certificate } from '@peculiar/asn1-x509';
import { certificateDer, certificateOf, isAuthority, leadsTo, livesAt, nameOf } from './certificates.policy';
import { digestHex, digestNamed, hexOf, signatureHolds, withoutZeros } from './signature.check';
import { stampFault, type ReadStamp, type StampFault, type StampTrust, type WantedStamp } from './stamp.types';
import { parseAnswer, signedBytes, signedFieldsOf, type ParsedToken, type SignedFields } from './token.reader';

/** OID of a stamp's content, in DER. */
const STAMP_CONTENT = '060b2a864886f70d0109100104';
const SHA_256 = 'SHA-256';

/**
 * Reads the answer of an authority in full: status, what was stamped, nonce, policy, certificate, its purpose and its
 * life, signature, and where roots are given whether it leads to one. Looks at nothing but what it is given. Whether a
 * certificate was revoked is not looked at.
 */
export async function readStamp(
  bytes: Uint8Array,
  wanted: WantedStamp,
  roots: readonly Certificate[],
): Promise<ReadStamp> {
  const token = parseAnswer(bytes);
  if (typeof token === 'string') return stampFault(token);
  try {
    const answered = faultOfAnswer(token, wanted);
    return answered ? stampFault(answered) : await signedStamp(token, wanted, roots);
  } catch {
    return stampFault('malformed');
  }
}

function faultOfAnswer({ info }: ParsedToken, { imprint, nonce, policy }: WantedStamp): StampFault | null {
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  if (digestNamed(hashAlgorithm) !== SHA_256 || hexOf(hashedMessage.buffer) !== imprint) return 'wrong-imprint';
  if (nonce && (!info.nonce || numberIn(new Uint8Array(info.nonce)) !== numberIn(nonce))) return 'wrong-nonce';
  return policy !== null && info.policy !== policy ? 'wrong-policy' : null;
}

const numberIn = (bytes: Uint8Array): string => hexOf(withoutZeros(bytes));

async function signedStamp(
  token: ParsedToken,
  { imprint }: WantedStamp,
  roots: readonly Certificate[],
): Promise<ReadStamp> {
  const { info, signer, certificates } = token;
  const fields = signedFieldsOf(signer);
  const certificate = certificateOf(signer.sid, [...certificates, ...roots]);
  if (!fields || !certificate || !(await isTheOne(certificate, fields))) return stampFault('no-certificate');
  if (!isAuthority(certificate)) return stampFault('not-an-authority');
  const at = info.genTime;
  if (!livesAt(certificate, at)) return stampFault('outside-life');
  if (!(await isSigned(token, fields, certificate))) return stampFault('signature-wrong');
  const trust = await trustOf(certificate, roots, { others: certificates, at });
  const facts = { imprint, at: at.toISOString(), policy: info.policy, signer: nameOf(certificate), trust };
  return { kind: 'holds', facts };
}

async function trustOf(
  certificate: Certificate,
  roots: readonly Certificate[],
  about: { others: readonly Certificate[]; at: Date },
): Promise<StampTrust> {
  if (roots.length === 0) return 'no-root';
  return (await leadsTo(roots, certificate, about)) ? 'trusted' : 'not-trusted';
}

/** The signature covers the digest of the certificate: nobody puts another one of the same name in its place. */
async function isTheOne(certificate: Certificate, { certificate: { algorithm, hash } }: SignedFields) {
  const name = algorithm === 'SHA-1' ? algorithm : digestNamed(algorithm);
  return name !== null && (await digestHex(name, certificateDer(certificate))) === hexOf(hash);
}

async function isSigned({ signer, content }: ParsedToken, fields: SignedFields, certificate: Certificate) {
  const digest = digestNamed(signer.digestAlgorithm);
  if (digest === null || hexOf(fields.contentType) !== STAMP_CONTENT) return false;
  if ((await digestHex(digest, content)) !== hexOf(fields.messageDigest)) return false;
  const { signatureAlgorithm: algorithm, signature } = signer;
  const key = certificate.tbsCertificate.subjectPublicKeyInfo;
  return signatureHolds({ key, algorithm, digest, data: signedBytes(signer), signature: signature.buffer });
}
