import { createHash } from 'node:crypto';
import { encode, Tag } from 'cbor2';
import type { SigningKey } from './signing-keys';

/*
 * Pictures signed as C2PA 2.1 says, written by hand: nothing of what checks them is used here, so that an error in the
 * one is not hidden by the other.
 */

export interface WantedManifest {
  /** Of the claim. */
  version?: 1 | 2;
  /** Where the certificates stand. */
  chainIn?: 'signed' | 'open';
  digest?: 'sha256' | 'sha384' | 'sha512';
  /** So many bytes of a small picture of the picture. */
  thumbnail?: number;
  /** Where the manifest is bound to the file by a statement of another name. */
  binding?: string;
  /** Parts of the file that its digest leaves out beside the manifest. */
  leaveOut?: { start: number; length: number }[];
  /** A statement that the claim does not name. */
  undeclared?: string;
  /** Changes what was to be signed, after its digests were made. */
  change?: (claim: Record<string, unknown>) => void;
  /** Stamps what it is given. */
  stamp?: { header: 'sigTst' | 'sigTst2'; by: (imprinted: Buffer) => Promise<Uint8Array> };
  /** How the statement of the digest is spelled. */
  kind?: 'c2ma' | 'c2um';
}

interface SignedPicture {
  bytes: Buffer;
  /** What nothing covers: numbers of segments, a checksum that nobody asks for, a root that stands open. */
  loose: { from: number; to: number }[];
}

const LABEL = 'urn:c2pa:7b57930e-2f23-47fc-affe-0400d70b738d';
/** Bytes kept for a signature whose stamp has no fixed length. */
const RESERVED = 8_000;

export async function signedPicture(
  picture: Buffer,
  key: SigningKey,
  wanted: WantedManifest = {},
): Promise<SignedPicture> {
  const place = PLACES[kindOf(picture)];
  let length = 0;
  for (;;) {
    const store = await storeOf(key, wanted, { start: place.at(picture), length, hash: Buffer.alloc(64) });
    const framed = place.frame(store).length;
    if (framed === length) break;
    length = framed;
  }
  const start = place.at(picture);
  const unsigned = place.put(picture, Buffer.alloc(length));
  const hash = digestWithout(unsigned, [{ start, length }, ...(wanted.leaveOut ?? [])], wanted.digest ?? 'sha256');
  const store = await storeOf(key, wanted, { start, length, hash });
  const bytes = place.put(picture, place.frame(store));
  return { bytes, loose: [...place.loose(start, length), ...(wanted.chainIn === 'open' ? [rootIn(bytes, key)] : [])] };
}

/** Beside what is signed, and named by itself alone. */
function rootIn(bytes: Buffer, { chain }: SigningKey): { from: number; to: number } {
  const root = chain.at(-1)!;
  const from = bytes.indexOf(root);
  return { from, to: from + root.length };
}

function digestWithout(bytes: Buffer, left: { start: number; length: number }[], algorithm: string): Buffer {
  const kept = [...bytes.keys()].filter((at) => !left.some(({ start, length }) => start <= at && at < start + length));
  return createHash(algorithm)
    .update(Buffer.from(kept.map((at) => bytes[at]!)))
    .digest();
}

interface Bound {
  start: number;
  length: number;
  hash: Buffer;
}

const SIZES = { sha256: 32, sha384: 48, sha512: 64 };

async function storeOf(key: SigningKey, wanted: WantedManifest, { start, length, hash }: Bound): Promise<Buffer> {
  const digest = wanted.digest ?? 'sha256';
  const actions = { actions: [{ action: 'c2pa.created', digitalSourceType: 'http://cv.iptc.org/x/digitalCapture' }] };
  const binding = {
    exclusions: [{ start, length }, ...(wanted.leaveOut ?? [])],
    ...{ alg: digest, hash: new Uint8Array(hash.subarray(0, SIZES[digest])), pad: new Uint8Array(8) },
  };
  const statements = new Map([
    ['c2pa.actions.v2', jumb('cbor', 'c2pa.actions.v2', box('cbor', encode(actions)))],
    [
      wanted.binding ?? 'c2pa.hash.data',
      jumb('cbor', wanted.binding ?? 'c2pa.hash.data', box('cbor', encode(binding))),
    ],
  ]);
  if (wanted.thumbnail) statements.set('c2pa.thumbnail.claim', thumbnail(wanted.thumbnail));
  const claim = claimOf(statements, digest, wanted.version ?? 2);
  if (wanted.undeclared)
    statements.set(wanted.undeclared, jumb('cbor', wanted.undeclared, box('cbor', encode({ actions: [] }))));
  wanted.change?.(claim);
  const signed = encode(claim);
  const name = wanted.version === 1 ? 'c2pa.claim' : 'c2pa.claim.v2';
  const parts = [
    jumb('c2as', 'c2pa.assertions', Buffer.concat([...statements.values()])),
    jumb('c2cl', name, box('cbor', signed)),
    jumb('c2cs', 'c2pa.signature', box('cbor', await coseOf(key, signed, wanted))),
  ];
  return jumb('c2pa', 'c2pa', jumb(wanted.kind ?? 'c2ma', LABEL, Buffer.concat(parts)));
}

const thumbnail = (size: number): Buffer =>
  jumb(
    '40cb0c32bb8a489da70b2ad6f47f4369',
    'c2pa.thumbnail.claim',
    Buffer.concat([box('bfdb', Buffer.from('\0image/jpeg\0')), box('bidb', Buffer.alloc(size, 7))]),
  );

/** What every claim has to say besides. */
const SAID = { instanceID: 'xmp:iid:1', 'dc:format': 'image/jpeg' };

function claimOf(statements: Map<string, Buffer>, digest: string, version: 1 | 2): Record<string, unknown> {
  const named = [...statements].map(([label, bytes]) => ({
    url: `self#jumbf=c2pa.assertions/${label}`,
    hash: new Uint8Array(createHash(digest).update(bytes.subarray(8)).digest()),
  }));
  const signature = `self#jumbf=/c2pa/${LABEL}/c2pa.signature`;
  const generator = { name: 'Elm Camera', version: '1' };
  return version === 1
    ? { claim_generator: 'Elm Camera/1', alg: digest, signature, assertions: named, ...SAID }
    : { claim_generator_info: generator, alg: digest, signature, created_assertions: named, ...SAID };
}

async function coseOf(key: SigningKey, claim: Uint8Array, { chainIn, stamp }: WantedManifest): Promise<Uint8Array> {
  const open = chainIn === 'open';
  const header = encode(new Map<number, unknown>([[1, key.number], ...(open ? [] : [[33, key.chain] as const])]));
  const signature = new Uint8Array(key.sign(encode(['Signature1', header, new Uint8Array(0), claim])));
  const rest: Record<string, unknown> = open ? { x5chain: key.chain } : {};
  if (stamp) {
    const payload = stamp.header === 'sigTst2' ? encode(signature) : claim;
    const covered = encode(['CounterSignature', header, new Uint8Array(0), payload]);
    rest[stamp.header] = { tstTokens: [{ val: new Uint8Array(await stamp.by(Buffer.from(covered))) }] };
    rest.pad = new Uint8Array(RESERVED - encode(rest).length);
  }
  return encode(new Tag(18, [header, rest, null, signature]));
}

/** Kinds that are named by four letters have the rest of their number in common. */
const jumb = (kind: string, label: string, content: Uint8Array): Buffer => {
  const number = kind.length === 4 ? `${Buffer.from(kind).toString('hex')}00110010800000aa00389b71` : kind;
  const name = Buffer.concat([Buffer.from(number, 'hex'), Buffer.from([3]), Buffer.from(`${label}\0`)]);
  return box('jumb', Buffer.concat([box('jumd', name), content]));
};

function box(type: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

interface Place {
  at: (picture: Buffer) => number;
  frame: (store: Buffer) => Buffer;
  put: (picture: Buffer, framed: Buffer) => Buffer;
  loose: (start: number, length: number) => { from: number; to: number }[];
}

type Kind = 'jpeg' | 'png' | 'webp';
function kindOf(picture: Buffer): Kind {
  if (picture[0] === 0xff) return 'jpeg';
  return picture[0] === 0x89 ? 'png' : 'webp';
}
const insert = (at: number) => (picture: Buffer, framed: Buffer) =>
  Buffer.concat([picture.subarray(0, at), framed, picture.subarray(at)]);
/** Of the bytes of a box in one segment of a JPEG. */
const MOST = 65_000;

const PLACES: Record<Kind, Place> = {
  jpeg: {
    at: () => 2,
    frame: segmentsOf,
    put: insert(2),
    // Number of the box and of the part, of the first and only segment.
    loose: (start) => [{ from: start + 6, to: start + 12 }],
  },
  png: {
    at: () => 33,
    frame: (store) => Buffer.concat([box('caBX', store).fill(lengthOf(store), 0, 4), Buffer.alloc(4)]),
    put: insert(33),
    loose: (start, length) => [{ from: start + length - 4, to: start + length }],
  },
  webp: {
    at: ({ length }) => length,
    frame(store) {
      const head = Buffer.from('C2PA\0\0\0\0', 'latin1');
      head.writeUInt32LE(store.length, 4);
      return Buffer.concat([head, store, Buffer.alloc(store.length % 2)]);
    },
    put(picture, framed) {
      const bytes = Buffer.concat([picture, framed]);
      bytes.writeUInt32LE(bytes.length - 8, 4);
      return bytes;
    },
    // What makes its length even, where it is not.
    loose: (start, length) => [{ from: start + length - 1, to: start + length }],
  },
};

function lengthOf({ length }: Buffer): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function segmentsOf(store: Buffer): Buffer {
  const segments: Buffer[] = [];
  for (let at = 0; at < store.length; at += MOST) {
    // Every part behind the first says the head of the box again.
    const part = Buffer.concat([...(at > 0 ? [store.subarray(0, 8)] : []), store.subarray(at, at + MOST)]);
    const head = Buffer.from([0xff, 0xeb, 0, 0, 0x4a, 0x50, 0, 1, 0, 0, 0, segments.length + 1]);
    head.writeUInt16BE(part.length + 10, 2);
    segments.push(Buffer.concat([head, part]));
  }
  return Buffer.concat(segments);
}
