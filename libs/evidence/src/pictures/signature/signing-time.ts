import { encode } from 'cbor2';
import { ContentInfo } from '@peculiar/asn1-cms';
import { AsnConvert } from '@peculiar/asn1-schema';
import { PKIStatus, PKIStatusInfo, TimeStampResp } from '@peculiar/asn1-tsp';
import type { ManifestSignature } from '@corroborate/domain';
import { sha256 } from '../../digest';
import { readStamp } from '../../stamps/read-stamp';
import { signedStructure } from './cose.check';
import type { CoseSignature } from './cose.reader';

/** When it was signed, by the first stamp that holds; null where none is there that is read here. */
export async function signingTime(
  { header, stamps, signature }: CoseSignature,
  signed: Buffer,
): Promise<ManifestSignature['stamped']> {
  const covered = [
    ...stamps.signature.map((stamp) => ({ stamp, payload: encode(new Uint8Array(signature)) })),
    ...stamps.claim.map((stamp) => ({ stamp, payload: signed })),
  ];
  for (const { stamp, payload } of covered) {
    const imprint = sha256(signedStructure('CounterSignature', header, payload));
    const wanted = { imprint, nonce: null, policy: null };
    const whole = await readStamp(new Uint8Array(stamp), wanted, []);
    const read = whole.kind === 'holds' ? whole : await readStamp(asAnswer(stamp), wanted, []);
    if (read.kind === 'holds') return { at: read.facts.at, by: read.facts.signer };
  }
  return null;
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
