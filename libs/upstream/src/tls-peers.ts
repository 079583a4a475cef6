import { subscribe } from 'node:diagnostics_channel';
import { TLSSocket, type DetailedPeerCertificate } from 'node:tls';
import type { TlsPeer } from '@corroborate/domain';

/** Hosts whose certificates are remembered; those of the least recent connections are forgotten. */
const MOST_HOSTS = 2_000;
const peers = new Map<string, TlsPeer>();

interface Connected {
  connectParams: { hostname: string };
  socket: unknown;
}

// The client tells of its connections on this channel; answers do not show the connection that they came by.
subscribe('undici:client:connected', (message) => {
  const { connectParams, socket } = message as Connected;
  if (socket instanceof TLSSocket) remember(connectParams.hostname, peerOf(socket.getPeerCertificate(true)));
});

/** A connection that resumes an earlier session shows no certificate: it is the one that was shown then. */
function remember(hostname: string, shown: TlsPeer | null): void {
  const peer = shown ?? peers.get(hostname);
  if (!peer) return;
  peers.delete(hostname);
  peers.set(hostname, peer);
  const [oldest] = peers.keys();
  if (peers.size > MOST_HOSTS && oldest !== undefined) peers.delete(oldest);
}

function peerOf(certificate: DetailedPeerCertificate): TlsPeer | null {
  if (!certificate.fingerprint256) return null;
  return {
    subject: nameOf(certificate.subject),
    issuer: nameOf(certificate.issuer),
    fingerprint256: certificate.fingerprint256,
    validFrom: new Date(certificate.valid_from).toISOString(),
    validTo: new Date(certificate.valid_to).toISOString(),
  };
}

const nameOf = (name: object): string =>
  Object.entries(name)
    .map(([part, value]) => `${part}=${[value].flat().join('+')}`)
    .join(', ')
    .slice(0, 1_000);

/** Whose certificate the last connection to this host showed; null without TLS. */
export const peerAt = (address: string): TlsPeer | null => peers.get(new URL(address).hostname) ?? null;
