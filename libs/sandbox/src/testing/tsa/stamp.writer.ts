import { createHash, randomBytes, sign, type KeyObject } from 'node:crypto';
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  DigestAlgorithmIdentifiers,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  id_signedData,
  IssuerAndSerialNumber,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { AsnArray, AsnConvert, AsnProp, AsnType, AsnTypeTypes, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509';
import {
  id_ct_tstInfo,
  MessageImprint,
  PKIStatus,
  PKIStatusInfo,
  TimeStampResp,
  TimeStampToken,
  TSTInfo,
} from '@peculiar/asn1-tsp';

const SHA_256 = new AlgorithmIdentifier({ algorithm: '2.16.840.1.101.3.4.2.1', parameters: null });

/** Signing key of an authority. */
export interface StampKey {
  /** DER. */
  certificate: Buffer;
  key: KeyObject;
  signatureAlgorithm: string;
}

class CertificateId {
  @AsnProp({ type: OctetString })
  hash = new OctetString();
}
class SigningCertificateV2 {
  @AsnProp({ type: CertificateId, repeated: 'sequence' })
  certs: CertificateId[] = [];
}
@AsnType({ type: AsnTypeTypes.Set, itemType: Attribute })
class SignedAttributes extends AsnArray<Attribute> {
  constructor(items?: Attribute[]) {
    super(items);
    Object.setPrototypeOf(this, SignedAttributes.prototype);
  }
}

const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const octets = (bytes: Uint8Array): OctetString => new OctetString(Uint8Array.from(bytes));

/** A rejection: status without a token. */
export const refusal = (): Buffer =>
  Buffer.from(AsnConvert.serialize(new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.rejection }) })));

export interface WhatToStamp {
  hash: Uint8Array;
  nonce: ArrayBuffer | undefined;
  policy: string;
  at: Date;
  /** Certificates included in the response, in DER. */
  included: readonly Buffer[];
}

/** A complete RFC 3161 response in DER. */
export function stamped(what: WhatToStamp, { certificate: der, key, signatureAlgorithm }: StampKey): Buffer {
  const content = AsnConvert.serialize(infoOf(what));
  const certificate = AsnConvert.parse(der, Certificate);
  const { issuer, serialNumber } = certificate.tbsCertificate;
  const attributes = attributesOf(new Uint8Array(content), der);
  // Ed25519 hashes the message itself.
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  const signature = sign(digest, Buffer.from(AsnConvert.serialize(new SignedAttributes(attributes))), key);
  const signer = new SignerInfo({
    version: 1,
    sid: new SignerIdentifier({ issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }) }),
    digestAlgorithm: SHA_256,
    signedAttrs: attributes,
    signatureAlgorithm: new AlgorithmIdentifier({ algorithm: signatureAlgorithm }),
    signature: octets(signature),
  });
  return answerOf(content, signer, what.included);
}

function infoOf({ hash, nonce, policy, at }: WhatToStamp): TSTInfo {
  return new TSTInfo({
    policy,
    messageImprint: new MessageImprint({ hashAlgorithm: SHA_256, hashedMessage: octets(hash) }),
    serialNumber: Uint8Array.from([1, ...randomBytes(7)]).buffer,
    genTime: at,
    ...(nonce ? { nonce } : {}),
  });
}

/** Sorted by encoding, as a DER set is signed. */
function attributesOf(content: Uint8Array, certificate: Buffer): Attribute[] {
  const id = Object.assign(new CertificateId(), { hash: octets(digestOf(certificate)) });
  const signing = Object.assign(new SigningCertificateV2(), { certs: [id] });
  return [
    ['1.2.840.113549.1.9.3', Buffer.from('060b2a864886f70d0109100104', 'hex')] as const,
    ['1.2.840.113549.1.9.4', new Uint8Array(AsnConvert.serialize(octets(digestOf(content))))] as const,
    ['1.2.840.113549.1.9.16.2.47', new Uint8Array(AsnConvert.serialize(signing))] as const,
  ]
    .map(([attrType, value]) => new Attribute({ attrType, attrValues: [Uint8Array.from(value).buffer] }))
    .sort((a, b) => Buffer.compare(Buffer.from(AsnConvert.serialize(a)), Buffer.from(AsnConvert.serialize(b))));
}

function answerOf(content: ArrayBuffer, signer: SignerInfo, included: readonly Buffer[]): Buffer {
  const data = new SignedData({
    version: 3,
    digestAlgorithms: new DigestAlgorithmIdentifiers([SHA_256]),
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: id_ct_tstInfo,
      eContent: new EncapsulatedContent({ single: new OctetString(content) }),
    }),
    certificates: new CertificateSet(
      included.map((one) => new CertificateChoices({ certificate: AsnConvert.parse(one, Certificate) })),
    ),
    signerInfos: new SignerInfos([signer]),
  });
  const answer = new TimeStampResp({
    status: new PKIStatusInfo({ status: PKIStatus.granted }),
    timeStampToken: new TimeStampToken({ contentType: id_signedData, content: AsnConvert.serialize(data) }),
  });
  return Buffer.from(AsnConvert.serialize(answer));
}
