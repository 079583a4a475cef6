import { fieldOf, textIn, valueIn } from '../cbor.values';
import { boxAround, type Box } from '../jumbf';
import { Unchecked } from './unchecked';

/** The manifest of the file as it is, taken apart; nothing of it is believed yet. */
export interface ActiveManifest {
  label: string;
  /** What is signed, as it came. */
  signed: Buffer;
  claim: unknown;
  /** COSE_Sign1. */
  signature: Buffer;
  assertions: Box[];
}

/** Kinds of boxes that C2PA names: four letters before what all of them have. */
const kindNamed = (letters: string): string => `${Buffer.from(letters).toString('hex')}00110010800000aa00389b71`;
const KINDS = {
  ...{ store: kindNamed('c2pa'), manifest: kindNamed('c2ma'), update: kindNamed('c2um') },
  ...{ assertions: kindNamed('c2as'), claim: kindNamed('c2cl'), signature: kindNamed('c2cs') },
};

/** @throws Unchecked where it is not put together as C2PA says */
export function activeManifest(bytes: Buffer): ActiveManifest {
  const store = onlyOf(boxAround(bytes).inner.filter(({ label }) => label === 'c2pa'));
  const manifest = store.inner.at(-1);
  if (!store.whole || store.kind !== KINDS.store || !manifest?.whole) throw new Unchecked('malformed');
  // It says what was done without touching the picture; the digest of that is in the one before it.
  if (manifest.kind === KINDS.update) throw new Unchecked('no-binding');
  if (manifest.kind !== KINDS.manifest) throw new Unchecked('malformed');
  return partsOf(manifest);
}

function partsOf({ label, inner }: Box): ActiveManifest {
  const ofKind = (kind: string, ...labels: string[]) =>
    inner.filter((box) => box.kind === kind || labels.includes(box.label));
  const signatures = ofKind(KINDS.signature, 'c2pa.signature');
  if (signatures.length === 0) throw new Unchecked('unsigned');
  const assertions = labelled(ofKind(KINDS.assertions, 'c2pa.assertions'), KINDS.assertions);
  const signed = valueOf(labelled(ofKind(KINDS.claim, 'c2pa.claim', 'c2pa.claim.v2'), KINDS.claim));
  const claim = valueIn(signed);
  if (placeIn(fieldOf(claim, 'signature'), label) !== 'c2pa.signature') throw new Unchecked('malformed');
  const signature = valueOf(labelled(signatures, KINDS.signature));
  return { label, signed, claim, signature, assertions: assertions.inner };
}

const LABELS = ['c2pa.assertions', 'c2pa.claim', 'c2pa.claim.v2', 'c2pa.signature'];

/** The only one, of its kind and by one of the names that C2PA knows. */
function labelled(boxes: Box[], kind: string): Box {
  const box = onlyOf(boxes);
  if (!box.whole || box.kind !== kind || !LABELS.includes(box.label)) throw new Unchecked('malformed');
  return box;
}

function valueOf({ values, inner }: Box): Buffer {
  if (inner.length > 0) throw new Unchecked('malformed');
  return onlyOf(values);
}

function onlyOf<T>(all: readonly T[]): T {
  if (all.length !== 1) throw new Unchecked('malformed');
  return all[0]!;
}

const HERE = 'self#jumbf=';

/** Where in this manifest an address leads, `c2pa.assertions/c2pa.hash.data`; null where it leads out of it. */
export function placeIn(address: unknown, label: string): string | null {
  const text = textIn(address);
  if (!text?.startsWith(HERE)) return null;
  const place = text.slice(HERE.length);
  const whole = `/c2pa/${label}/`;
  if (place.startsWith(whole)) return place.slice(whole.length);
  return place.startsWith('/') ? null : place;
}
