import { Readable } from 'node:stream';
import { createGunzip, gunzipSync } from 'node:zlib';

export interface ReadRecord {
  /** As a whole, unpacked. */
  bytes: Buffer;
  headers: ReadonlyMap<string, string>;
  block: Buffer;
}

const LARGEST_RECORD = 200_000_000;
const LONGEST_HEAD = 1_000_000;
const GAP = Buffer.from('\r\n\r\n');

/** The records of a packed file, one after the other. @throws Error where it is no WARC 1.1 file. */
export async function* recordsIn(packed: Buffer): AsyncGenerator<ReadRecord> {
  let rest: Buffer = Buffer.alloc(0);
  let wanted = 1;
  const parts: Buffer[] = [];
  for await (const part of Readable.from([packed]).pipe(createGunzip())) {
    parts.push(part as Buffer);
    wanted -= (part as Buffer).length;
    if (wanted > 0) continue;
    rest = Buffer.concat([rest, ...parts.splice(0)]);
    for (let size = sizeOf(rest); size !== null && rest.length >= size; size = sizeOf(rest)) {
      yield recordOf(rest.subarray(0, size));
      rest = rest.subarray(size);
    }
    wanted = Math.max(1, (sizeOf(rest) ?? 1) - rest.length);
  }
  if (rest.length + parts.length > 0) throw new Error('The last record is cut off');
}

/** The record of one member. */
export const readRecord = (member: Buffer): ReadRecord =>
  recordOf(gunzipSync(member, { maxOutputLength: LARGEST_RECORD }));

/** How long the record is that begins here; null while its head is not whole. */
function sizeOf(bytes: Buffer): number | null {
  const end = bytes.subarray(0, LONGEST_HEAD).indexOf(GAP);
  if (end < 0 && bytes.length < LONGEST_HEAD) return null;
  const size = Number(headersOf(bytes.subarray(0, Math.max(end, 0))).get('content-length'));
  if (!Number.isSafeInteger(size) || size < 0 || size > LARGEST_RECORD) throw new Error('The record has no length');
  return end + GAP.length + size + GAP.length;
}

function recordOf(bytes: Buffer): ReadRecord {
  const end = bytes.indexOf(GAP);
  const block = bytes.subarray(end + GAP.length, -GAP.length);
  if (end < 0 || sizeOf(bytes) !== bytes.length) throw new Error('The record has another length');
  if (!bytes.subarray(-GAP.length).equals(GAP)) throw new Error('The record does not end');
  return { bytes, headers: headersOf(bytes.subarray(0, end)), block };
}

function headersOf(head: Buffer): Map<string, string> {
  const [version, ...lines] = head.toString('latin1').split('\r\n');
  if (version !== 'WARC/1.1') throw new Error('This is no record of WARC 1.1');
  return new Map(lines.map((line) => fieldOf(line)));
}

function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}
