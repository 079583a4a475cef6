import { encodeUtf8, decodeLatin1, indexOfBytes, startsWith } from '../bytes';
import { readMembers, type GzipMember } from './gzip.members';

/** A WARC record. `bytes`: the whole record, decompressed. */
export interface ParsedRecord extends GzipMember {
  headers: ReadonlyMap<string, string>;
  block: Uint8Array;
}

const MAX_RECORD_BYTES = 200_000_000;
const MAX_HEADER_BYTES = 1_000_000;
const HEADER_END = encodeUtf8('\r\n\r\n');

/**
 * Records of a compressed WARC file, in order.
 * @throws Error if it is not WARC 1.1 with each record compressed separately
 */
export function* readRecords(packed: Uint8Array): Generator<ParsedRecord> {
  for (const member of readMembers(packed, MAX_RECORD_BYTES)) yield parseRecord(member);
}

function parseRecord(member: GzipMember): ParsedRecord {
  const { bytes } = member;
  const end = indexOfBytes(bytes.subarray(0, MAX_HEADER_BYTES), HEADER_END);
  if (end < 0) throw new Error('The record has no header');
  const headers = parseHeaders(bytes.subarray(0, end));
  const block = bytes.subarray(end + HEADER_END.length, -HEADER_END.length);
  if (Number(headers.get('content-length')) !== block.length)
    throw new Error('The length of the record differs from its header');
  if (!startsWith(bytes, HEADER_END, end + HEADER_END.length + block.length))
    throw new Error('The record is not terminated');
  return { ...member, headers, block };
}

function parseHeaders(head: Uint8Array): Map<string, string> {
  const [version, ...lines] = decodeLatin1(head).split('\r\n');
  if (version !== 'WARC/1.1') throw new Error('Not a WARC 1.1 record');
  return new Map(lines.map((line) => parseField(line)));
}

function parseField(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}
