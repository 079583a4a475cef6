import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from './support/database';
import { compileProduct, killed, pause } from './support/worker.process';

const root = path.resolve(__dirname, '..');
const MAX_MS = 300_000;

let database: TestDatabase;
let running: ChildProcess | null = null;
let relay: Relay | null = null;
beforeAll(async () => {
  compileProduct();
  database = await createTestDatabase();
}, MAX_MS);
afterEach(async () => {
  if (running) await killed(running);
  await relay?.close();
  [running, relay] = [null, null];
});
afterAll(() => database.drop());

/** A port behind which the database is only while it is open. */
class Relay {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();

  constructor(readonly port: number) {}

  async open(): Promise<void> {
    const { hostname, port } = new URL(database.url);
    this.server = createServer((socket) => {
      const onward = connect(Number(port), hostname);
      for (const one of [socket, onward]) this.sockets.add(one.on('error', () => undefined));
      socket.pipe(onward).pipe(socket);
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((closed) => (this.server ? this.server.close(closed) : closed(null)));
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** The process and what it has written. */
function start(part: string, settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'info', AUTH: 'off', ...settings };
  const child = spawn(process.execPath, [path.join(root, 'dist/apps/cli/src/main.js'), part], { env });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => void written.push(String(data)));
  running = child;
  return { child, text: () => written.join('') };
}

async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await pause(100);
}
const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
const awayUrl = (port: number) => Object.assign(new URL(database.url), { port: String(port), hostname: '127.0.0.1' });

it.each([
  ['worker', 'METRICS_PORT', '/ready', null],
  ['api', 'PORT', '/api/health/ready', '/api/health/live'],
  ['up', 'PORT', '/api/health/ready', '/api/health/live'],
])(
  'starts %s without a database: logs one line, reports not ready, and works once it is available',
  async (part, setting, ready, live) => {
    relay = new Relay(await freePort());
    const port = await freePort();
    const { child, text } = start(part, { DATABASE_URL: awayUrl(relay.port).href, [setting]: String(port) });
    const address = `http://127.0.0.1:${port}`;
    const line = `PostgreSQL at 127.0.0.1:${relay.port} is unreachable (ECONNREFUSED); retrying`;
    await until(() => text().includes(line));
    await until(async () => (await statusOf(`${address}${ready}`)) === 503);
    if (live) expect(await statusOf(`${address}${live}`)).toBe(200);
    // Several tries and no second line.
    await pause(1_500);
    expect(text().split(line)).toHaveLength(2);
    expect(text()).not.toContain(new URL(database.url).password);
    await relay.open();
    await until(async () => (await statusOf(`${address}${ready}`)) === 200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
  MAX_MS,
);

it.each([
  ['worker', {}, 'PostgreSQL'],
  ['up', {}, 'PostgreSQL'],
  ['worker', { REDIS_URL: 'redis://:hush@127.0.0.1:1' }, 'Redis'],
  ['up', { REDIS_URL: 'redis://:hush@127.0.0.1:1' }, 'Redis'],
])(
  'stops %s with %j on SIGTERM while it waits for %s',
  async (part, more: { REDIS_URL?: string }, server) => {
    const url = more.REDIS_URL ? database.url : awayUrl(await freePort()).href;
    const port = String(await freePort());
    const { child, text } = start(part, { DATABASE_URL: url, PORT: port, ...more });
    await until(() => text().includes(`${server} at 127.0.0.1:`));
    expect(text()).toContain('is unreachable (ECONNREFUSED); retrying');
    expect(text()).not.toContain('hush');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
  MAX_MS,
);

it(
  'exits after STORAGE_WAIT_SECONDS and names the server',
  async () => {
    const url = awayUrl(await freePort()).href;
    const { child, text } = start('worker', { DATABASE_URL: url, STORAGE_WAIT_SECONDS: '1' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(text()).toMatch(/PostgreSQL at 127\.0\.0\.1:\d+ is unreachable \(ECONNREFUSED\)\./);
  },
  MAX_MS,
);
