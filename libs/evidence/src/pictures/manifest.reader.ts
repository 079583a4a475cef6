import type { PictureManifest } from '@corroborate/domain';
import { cut, printable, squash } from '@corroborate/text';
import { fieldOf, listOf, valueIn } from './cbor.values';
import { boxAround, type Box } from './jumbf';
import { manifestBytes } from './manifest.container';
import type { PictureKind } from './pixels';
import { PICTURES } from './pictures.thresholds';

/** What a C2PA manifest in the file claims; null where there is none. Whether it is whole is looked at apart. */
export function readManifest(kind: PictureKind, bytes: Buffer): Omit<PictureManifest, 'signature'> | null {
  const boxes = flat(boxAround(manifestBytes(kind, bytes)));
  if (!boxes.some(({ label }) => label === 'c2pa')) return null;
  // The last manifest is that of the file as it is; those before it are of what it was made from.
  const claims = boxes.filter(({ label }) => /^c2pa\.claim(?:\.v2)?$/.test(label)).flatMap(said);
  const statements = boxes.filter(({ label }) => label === 'c2pa.assertions').flatMap(({ inner }) => inner);
  const deeds = statements
    .filter(({ label }) => label.startsWith('c2pa.actions'))
    .flatMap(said)
    .flatMap((value) => listOf(fieldOf(value, 'actions')));
  return {
    generator: claims.map(generatorOf).findLast((name) => name !== null) ?? null,
    assertions: once(statements.map(({ label }) => wordOf(label))),
    actions: once(deeds.map((deed) => wordOf(fieldOf(deed, 'action')))),
    sourceTypes: once(deeds.map((deed) => lastPart(wordOf(fieldOf(deed, 'digitalSourceType'))))),
  };
}

const flat = (box: Box): Box[] => [box, ...box.inner.flatMap(flat)];
const said = ({ values }: Box): unknown[] => values.flatMap(read);

function read(bytes: Buffer): unknown[] {
  try {
    return [valueIn(bytes)];
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

const wordOf = (value: unknown): string | null =>
  typeof value === 'string' ? cut(squash(printable(value)), PICTURES.maxMark) || null : null;
/** `trainedAlgorithmicMedia` of `http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia`. */
const lastPart = (address: string | null): string | null => address?.split('/').at(-1) || null;
const once = (words: (string | null)[]): string[] =>
  [...new Set(words.filter((word) => word !== null))].slice(0, PICTURES.maxListed);
