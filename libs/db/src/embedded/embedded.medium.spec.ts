import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { childEnvironment } from '@corroborate/domain';
import { Client } from 'pg';
import { serverFolder } from '../../../../test/support/database';
import { startEmbeddedPostgres, type EmbeddedServer } from './embedded-postgres';
import { readProcess } from './postmaster';

/** Each test has its own server; the flags only make it faster. */
const QUICK = { serverSettings: ['fsync=off', 'max_connections=20'], initFlags: ['--no-sync', '--wal-segsize=1'] };
const TIME = 60_000;

let home: string;
let port: number;
const started: EmbeddedServer[] = [];
const others: ChildProcess[] = [];
const start = async () => {
  const server = await startEmbeddedPostgres({ CORROBORATE_HOME: home, EMBEDDED_PG_PORT: port }, QUICK);
  started.push(server);
  return server;
};
const pidOf = () => Number(readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
const isUp = (pid: number) => readProcess(pid).state === 'alive';
const superuserOf = (url: string) =>
  Object.assign(new URL(url), {
    username: 'corroborate',
    password: readFileSync(join(home, 'postgres.password'), 'utf8'),
  }).href;
const ask = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Creating the data folder takes most of the time, so it is created once and copied. */
let made: string;
beforeAll(async () => {
  made = await newHome();
  await (await start()).stop();
}, TIME);
beforeEach(async () => {
  home = await newHome();
  execFileSync('cp', ['-a', `${made}/.`, home]);
});
afterAll(() => rmSync(made, { recursive: true, force: true }));
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  for (const child of others.splice(0)) child.kill('SIGKILL');
  if (existsSync(join(home, 'postgres', 'postmaster.pid')) && isUp(pidOf())) process.kill(pidOf(), 'SIGQUIT');
  rmSync(home, { recursive: true, force: true });
});

/** Names of the environment variables of a process. */
const namesOf = (pid: number | 'self') =>
  readFileSync(`/proc/${pid}/environ`, 'utf8')
    .split('\0')
    .flatMap((entry) => entry.split('=', 1))
    .filter(Boolean);
const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux(
  'gives the server nothing of the environment but what programs need',
  async () => {
    await start();
    const names = namesOf(pidOf());
    // Represents API keys and URLs with passwords.
    expect(namesOf('self')).toContain('TEST_PG_HOME');
    expect(names).toContain('PATH');
    expect(names.filter((name) => !(name in childEnvironment()))).toEqual([]);
  },
  TIME,
);

it(
  'starts, keeps its data across restarts, and stops only when its last user has left',
  async () => {
    const first = await start();
    expect(first.adopted).toBe(false);
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const second = await start();
    expect(second).toMatchObject({ adopted: true, url: first.url });
    const pid = pidOf();
    await first.stop();
    await first.stop();
    expect(isUp(pid)).toBe(true);
    await second.stop();
    expect(isUp(pid)).toBe(false);
    const third = await start();
    expect(third.adopted).toBe(false);
    expect(await ask(third.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  },
  TIME,
);

it(
  'listens only on the loopback address and requires its password',
  async () => {
    const { url } = await start();
    expect(await ask(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const guess = new URL(url);
    guess.password = 'guess';
    await expect(ask(guess.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  },
  TIME,
);

it(
  'gives one server to three processes that start it at the same time',
  async () => {
    const servers = await Promise.all([start(), start(), start()]);
    expect(new Set(servers.map((server) => server.url)).size).toBe(1);
    expect(servers.filter((server) => !server.adopted)).toHaveLength(1);
  },
  TIME,
);

it(
  'adopts a server whose starting process was killed, and stops it at the end',
  async () => {
    const first = await start();
    const pid = pidOf();
    // The stale lease of a killed process.
    const leases = join(home, 'postgres.leases');
    for (const name of readdirSync(leases)) writeFileSync(join(leases, name), '999999999:1');
    writeFileSync(join(home, 'postgres.lock'), '999999999:1\nfeed');
    const second = await start();
    expect(second).toMatchObject({ adopted: true, url: first.url });
    await second.stop();
    expect(isUp(pid)).toBe(false);
  },
  TIME,
);

it(
  'recovers everything committed before the server itself was killed',
  async () => {
    const first = await start();
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS answer');
    process.kill(pidOf(), 'SIGKILL');
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 7 }]);
  },
  TIME,
);

it(
  'starts despite a stale PID file of another process, or an incomplete data folder',
  async () => {
    const first = await start();
    const other = spawn('sleep', ['60']);
    others.push(other);
    const pid = pidOf();
    const file = readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8');
    await first.stop();
    writeFileSync(join(home, 'postgres', 'postmaster.pid'), file.replace(String(pid), String(other.pid)));
    const second = await start();
    expect(second.adopted).toBe(false);
    await second.stop();
    rmSync(join(home, 'postgres', 'PG_VERSION'));
    expect(await ask((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  },
  TIME,
);

it(
  'uses the next free port if its own is taken',
  async () => {
    const blocker = await listenOn(port);
    const { url } = await start();
    expect(Number(new URL(url).port)).toBeGreaterThan(port);
    blocker.close();
  },
  TIME,
);

it(
  'reports that the port is taken if no nearby port is free',
  async () => {
    port = 65_535;
    const blocker = await listenOn(port);
    await expect(start()).rejects.toMatchObject({
      code: 'port-taken',
      hint: expect.stringContaining('EMBEDDED_PG_PORT'),
    });
    blocker.close();
  },
  TIME,
);

it(
  'explains a lost password instead of recreating the data',
  async () => {
    await (await start()).stop();
    rmSync(join(home, 'postgres.password'));
    await expect(start()).rejects.toMatchObject({
      code: 'database-unavailable',
      hint: expect.stringContaining('postgres.password'),
    });
    expect(existsSync(join(home, 'postgres', 'PG_VERSION'))).toBe(true);
  },
  TIME,
);

it(
  'gives the application a role without superuser rights that can neither read files nor run programs',
  async () => {
    const { url } = await start();
    expect(
      await ask(
        url,
        'SELECT rolsuper, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user',
      ),
    ).toEqual([{ rolsuper: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false }]);
    await ask(url, 'CREATE TABLE taken (line text)');
    for (const reach of [
      "SELECT pg_read_file('/etc/passwd')",
      "COPY taken FROM '/etc/passwd'",
      "COPY taken FROM PROGRAM 'id'",
      "COPY taken TO PROGRAM 'cat'",
      "SELECT lo_import('/etc/passwd')",
      "ALTER SYSTEM SET log_statement = 'all'",
      'CREATE ROLE other SUPERUSER',
      'SET ROLE corroborate',
    ])
      await expect(ask(url, reach)).rejects.toMatchObject({ code: '42501' });
  },
  TIME,
);

it(
  'lets the role create schemas, an extension and a temporary database, and request a checkpoint',
  async () => {
    const { url } = await start();
    await ask(url, 'CREATE SCHEMA bullmq');
    await ask(url, 'CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await ask(url, 'CREATE DATABASE scratch');
    await ask(url, 'DROP DATABASE scratch WITH (FORCE)');
    await ask(url, 'CHECKPOINT');
  },
  TIME,
);

const modeOf = (name: string) => statSync(join(home, name)).mode & 0o777;

// Windows has no such permissions.
(process.platform === 'win32' ? it.skip : it)(
  'keeps both password files readable only by their owner, and fixes open permissions',
  async () => {
    await (await start()).stop();
    expect([modeOf('postgres.password'), modeOf('postgres.role-password')]).toEqual([0o600, 0o600]);
    for (const name of ['postgres.password', 'postgres.role-password']) chmodSync(join(home, name), 0o644);
    await start();
    expect([modeOf('postgres.password'), modeOf('postgres.role-password')]).toEqual([0o600, 0o600]);
  },
  TIME,
);

it(
  'resets a lost password of the role',
  async () => {
    const first = await start();
    await ask(first.url, 'CREATE TABLE kept AS SELECT 3 AS answer');
    rmSync(join(home, 'postgres.role-password'));
    const second = await start();
    expect(second.url).not.toBe(first.url);
    expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 3 }]);
  },
  TIME,
);

it(
  'does not change the signal handlers of the process',
  async () => {
    const before = ['SIGTERM', 'SIGINT', 'exit', 'beforeExit'].map((name) => process.listenerCount(name));
    await start();
    expect(['SIGTERM', 'SIGINT', 'exit', 'beforeExit'].map((name) => process.listenerCount(name))).toEqual(before);
  },
  TIME,
);

it(
  'explains what to do with data of another major version, and leaves it unchanged',
  async () => {
    const version = join(home, 'postgres', 'PG_VERSION');
    const own = readFileSync(version, 'utf8').trim();
    writeFileSync(version, `${Number(own) - 1}\n`);
    await expect(start()).rejects.toMatchObject({
      code: 'database-unavailable',
      message: expect.stringMatching(
        new RegExp(`created by PostgreSQL ${Number(own) - 1}, .* includes PostgreSQL ${own}\\.`),
      ),
      hint: expect.stringMatching(/corroborate backup FILE.*move.*postgres away.*corroborate restore FILE/),
    });
    expect(existsSync(join(home, 'postgres', 'global', 'pg_control'))).toBe(true);
    writeFileSync(version, `${own}\n`);
    await start();
  },
  TIME,
);

const isRoot = process.getuid?.() === 0;
// Only root can run a process under another account.
(isRoot ? it : it.skip)(
  'can be started by root from a home directory that the server account cannot read',
  async () => {
    chmodSync(home, 0o700);
    const server = await start();
    const [row] = await ask(superuserOf(server.url), "SELECT current_setting('data_directory') AS folder");
    expect(String(row?.folder)).not.toContain(home);
    await server.stop();
    rmSync(dirname(String(row?.folder)), { recursive: true, force: true });
  },
  TIME,
);

async function newHome(): Promise<string> {
  home = serverFolder('corroborate-test-embedded-');
  chmodSync(home, 0o755);
  port = await freePort();
  return home;
}

function listenOn(taken: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(taken, '127.0.0.1', () => resolve(server));
  });
}
async function freePort(): Promise<number> {
  const server = await listenOn(0);
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}
