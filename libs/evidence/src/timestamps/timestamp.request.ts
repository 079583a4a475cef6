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
