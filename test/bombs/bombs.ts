import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';

/** A proper answer, document or file of the format, and how large what is made of it may get (bytes). */
export interface Sample {
  text: string;
  bytes: number;
}

export interface Made {
  body: Buffer | string;
  /** `content-encoding` of an HTTP answer. */
  encoding?: string;
}

type Make = (sample: Sample) => Buffer | string;
export type Bombs = Record<string, Make>;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const times = (unit: string, bytes: number): string => unit.repeat(Math.max(1, Math.floor(bytes / unit.length)));

/** What a reader of one string, one line or one token may stumble over. */
const UNITS: Record<string, string> = {
  'one long word': 'a',
  'one long number': '9',
  'runs of blanks': '                                a',
  'opened tags': '<',
  'opened comments': '<!--',
  'nested tags': '<b>',
  entities: '&amp;',
  'broken entities': '&#x110000;',
  'hidden markup': '&lt;b&gt;',
  slashes: '/../',
  'dots and dashes': 'a.-',
  'percent signs': '%25',
  'NUL and lone surrogates': '\u0000\ud800',
  'combining marks': 'e\u0301\u0300',
  'digits and separators': '1-',
  quotations: '“a ” \'"',
};

/** Replaces every text of a tree, or every number, list and object. */
interface Change {
  text?: (text: string) => Json;
  number?: (value: number) => Json;
  list?: (items: Json[]) => Json;
  object?: (fields: { [key: string]: Json }) => Json;
}

function changed(tree: Json, change: Change): Json {
  if (typeof tree === 'string') return change.text ? change.text(tree) : tree;
  if (typeof tree === 'number') return change.number ? change.number(tree) : tree;
  if (Array.isArray(tree)) {
    const items = tree.map((item) => changed(item, change));
    return change.list ? change.list(items) : items;
  }
  if (typeof tree !== 'object' || tree === null) return tree;
  const fields = Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, changed(value, change)]));
  return change.object ? change.object(fields) : fields;
}

const counted = (tree: Json, kind: keyof Change): number => {
  let count = 0;
  const one = <T extends Json>(value: T): T => {
    count += 1;
    return value;
  };
  changed(tree, { [kind]: one });
  return Math.max(1, count);
};

/** A tree in which `kind` is replaced. */
const replaced =
  (kind: keyof Change, by: Json): Make =>
  ({ text }) =>
    JSON.stringify(changed(parsed(text), { [kind]: () => by }));

/** A tree in which each text is followed by its share of what fills the size. */
const filled =
  (unit: string): Make =>
  ({ text, bytes }) => {
    const tree = parsed(text);
    const share = Math.floor((bytes - text.length) / counted(tree, 'text') / (JSON.stringify(unit).length - 2));
    return JSON.stringify(changed(tree, { text: (value) => value + unit.repeat(Math.max(1, share)) }));
  };

const MARK = '\u241f';

/** Puts a text of JSON, which no tree in memory could stand for, in the place of each text of a tree. */
const spliced =
  (fill: (bytes: number) => string): Make =>
  ({ text, bytes }) => {
    const tree = parsed(text);
    const whole = JSON.stringify(changed(tree, { text: () => MARK }));
    return whole.replaceAll(`"${MARK}"`, fill((bytes - whole.length) / counted(tree, 'text')));
  };

const nested = (open: string, core: string, close: string) => (bytes: number) => {
  const depth = Math.max(1, Math.floor(bytes / (open.length + close.length)));
  return open.repeat(depth) + core + close.repeat(depth);
};

/** The first list that is met on every way down from the root is made longer by its own items. */
function lengthened(tree: Json, factor: number): Json {
  if (Array.isArray(tree)) return tree.length === 0 ? tree : Array.from({ length: factor }, () => tree).flat(1);
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, lengthened(value, factor)]));
}

const widened: Make = ({ text, bytes }) => {
  const tree = parsed(text);
  const share = Math.floor((bytes - text.length) / counted(tree, 'object') / 12);
  const keys = Array.from({ length: Math.max(1, share) }, (_, at) => `"k${at.toString(36)}":0`).join(',');
  return JSON.stringify(changed(tree, { object: (fields) => ({ ...fields, [MARK]: 0 }) })).replaceAll(
    `"${MARK}":0`,
    keys,
  );
};

const polluted: Make = ({ text }) => {
  const marked = JSON.stringify(changed(parsed(text), { object: (fields) => ({ [MARK]: 0, ...fields }) }));
  const keys =
    '"__proto__":{"polluted":true,"toString":null},"constructor":{"prototype":{"polluted":true}},' +
    '"toString":null,"valueOf":1,"hasOwnProperty":false,"length":-1,"then":"x","toJSON":0';
  return marked.replaceAll(`"${MARK}":0`, keys);
};

const parsed = (text: string): Json => JSON.parse(text) as Json;

export const JSON_BOMBS: Bombs = {
  'nested lists in place of texts': spliced(nested('[', '0', ']')),
  'nested objects in place of texts': spliced(nested('{"a":', '0', '}')),
  'nested lists alone': ({ bytes }) => nested('[', '', ']')(bytes - 4),
  'nested objects that never end': ({ bytes }) => times('{"a":', bytes - 8),
  'lists that never end': ({ bytes }) => times('[', bytes - 8),
  'empty lists': ({ bytes }) => `[${times('[],', bytes - 8)}0]`,
  'empty objects in place of texts': spliced((bytes) => `[${times('{},', bytes - 6)}0]`),
  'many items': ({ text, bytes }) =>
    JSON.stringify(lengthened(parsed(text), Math.max(2, Math.floor((bytes * 0.98) / text.length)))),
  'many keys': widened,
  'the same key again': ({ text, bytes }) => `{${times('"a":"b",', bytes - text.length - 4)}${text.trim().slice(1)}`,
  'keys of prototypes': polluted,
  ...Object.fromEntries(Object.entries(UNITS).map(([name, unit]) => [`texts filled with ${name}`, filled(unit)])),
  'numbers in place of texts': replaced('text', 9e307),
  'lists in place of texts': replaced('text', [['a'], {}, null, 1]),
  'objects in place of texts': replaced('text', { toString: 1, length: 5 }),
  'null in place of texts': replaced('text', null),
  'empty texts': replaced('text', ''),
  'texts in place of lists': replaced('list', 'text'),
  'objects in place of lists': replaced('list', { length: 1_000_000_000 }),
  'null in every list': ({ text }) => JSON.stringify(changed(parsed(text), { list: (items) => [null, 1, ...items] })),
  'null in place of inner objects': ({ text }) =>
    JSON.stringify(changed(parsed(text), { list: (items) => items.map(() => null) })),
  'huge numbers': ({ text }) =>
    JSON.stringify(changed(parsed(text), { number: () => MARK })).replaceAll(`"${MARK}"`, '-1e999'),
  'large numbers': ({ text }) =>
    JSON.stringify(changed(parsed(text), { number: () => MARK })).replaceAll(`"${MARK}"`, '9'.repeat(300)),
  'texts that are long numbers': replaced('text', '9'.repeat(400)),
  'dates that cannot be': replaced('text', '9999999-99-99T99:99:99.999999999999999+99:99'),
  'bytes that are no UTF-8': ({ text }) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.alloc(9, 0xfe)]),
  'half of it': ({ text }) => text.slice(0, Math.floor(text.length / 2)),
  nothing: () => '',
  'a number': () => '1e999',
  null: () => 'null',
};

/** Where the content of a document begins and ends. */
function inner(text: string): [number, number] {
  for (const [open, close] of [
    ['<item', '</channel'],
    ['<body', '</body'],
    ['<', '</'],
  ] as const) {
    const from = text.indexOf(open);
    const to = text.lastIndexOf(close);
    if (from >= 0 && to > from) return [open === '<body' ? text.indexOf('>', from) + 1 : from, to];
  }
  return [0, text.length];
}

const inserted =
  (fill: (bytes: number) => string): Make =>
  ({ text, bytes }) => {
    const [from] = inner(text);
    return text.slice(0, from) + fill(bytes - text.length) + text.slice(from);
  };

/** Each text between tags, and each value of an attribute, is followed by its share of what fills the size. */
const filledMarkup =
  (unit: string): Make =>
  ({ text, bytes }) => {
    const places = text.split(/([^<>\s]<|[^=\s"]")/);
    const share = Math.max(1, Math.floor((bytes - text.length) / Math.max(1, (places.length - 1) / 2) / unit.length));
    return places.map((part, at) => (at % 2 ? part[0] + unit.repeat(share) + part.slice(1) : part)).join('');
  };

/** Ten times ten of each: a billion in the end. */
const laughs = (root: string): string => {
  const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  return `<!DOCTYPE ${root} [<!ENTITY l0 "${'ha'.repeat(50)}">${levels}]>`;
};

const withEntity =
  (doctype: (root: string, bytes: number) => string, reference: (bytes: number) => string): Make =>
  ({ text, bytes }) => {
    const bare = text.replace(/^\s*<\?xml[^>]{0,200}>/, '');
    const root = /<(\w{1,40})/.exec(bare)?.[1] ?? 'rss';
    const referring = bare.replaceAll('</title>', `${reference(bytes)}</title>`);
    return `<?xml version="1.0"?>${doctype(root, bytes)}${referring}`;
  };

export const MARKUP_BOMBS: Bombs = {
  'nested elements': inserted((bytes) => times('<div>', bytes)),
  'nested elements that are closed': inserted((bytes) => nested('<p1>', 'a', '</p1>')(bytes)),
  'many elements': inserted((bytes) => times('<a href="/a">b</a>', bytes)),
  'many empty elements': inserted((bytes) => times('<i/>', bytes)),
  'many closed tags': inserted((bytes) => times('</b>', bytes)),
  'the content again and again': ({ text, bytes }) => {
    const [from, to] = inner(text);
    const content = text.slice(from, to);
    return text.slice(0, from) + times(content, bytes - text.length + content.length - 8) + text.slice(to);
  },
  'many attributes': inserted(
    (bytes) => `<p ${Array.from({ length: Math.floor(bytes / 12) }, (_, at) => `a${at.toString(36)}=""`).join(' ')}>`,
  ),
  'one long attribute': inserted((bytes) => `<a href="${times('a', bytes - 20)}">b</a>`),
  'an attribute that never ends': inserted((bytes) => `<a href="${times('a ', bytes - 20)}`),
  'a comment that never ends': inserted((bytes) => times('<!-- ', bytes)),
  'CDATA that never ends': inserted((bytes) => times('<![CDATA[', bytes)),
  'a tag that never ends': inserted((bytes) => `<${times('a', bytes - 4)}`),
  'instructions that never end': inserted((bytes) => times('<?x ', bytes)),
  'a billion laughs': withEntity(laughs, () => '&l9;'),
  'a large entity many times': withEntity(
    (root, bytes) => `<!DOCTYPE ${root} [<!ENTITY l "${times('a', bytes / 3)}">]>`,
    (bytes) => times('&l;', bytes / 30),
  ),
  'an outer entity': withEntity(
    (root) => `<!DOCTYPE ${root} [<!ENTITY l SYSTEM "file:///etc/passwd">]>`,
    () => '&l;',
  ),
  'elements of prototypes': inserted(() => '<__proto__><polluted>1</polluted></__proto__><constructor>1</constructor>'),
  ...Object.fromEntries(Object.entries(UNITS).map(([name, unit]) => [`texts filled with ${name}`, filledMarkup(unit)])),
  'bytes that are no UTF-8': ({ text }) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.alloc(9, 0xfe)]),
  'half of it': ({ text }) => text.slice(0, Math.floor(text.length / 2)),
  nothing: () => '',
};

/** Of lines or fields: robots.txt, CSV, plain text. `text` stands at the beginning. */
const afterText =
  (fill: (bytes: number) => string): Make =>
  ({ text, bytes }) =>
    `${text}\n${fill(bytes - text.length - 1)}`;

export const TEXT_BOMBS: Bombs = {
  ...Object.fromEntries(
    Object.entries(UNITS).map(([name, unit]) => [name, afterText((bytes) => times(unit, bytes / 2))]),
  ),
  'the content again and again': ({ text, bytes }) => times(`${text}\n`, bytes),
  'empty lines': afterText((bytes) => times('\n', bytes)),
  'short lines': afterText((bytes) => times('a\n', bytes)),
  'many fields': afterText((bytes) => times('a,', bytes)),
  'many empty fields': afterText((bytes) => times(';', bytes)),
  'opened quotes': afterText((bytes) => times('"a,', bytes)),
  'doubled quotes': afterText((bytes) => `"${times('""', bytes)}`),
  'carriage returns': afterText((bytes) => times('\r', bytes)),
  'names of prototypes': afterText((bytes) => times('__proto__,constructor,toString\n', Math.min(bytes, 10_000))),
  'bytes that are no UTF-8': ({ text }) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.alloc(9, 0xfe)]),
  nothing: () => '',
};

/** Of commas, for lists that JSON or lines could hold. */
const ZEROS = 1 << 24;
let member: Buffer | null = null;
/** A gigabyte in a megabyte: members of sixteen megabytes, which unpackers read one after the other. */
const gzipped = (): Buffer => {
  member ??= gzipSync(Buffer.alloc(ZEROS, ' '), { level: 9 });
  return Buffer.concat(Array.from({ length: 64 }, () => member!));
};

/** HTTP answers that are small only while they are packed. */
export const PACKED_BOMBS: Record<string, () => Made> = {
  'a gigabyte in gzip': () => ({ body: gzipped(), encoding: 'gzip' }),
  'gzip within gzip': () => ({ body: gzipSync(gzipped()), encoding: 'gzip, gzip' }),
  'gzip many times': () => ({ body: gzipSync('{}'), encoding: Array.from({ length: 99 }, () => 'gzip').join(', ') }),
  'a hundred megabytes in deflate': () => ({ body: deflateSync(Buffer.alloc(100_000_000, ' ')), encoding: 'deflate' }),
  'a hundred megabytes in brotli': () => ({
    body: brotliCompressSync(Buffer.alloc(100_000_000, ' '), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    encoding: 'br',
  }),
  'damaged gzip': () => ({ body: Buffer.concat([gzipped().subarray(0, 500), Buffer.alloc(500, 7)]), encoding: 'gzip' }),
  'an unknown coding': () => ({ body: '{}', encoding: '__proto__' }),
};

const bytesOf = (pattern: number[], bytes: number): Buffer =>
  Buffer.alloc(Math.max(pattern.length, bytes), Buffer.from(pattern));

/** A header of DER with its length in four bytes. */
const headed = (tag: number, content: Buffer): Buffer => {
  const header = Buffer.from([tag, 0x84, 0, 0, 0, 0]);
  header.writeUInt32BE(content.length, 2);
  return Buffer.concat([header, content]);
};

const nestedDer = (tag: number, depth: number): Buffer => {
  let inner: Buffer = Buffer.alloc(0);
  for (let level = 0; level < depth; level += 1) inner = headed(tag, inner);
  return inner;
};

/** What a reader of ASN.1 may stumble over. */
export const DER_BOMBS: Bombs = {
  'nested sequences without a length': ({ bytes }) => bytesOf([0x30, 0x80], bytes),
  'nested sequences': ({ bytes }) => nestedDer(0x30, Math.min(5_000, bytes / 6)),
  'nested sets in a sequence': ({ bytes }) => headed(0x30, nestedDer(0x31, Math.min(5_000, bytes / 6 - 1))),
  'nested constructed strings': ({ bytes }) => bytesOf([0x24, 0x80], bytes),
  'many empty sequences': ({ bytes }) => headed(0x30, bytesOf([0x30, 0x00], bytes - 6)),
  'many null values': ({ bytes }) => headed(0x30, bytesOf([0x05, 0x00], bytes - 6)),
  'many small integers': ({ bytes }) => headed(0x30, bytesOf([0x02, 0x01, 0x01], bytes - 6)),
  'one long integer': ({ bytes }) => headed(0x30, headed(0x02, Buffer.alloc(bytes - 12, 0x7f))),
  'one long object identifier': ({ bytes }) => headed(0x30, headed(0x06, Buffer.alloc(bytes - 12, 0xff))),
  'many object identifiers': ({ bytes }) => headed(0x30, bytesOf([0x06, 0x03, 0x2a, 0x86, 0x48], bytes - 6)),
  'dates that cannot be': ({ bytes }) => headed(0x30, bytesOf([0x18, 0x04, 0x39, 0x39, 0x39, 0x39], bytes - 6)),
  'a tag that never ends': ({ bytes }) => Buffer.concat([Buffer.from([0x3f]), Buffer.alloc(bytes - 1, 0xff)]),
  'a length beyond the end': () => Buffer.from([0x30, 0x88, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  zeros: ({ bytes }) => Buffer.alloc(bytes),
  ones: ({ bytes }) => Buffer.alloc(bytes, 0xff),
  nothing: () => '',
};
