import { PICTURES } from './pictures.thresholds';

/** A labelled box of JUMBF (ISO/IEC 19566-5). */
export interface Box {
  label: string;
  /** What kind of box it says it is, in hex. */
  kind: string;
  /** All that stands in it, as it came: digests of it are made of that. */
  body: Buffer;
  /** Bodies of the boxes of CBOR in it. */
  values: Buffer[];
  inner: Box[];
  /** False where some of it could not be read, or says something else than boxes of C2PA do. */
  whole: boolean;
}

interface Walk {
  depth: number;
  left: { boxes: number };
}

const HEAD = 8;
const KIND = 16;
/** Sixteen bytes of kind, one of switches. */
const LABEL = KIND + 1;

/** Bytes of boxes, as one box around them; those that are longer than they can be are left out. */
export const boxAround = (bytes: Buffer): Box => boxOf(bytes, { depth: 0, left: { boxes: PICTURES.maxBoxes } });

function boxOf(body: Buffer, walk: Walk): Box {
  const { parts, rest } = partsOf(body, walk.left);
  const names = parts.filter(({ type }) => type === 'jumd').map((part) => part.body);
  const inner = parts.filter(({ type }) => type === 'jumb');
  const deeper = walk.depth < PICTURES.maxDepth;
  return {
    ...{ label: names[0] ? labelOf(names[0]) : '', kind: names[0]?.toString('hex', 0, KIND) ?? '', body },
    values: parts.filter(({ type }) => type === 'cbor').map((part) => part.body),
    inner: deeper ? inner.map((part) => boxOf(part.body, { ...walk, depth: walk.depth + 1 })) : [],
    whole: rest === 0 && names.length === 1 && parts[0]?.type === 'jumd' && isNamed(names[0]!) && deeper,
  };
}

/** Length of four bytes, type of four, body; what is longer than it can be ends the list. */
function partsOf(bytes: Buffer, left: Walk['left']) {
  const parts: { type: string; body: Buffer }[] = [];
  let at = 0;
  for (; at + HEAD <= bytes.length && left.boxes > 0; left.boxes -= 1) {
    const length = bytes.readUInt32BE(at);
    if (length < HEAD || at + length > bytes.length) break;
    parts.push({ type: bytes.toString('latin1', at + 4, at + HEAD), body: bytes.subarray(at + HEAD, at + length) });
    at += length;
  }
  return { parts, rest: bytes.length - at };
}

/** The label up to a zero. */
function labelOf(bytes: Buffer): string {
  const end = bytes.indexOf(0, LABEL);
  return end < 0 ? '' : bytes.toString('utf8', LABEL, Math.min(end, LABEL + PICTURES.maxMark));
}

const LABELLED = 0b0_0011;
/** A number, a digest or a box stands behind the label. */
const MORE = 0b1_1100;

function isNamed(bytes: Buffer): boolean {
  const end = bytes.indexOf(0, LABEL);
  const switches = bytes[KIND] ?? 0;
  if (end <= LABEL || end - LABEL > PICTURES.maxMark || (switches & ~MORE) !== LABELLED) return false;
  return (switches & MORE) !== 0 || end === bytes.length - 1;
}
