import { Attribute, id_signedData, SignedData, type ContentInfo, type SignerInfo } from '@peculiar/asn1-cms';
import { AsnArray, AsnConvert, AsnPropTypes, AsnType, AsnTypeTypes, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import type { X509Certificate } from '@peculiar/x509';
import { encodeHex } from '../bytes';
import { toCertificate } from './certificates.policy';
import { id_ct_tstInfo, PKIStatus, TimeStampResp, TSTInfo } from '@peculiar/asn1-tsp';

/** A parsed RFC 3161 response, not verified. */
export interface ParsedToken {
  info: TSTInfo;
  /** The signed content as received. */
  content: ArrayBuffer;
  signer: SignerInfo;
  certificates: X509Certificate[];
}

export type TimestampParseResult = ParsedToken | 'refused' | 'malformed';

export function parseTimestampResponse(bytes: Uint8Array): TimestampParseResult {
  try {
    const { status, timeStampToken } = AsnConvert.parse(bytes, TimeStampResp);
    if (status.status !== PKIStatus.granted && status.status !== PKIStatus.grantedWithMods) return 'refused';
    return timeStampToken ? parseToken(timeStampToken) : 'malformed';
  } catch {
    return 'malformed';
  }
}

function parseToken({ contentType, content }: ContentInfo): TimestampParseResult {
  if (contentType !== id_signedData) return 'malformed';
  const { encapContentInfo, signerInfos, certificates } = AsnConvert.parse(content, SignedData);
  const inside = encapContentInfo.eContent?.single?.buffer;
  const [signer, ...others] = signerInfos;
  // A timestamp has exactly one signer (RFC 3161, 2.4.2).
  if (encapContentInfo.eContentType !== id_ct_tstInfo || !inside || !signer || others.length > 0) return 'malformed';
  return {
    info: AsnConvert.parse(inside, TSTInfo),
    content: inside,
    signer,
    certificates: [...(certificates ?? [])].flatMap(({ certificate }) =>
      certificate ? toCertificate(certificate) : [],
    ),
  };
}

const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const SHA_256 = new AlgorithmIdentifier({ algorithm: '2.16.840.1.101.3.4.2.1' });

/** Elements of a sequence, each as received. */
@AsnType({ type: AsnTypeTypes.Sequence, itemType: AsnPropTypes.Any })
class SequenceParts extends AsnArray<ArrayBuffer> {
  constructor(items?: ArrayBuffer[]) {
    super(items);
    Object.setPrototypeOf(this, SequenceParts.prototype);
  }
}
const parseParts = (sequence: ArrayBuffer): ArrayBuffer[] => [...AsnConvert.parse(sequence, SequenceParts)];
const OCTET_STRING_TAG = 0x04;

@AsnType({ type: AsnTypeTypes.Set, itemType: Attribute })
class SignedAttributes extends AsnArray<Attribute> {
  constructor(items?: Attribute[]) {
    super(items);
    Object.setPrototypeOf(this, SignedAttributes.prototype);
  }
}

/** The signed attributes in the form that is signed (RFC 5652, 5.4): a DER set, sorted by encoding. */
export function signedBytes({ signedAttrs = [] }: SignerInfo): ArrayBuffer {
  const spelled = signedAttrs.map((one) => ({ one, text: encodeHex(new Uint8Array(AsnConvert.serialize(one))) }));
  spelled.sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)));
  return AsnConvert.serialize(new SignedAttributes(spelled.map(({ one }) => one)));
}

/** Signed attributes that accompany the timestamp. */
export interface SignedFields {
  contentType: ArrayBuffer;
  messageDigest: ArrayBuffer;
  /** Digest of the signing certificate, and the digest algorithm. */
  certificate: { algorithm: AlgorithmIdentifier | 'SHA-1'; hash: ArrayBuffer };
}

/** Null if an attribute is missing or occurs twice. */
export function parseSignedFields({ signedAttrs = [] }: SignerInfo): SignedFields | null {
  const only = (type: string): ArrayBuffer | null => {
    const found = signedAttrs.filter(({ attrType }) => attrType === type);
    return found.length === 1 && found[0]!.attrValues.length === 1 ? found[0]!.attrValues[0]! : null;
  };
  const [contentType, digest] = [only(CONTENT_TYPE), only(MESSAGE_DIGEST)];
  const certificate = parseSigningCertificate(only(SIGNING_CERTIFICATE_V2), only(SIGNING_CERTIFICATE));
  if (!contentType || !digest || !certificate) return null;
  return { contentType, messageDigest: AsnConvert.parse(digest, OctetString).buffer, certificate };
}

/** The first certificate listed (RFC 5035): its digest, preceded by the algorithm unless it is the default. */
function parseSigningCertificate(
  second: ArrayBuffer | null,
  first: ArrayBuffer | null,
): SignedFields['certificate'] | null {
  const named = second ?? first;
  if (!named) return null;
  const id = parseParts(parseParts(parseParts(named)[0]!)[0]!);
  const place = id.findIndex((part) => (new Uint8Array(part)[0] ?? 0) === OCTET_STRING_TAG);
  const stated = place > 0 ? AsnConvert.parse(id[0]!, AlgorithmIdentifier) : SHA_256;
  return { algorithm: second ? stated : 'SHA-1', hash: AsnConvert.parse(id[place]!, OctetString).buffer };
}
