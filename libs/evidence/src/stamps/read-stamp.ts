import type { X509Certificate } from '@peculiar/x509';
import { hexOfBytes } from '../bytes';
import { digestNamed, isAuthority, leadsTo, livesAt, nameOf, signatureHolds } from './certificates.policy';
import { stampFault, type ReadStamp, type StampFault, type StampTrust, type WantedStamp } from './stamp.types';
import { parseAnswer, signedBytes, signedFieldsOf, type ParsedToken, type SignedFields } from './token.reader';

/** OID of a stamp's content, in DER. */
const STAMP_CONTENT = '060b2a864886f70d0109100104';
const SHA_256 = 'SHA-256';

/**
 * Verifies a timestamp response: status, imprint, nonce, policy, certificate, its purpose and validity, signature, and
 * the chain to a root if given. Does not check revocation.
 */
export async function readStamp(
  bytes: Uint8Array,
  wanted: WantedStamp,
  roots: readonly X509Certificate[],
): Promise<ReadStamp> {
  const token = parseAnswer(bytes);
  if (typeof token === 'string') return stampFault(token);
  try {
    const answered = faultOfAnswer(token, wanted);
    return answered ? stampFault(answered) : await signedStamp(token, roots);
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

const numberIn = (bytes: Uint8Array): bigint => BigInt(`0x${hexOfBytes(bytes)}`);

async function signedStamp(token: ParsedToken, roots: readonly X509Certificate[]): Promise<ReadStamp> {
  const { info, signer, certificates } = token;
  const fields = signedFieldsOf(signer);
  const certificate = fields && (await certificateNamed(fields, [...certificates, ...roots]));
  if (!certificate) return stampFault('no-certificate');
  if (!isAuthority(certificate)) return stampFault('not-an-authority');
  const at = info.genTime;
  if (!livesAt(certificate, at)) return stampFault('outside-life');
  if (!(await isSigned(token, fields, certificate))) return stampFault('signature-wrong');
  const trust = await trustOf(certificate, roots, { others: certificates, at });
  return { kind: 'holds', facts: { at: at.toISOString(), policy: info.policy, signer: nameOf(certificate), trust } };
}

async function trustOf(
  certificate: X509Certificate,
  roots: readonly X509Certificate[],
  about: { others: readonly X509Certificate[]; at: Date },
): Promise<StampTrust> {
  if (roots.length === 0) return 'no-root';
  return (await leadsTo(roots, certificate, about)) ? 'trusted' : 'not-trusted';
}

/** Selects by digest, which is signed, so another certificate with the same name is not accepted. */
async function certificateNamed({ certificate: { algorithm, hash } }: SignedFields, all: readonly X509Certificate[]) {
  const name = algorithm === 'SHA-1' ? algorithm : digestNamed(algorithm);
  if (name === null) return null;
  for (const one of all) if ((await digestHex(name, one.rawData)) === hexOf(hash)) return one;
  return null;
}

async function isSigned({ signer, content }: ParsedToken, fields: SignedFields, certificate: X509Certificate) {
  const digest = digestNamed(signer.digestAlgorithm);
  if (digest === null || hexOf(fields.contentType) !== STAMP_CONTENT) return false;
  if ((await digestHex(digest, content)) !== hexOf(fields.messageDigest)) return false;
  const { signatureAlgorithm: algorithm, signature } = signer;
  return signatureHolds(certificate, { algorithm, digest, data: signedBytes(signer), signature: signature.buffer });
}

const digestHex = async (name: string, bytes: ArrayBuffer): Promise<string> =>
  hexOf(await crypto.subtle.digest(name, bytes));
const hexOf = (bytes: ArrayBuffer): string => hexOfBytes(new Uint8Array(bytes));
