import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';

/**
 * Allows only the desk's own scripts, and requests only to this server, so that text from the web cannot become a
 * script, style, frame or form.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const BUILD_HINT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Corroborate</title>
<p>The editors' desk has not been built. Run <code>npm run build</code>, then reload this page.
<p>The API is available: <a href="/api/docs">/api/docs</a>.</html>`;

/** First path segments of desk pages, as in `apps/desk/src/app/routes.tsx`. */
const PAGES = ['candidates', 'submit', 'topics', 'investigations', 'reviews', 'figures', 'engines', 'admin'];
/** Paths of desk pages. If the last segment contains a dot, the path is a file, unless it is the site of an outlet. */
const PAGE_PATH = new RegExp(`^/(?:(?:${PAGES.join('|')})(?:/[^.]{0,200})?|outlets/[^/]{1,260})$`);
const isPage = ({ method, path: asked }: Request): boolean =>
  READ_METHODS.has(method) && (asked === '/' || PAGE_PATH.test(asked));
const READ_METHODS = new Set(['GET', 'HEAD']);

interface DeskOptions {
  /** Default language of the page, from `DESK_LANGUAGE`. */
  language: string;
  folder?: string;
}

/** Serves the desk as built by `npm run build`: static files without data. Every desk path gets the same page. */
export function serveDesk(app: NestExpressApplication, { language, folder = deskFolder() }: DeskOptions): void {
  const index = path.join(folder, 'index.html');
  if (!existsSync(index)) return void app.use(sendBuildHint);
  const files = express.static(folder, {
    redirect: false,
    dotfiles: 'ignore',
    index: false,
    setHeaders: setFileHeaders,
  });
  // Read for every request, because a build can replace it.
  const page = (response: Response, next: NextFunction): void => {
    setFileHeaders(response, index);
    readFile(index, 'utf8').then((html) => response.type('html').send(setPageLanguage(html, language)), next);
  };
  app.use((request: Request, response: Response, next: NextFunction): void => {
    // Avoids a file system lookup for every API call.
    if (request.path.startsWith('/api/')) return next();
    if (isPage(request)) return page(response, next);
    files(request, response, () => (isUnknownPage(request) ? page(response.status(404), next) : next()));
  });
}

/** Sets the default language on the root element, where the page reads it. */
const setPageLanguage = (html: string, language: string): string =>
  html.replace('<html lang="en">', `<html lang="${language}">`);

/** Whether the request is a browser navigation to an unknown path, for which the desk shows its not-found page. */
const isUnknownPage = (request: Request): boolean =>
  READ_METHODS.has(request.method) &&
  request.accepts(['json', 'html']) === 'html' &&
  !NON_PAGE_PATHS.test(request.path);
/** Paths at which the desk is never served: other routes of this server, and files. */
const NON_PAGE_PATHS = /^\/(?:api|metrics|ops)(?:\/|$)|\.[^/]*$/;

/** Hashed files never change, unlike the page that references them, which is always revalidated. */
function setFileHeaders(response: { setHeader(name: string, value: string): unknown }, file: string): void {
  const forever = path.basename(path.dirname(file)) === 'assets';
  response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY);
}

function sendBuildHint(request: Request, response: Response, next: NextFunction): void {
  if (!isPage(request)) return next();
  response.status(503).type('html').setHeader('Cache-Control', 'no-store').send(BUILD_HINT);
}

/** Folder of the built desk, next to the compiled code. When run from source, the compiled copy is used. */
function deskFolder(): string {
  const above = path.resolve(__dirname, '../../../..');
  return path.join(above, __filename.endsWith('.ts') ? 'dist/desk' : 'desk');
}
