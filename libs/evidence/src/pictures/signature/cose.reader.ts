import { Tag } from 'cbor2/tag';
import { bytesIn, fieldOf, listOf, valueIn } from '../cbor.values';
import { PICTURES } from '../pictures.thresholds';
import { Unchecked } from './unchecked';

/** A COSE_Sign1 (RFC 9052) without what it signs, taken apart. */
export interface CoseSignature {
  /** The header that is signed, as it came. */
  header: Buffer;
  algorithm: unknown;
  /** In DER, the signer's first. */
  chain: Buffer[];
  /** The certificates are signed with the rest. */
  chainIsSigned: boolean;
  signature: Buffer;
  /** Stamps of the time, by what they stamp: claim or signature. */
  stamps: { claim: Buffer[]; signature: Buffer[] };
}

const SIGN1 = 18;
const ALGORITHM = 1;
const CRITICAL = 2;
/** The registered number, and the name that C2PA gave it before. */
const CHAIN = [33, 'x5chain'];
const NOTHING = Buffer.alloc(0);

/** @throws Unchecked, or another Error, where it is none, or has its certificates twice */
export function readCose(bytes: Buffer): CoseSignature {
  const parts = listOf(untagged(valueIn(bytes)));
  const [header, open, payload, signature] = [bytesIn(parts[0]), parts[1], parts[2], bytesIn(parts[3])];
  if (parts.length !== 4 || !header || !(open instanceof Map) || payload !== null || !signature)
    throw new Unchecked('malformed');
  const signed = header.length > 0 ? valueIn(header) : new Map();
  // What must be understood is not.
  if (fieldOf(signed, CRITICAL) !== undefined) throw new Unchecked('algorithm');
  const [inside, outside] = [chainsIn(signed), chainsIn(open)];
  if (inside.length + outside.length !== 1) throw new Unchecked('certificate');
  return {
    ...{ header, algorithm: fieldOf(signed, ALGORITHM), signature },
    ...{ chain: certificatesIn(inside[0] ?? outside[0]), chainIsSigned: inside.length === 1 },
    stamps: { claim: stampsIn(fieldOf(open, 'sigTst')), signature: stampsIn(fieldOf(open, 'sigTst2')) },
  };
}

function untagged(value: unknown): unknown {
  if (!(value instanceof Tag)) return value;
  if (value.tag !== SIGN1) throw new Unchecked('malformed');
  return value.contents;
}

const chainsIn = (header: unknown): unknown[] =>
  CHAIN.map((name) => fieldOf(header, name)).filter((value) => value !== undefined);

function certificatesIn(value: unknown): Buffer[] {
  const all = (Array.isArray(value) ? listOf(value) : [value]).map((one) => bytesIn(one) ?? NOTHING);
  const fits = all.length <= PICTURES.maxCertificates && all.every(isSmall);
  if (!fits || all.length === 0) throw new Unchecked('certificate');
  return all;
}

const stampsIn = (value: unknown): Buffer[] =>
  listOf(fieldOf(value, 'tstTokens'))
    .slice(0, 2)
    .map((one) => bytesIn(fieldOf(one, 'val')) ?? NOTHING)
    .filter(isSmall);

const isSmall = ({ length }: Buffer): boolean => length > 0 && length <= PICTURES.maxCertificate;
