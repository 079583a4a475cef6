import { encodeUtf8, concatBytes, encodeLatin1 } from '../bytes';
import { sha256 } from '../digest';
import type { CaptureContent } from '../originals/capture.entry';
import type { SnapshotContent } from '../snapshots/snapshot.entry';
import type { SnapshotPart } from '../snapshots/snapshot.types';
import type { StoredEntry } from '../chain/chain.policy';
import { STATUS_PHRASES } from './status.phrases';

/** A WARC 1.1 record, uncompressed. Derived from a chain entry only, so it can be reproduced. */
export interface WarcRecord {
  type: 'warcinfo' | 'request' | 'response' | 'resource';
  /** Printable ASCII without spaces. */
  target: string | null;
  bytes: Uint8Array;
}

const CRLF = '\r\n';

/** Records of an entry that has bytes; the first record contains the bytes. */
export const buildRecords = (entry: StoredEntry, payload: Uint8Array): [WarcRecord, ...WarcRecord[]] =>
  entry.kind === 'snapshot' ? [resourceRecord(entry, payload)] : buildExchangeRecords(entry, payload);

/** Request and response as an HTTP client would see them. */
function buildExchangeRecords(entry: StoredEntry, payload: Uint8Array): [response: WarcRecord, request: WarcRecord] {
  const { request, response } = JSON.parse(entry.content) as CaptureContent;
  const target = encodeTargetUri(response.url);
  const about = { target, at: entry.at, entry: entry.sha256 };
  const statusLine = `HTTP/1.1 ${response.status} ${STATUS_PHRASES[response.status] ?? ''}`;
  const headers = { ...response.headers, 'content-length': `${payload.length}` };
  const { pathname, search, host } = URL.parse(target) ?? { pathname: '/', search: '', host: '' };
  const requestLine = `${request.method} ${pathname}${search} HTTP/1.1`;
  return [
    buildRecord('response', about, concatBytes([encodeHttpHead(statusLine, headers), payload]), payload),
    buildRecord('request', about, encodeHttpHead(requestLine, { host, ...request.headers }), null),
  ];
}

/** Record of a browser snapshot, under a URN so that it is not mistaken for the page. */
function resourceRecord(entry: StoredEntry, payload: Uint8Array): WarcRecord {
  const { body } = JSON.parse(entry.content) as SnapshotContent;
  const about = { target: partAddress(entry), at: entry.at, entry: entry.sha256, mediaType: body.mediaType };
  return buildRecord('resource', about, payload, payload);
}

const PART_NAMES: Record<SnapshotPart, string> = { picture: 'fullPage', print: 'pdf', dom: 'dom' };

/** Target URN in the convention of other tools: `urn:fullPage:https://…`. */
export function partAddress({ content }: Pick<StoredEntry, 'content'>): string {
  const { part, url } = (JSON.parse(content) as SnapshotContent).snapshot;
  return `urn:${PART_NAMES[part]}:${encodeTargetUri(url)}`;
}

/** The first record, which names the software. */
export function infoRecord({ at, sha256: digest }: Pick<StoredEntry, 'at' | 'sha256'>): WarcRecord {
  const block = encodeUtf8(`software: Corroborate${CRLF}format: WARC File Format 1.1${CRLF}`);
  return buildRecord('warcinfo', { target: null, at, entry: digest }, block, null);
}

/** Makes a URL valid as a header value. */
export const encodeTargetUri = (url: string): string =>
  (URL.parse(url)?.href ?? url).replace(/[^\x21-\x7e]/g, (mark) =>
    // eslint-disable-next-line no-restricted-globals -- it is well-formed by then; this package imports no text tools
    encodeURIComponent(mark.isWellFormed() ? mark : '?'),
  );

interface RecordFields {
  target: string | null;
  at: string;
  /** Digest of the chain entry that the record is made from. */
  entry: string;
  /** Media type of the block, if it differs from the default of the record type. */
  mediaType?: string;
}

const CONTENT_TYPES = {
  warcinfo: 'application/warc-fields',
  request: 'application/http; msgtype=request',
  response: 'application/http; msgtype=response',
  resource: 'application/octet-stream',
};

function buildRecord(
  type: WarcRecord['type'],
  about: RecordFields,
  block: Uint8Array,
  payload: Uint8Array | null,
): WarcRecord {
  const fields = [
    ['WARC-Type', type],
    ['WARC-Record-ID', recordId(about.entry, type)],
    ['WARC-Date', about.at],
    ...(about.target === null ? [] : [['WARC-Target-URI', about.target]]),
    ...(type === 'request' ? [['WARC-Concurrent-To', recordId(about.entry, 'response')]] : []),
    ...(payload ? [['WARC-Payload-Digest', `sha256:${sha256(payload)}`]] : []),
    ['WARC-Block-Digest', `sha256:${sha256(block)}`],
    ['Content-Type', about.mediaType ?? CONTENT_TYPES[type]],
    ['Content-Length', `${block.length}`],
  ];
  const head = ['WARC/1.1', ...fields.map(([name, value]) => `${name}: ${value}`), '', ''].join(CRLF);
  return { type, target: about.target, bytes: concatBytes([encodeUtf8(head), block, encodeUtf8(CRLF + CRLF)]) };
}

/** Deterministic record ID, so that the same case gives the same bytes. */
function recordId(entry: string, type: WarcRecord['type']): string {
  const digits = sha256(`${entry} ${type}`);
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `5${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return `<urn:uuid:${parts.join('-')}-${digits.slice(20, 32)}>`;
}

function encodeHttpHead(first: string, headers: Record<string, string>): Uint8Array {
  const lines = Object.entries(headers)
    // Headers with invalid names are omitted from the record; they remain in the chain.
    .filter(([name]) => /^[\w!#$%&'*+.^`|~-]+$/.test(name))
    .map(([name, value]) => `${name}: ${value.replace(/[\r\n\0]+/g, ' ')}`);
  return encodeLatin1([first, ...lines, '', ''].join(CRLF));
}
