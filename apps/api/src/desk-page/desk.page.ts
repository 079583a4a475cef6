import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';

/**
 * The page may run its own files and talk to this server, nothing else: what the web wrote into a title or a passage
 * cannot become a script, a style, a frame or a form, even if it were ever shown as markup.
 */
const POLICY = [
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

const HINT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Corroborate</title>
<p>The editors' desk has not been built. Run <code>npm run build</code>, then reload this page.
<p>The API is available: <a href="/api/docs">/api/docs</a>.</html>`;

/** First steps of the desk's addresses, as `apps/desk/src/app/routes.tsx` has them. */
const PAGES = ['candidates', 'submit', 'topics', 'investigations', 'reviews', 'figures', 'engines', 'admin'];
/** A last step with a dot in it is a file, which is there or is not. */
const IS_PAGE = new RegExp(`^/(?:${PAGES.join('|')})(?:/[^.]{0,200})?$`);
const isPage = ({ method, path: asked }: Request): boolean => READS.has(method) && IS_PAGE.test(asked);
const READS = new Set(['GET', 'HEAD']);

/**
 * The editors' page as built by `npm run build`: public files without any data; all data comes through the API and its
 * guard. Every address of the desk gets the same page, which shows what belongs there.
 */
export function serveDesk(app: NestExpressApplication, folder: string = builtDesk()): void {
  const index = path.join(folder, 'index.html');
  if (!existsSync(index)) return void app.use(hint);
  const files = express.static(folder, { redirect: false, dotfiles: 'ignore', setHeaders: forFiles });
  const page = (response: Response, next: NextFunction): void => {
    forFiles(response, index);
    response.sendFile('index.html', { root: folder, cacheControl: false }, (fault) => fault && next(fault));
  };
  app.use((request: Request, response: Response, next: NextFunction): void => {
    // Else the disk is asked for a file on every call of the API.
    if (request.path.startsWith('/api/')) return next();
    if (isPage(request)) return page(response, next);
    files(request, response, () => (isLost(request) ? page(response.status(404), next) : next()));
  });
}

/** A person's browser at an address that nothing answers: the desk says so, and leads on. */
const isLost = (request: Request): boolean =>
  READS.has(request.method) && request.accepts(['json', 'html']) === 'html' && !ANSWERED.test(request.path);
/** What else this server answers, and files, which are there or are not. */
const ANSWERED = /^\/(?:api|metrics|ops)(?:\/|$)|\.[^/]*$/;

/** Files with a hash in their name never change; the page that names them is asked for every time. */
function forFiles(response: { setHeader(name: string, value: string): unknown }, file: string): void {
  const forever = path.basename(path.dirname(file)) === 'assets';
  response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('Content-Security-Policy', POLICY);
}

function hint(request: Request, response: Response, next: NextFunction): void {
  if (!isPage(request) && (request.path !== '/' || !READS.has(request.method))) return next();
  response.status(503).type('html').setHeader('Cache-Control', 'no-store').send(HINT);
}

/** Beside the compiled product; a run from the sources looks into what was compiled from them. */
function builtDesk(): string {
  const above = path.resolve(__dirname, '../../../..');
  return path.join(above, __filename.endsWith('.ts') ? 'dist/desk' : 'desk');
}
