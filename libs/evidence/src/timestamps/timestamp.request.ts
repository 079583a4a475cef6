import { randomBytes } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { MessageImprint, TimeStampReq } from '@peculiar/asn1-tsp';
import type { ExpectedTimestamp } from './timestamp.types';

const SHA_256 = '2.16.840.1.101.3.4.2.1';

/**
 * RFC 3161 request in DER. Asks for the certificate to be included in the response, because verifiers have no other
 * source.
 */
export function encodeTimestampRequest({ imprint, nonce, policy }: ExpectedTimestamp): Uint8Array {
  const request = new TimeStampReq({
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithm: SHA_256, parameters: null }),
      hashedMessage: new OctetString(Uint8Array.from(Buffer.from(imprint, 'hex'))),
    }),
    ...(policy === null ? {} : { reqPolicy: policy }),
    ...(nonce ? { nonce: Uint8Array.from(nonce).buffer } : {}),
    certReq: true,
  });
  return new Uint8Array(AsnConvert.serialize(request));
}

/**
 * 16 random bytes that are a positive INTEGER in its shortest form. DER forbids a leading 00 or FF that adds nothing:
 * an authority refuses such a request or shortens the nonce in its response.
 */
export function createNonce(): Uint8Array {
  const nonce = randomBytes(16);
  nonce[0] = (nonce[0]! & 0x7f) | 0x40;
  return nonce;
}
