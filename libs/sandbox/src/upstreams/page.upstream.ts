import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import iconv from 'iconv-lite';
import { behave } from '../behaviours';
import type { Page } from '../world/world.types';
import type { WorldView } from '../world/world.view';
import { escapeMarkup, notFound, plain, redirect } from './replies';
import type { Reply, Upstream, UpstreamRequest } from './upstream.types';

const unzip = promisify(gunzip);

/** The outlets' own servers: every page of the world, and each outlet's robots.txt. */
export function createPageUpstream(view: WorldView): Upstream {
  const visits = new Map<string, number>();
  return {
    name: 'page',
    serves: (host) => view.knowsHost(host),
    handle: async (request) => {
      const page = view.pageAt(request.url);
      if (!page) return elsewhere(view, request);
      const visit = (visits.get(page.url) ?? 0) + 1;
      visits.set(page.url, visit);
      return behave(page, await honestReply(page, view), visit);
    },
  };
}

function elsewhere(view: WorldView, { url }: UpstreamRequest): Reply {
  if (url.pathname === '/robots.txt') {
    const robots = view.outletOf(url.hostname)?.robots;
    return robots === undefined ? notFound() : plain(robots);
  }
  const near = view.pageNear(url);
  return near ? redirect(near.url, 301) : notFound();
}

async function honestReply(page: Page, view: WorldView): Promise<Reply> {
  const headers = lowerCased(page.headers);
  if (page.redirect !== undefined) {
    const status = page.status && page.status >= 300 && page.status < 400 ? page.status : 302;
    return {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers, location: page.redirect },
      body: page.html ?? '',
    };
  }
  const { type, body } = await bodyOf(page, view);
  const sent = { 'content-type': type, ...headers };
  return { status: page.status ?? 200, headers: sent, body: inCharset(body, sent['content-type']) };
}

async function bodyOf(page: Page, view: WorldView): Promise<{ type: string; body: string | Buffer }> {
  if (page.html !== undefined) return { type: HTML, body: page.html };
  if (page.file !== undefined) return readBody(page.file);
  return { type: HTML, body: page.text === undefined ? '' : articleOf(page, page.text, view) };
}

export async function readBody(path: string): Promise<{ type: string; body: string | Buffer }> {
  const zipped = path.endsWith('.gz');
  const bytes = zipped ? await unzip(await readFile(path)) : await readFile(path);
  const extension = /\.(\w+)$/.exec(zipped ? path.slice(0, -3) : path)?.[1]?.toLowerCase() ?? '';
  const type = TYPES[extension] ?? 'application/octet-stream';
  // Left as bytes: a file may be in any encoding its own markup names.
  return { type, body: type === HTML ? bytes.toString('utf8') : bytes };
}

const HTML = 'text/html; charset=utf-8';
const TYPES: Record<string, string> = {
  html: HTML,
  htm: HTML,
  xhtml: 'application/xhtml+xml; charset=utf-8',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/** A page that says it is sent in another charset is really sent in it. */
function inCharset(body: string | Buffer, type = ''): string | Buffer {
  const charset = /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
  if (typeof body !== 'string' || /^utf-?8$/i.test(charset) || !iconv.encodingExists(charset)) return body;
  return iconv.encode(body, charset);
}

function lowerCased(headers: Record<string, string> = {}): Record<string, string> {
  const unsafe = new Set(['content-length', 'transfer-encoding', 'connection', 'content-encoding']);
  return Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !unsafe.has(name)),
  );
}

/** A plain article page; says who and what, but never when: that is for a page's own markup to tell. */
function articleOf(page: Page, text: string, view: WorldView): string {
  const paragraphs = text.split(/\n\s*\n|\n/).filter((paragraph) => paragraph.trim() !== '');
  const title = escapeMarkup(page.title ?? paragraphs[0]?.slice(0, 100) ?? '');
  const outlet = escapeMarkup(view.outletName(new URL(page.url).hostname));
  const story = paragraphs.map((paragraph) => `<p>${escapeMarkup(paragraph.trim())}</p>`).join('\n');
  return `<!DOCTYPE html>
<html lang="${escapeMarkup(view.world.language)}"><head><meta charset="utf-8"><title>${title}</title>
<link rel="canonical" href="${escapeMarkup(page.url)}"><meta property="og:type" content="article"><meta property="og:title" content="${title}"><meta property="og:site_name" content="${outlet}"></head>
<body><header><a href="/">${outlet}</a></header><main><article><h1>${title}</h1>
${story}
</article></main></body></html>`;
}
