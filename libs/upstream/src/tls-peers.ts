import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { TLSSocket, type DetailedPeerCertificate } from 'node:tls';
import type { TlsPeer } from '@corroborate/domain';

interface Connection {
  origin: string;
  peer: TlsPeer | null;
}

interface ClientRequest {
  origin: unknown;
  method: string;
}

const current = new AsyncLocalStorage<Connection>();
const connections = new WeakMap<ClientRequest, Connection>();
const certificates = new WeakMap<TLSSocket, TlsPeer>();

// The origin tells our request from the CONNECT that opens a tunnel for it in the same async context.
subscribe('undici:request:create', (message) => {
  const { request } = message as { request: ClientRequest };
  const connection = current.getStore();
  if (connection && request.method !== 'CONNECT' && String(request.origin) === connection.origin)
    connections.set(request, connection);
});

// Published again when the client repeats a request on another connection: the last one is the one that answers.
subscribe('undici:client:sendHeaders', (message) => {
  const { request, socket } = message as { request: ClientRequest; socket: unknown };
  const connection = connections.get(request);
  if (connection) connection.peer = socket instanceof TLSSocket ? readPeer(socket) : null;
});

/**
 * Runs one request to `origin` and returns with its result the certificate shown on the very connection that carried
 * it. The peer is null for plain http, also where a TLS connection leads to the proxy.
 */
export async function observePeer<T>(
  origin: string,
  send: () => Promise<T>,
): Promise<{ value: T; peer: TlsPeer | null }> {
  const connection: Connection = { origin, peer: null };
  const value = await current.run(connection, send);
  return { value, peer: origin.startsWith('https:') ? connection.peer : null };
}

function readPeer(socket: TLSSocket): TlsPeer | null {
  const known = certificates.get(socket);
  if (known) return known;
  const peer = toPeer(socket.getPeerCertificate());
  if (peer) certificates.set(socket, peer);
  return peer;
}

function toPeer(certificate: Partial<DetailedPeerCertificate>): TlsPeer | null {
  const { fingerprint256, subject, issuer, valid_from, valid_to } = certificate;
  if (!fingerprint256 || !subject || !issuer || !valid_from || !valid_to) return null;
  return {
    subject: formatName(subject),
    issuer: formatName(issuer),
    fingerprint256,
    validFrom: new Date(valid_from).toISOString(),
    validTo: new Date(valid_to).toISOString(),
  };
}

const formatName = (name: object): string =>
  Object.entries(name)
    .map(([part, value]) => `${part}=${[value].flat().join('+')}`)
    .join(', ')
    .slice(0, 1_000);
