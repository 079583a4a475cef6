import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';

const VERIFY_PATH = '/verify';
const READ_METHODS = new Set(['GET', 'HEAD']);
const PAGE_POLICY = /http-equiv="Content-Security-Policy" content="([^"]*)"/;
/** Sandboxed, so that it has no access to sessions or storage of this origin. */
const SANDBOX_POLICY = "frame-ancestors 'none'; sandbox allow-scripts allow-downloads";
const BUILD_HINT = 'The archive verification page has not been built. Run npm run build, then reload this page.\n';

/**
 * Serves the archive verification page built by `npm run build`: one static file without data. It is public, because
 * those who verify an archive have no account here, and has its own security policy.
 */
export function serveVerifyPage(app: NestExpressApplication, file: string = builtPage()): void {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const policy = page && PAGE_POLICY.exec(page)?.[1];
  app.use((request: Request, response: Response, next: NextFunction): void => {
    if (request.path !== VERIFY_PATH || !READ_METHODS.has(request.method)) return next();
    response.setHeader('Cache-Control', 'no-cache');
    if (!page || !policy) return void response.status(503).type('text').send(BUILD_HINT);
    response.setHeader('Content-Security-Policy', `${policy}; ${SANDBOX_POLICY}`);
    response.type('html').send(page);
  });
}

/** File of the built page, next to the compiled code. If run from source, the compiled copy is used. */
function builtPage(): string {
  const above = path.resolve(__dirname, '../../../..');
  return path.join(above, __filename.endsWith('.ts') ? 'dist/verify' : 'verify', 'verify.html');
}
