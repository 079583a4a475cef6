import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { CorroborateError } from '@corroborate/domain';
import type { AccessGate } from '../access/access.gate';
import type { QueueHub } from '@corroborate/queue';

const BOARD_PATH = '/ops/queues';

/**
 * Serves a read-only queue dashboard for operators. Changes must be made through the API, which audits them. This
 * third-party page needs a less strict style policy, which applies only to its route.
 */
export function serveBoard(app: NestExpressApplication, queues: Pick<QueueHub, 'allQueues'>, gate: AccessGate): void {
  const server = new BoardAdapter();
  server.setBasePath(BOARD_PATH);
  const boards = queues.allQueues().map((queue) => new BullMQAdapter(queue, { readOnlyMode: true }));
  createBullBoard({
    queues: boards,
    serverAdapter: server,
    options: { uiConfig: { boardTitle: 'Corroborate queues', hideRedisDetails: true } },
  });
  app.use(BOARD_PATH, requireOperator(gate), allowInlineStyles(), server.getRouter());
}

type Render = (file: string, options: object, done: (fault: unknown, html?: string) => void) => void;

/** Replaces web fonts with system fonts, so that no third party receives requests. */
class BoardAdapter extends ExpressAdapter {
  override setViewsPath(viewPath: string): this {
    super.setViewsPath(viewPath);
    const render = (this.app as unknown as { engines: Record<string, Render> }).engines['.ejs'];
    if (!render)
      throw new CorroborateError('internal', 'The queue board did not render as expected.', {
        hint: 'Pin @bull-board/express to the version in package.json.',
      });
    this.app.engine('ejs', (file: string, options: object, done: (fault: unknown, html?: string) => void) =>
      render(file, options, (fault, html) => done(fault, html && removeExternalLinks(html))),
    );
    return this;
  }
}

/** Head elements that load external resources. */
const removeExternalLinks = (html: string): string =>
  html.replace(/<link\b[^>]{0,500}\shref="(?:https?:)?\/\/[^>]{0,500}>/gi, '');

/** No guard runs for the dashboard, which has no controller, so the access policy is applied here. */
function requireOperator(gate: AccessGate) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    gate.require('admin', request).then(() => next(), next);
  };
}

/** Allows inline styles, and scripts only from this server. */
const allowInlineStyles = () =>
  helmet.contentSecurityPolicy({
    directives: { styleSrc: ["'self'", "'unsafe-inline'"], fontSrc: ["'self'"], upgradeInsecureRequests: null },
  });
