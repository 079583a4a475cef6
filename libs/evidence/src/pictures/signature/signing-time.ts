import { encode } from 'cbor2';
import { ContentInfo } from '@peculiar/asn1-cms';
import { AsnConvert } from '@peculiar/asn1-schema';
import { PKIStatus, PKIStatusInfo, TimeStampResp } from '@peculiar/asn1-tsp';
import type { Certificate } from '@peculiar/asn1-x509';
import type { Instant } from '@corroborate/domain';
import { sha256 } from '../../digest';
import { readStamp } from '../../stamps/read-stamp';
import { signedStructure } from './cose.check';
import type { CoseSignature } from './cose.reader';

export interface SigningTime {
  at: Instant;
  /** Whom the authority's certificate names. */
  by: string;
  /** It leads to one whom the newsroom named. */
  vouched: boolean;
}

/**
 * When it was signed, by the first stamp that holds and is vouched for, else by the first that holds; null where none
 * is there that is read here.
 */
export async function signingTime(
  { header, stamps, signature }: CoseSignature,
  signed: Buffer,
  anchors: readonly Certificate[],
): Promise<SigningTime | null> {
  const covered = [
    ...stamps.signature.map((stamp) => ({ stamp, payload: encode(new Uint8Array(signature)) })),
    ...stamps.claim.map((stamp) => ({ stamp, payload: signed })),
  ];
  const times: SigningTime[] = [];
  for (const { stamp, payload } of covered) {
    const imprint = sha256(signedStructure('CounterSignature', header, payload));
    const wanted = { imprint, nonce: null, policy: null };
    const whole = await readStamp(new Uint8Array(stamp), wanted, anchors);
    const read = whole.kind === 'holds' ? whole : await readStamp(asAnswer(stamp), wanted, anchors);
    if (read.kind !== 'holds') continue;
    const { at, signer: by, trust } = read.facts;
    times.push({ at, by, vouched: trust === 'trusted' });
  }
  return times.find(({ vouched }) => vouched) ?? times[0] ?? null;
}

/** Older manifests keep the whole answer of the authority, newer ones what is in it. */
function asAnswer(stamp: Buffer): Uint8Array {
  const bytes = new Uint8Array(stamp);
  try {
    const status = new PKIStatusInfo({ status: PKIStatus.granted });
    const timeStampToken = AsnConvert.parse(bytes, ContentInfo);
    return new Uint8Array(AsnConvert.serialize(new TimeStampResp({ status, timeStampToken })));
  } catch {
    return bytes;
  }
}
