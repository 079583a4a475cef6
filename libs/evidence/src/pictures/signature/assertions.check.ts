import { createHash } from 'node:crypto';
import { bytesIn, fieldOf, listOf, textIn } from '../cbor.values';
import type { Box } from '../jumbf';
import { PICTURES } from '../pictures.thresholds';
import { placeIn, type ActiveManifest } from './active-manifest';
import { Unchecked } from './unchecked';

const DIGESTS = ['sha256', 'sha384', 'sha512'];
const STORE = 'c2pa.assertions/';

/** The digest that a part of the claim asks for, or the claim for all of it. @throws Unchecked where it is not known */
export function digestAsked(part: unknown, claim: unknown): string {
  const asked = fieldOf(part, 'alg') ?? fieldOf(claim, 'alg') ?? 'sha256';
  const name = textIn(asked);
  if (name === null || !DIGESTS.includes(name)) throw new Unchecked('algorithm');
  return name;
}

/** Statements that the claim names: of the signer, and those it had from others. */
const named = (claim: unknown): unknown[] =>
  ['assertions', 'created_assertions', 'gathered_assertions'].flatMap((field) => listOf(fieldOf(claim, field)));

/**
 * Is each statement the one that the claim names, by the digest of all that stands in its box, and is there none beside
 * them?
 */
export function assertionsHold({ claim, label, assertions }: ActiveManifest): boolean {
  const references = named(claim);
  const places = references.map((one) => placeIn(fieldOf(one, 'url'), label));
  const leadsOut = places.some((place) => !place?.startsWith(STORE));
  if (references.length > PICTURES.maxDigests || leadsOut) throw new Unchecked('malformed');
  if (new Set(places).size !== places.length || assertions.length !== places.length) return false;
  return references.every((one, at) => holds(one, boxAt(places[at]!, assertions), claim));
}

const boxAt = (place: string, boxes: readonly Box[]): Box | undefined =>
  boxes.find(({ label }) => STORE + label === place);

function holds(reference: unknown, box: Box | undefined, claim: unknown): boolean {
  const wanted = bytesIn(fieldOf(reference, 'hash'));
  const made = box && createHash(digestAsked(reference, claim)).update(box.body).digest();
  return wanted !== null && made !== undefined && made.equals(wanted);
}
