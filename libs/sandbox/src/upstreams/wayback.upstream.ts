import { createHash } from 'node:crypto';
import type { Capture } from '../world/world.types';
import { getHost } from '../world/world.view';
import { buildBody, readBody } from './page.body';
import { html, json, plain, redirect, routed } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

export const wayback: Upstream = {
  name: 'wayback',
  serves: (host) => host === 'web.archive.org' || host === 'archive.org' || host === 'www.archive.org',
  owns: (url) => /^\/(cdx|wayback|web|save)(\/|$)/.test(url.pathname),
  handle: routed([
    [/^\/save$/, (_, __, context, request) => save(request, context)],
    [/^\/save\/status\/([^/]+)$/, (job, _, context, request) => saveStatus(job, request, context)],
    [/^\/cdx\/search(?:\/cdx)?\/?$/, (_, form, context) => cdx(form, context)],
    [/^\/wayback\/available$/, (_, form, context) => availabilityReply(form, context)],
    [/^\/web\//, (_, __, context, { url }) => replayCapture(url, context)],
  ]),
};

interface Row {
  capture: Capture;
  cells: Record<string, string>;
}

const COLUMNS = ['urlkey', 'timestamp', 'original', 'mimetype', 'statuscode', 'digest', 'length'];

function cdx(form: URLSearchParams, context: UpstreamContext): Reply {
  const wanted = form.get('url');
  if (!wanted) return plain('Required parameter url is missing', 400);
  const filters = form.getAll('filter').map(filterOf);
  const columns = (form.get('fl') ?? COLUMNS.join(',')).split(',').filter((name) => COLUMNS.includes(name));
  let rows = capturesOf(context)
    .filter(({ capture }) => matches(capture, wanted, form.get('matchType') ?? 'exact'))
    .filter(({ capture }) => isInPeriod(capture.timestamp, form.get('from'), form.get('to')))
    .filter((row) => filters.every((filter) => filter(row.cells)));
  rows = collapse(rows, form.getAll('collapse'));
  const limit = Number(form.get('limit') ?? NaN);
  if (Number.isInteger(limit)) rows = limit < 0 ? rows.slice(limit) : rows.slice(0, limit);
  const table = rows.map(({ cells }) => columns.map((column) => cells[column] ?? ''));
  return json(table.length === 0 ? [] : [columns, ...table]);
}

/** Sorted like an archive: by key, then by time. Excludes captures in the world's future. */
function capturesOf({ world }: UpstreamContext): Row[] {
  const now = stampOf(world.now);
  const rows = world.captures
    .filter(({ timestamp }) => timestamp <= now)
    .map((capture) => ({ capture, cells: cellsOf(capture) }));
  const key = ({ cells }: Row) => `${cells.urlkey} ${cells.timestamp}`;
  return rows.sort((a, b) => Number(key(a) > key(b)) - Number(key(a) < key(b)));
}

function cellsOf(capture: Capture): Record<string, string> {
  const hash = createHash('sha1')
    .update(capture.html ?? capture.url)
    .digest();
  return {
    urlkey: urlKey(new URL(capture.url)),
    timestamp: capture.timestamp,
    original: capture.url,
    mimetype: /\.pdf$/i.test(new URL(capture.url).pathname) ? 'application/pdf' : 'text/html',
    statuscode: String(capture.status),
    digest: capture.digest ?? hash.toString('hex').slice(0, 32).toUpperCase(),
    length: String(2000 + (hash.readUInt16BE(0) % 20_000)),
  };
}

/** Archive key of a URL: `org,example)/news/dam` */
function urlKey(url: URL): string {
  const host = url.hostname
    .replace(/^www\d?\./, '')
    .split('.')
    .reverse()
    .join(',');
  return `${host})${url.pathname.toLowerCase().replace(/(.)\/$/, '$1')}${url.search.toLowerCase()}`;
}

function matches({ url }: Capture, wanted: string, matchType: string): boolean {
  const asked = URL.parse(/^https?:\/\//i.test(wanted) ? wanted : `http://${wanted}`);
  if (!asked) return false;
  return matchType === 'host' ? getHost(new URL(url)) === getHost(asked) : urlKey(new URL(url)) === urlKey(asked);
}

function isInPeriod(timestamp: string, from: string | null, to: string | null): boolean {
  return (!from || timestamp >= from.padEnd(14, '0')) && (!to || timestamp <= to.padEnd(14, '9'));
}

/** Row filter from `field:regex`; the expression must match the whole cell. */
function filterOf(text: string): (cells: Record<string, string>) => boolean {
  const [, field = '', pattern = ''] = /^(\w+):(.{1,200})$/.exec(text) ?? [];
  const regex = new RegExp(`^(?:${pattern})$`);
  return (cells) => regex.test(cells[field] ?? '');
}

/** Drops a row with the same column values as the row before. */
const collapse = (rows: Row[], fields: string[]): Row[] =>
  fields.reduce((left, field) => left.filter((row, at) => row.cells[field] !== left[at - 1]?.cells[field]), rows);

/** A job of "Save Page Now", version 2. */
interface Job {
  url: string;
  /** Number of status requests so far; the first returns pending. */
  asked: number;
}

/** Accepts a capture request; rejections have status 200, like the archive's. */
function save({ headers, body }: UpstreamRequest, context: UpstreamContext): Reply {
  if (!isSignedIn(headers)) return loggedOut();
  const url = new URLSearchParams(body).get('url') ?? '';
  const address = URL.parse(url);
  if (!address) return refusal('error:invalid-url-syntax', `${url} is no address.`);
  const page = context.view.pageAt(address);
  if (!page) return refusal('error:not-found', `The server cannot find the requested resource ${url}.`);
  const jobs = jobsOf(context);
  if (savedCopies(context).some((saved) => saved.url === url))
    return json({
      url,
      message: 'The same snapshot had been made 1 minute ago. You can make new capture after 1 hour.',
    });
  const id = `spn2-${String(jobs.size + 1).padStart(8, '0')}`;
  jobs.set(id, { url, asked: 0 });
  return json({ url, job_id: id });
}

/** Status of a capture job: pending at first, then a capture dated the world's present. */
function saveStatus(id: string, { headers }: UpstreamRequest, context: UpstreamContext): Reply {
  if (!isSignedIn(headers)) return loggedOut();
  const job = jobsOf(context).get(id);
  if (!job) return refusal('error:job-not-found', `Job ${id} was not found.`);
  job.asked += 1;
  if (job.asked === 1) return json({ status: 'pending', job_id: id, resources: [] });
  const timestamp = stampOfNow(context);
  return json({
    ...{ status: 'success', job_id: id, original_url: job.url, timestamp, duration_sec: 6.2, http_status: 200 },
    ...{ resources: [job.url], outlinks: {}, counters: { outlinks: 0, embeds: 0 } },
  });
}

/** Captures made since the sandbox started; they can be replayed at once but are in no index yet. */
function savedCopies(context: UpstreamContext): { url: string; timestamp: string }[] {
  const timestamp = stampOfNow(context);
  return [...jobsOf(context).values()].filter(({ asked }) => asked > 1).map(({ url }) => ({ url, timestamp }));
}

const stampOfNow = ({ world }: UpstreamContext): string => world.now.toISOString().slice(0, 19).replace(/\D/g, '');

const isSignedIn = (headers: UpstreamRequest['headers']): boolean =>
  /^LOW [^:\s]+:\S+$/.test(headers['authorization'] ?? '');

const loggedOut = (): Reply => json({ message: 'You need to be logged in to use Save Page Now.' }, 401);

const refusal = (code: string, message: string): Reply =>
  json({ status: 'error', status_ext: code, message, resources: [] });

function jobsOf({ memory }: UpstreamContext): Map<string, Job> {
  const known = memory.get('wayback:jobs') as Map<string, Job> | undefined;
  if (known) return known;
  const jobs = new Map<string, Job>();
  memory.set('wayback:jobs', jobs);
  return jobs;
}

function nearest(url: string, timestamp: string, context: UpstreamContext): Capture | undefined {
  const saved = savedCopies(context).map((copy) => ({ capture: { ...copy, status: 200 } }));
  const own = [...capturesOf(context), ...saved].filter(({ capture }) => matches(capture, url, 'exact'));
  const target = Date.parse(isoOf(fullStamp(timestamp || stampOf(context.world.now))));
  const distance = (row: Pick<Row, 'capture'>) => Math.abs(Date.parse(isoOf(row.capture.timestamp)) - target);
  return [...own].sort((a, b) => distance(a) - distance(b))[0]?.capture;
}

function availabilityReply(form: URLSearchParams, context: UpstreamContext): Reply {
  const url = form.get('url') ?? '';
  const timestamp = form.get('timestamp') ?? '';
  const capture = url === '' ? undefined : nearest(url, timestamp, context);
  const closest = capture && {
    status: String(capture.status),
    available: true,
    url: `http://web.archive.org/web/${capture.timestamp}/${capture.url}`,
    timestamp: capture.timestamp,
  };
  return json({ url, ...(timestamp ? { timestamp } : {}), archived_snapshots: closest ? { closest } : {} });
}

const REPLAY = /^\/web\/(\d{1,14}|)\*?(id_|if_|im_|js_|cs_)?\/?(.+)$/;

async function replayCapture({ pathname, search }: URL, context: UpstreamContext): Promise<Reply> {
  const [, timestamp = '', flag = '', url = ''] = REPLAY.exec(`${pathname}${search}`) ?? [];
  const target = /^https?:\//i.test(url) ? url.replace(/^(https?:)\/+/i, '$1//') : `http://${url}`;
  const capture = nearest(target, timestamp, context);
  if (!capture)
    return html(
      '<!DOCTYPE html><html><head><title>Wayback Machine</title></head><body><p>Wayback Machine has not ' +
        'archived that URL.</p></body></html>',
      404,
    );
  if (capture.timestamp !== timestamp)
    return redirect(`https://web.archive.org/web/${capture.timestamp}${flag}/${capture.url}`);
  const { type, body } = await contentOf(capture, context);
  return {
    status: capture.status,
    headers: { 'content-type': type, ...mementoHeaders(capture) },
    body,
  };
}

async function contentOf(capture: Capture, { view }: UpstreamContext) {
  if (capture.html !== undefined) return { type: 'text/html; charset=utf-8', body: capture.html };
  if (capture.file !== undefined) return readBody(capture.file);
  const url = new URL(capture.url);
  const page = view.pageAt(url) ?? view.pageNear(url);
  return page ? buildBody(page, view) : { type: 'text/html; charset=utf-8', body: '' };
}

function mementoHeaders({ url, timestamp }: Capture): Record<string, string> {
  const original = encodeURI(url).replace(/[<>"]/g, '');
  return {
    'memento-datetime': new Date(isoOf(timestamp)).toUTCString(),
    link:
      `<${original}>; rel="original", <https://web.archive.org/web/timemap/link/${original}>; ` +
      'rel="timemap"; type="application/link-format"',
    'x-archive-src': 'sandbox.warc.gz',
  };
}

/** `202603` → `20260301000000` */
function fullStamp(stamp: string): string {
  return stamp + '00000101000000'.slice(stamp.length);
}

function stampOf(date: Date): string {
  return date.toISOString().slice(0, 19).replace(/\D/g, '');
}

function isoOf(stamp: string): string {
  return stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z');
}
