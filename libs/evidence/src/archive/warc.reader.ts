import { bytesOf, narrowTextOf, placeOf, startsWith } from '../bytes';
import { membersIn, type Member } from './gzip.members';

/** A WARC record. `bytes`: the whole record, decompressed. */
export interface ReadRecord extends Member {
  headers: ReadonlyMap<string, string>;
  block: Uint8Array;
}

const LARGEST_RECORD = 200_000_000;
const LONGEST_HEAD = 1_000_000;
const GAP = bytesOf('\r\n\r\n');

/** Records of a compressed WARC file, in order. @throws Error if it is not WARC 1.1 compressed record by record */
export function* recordsIn(packed: Uint8Array): Generator<ReadRecord> {
  for (const member of membersIn(packed, LARGEST_RECORD)) yield recordOf(member);
}

function recordOf(member: Member): ReadRecord {
  const { bytes } = member;
  const end = placeOf(bytes.subarray(0, LONGEST_HEAD), GAP);
  if (end < 0) throw new Error('The record has no header');
  const headers = headersOf(bytes.subarray(0, end));
  const block = bytes.subarray(end + GAP.length, -GAP.length);
  if (Number(headers.get('content-length')) !== block.length)
    throw new Error('The length of the record differs from its header');
  if (!startsWith(bytes, GAP, end + GAP.length + block.length)) throw new Error('The record is not terminated');
  return { ...member, headers, block };
}

function headersOf(head: Uint8Array): Map<string, string> {
  const [version, ...lines] = narrowTextOf(head).split('\r\n');
  if (version !== 'WARC/1.1') throw new Error('Not a WARC 1.1 record');
  return new Map(lines.map((line) => fieldOf(line)));
}

function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}
