import { randomBytes } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import { TimeStampReq } from '@peculiar/asn1-tsp';
import { notFound, plain } from '../../upstreams/replies';
import type { Reply, Upstream, UpstreamRequest } from '../../upstreams/upstream.types';
import { createStampAuthority, type StampAuthority, type StampKind } from './stamp.certificates';
import { refusal, stamped, type StampKey, type WhatToStamp } from './stamp.writer';

const POLICY = '1.3.6.1.4.1.4146.2.3';
const OTHER_POLICY = '1.2.3.4.1';

/** A kind of false timestamp, by the first label of the host under `tsa.example`. */
type Lie = (what: WhatToStamp, authority: StampAuthority) => Reply;

const answer = (what: WhatToStamp, key: StampKey): Reply => reply(stamped(what, key));
const reply = (body: Buffer): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/timestamp-reply' },
  body,
});
const flipByte = (bytes: Buffer): Buffer => {
  bytes[bytes.length - 1]! ^= 1;
  return bytes;
};

const LIES: Record<string, Lie> = {
  'wrong-nonce': (what, { own }) => answer({ ...what, nonce: Uint8Array.from([1, ...randomBytes(15)]).buffer }, own),
  'no-nonce': (what, { own }) => answer({ ...what, nonce: undefined }, own),
  'wrong-imprint': (what, { own }) => answer({ ...what, hash: randomBytes(32) }, own),
  'wrong-policy': (what, { own }) => answer({ ...what, policy: OTHER_POLICY }, own),
  'no-certificate': (what, { own }) => answer({ ...what, included: [] }, own),
  'other-certificate': (what, { own, forServers }) => answer({ ...what, included: [forServers.certificate] }, own),
  'not-an-authority': (what, { forServers }) => answer({ ...what, included: [forServers.certificate] }, forServers),
  'outside-life': (what, { ended }) => answer({ ...what, included: [ended.certificate] }, ended),
  'signature-wrong': (what, { own }) => reply(flipByte(stamped(what, own))),
  refused: () => reply(refusal()),
  garbage: () => reply(randomBytes(3000)),
  empty: () => reply(Buffer.alloc(0)),
  html: () => plain('<html>Please log in</html>'),
  huge: () => ({ ...reply(Buffer.alloc(10)), wire: { kind: 'huge', bytes: 20_000_000 } }),
  hangs: () => ({ ...reply(Buffer.alloc(0)), wire: { kind: 'hang' } }),
  unavailable: () => plain('Service unavailable', 503),
};

const HONEST: Record<string, StampKind> = {
  'freetsa.org': 'ecdsa',
  'timestamp.digicert.com': 'rsa',
  'ed25519.tsa.example': 'ed25519',
};
const LIARS = '.tsa.example';

/** Timestamp authorities (RFC 3161): three valid ones, and one for each kind of false timestamp. */
export function createTimestampAuthorities(): Upstream {
  const made = new Map<string, Promise<StampAuthority>>();
  const authorityOf = (host: string): Promise<StampAuthority> => {
    const name = host in HONEST ? host : 'tsa.example';
    const authority = made.get(name) ?? createStampAuthority(name, HONEST[name] ?? 'ecdsa');
    made.set(name, authority);
    return authority;
  };
  return {
    name: 'tsa',
    serves: (host) => host in HONEST || (host.endsWith(LIARS) && host.slice(0, -LIARS.length) in LIES),
    handle: async (request) => {
      const host = request.url.hostname;
      const authority = await authorityOf(host);
      if (request.url.pathname === '/root.pem') return plain(authority.rootPem);
      const asked = request.method === 'POST' ? questionIn(request) : null;
      if (!asked) return notFound();
      const what = { ...asked, at: new Date(), included: [authority.own.certificate, authority.root] };
      return LIES[host.slice(0, -LIARS.length)]?.(what, authority) ?? answer(what, authority.own);
    },
  };
}

function questionIn({ bytes, headers }: UpstreamRequest): Pick<WhatToStamp, 'hash' | 'nonce' | 'policy'> | null {
  if (headers['content-type'] !== 'application/timestamp-query') return null;
  try {
    const { messageImprint, nonce, reqPolicy } = AsnConvert.parse(bytes, TimeStampReq);
    return { hash: new Uint8Array(messageImprint.hashedMessage.buffer), nonce, policy: reqPolicy ?? POLICY };
  } catch {
    return null;
  }
}
