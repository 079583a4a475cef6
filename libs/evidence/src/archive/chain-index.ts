import type { CaptureContent } from '../originals/capture.entry';
import type { SnapshotContent } from '../snapshots/snapshot.entry';
import type { StoredEntry } from '../chain/chain.policy';
import { encodeTargetUri, partAddress } from './warc.records';

export const ARCHIVE_PATHS = {
  warc: 'archive/data.warc.gz',
  index: 'indexes/index.cdxj',
  pages: 'pages/pages.jsonl',
  entries: 'chain/entries.jsonl',
  seals: 'chain/seals.json',
  package: 'datapackage.json',
  digest: 'datapackage-digest.json',
} as const;

/** Format identifiers of chain and seals. */
export const CHAIN_FORMAT = 'corroborate-chain-1';

/** Index entry of a response, without its offset. */
export function toIndexedAnswer(entry: StoredEntry): Omit<IndexedAnswer, 'offset' | 'length'> {
  const { body } = JSON.parse(entry.content) as CaptureContent | SnapshotContent;
  const about = entry.kind === 'snapshot' ? snapshotPartFields(entry) : captureFields(entry);
  return { ...about, mime: body.mediaType, digest: `sha256:${body.sha256}`, filename: 'data.warc.gz' };
}

const snapshotPartFields = (entry: StoredEntry) => ({
  url: partAddress(entry),
  at: entry.at,
  method: 'GET',
  status: 200,
});

function captureFields({ content, at }: StoredEntry) {
  const { request, response } = JSON.parse(content) as CaptureContent;
  return { url: encodeTargetUri(response.url), at, method: request.method, status: response.status };
}

/** List of the pages read, without duplicates, in order of first capture. */
export function formatPageList(entries: readonly StoredEntry[]): string {
  const pages = new Map<string, string>();
  for (const entry of entries.filter(({ kind }) => kind === 'capture')) {
    const { provider, response, body } = JSON.parse(entry.content) as CaptureContent;
    const url = encodeTargetUri(response.url);
    if (provider !== 'page' || response.status !== 200 || pages.has(url)) continue;
    if (body.mediaType.startsWith('image/')) continue;
    pages.set(url, JSON.stringify({ id: entry.sha256.slice(0, 22), url, ts: entry.at }));
  }
  const head = JSON.stringify({ format: 'json-pages-1.0', id: 'pages', title: 'Pages read' });
  return [head, ...pages.values()].map((line) => `${line}\n`).join('');
}

/** An index line: location of a response in a WARC file. */
export interface IndexedAnswer {
  url: string;
  at: string;
  method: string;
  status: number;
  mime: string;
  /** Digest of the payload, as `sha256:…`. */
  digest: string;
  offset: number;
  length: number;
  filename: string;
}

/** Index in CDXJ, as replay tools expect it: sorted by key and time, with keys in SURT form. */
export function formatCdxj(answers: readonly IndexedAnswer[]): string {
  const lines = answers.map(({ at, method, status, offset, length, ...fields }) => {
    const more = { ...fields, status: `${status}`, length: `${length}`, offset: `${offset}` };
    const block = method === 'GET' ? more : { ...more, method };
    return `${toSurt(fields.url)} ${at.replace(/\D/g, '').slice(0, 14)} ${JSON.stringify(block)}`;
  });
  return lines
    .sort((a, b) => (a < b ? -1 : Number(a > b)))
    .map((line) => `${line}\n`)
    .join('');
}

/** `https://www.paper.example/A?b=1` is `example,paper)/a?b=1`. */
function toSurt(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return address.toLowerCase();
  const host = url.hostname.replace(/^www\d*\./, '');
  const reversed = /^[\d.]+$|:/.test(host) ? host : host.split('.').reverse().join(',');
  const query = [...url.search.slice(1).split('&').filter(Boolean)].sort().join('&');
  const tail = `${url.pathname}${query ? `?${query}` : ''}`.toLowerCase();
  return `${reversed}${url.port ? `:${url.port}` : ''})${tail}`;
}
