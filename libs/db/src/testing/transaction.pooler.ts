import * as net from 'node:net';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';

/** A server session lent to one client after another. */
interface LentSession {
  client: Client;
  socket: net.Socket;
  to: net.Socket | null;
}

export interface Pooler {
  /** URL of the database through the pooler. */
  url: string;
  close(): Promise<void>;
}

const [SYNC, QUERY, TERMINATE, READY] = [83, 81, 88, 90];
const IDLE = 73;

/**
 * Lends sessions to clients per transaction, like PgBouncer in transaction mode, with two server sessions. Asks for no
 * password, and accepts session settings without keeping them.
 */
export async function startTransactionPooler(databaseUrl: string): Promise<Pooler> {
  const sessions = await Promise.all([openSession(databaseUrl), openSession(databaseUrl)]);
  const waiting: { client: net.Socket; messages: Buffer }[] = [];
  const clients = new Set<net.Socket>();

  const free = () => sessions.find(({ to }) => to === null);
  const forward = (client: net.Socket, messages: Buffer): void => {
    const own = sessions.find(({ to }) => to === client) ?? free();
    if (!own) return void waiting.push({ client, messages });
    own.to = client;
    own.socket.write(messages);
  };
  for (const session of sessions)
    onMessages(session.socket, (type, message) => {
      session.to?.write(message);
      if (type !== READY || message[5] !== IDLE) return;
      session.to = null;
      const next = waiting.shift();
      if (next) forward(next.client, next.messages);
    });

  const server = net.createServer((client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.once('data', (startup: Buffer) => {
      if (startup.length > 8) client.write(welcome());
      serve(client, forward);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    close: async () => {
      for (const client of clients) client.destroy();
      await new Promise((resolve) => server.close(resolve));
      for (const { socket } of sessions) socket.destroy();
    },
  };
}

/** A session is acquired when the client has sent a complete query. */
function serve(client: net.Socket, forward: (client: net.Socket, messages: Buffer) => void): void {
  let pending: Buffer[] = [];
  onMessages(client, (type, message) => {
    if (type === TERMINATE) return void client.end();
    pending.push(message);
    if (type !== SYNC && type !== QUERY) return;
    forward(client, Buffer.concat(pending));
    pending = [];
  });
}

async function openSession(url: string): Promise<LentSession> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { stream: socket } = (client as unknown as { connection: { stream: net.Socket } }).connection;
  socket.removeAllListeners('data');
  return { client, socket, to: null };
}

/** Calls back for each message: type byte, length, content. */
function onMessages(socket: net.Socket, take: (type: number, message: Buffer) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (; rest.length >= 5 && rest.length > rest.readUInt32BE(1);) {
      const end = 1 + rest.readUInt32BE(1);
      take(rest[0] ?? 0, rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
}

const message = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeUInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};

/** Authentication OK, a few parameters, ready for query. */
const welcome = (): Buffer =>
  Buffer.concat([
    message('R', Buffer.alloc(4)),
    message('S', Buffer.from('server_version\u000017.0\u0000')),
    message('S', Buffer.from('client_encoding\u0000UTF8\u0000')),
    message('Z', Buffer.from('I')),
  ]);
