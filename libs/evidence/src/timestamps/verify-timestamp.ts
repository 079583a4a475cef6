import type { X509Certificate } from '@peculiar/x509';
import { encodeHex } from '../bytes';
import {
  strongDigestName,
  isTimestampAuthority,
  chainsToRoot,
  isValidAt,
  commonName,
  isValidSignature,
} from './certificates.policy';
import {
  timestampFault,
  type TimestampVerdict,
  type TimestampFault,
  type TimestampTrust,
  type ExpectedTimestamp,
} from './timestamp.types';
import {
  parseTimestampResponse,
  signedBytes,
  parseSignedFields,
  type ParsedToken,
  type SignedFields,
} from './token.reader';

/** OID of a timestamp's content type, in DER. */
const TST_INFO_OID = '060b2a864886f70d0109100104';
const SHA_256 = 'SHA-256';

/**
 * Verifies a timestamp response: status, imprint, nonce, policy, certificate, its purpose and validity, signature, and
 * the chain to a root if given. Does not check revocation.
 */
export async function verifyTimestamp(
  bytes: Uint8Array,
  wanted: ExpectedTimestamp,
  roots: readonly X509Certificate[],
): Promise<TimestampVerdict> {
  const token = parseTimestampResponse(bytes);
  if (typeof token === 'string') return timestampFault(token);
  try {
    const answered = responseFault(token, wanted);
    return answered ? timestampFault(answered) : await verifySignedToken(token, roots);
  } catch {
    return timestampFault('malformed');
  }
}

function responseFault({ info }: ParsedToken, { imprint, nonce, policy }: ExpectedTimestamp): TimestampFault | null {
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  if (strongDigestName(hashAlgorithm) !== SHA_256 || toHex(hashedMessage.buffer) !== imprint) return 'wrong-imprint';
  if (nonce && (!info.nonce || parseInteger(new Uint8Array(info.nonce)) !== parseInteger(nonce))) return 'wrong-nonce';
  return policy !== null && info.policy !== policy ? 'wrong-policy' : null;
}

const parseInteger = (bytes: Uint8Array): bigint => BigInt(`0x${encodeHex(bytes)}`);

async function verifySignedToken(token: ParsedToken, roots: readonly X509Certificate[]): Promise<TimestampVerdict> {
  const { info, signer, certificates } = token;
  const fields = parseSignedFields(signer);
  const certificate = fields && (await findSigningCertificate(fields, [...certificates, ...roots]));
  if (!certificate) return timestampFault('no-certificate');
  if (!isTimestampAuthority(certificate)) return timestampFault('not-an-authority');
  const at = info.genTime;
  if (!isValidAt(certificate, at)) return timestampFault('outside-life');
  if (!(await isSigned(token, fields, certificate))) return timestampFault('signature-wrong');
  const trust = await judgeTrust(certificate, roots, { others: certificates, at });
  return {
    kind: 'valid',
    facts: { at: at.toISOString(), policy: info.policy, signer: commonName(certificate), trust },
  };
}

async function judgeTrust(
  certificate: X509Certificate,
  roots: readonly X509Certificate[],
  about: { others: readonly X509Certificate[]; at: Date },
): Promise<TimestampTrust> {
  if (roots.length === 0) return 'no-root';
  return (await chainsToRoot(roots, certificate, about)) ? 'trusted' : 'not-trusted';
}

/** Selects by digest, which is signed, so another certificate with the same name is not accepted. */
async function findSigningCertificate(
  { certificate: { algorithm, hash } }: SignedFields,
  all: readonly X509Certificate[],
) {
  const name = algorithm === 'SHA-1' ? algorithm : strongDigestName(algorithm);
  if (name === null) return null;
  for (const one of all) if ((await digestHex(name, one.rawData)) === toHex(hash)) return one;
  return null;
}

async function isSigned({ signer, content }: ParsedToken, fields: SignedFields, certificate: X509Certificate) {
  const digest = strongDigestName(signer.digestAlgorithm);
  if (digest === null || toHex(fields.contentType) !== TST_INFO_OID) return false;
  if ((await digestHex(digest, content)) !== toHex(fields.messageDigest)) return false;
  const { signatureAlgorithm: algorithm, signature } = signer;
  return isValidSignature(certificate, { algorithm, digest, data: signedBytes(signer), signature: signature.buffer });
}

const digestHex = async (name: string, bytes: ArrayBuffer): Promise<string> =>
  toHex(await crypto.subtle.digest(name, bytes));
const toHex = (bytes: ArrayBuffer): string => encodeHex(new Uint8Array(bytes));
