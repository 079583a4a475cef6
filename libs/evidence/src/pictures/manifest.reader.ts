import type { PictureManifest } from '@corroborate/domain';
import { cut, printable, squash } from '@corroborate/text';
import { decode } from 'cbor2';
import { manifestBytes } from './manifest.container';
import type { PictureKind } from './pixels';
import { PICTURES } from './pictures.thresholds';

/** A labelled box and what stands in it. */
interface Box {
  label: string;
  cbor: unknown[];
  inner: Box[];
}

/**
 * What a C2PA manifest in the file claims; null where there is none. That it is whole, and whose it is, is not checked:
 * the libraries that do are built for one kind of machine or take ten megabytes.
 */
export function readManifest(kind: PictureKind, bytes: Buffer): PictureManifest | null {
  const boxes = flat(boxOf(manifestBytes(kind, bytes), { depth: 0, left: { boxes: PICTURES.maxBoxes } }));
  if (!boxes.some(({ label }) => label === 'c2pa')) return null;
  // The last manifest is that of the file as it is; those before it are of what it was made from.
  const claims = boxes.filter(({ label }) => /^c2pa\.claim(?:\.v2)?$/.test(label)).flatMap(({ cbor }) => cbor);
  const statements = boxes.filter(({ label }) => label === 'c2pa.assertions').flatMap(({ inner }) => inner);
  const deeds = statements
    .filter(({ label }) => label.startsWith('c2pa.actions'))
    .flatMap(({ cbor }) => cbor)
    .flatMap((said) => listOf(fieldOf(said, 'actions')));
  return {
    generator: claims.map(generatorOf).findLast((name) => name !== null) ?? null,
    assertions: once(statements.map(({ label }) => wordOf(label))),
    actions: once(deeds.map((deed) => wordOf(fieldOf(deed, 'action')))),
    sourceTypes: once(deeds.map((deed) => lastPart(wordOf(fieldOf(deed, 'digitalSourceType'))))),
  };
}

const flat = (box: Box): Box[] => [box, ...box.inner.flatMap(flat)];

interface Walk {
  depth: number;
  left: { boxes: number };
}

const HEAD = 8;

function boxOf(bytes: Buffer, walk: Walk): Box {
  const parts = partsOf(bytes, walk.left);
  const label = parts.find(({ type }) => type === 'jumd');
  const said = parts.filter(({ type }) => type === 'cbor').flatMap(({ body }) => read(body));
  const inner = parts.filter(({ type }) => type === 'jumb').map(({ body }) => body);
  return {
    label: label ? labelOf(label.body) : '',
    cbor: said,
    inner: walk.depth < PICTURES.maxDepth ? inner.map((body) => boxOf(body, { ...walk, depth: walk.depth + 1 })) : [],
  };
}

/** Length of four bytes, type of four, body; what is longer than it can be ends the list. */
function partsOf(bytes: Buffer, left: Walk['left']): { type: string; body: Buffer }[] {
  const parts: { type: string; body: Buffer }[] = [];
  for (let at = 0; at + HEAD <= bytes.length && left.boxes > 0; left.boxes -= 1) {
    const length = bytes.readUInt32BE(at);
    if (length < HEAD || at + length > bytes.length) break;
    parts.push({ type: bytes.toString('latin1', at + 4, at + HEAD), body: bytes.subarray(at + HEAD, at + length) });
    at += length;
  }
  return parts;
}

/** Sixteen bytes of kind, one of switches, the label up to a zero. */
function labelOf(bytes: Buffer): string {
  const end = bytes.indexOf(0, 17);
  return end < 0 ? '' : bytes.toString('utf8', 17, Math.min(end, 17 + PICTURES.maxMark));
}

function read(bytes: Buffer): unknown[] {
  try {
    return [decode(bytes)];
  } catch {
    return [];
  }
}

/** `claim_generator_info` of newer claims has name and version apart. */
function generatorOf(claim: unknown): string | null {
  const info = listOf(fieldOf(claim, 'claim_generator_info'))[0] ?? fieldOf(claim, 'claim_generator_info');
  const named = [wordOf(fieldOf(info, 'name')), wordOf(fieldOf(info, 'version'))].filter((part) => part !== null);
  return named.join(' ') || wordOf(fieldOf(claim, 'claim_generator'));
}

function fieldOf(value: unknown, name: string): unknown {
  if (value instanceof Map) return value.get(name);
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const wordOf = (value: unknown): string | null =>
  typeof value === 'string' ? cut(squash(printable(value)), PICTURES.maxMark) || null : null;
/** `trainedAlgorithmicMedia` of `http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia`. */
const lastPart = (address: string | null): string | null => address?.split('/').at(-1) || null;
const once = (words: (string | null)[]): string[] =>
  [...new Set(words.filter((word) => word !== null))].slice(0, PICTURES.maxListed);
