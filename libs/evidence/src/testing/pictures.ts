/** Start and end of a JPEG, with nothing in between. */
export const BARE_JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

const ASCII = 2;
const TAGS = { Make: 0x010f, Software: 0x0131 } as const;
const DATE_TIME_ORIGINAL = 0x9003;
const EXIF_PART = 0x8769;

export interface WrittenMarks {
  Make: string;
  Software: string;
  DateTimeOriginal: string;
}

/** The JPEG with camera metadata at the start. */
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
