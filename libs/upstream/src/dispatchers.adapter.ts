import { readFileSync } from 'node:fs';
import { lookup as dnsLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import * as tls from 'node:tls';
import { Agent, Pool, ProxyAgent, type Dispatcher } from 'undici';
import type { Settings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import { checkIp } from './address.policy';
import { AddressRefusedError } from './fault';
import { UPSTREAM } from './upstream.thresholds';

export type EgressSettings = Pick<Settings, 'EGRESS_PROXY_URL' | 'EGRESS_CA_FILE' | 'ALLOW_PRIVATE_NETWORKS'>;
/** All addresses of a host name; rejects with an error that has a `code` such as ENOTFOUND. */
export type AddressLookup = (hostname: string) => Promise<{ address: string; family: number }[]>;

/** `guarded` refuses private addresses when it connects; `trusted` is for addresses the operator configured. */
export interface Dispatchers {
  guarded: Dispatcher;
  trusted: Dispatcher;
}

const POOL = {
  connections: UPSTREAM.connections,
  maxHeaderSize: UPSTREAM.maxHeaderBytes,
  // Time is kept by the caller's one deadline, which covers redirects and the body.
  headersTimeout: 0,
  bodyTimeout: 0,
  allowH2: false,
};

/**
 * Connection pools of the gateway. Through an egress proxy the proxy resolves names, so there is one pool;
 * else every connection goes to the very addresses that were resolved and checked.
 * @throws CorroborateError `invalid-configuration` when EGRESS_CA_FILE cannot be read.
 */
export function createDispatchers(settings: EgressSettings, lookup: AddressLookup = systemLookup): Dispatchers {
  if (settings.EGRESS_PROXY_URL !== undefined) {
    const proxy = proxyDispatcher(settings.EGRESS_PROXY_URL, settings.EGRESS_CA_FILE);
    return { guarded: proxy, trusted: proxy };
  }
  const trusted = directDispatcher(lookup, false);
  return settings.ALLOW_PRIVATE_NETWORKS
    ? { guarded: trusted, trusted }
    : { guarded: directDispatcher(lookup, true), trusted };
}

function directDispatcher(lookup: AddressLookup, guarded: boolean): Dispatcher {
  const connect = {
    lookup: connectLookup(lookup, guarded),
    timeout: UPSTREAM.connectTimeoutMs,
    allowH2: false,
  };
  return new Agent({ ...POOL, connect });
}

function proxyDispatcher(uri: string, caFile: string | undefined): Dispatcher {
  // One context for all connections: reading some 150 root certificates costs milliseconds each time.
  const trust =
    caFile === undefined
      ? {}
      : { secureContext: tls.createSecureContext({ ca: [...rootCertificates(), readCa(caFile)] }) };
  const requestTls = { ...trust, timeout: UPSTREAM.connectTimeoutMs, allowH2: false };
  // Without this a proxy that accepts a CONNECT and then says nothing would hold the socket for five minutes.
  const clientFactory = (origin: URL, options: object) =>
    new Pool(origin, { ...options, headersTimeout: UPSTREAM.connectTimeoutMs });
  return new ProxyAgent({ ...POOL, uri, requestTls, proxyTls: requestTls, clientFactory });
}

export function rootCertificates(): readonly string[] {
  return typeof tls.getCACertificates === 'function' ? tls.getCACertificates('default') : tls.rootCertificates;
}

export function readCa(file: string): string {
  try {
    const pem = readFileSync(file, 'utf8');
    tls.createSecureContext({ ca: pem });
    if (!pem.includes('-----BEGIN CERTIFICATE-----')) throw new Error('no certificate in it');
    return pem;
  } catch (cause) {
    throw new CorroborateError('invalid-configuration', 'EGRESS_CA_FILE is not a readable PEM certificate', {
      hint: 'Point EGRESS_CA_FILE to the certificate of the authority that your egress proxy signs with.',
      cause,
    });
  }
}

export const systemLookup: AddressLookup = (hostname) =>
  new Promise((resolve, reject) =>
    dnsLookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  );

/**
 * What a socket uses to resolve a name. One bad address among good ones refuses the name: an honest site has
 * none, and otherwise the choice among them would be the attacker's.
 */
export function connectLookup(lookup: AddressLookup, guarded: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname).then(
      (addresses) => {
        const first = addresses[0];
        const bad = guarded ? addresses.find(({ address }) => checkIp(address) !== null) : undefined;
        if (bad !== undefined)
          return callback(new AddressRefusedError(`the name leads to an address that is not public`), '');
        if (first === undefined) return callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '');
        if (options.all) return callback(null, addresses);
        callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, ''),
    );
  };
}
