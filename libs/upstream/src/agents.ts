import * as http from 'node:http';
import * as https from 'node:https';
import * as tls from 'node:tls';
import { CorroborateError } from '@corroborate/domain';
import {
  connectLookup,
  readCa,
  rootCertificates,
  systemLookup,
  type AddressLookup,
  type EgressSettings,
} from './dispatchers.adapter';

export interface EgressAgents {
  http: http.Agent;
  https: https.Agent;
}

/**
 * Agents for third-party clients that bring their own HTTP (axios, snoowrap, openai): they leave through the
 * egress proxy and trust its authority, or refuse private addresses when they connect themselves. They know nothing
 * of cache, budget, spacing and ledger, and do not see literal addresses: give them fixed host names only.
 * @throws CorroborateError `invalid-configuration` when a proxy is set and Node is too old to use it here.
 */
export function egressAgents(settings: EgressSettings, lookup: AddressLookup = systemLookup): EgressAgents {
  const proxy = settings.EGRESS_PROXY_URL;
  if (proxy === undefined) {
    const options = { keepAlive: true, lookup: connectLookup(lookup, !settings.ALLOW_PRIVATE_NETWORKS) };
    return { http: new http.Agent(options), https: new https.Agent(options) };
  }
  requireProxySupport();
  const ca =
    settings.EGRESS_CA_FILE === undefined ? undefined : [...rootCertificates(), readCa(settings.EGRESS_CA_FILE)];
  const options = { keepAlive: true, proxyEnv: { HTTP_PROXY: proxy, HTTPS_PROXY: proxy } };
  const secureContext = ca === undefined ? undefined : tls.createSecureContext({ ca });
  return {
    http: new http.Agent(options),
    https: new https.Agent({ ...options, ...(secureContext && { secureContext }) }),
  };
}

/** Older versions ignore `proxyEnv`, which would let traffic out beside the proxy. */
function requireProxySupport(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 5)) return;
  throw new CorroborateError(
    'invalid-configuration',
    'Third-party clients cannot use the egress proxy with this version of Node',
    {
      hint: 'Run the product with Node 24.5 or later.',
    },
  );
}
