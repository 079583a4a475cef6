import { createHash } from 'node:crypto';
import { bytesIn, fieldOf, listOf, valueIn } from '../cbor.values';
import { manifestSpans, type ManifestSpan, type Span } from '../manifest.container';
import type { PictureKind } from '../pixels';
import { PICTURES } from '../pictures.thresholds';
import type { ActiveManifest } from './active-manifest';
import { digestAsked } from './assertions.check';
import { Unchecked } from './unchecked';

const BINDING = 'c2pa.hash.';
const BY_BYTES = 'c2pa.hash.data';

/**
 * Are the bytes of the file those of which the manifest holds the digest? Its statements were looked at before.
 * @throws Unchecked where it is bound in another way, or the digest leaves out something else than the manifest
 */
export function bindingHolds(manifest: ActiveManifest, kind: PictureKind, bytes: Buffer): boolean {
  const said = bindingOf(manifest);
  const wanted = bytesIn(fieldOf(said, 'hash'));
  const left = leftOut(said);
  if (!wanted || !left) throw new Unchecked('malformed');
  if (left.some(({ to }) => to > bytes.length)) return false;
  if (!digestOf(bytes, left, digestAsked(said, manifest.claim)).equals(wanted)) return false;
  if (!isManifestAlone(left, manifestSpans(kind, bytes))) throw new Unchecked('left-out');
  return true;
}

/**
 * Nothing but the manifest is left out, and where a part of it ends is among that: with its length changed it would
 * swallow what stands behind it.
 */
function isManifestAlone(left: readonly Span[], manifests: readonly ManifestSpan[]): boolean {
  const isInside = ({ from, to }: Span) => reach(from, manifests) >= to;
  return left.every(isInside) && manifests.every(({ end }) => left.some(({ from, to }) => from < end && end <= to));
}

/** How far parts that touch go on from here. */
const reach = (from: number, parts: readonly Span[]): number =>
  parts.reduce((at, part) => (part.from <= at && at < part.to ? part.to : at), from);

function bindingOf({ assertions }: ActiveManifest): unknown {
  const [binding, ...others] = assertions.filter(({ label }) => label.startsWith(BINDING));
  if (!binding) throw new Unchecked('no-binding');
  const value = binding.values[0];
  if (binding.label !== BY_BYTES || others.length > 0 || !value) throw new Unchecked('other-binding');
  return valueIn(value);
}

/** In the order of the file; null where it is no list of parts that lie apart. */
function leftOut(said: unknown): Span[] | null {
  const parts = listOf(fieldOf(said, 'exclusions')).map((part) => {
    const [from, length] = [fieldOf(part, 'start'), fieldOf(part, 'length')];
    return isCount(from) && isCount(length) ? { from, to: from + length } : null;
  });
  const spans = parts.filter((part) => part !== null).toSorted((a, b) => a.from - b.from);
  if (spans.length !== parts.length || spans.length > PICTURES.maxDigests) return null;
  return spans.some(({ from }, at) => at > 0 && from < spans[at - 1]!.to) ? null : spans;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function digestOf(bytes: Buffer, left: readonly Span[], algorithm: string): Buffer {
  const digest = createHash(algorithm);
  let at = 0;
  for (const { from, to } of left) {
    digest.update(bytes.subarray(at, from));
    at = to;
  }
  return digest.update(bytes.subarray(at)).digest();
}
