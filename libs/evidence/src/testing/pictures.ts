/** A picture of soft hills of light, the same for the same seed in every size. Red, green, blue, opacity. */
export function drawn(width: number, height: number, seed: number): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height];
      const light = Math.sin(seed * 5.1 + u * 9 + v * 4) + Math.cos(seed * 2.3 + v * 11 - u * 6 * seed);
      const at = (y * width + x) * 4;
      data[at] = 128 + light * 60;
      data[at + 1] = 120 + light * 50;
      data[at + 2] = 110 + light * 40;
    }
  }
  return data;
}

const ASCII = 2;
const TAGS = { Make: 0x010f, Software: 0x0131 } as const;
const DATE_TIME_ORIGINAL = 0x9003;
const EXIF_PART = 0x8769;

export interface WrittenMarks {
  Make: string;
  Software: string;
  DateTimeOriginal: string;
}

/** The JPEG with marks of a camera before all else. */
export function withMarks(jpeg: Buffer, marks: WrittenMarks): Buffer {
  const texts = [marks.Make, marks.Software, marks.DateTimeOriginal].map((text) => Buffer.from(`${text}\0`, 'latin1'));
  const [firstPart, exifPart] = [8, 8 + 2 + 3 * 12 + 4];
  const begin = exifPart + 2 + 12 + 4;
  const places = texts.map((_, at) => begin + texts.slice(0, at).reduce((sum, { length }) => sum + length, 0));
  const tiff = Buffer.concat([
    Buffer.from('MM\0*'),
    u32(firstPart),
    part([
      field(TAGS.Make, ASCII, texts[0]!.length, places[0]!),
      field(TAGS.Software, ASCII, texts[1]!.length, places[1]!),
      field(EXIF_PART, 4, 1, exifPart),
    ]),
    part([field(DATE_TIME_ORIGINAL, ASCII, texts[2]!.length, places[2]!)]),
    ...texts,
  ]);
  return afterStart(jpeg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff]));
}

/** The JPEG or PNG with a C2PA manifest of this claim and these statements, signed by nobody. */
export function withManifest(picture: Buffer, claim: Uint8Array, statements: Record<string, Uint8Array>): Buffer {
  const inner = Object.entries(statements).map(([label, cbor]) => labelled(label, box('cbor', Buffer.from(cbor))));
  const store = labelled(
    'c2pa',
    labelled(
      'urn:uuid:1',
      Buffer.concat([
        labelled('c2pa.assertions', Buffer.concat(inner)),
        labelled('c2pa.claim', box('cbor', Buffer.from(claim))),
      ]),
    ),
  );
  if (picture[0] === 0xff)
    return afterStart(picture, 0xeb, Buffer.concat([Buffer.from('JP'), Buffer.from([0, 1]), u32(1), store]));
  // Behind the head of a PNG, whose checksum nobody asks for in a part that need not be known.
  const [head, rest] = [picture.subarray(0, 33), picture.subarray(33)];
  return Buffer.concat([head, u32(store.length), Buffer.from('caBX'), store, u32(0), rest]);
}

const labelled = (label: string, content: Buffer): Buffer =>
  box('jumb', Buffer.concat([box('jumd', Buffer.concat([Buffer.alloc(16), Buffer.from(`\x03${label}\0`)])), content]));
const box = (type: string, body: Buffer): Buffer => Buffer.concat([u32(body.length + 8), Buffer.from(type), body]);

const afterStart = (jpeg: Buffer, marker: number, body: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), u16(body.length + 2), body, jpeg.subarray(2)]);

const part = (fields: Buffer[]): Buffer => Buffer.concat([u16(fields.length), ...fields, u32(0)]);
const field = (tag: number, type: number, count: number, value: number): Buffer =>
  Buffer.concat([u16(tag), u16(type), u32(count), u32(value)]);

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
