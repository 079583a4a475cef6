import { createPublicKey, type KeyObject } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate } from '@peculiar/asn1-x509';
import { certificateDer, isSelfIssued, isSignedBy, livesAt, namesIssuer } from '../../stamps/certificates.policy';
import type { CoseSignature } from './cose.reader';
import { Unchecked } from './unchecked';

/** The certificates, the signer's first. @throws Unchecked where one cannot be read, or they do not lead on */
export function readChain({ chain, chainIsSigned }: CoseSignature): [Certificate, ...Certificate[]] {
  const [signer, ...issuers] = chain.map(certificateIn);
  if (!signer) throw new Unchecked('certificate');
  const all: [Certificate, ...Certificate[]] = [signer, ...issuers];
  if (issuers.some((issuer, at) => !namesIssuer(all[at]!, issuer))) throw new Unchecked('chain');
  // Nothing would hold what it says: it is signed by none that is here, nor with the claim.
  if (issuers.length === 0 && !chainIsSigned && !isSelfIssued(signer)) throw new Unchecked('chain');
  return all;
}

function certificateIn(bytes: Buffer): Certificate {
  const der = new Uint8Array(bytes);
  const certificate = parsed(der);
  // Spelled in one way alone: what it says else is not all signed.
  if (!certificate || Buffer.compare(der, new Uint8Array(certificateDer(certificate))) !== 0)
    throw new Unchecked('certificate');
  return certificate;
}

function parsed(der: Uint8Array): Certificate | null {
  try {
    return AsnConvert.parse(der, Certificate);
  } catch {
    return null;
  }
}

/** Each is signed by the next; the last by itself where it says so, else by one that is not here. */
export async function chainHolds(chain: readonly Certificate[]): Promise<boolean> {
  const last = chain.at(-1)!;
  const pairs = chain.slice(1).map((issuer, at) => [chain[at]!, issuer] as const);
  if (isSelfIssued(last)) pairs.push([last, last]);
  for (const [issued, issuer] of pairs) if (!(await isSignedBy(issued, issuer))) return false;
  return true;
}

export const chainLives = (chain: readonly Certificate[], at: Date): boolean => chain.every((one) => livesAt(one, at));

/** @throws Unchecked where the key cannot be read */
export function keyOf({ tbsCertificate }: Certificate): KeyObject {
  try {
    const key = Buffer.from(AsnConvert.serialize(tbsCertificate.subjectPublicKeyInfo));
    return createPublicKey({ key, format: 'der', type: 'spki' });
  } catch {
    throw new Unchecked('certificate');
  }
}
