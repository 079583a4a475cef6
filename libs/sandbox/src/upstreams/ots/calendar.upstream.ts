import { randomBytes } from 'node:crypto';
import { notFound, plain } from '../replies';
import type { Reply, Upstream, UpstreamRequest } from '../upstream.types';
import { bottomless, promiseFor, wayToBlock } from './calendar.writer';

/** Height of the block that was made up. */
const BLOCK = 987_654;
const NOT_YET = 'Pending confirmation in Bitcoin blockchain';

const proof = (body: Buffer): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/octet-stream' },
  body,
});

/** How a calendar lies or fails, by the first part of its name under `calendar.example`. */
const LIES: Record<string, (asked: Buffer, address: string) => Reply> = {
  garbage: () => proof(randomBytes(300)),
  empty: () => proof(Buffer.alloc(0)),
  html: () => plain('<html>Please log in</html>'),
  bottomless: () => proof(bottomless(9_000)),
  'leads-nowhere': () => proof(Buffer.from('0006869a0d73d71b450101', 'hex')),
  huge: () => ({ ...proof(Buffer.alloc(10)), wire: { kind: 'huge', bytes: 20_000_000 } }),
  hangs: () => ({ ...proof(Buffer.alloc(0)), wire: { kind: 'hang' } }),
  unavailable: () => plain('Service unavailable', 503),
  'hostile-address': (asked) => proof(promiseFor(asked, 'https://a.example/\u001b[2J<b>').answer),
};

const HONEST = new Set(['alice.btc.calendar.opentimestamps.org', 'finney.calendar.eternitywall.com']);
/** One never brings anything into a block, the other answers with what is no proof. */
const SLOW = new Set(['never', 'broken-later']);
const LIARS = '.calendar.example';
const nameOf = (host: string): string => (host.endsWith(LIARS) ? host.slice(0, -LIARS.length) : '');

/** Calendars of OpenTimestamps: a promise first, a block that was made up from the second time on that it is asked. */
export function createCalendars(): Upstream {
  const promises = new Map<string, number>();
  return {
    name: 'ots',
    serves: (host) => HONEST.has(host) || SLOW.has(nameOf(host)) || Object.hasOwn(LIES, nameOf(host)),
    handle: (request) => {
      const { pathname } = request.url;
      if (request.method === 'POST' && pathname === '/digest' && request.bytes.length === 32)
        return handedIn(request, promises);
      const [, promise] = /^\/timestamp\/([0-9a-f]{2,1000})$/.exec(pathname) ?? [];
      return request.method === 'GET' && promise ? wentOn(nameOf(request.url.hostname), promise, promises) : notFound();
    },
  };
}

function handedIn({ bytes, url }: UpstreamRequest, promises: Map<string, number>): Reply {
  const lie = LIES[nameOf(url.hostname)]?.(bytes, url.origin);
  if (lie) return lie;
  const { promise, answer } = promiseFor(bytes, url.origin);
  promises.set(promise.toString('hex'), 0);
  return proof(answer);
}

function wentOn(name: string, promise: string, promises: Map<string, number>): Reply {
  const asked = promises.get(promise);
  if (asked === undefined) return plain('Commitment not found', 404);
  promises.set(promise, asked + 1);
  if (name === 'never' || asked === 0) return plain(NOT_YET, 404);
  if (name === 'broken-later') return proof(randomBytes(200));
  return proof(wayToBlock(Buffer.from(promise, 'hex'), BLOCK).answer);
}
