import { readFileSync } from 'node:fs';
import { lookup as dnsLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import * as tls from 'node:tls';
import { Agent, EnvHttpProxyAgent, Pool, ProxyAgent, type Dispatcher } from 'undici';
import type { Settings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import { checkIp } from './address.policy';
import { AddressRefusedError } from './fault';
import { UPSTREAM } from './upstream.thresholds';

export type EgressSettings = Pick<Settings, 'EGRESS_PROXY_URL' | 'EGRESS_CA_FILE' | 'ALLOW_PRIVATE_NETWORKS'> &
  Partial<Pick<Settings, 'HTTPS_PROXY' | 'HTTP_PROXY' | 'NO_PROXY'>>;
/** All addresses of a host name; rejects with an error that has a `code` such as ENOTFOUND. */
export type AddressLookup = (hostname: string) => Promise<{ address: string; family: number }[]>;

/** `guarded` refuses private addresses when it connects; `trusted` is for addresses the operator configured. */
export interface Dispatchers {
  guarded: Dispatcher;
  trusted: Dispatcher;
}

/**
 * No TLS session resumption: a resumed session shows no certificate, and the certificate of the connection is part of
 * the evidence.
 */
const CONNECTION_OPTIONS = { timeout: UPSTREAM.connectTimeoutMs, allowH2: false, maxCachedSessions: 0 };

const POOL_OPTIONS = {
  connections: UPSTREAM.connections,
  maxHeaderSize: UPSTREAM.maxHeaderBytes,
  // The caller enforces one deadline that includes redirects and the body.
  headersTimeout: 0,
  bodyTimeout: 0,
  allowH2: false,
};

/**
 * Connection pools. With an egress proxy, which resolves names, there is one pool; otherwise connections go only to the
 * addresses that were checked. Proxy variables of the environment are honored, including NO_PROXY. @throws
 * CorroborateError `invalid-configuration` if EGRESS_CA_FILE is unreadable
 */
export function createDispatchers(settings: EgressSettings, lookup: AddressLookup = systemLookup): Dispatchers {
  if (settings.EGRESS_PROXY_URL !== undefined) {
    const proxy = new ProxyAgent({ ...proxyOptions(settings.EGRESS_CA_FILE), uri: settings.EGRESS_PROXY_URL });
    return { guarded: proxy, trusted: proxy };
  }
  const trusted = createDispatcher(lookup, false, settings);
  const guarded = settings.ALLOW_PRIVATE_NETWORKS ? trusted : createDispatcher(lookup, true, settings);
  return { guarded, trusted };
}

/** Hosts that are never proxied, such as a local model server. */
const LOCAL_HOSTS = 'localhost,127.0.0.1,::1';

/** Connects directly, or through the proxies given in the settings. */
function createDispatcher(lookup: AddressLookup, guarded: boolean, settings: EgressSettings): Dispatcher {
  const { HTTP_PROXY, HTTPS_PROXY, NO_PROXY, EGRESS_CA_FILE } = settings;
  const direct = { ...POOL_OPTIONS, connect: { ...CONNECTION_OPTIONS, lookup: connectLookup(lookup, guarded) } };
  if (HTTP_PROXY === undefined && HTTPS_PROXY === undefined) return new Agent(direct);
  return new EnvHttpProxyAgent({
    ...proxyOptions(EGRESS_CA_FILE),
    ...direct,
    // If these were omitted, they would be read from the environment instead of the settings.
    httpProxy: HTTP_PROXY ?? '',
    httpsProxy: HTTPS_PROXY ?? HTTP_PROXY ?? '',
    noProxy: NO_PROXY === undefined ? LOCAL_HOSTS : `${NO_PROXY},${LOCAL_HOSTS}`,
  });
}

function proxyOptions(caFile: string | undefined) {
  // One context for all connections: loading about 150 root certificates takes milliseconds each
  // time.
  const trust =
    caFile === undefined
      ? {}
      : { secureContext: tls.createSecureContext({ ca: [...tls.getCACertificates('default'), readCa(caFile)] }) };
  const requestTls = { ...trust, ...CONNECTION_OPTIONS };
  // Without this, a proxy that accepts CONNECT and then stalls would hold the socket for five
  // minutes.
  const clientFactory = (origin: URL, options: object) =>
    new Pool(origin, { ...options, headersTimeout: UPSTREAM.connectTimeoutMs });
  return { ...POOL_OPTIONS, requestTls, proxyTls: requestTls, clientFactory };
}

function readCa(file: string): string {
  try {
    const pem = readFileSync(file, 'utf8');
    tls.createSecureContext({ ca: pem });
    if (!pem.includes('-----BEGIN CERTIFICATE-----')) throw new Error('it contains no certificate');
    return pem;
  } catch (cause) {
    throw new CorroborateError('invalid-configuration', 'EGRESS_CA_FILE is not a readable PEM certificate.', {
      hint: 'Set EGRESS_CA_FILE to the CA certificate of your egress proxy.',
      cause,
    });
  }
}

const systemLookup: AddressLookup = (hostname) =>
  new Promise((resolve, reject) =>
    dnsLookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  );

/**
 * DNS lookup for sockets. A name with any non-public address is refused: legitimate sites have none, and otherwise an
 * attacker could choose the address.
 */
function connectLookup(lookup: AddressLookup, guarded: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname).then(
      (addresses) => {
        const first = addresses[0];
        const bad = guarded ? addresses.find(({ address }) => checkIp(address) !== null) : undefined;
        if (bad !== undefined)
          return callback(new AddressRefusedError('the host name resolves to a non-public address'), '');
        if (first === undefined) return callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '');
        if (options.all) return callback(null, addresses);
        callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, ''),
    );
  };
}
