import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Page } from '../world/world.types';
import type { WorldView } from '../world/world.view';
import { escapeMarkup } from './replies';

const unzip = promisify(gunzip);

/** Body and content type that a regular server would send for a page. */
export async function buildBody(page: Page, view: WorldView): Promise<{ type: string; body: string | Buffer }> {
  if (page.html !== undefined) return { type: HTML_TYPE, body: page.html };
  if (page.file !== undefined) return readBody(page.file);
  return { type: HTML_TYPE, body: page.text === undefined ? '' : articleOf(page, page.text, view) };
}

export async function readBody(path: string): Promise<{ type: string; body: string | Buffer }> {
  const zipped = path.endsWith('.gz');
  const bytes = zipped ? await unzip(await readFile(path)) : await readFile(path);
  const extension = /\.(\w+)$/.exec(zipped ? path.slice(0, -3) : path)?.[1]?.toLowerCase() ?? '';
  const type = TYPES[extension] ?? 'application/octet-stream';
  // Kept as bytes, because a file may use any encoding its markup declares.
  return { type, body: type === HTML_TYPE ? bytes.toString('utf8') : bytes };
}

const HTML_TYPE = 'text/html; charset=utf-8';
const TYPES: Record<string, string> = {
  html: HTML_TYPE,
  htm: HTML_TYPE,
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

/** A plain article page with outlet and author but without a date, which only the page's own markup may give. */
function articleOf(page: Page, text: string, view: WorldView): string {
  const paragraphs = text.split(/\n\s*\n|\n/).filter((paragraph) => paragraph.trim() !== '');
  const title = escapeMarkup(page.title ?? paragraphs[0]?.slice(0, 100) ?? '');
  const outlet = escapeMarkup(view.outletName(new URL(page.url).hostname));
  const story = paragraphs.map((paragraph) => `<p>${escapeMarkup(paragraph.trim())}</p>`).join('\n');
  return (
    '<!DOCTYPE html>\n' +
    `<html lang="${escapeMarkup(view.world.language)}"><head><meta charset="utf-8"><title>${title}` +
    '</title>\n' +
    `<link rel="canonical" href="${escapeMarkup(page.url)}"><meta property="og:type" content="article">` +
    `<meta property="og:title" content="${title}"><meta property="og:site_name" content="${outlet}">` +
    '</head>\n' +
    `<body><header><a href="/">${outlet}</a></header><main><article><h1>${title}</h1>\n` +
    `${story}\n` +
    '</article></main></body></html>'
  );
}
