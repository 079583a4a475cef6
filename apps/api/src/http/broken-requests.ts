import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { buildProblem, HttpProblem, PROBLEM_MEDIA_TYPE } from '../problems/problem';

/** Returns problem details for requests that are not valid HTTP. */
export function handleInvalidRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    socket.end(rawHttpResponse(error.code));
  });
}

const STATUS_OF_CODE = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

function rawHttpResponse(code: string | undefined): string {
  const status = STATUS_OF_CODE.get(code ?? '') ?? 400;
  const fault = new HttpProblem('malformed-request', 'The request is incomplete or not valid HTTP.');
  const body = JSON.stringify({ ...buildProblem(fault, randomUUID()), status });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    `Content-Type: ${PROBLEM_MEDIA_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
