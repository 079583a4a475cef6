import { Writable } from 'node:stream';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pinoHttp, type Options } from 'pino-http';
import { EventEmitter } from 'node:events';
import { loggerParams } from './logging';

/** Log lines of one request that ends with 200. */
function linesFor(level: 'info' | 'silent', request: object): string[] {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = pinoHttp(loggerParams({ LOG_LEVEL: level }, { logTo: sink }).pinoHttp as Options);
  const response = Object.assign(new EventEmitter(), {
    statusCode: 200,
    headersSent: true,
    writableEnded: true,
    getHeaders: () => ({}),
  });
  log(request as IncomingMessage, response as unknown as ServerResponse);
  response.emit('finish');
  return lines;
}

const request = {
  id: 'request-1',
  method: 'GET',
  url: '/api/topics/1?cursor=secret',
  headers: { authorization: 'Bearer secret', cookie: 'secret' },
};

describe('request log', () => {
  it('contains the request id and the path, but neither query nor headers', () => {
    const [line] = linesFor('info', request);
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      req: { id: 'request-1', method: 'GET', path: '/api/topics/1' },
      res: { status: 200 },
    });
    expect(line).not.toContain('secret');
  });

  it('logs nothing at level silent', () => expect(linesFor('silent', request)).toEqual([]));

  it('omits health checks', () => expect(linesFor('info', { ...request, url: '/api/health/live' })).toEqual([]));
});
