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

const currentConnection = new AsyncLocalStorage<Connection>();
const connections = new WeakMap<ClientRequest, Connection>();
const peerCache = new WeakMap<TLSSocket, TlsPeer>();

// Compares origins, because the CONNECT of a proxy tunnel has the same async context.
subscribe('undici:request:create', (message) => {
  const { request } = message as { request: ClientRequest };
  const connection = currentConnection.getStore();
  if (connection && request.method !== 'CONNECT' && String(request.origin) === connection.origin)
    connections.set(request, connection);
});

// Published again if the client repeats a request on another connection; the last connection is the
// one that responds.
subscribe('undici:client:sendHeaders', (message) => {
  const { request, socket } = message as { request: ClientRequest; socket: unknown };
  const connection = connections.get(request);
  if (connection) connection.peer = socket instanceof TLSSocket ? readPeer(socket) : null;
});

/**
 * Runs a request and returns its result with the certificate of its connection; null for plain HTTP, even through a TLS
 * proxy.
 */
export async function observePeer<T>(
  origin: string,
  send: () => Promise<T>,
): Promise<{ value: T; peer: TlsPeer | null }> {
  const connection: Connection = { origin, peer: null };
  const value = await currentConnection.run(connection, send);
  return { value, peer: origin.startsWith('https:') ? connection.peer : null };
}

function readPeer(socket: TLSSocket): TlsPeer | null {
  const known = peerCache.get(socket);
  if (known) return known;
  const peer = toPeer(socket.getPeerCertificate());
  if (peer) peerCache.set(socket, peer);
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
