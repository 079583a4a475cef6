import os from 'node:os';
import { spawn, type ChildProcess, execFileSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment, CorroborateError } from '@corroborate/domain';
import type { Layout } from './layout';

export interface RunningServer {
  pid: number;
  port: number;
}

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
const MAX_LOG_BYTES = 5_000_000;
/**
 * An eighth of the machine's memory, between 128 MB (PostgreSQL's default) and 4 GB. With fewer buffers, data is
 * reread, and readers wait for dirty pages to be written.
 */
const BUFFERS_MB = Math.min(4096, Math.max(128, Math.round(os.totalmem() / 8 / 1_048_576)));
/** Reduces writes after each checkpoint and makes checkpoints rarer. */
const MEMORY_SETTINGS = [`shared_buffers=${BUFFERS_MB}MB`, 'wal_compression=pglz', 'max_wal_size=2GB'];

/** Time to wait for a dead server that remains a zombie until its parent reaps it, ms; it prevents the next start. */
const ZOMBIE_WAIT_MS = 3_000;

/** Server running on this data folder, once it accepts connections; null if none is running. */
export async function findRunning(layout: Layout): Promise<RunningServer | null> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (let zombieUntil = Date.now() + ZOMBIE_WAIT_MS; Date.now() < deadline; await sleep(20)) {
    const file = await readPidFile(layout);
    if (!file) return null;
    const found = readProcess(file.pid);
    if (found.state === 'gone') return null;
    if (found.state === 'zombie' && Date.now() < zombieUntil) continue;
    if (found.state === 'zombie' || !/postgres/.test(found.command)) {
      // The process ID belongs to another process now, or to none; PostgreSQL would refuse to start forever.
      await rm(join(layout.data, 'postmaster.pid'), { force: true });
      return null;
    }
    if (file.ready) return { pid: file.pid, port: file.port };
    zombieUntil = Date.now() + ZOMBIE_WAIT_MS;
  }
  throw new CorroborateError('database-unavailable', 'The embedded database did not become ready.', {
    hint: `See ${layout.log}.`,
  });
}

async function readPidFile(layout: Layout) {
  const text = await readFile(join(layout.data, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n').map((line) => line.trim());
  return { pid: Number(lines[0]), port: Number(lines[3] ?? 0), ready: lines[7] === 'ready' };
}

/** Starts the server as a separate process that outlives this one. @throws CorroborateError. */
export async function launch(layout: Layout, port: number, flags: string[]): Promise<RunningServer> {
  await shortenLog(layout.log);
  const child = spawnServer(layout, port, flags);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  let over = false;
  void ended.then(() => (over = true));
  for (
    const deadline = Date.now() + START_TIMEOUT_MS;
    Date.now() < deadline && !over;
    await Promise.race([sleep(15), ended])
  ) {
    const file = await readPidFile(layout);
    if (file?.ready && file.pid === child.pid) return { pid: file.pid, port: file.port };
  }
  throw await launchFault(layout, port);
}

function spawnServer(layout: Layout, port: number, flags: string[]): ChildProcess {
  const log = openSync(layout.log, 'a', 0o600);
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    ...MEMORY_SETTINGS,
    ...flags,
  ];
  const parameters = settings.flatMap((setting) => ['-c', setting]);
  try {
    const child = spawn(join(layout.bin, 'postgres'), ['-D', layout.data, '-p', String(port), ...parameters], {
      ...layout.account,
      env: childEnvironment(),
      detached: true,
      stdio: ['ignore', log, log],
    });
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

async function launchFault(layout: Layout, port: number): Promise<CorroborateError> {
  const tail = await lastLines(layout.log, 12);
  if (/could not bind|Address already in use/.test(tail)) return portTaken(port);
  return new CorroborateError('database-unavailable', 'The embedded database did not start.', {
    hint: `See ${layout.log}.`,
    details: { log: tail },
  });
}

const portTaken = (port: number): CorroborateError =>
  new CorroborateError('port-taken', `Port ${port} and the following ports are in use.`, {
    hint: 'Set EMBEDDED_PG_PORT to a free port.',
    details: { port },
  });

async function lastLines(path: string, count: number): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

async function shortenLog(path: string): Promise<void> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > MAX_LOG_BYTES) await rm(path, { force: true });
}

/** Stops the server by a fast shutdown: open transactions are rolled back, committed data is kept. */
export async function stopServer(server: RunningServer): Promise<void> {
  for (const [signal, waitMs] of [
    ['SIGINT', STOP_TIMEOUT_MS],
    ['SIGQUIT', 5_000],
  ] as const) {
    if (readProcess(server.pid).state !== 'alive') return;
    process.kill(server.pid, signal);
    for (const deadline = Date.now() + waitMs; Date.now() < deadline; await sleep(15)) {
      if (readProcess(server.pid).state !== 'alive') return;
    }
  }
}

/**
 * Returns the given port or, if it is in use, the next free one.
 * @throws CorroborateError `port-taken`.
 */
export async function freePort(wanted: number, tries = 20): Promise<number> {
  for (let port = wanted; port < wanted + tries && port < 65_536; port++) {
    if (await isFree(port)) return port;
  }
  throw portTaken(wanted);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** State of a process by its ID. `zombie`: exited but not yet reaped by its parent; no code is running. */
type ProcessState = { state: 'gone' } | { state: 'zombie' } | { state: 'alive'; command: string; startedAt: string };

/** `startedAt` distinguishes a process from a later one with the same ID. */
export function readProcess(pid: number): ProcessState {
  if (!Number.isSafeInteger(pid) || pid <= 0) return { state: 'gone' };
  return process.platform === 'linux' ? readFromProc(pid) : readFromPs(pid);
}

function readFromProc(pid: number): ProcessState {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command is in parentheses and may itself contain parentheses.
    const command = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return { state: 'zombie' };
    return { state: 'alive', command, startedAt: fields[19] ?? '' };
  } catch {
    return { state: 'gone' };
  }
}

function readFromPs(pid: number): ProcessState {
  try {
    process.kill(pid, 0);
    if (process.platform === 'win32') return { state: 'alive', command: 'postgres', startedAt: '' };
    const line = execFileSync('ps', ['-o', 'stat=,lstart=,comm=', '-p', String(pid)], {
      encoding: 'utf8',
      env: childEnvironment(),
    }).trim();
    const match = /^(\S+)\s+(.{24})\s+(.*)$/.exec(line);
    if (!match) return { state: 'gone' };
    return match[1]?.startsWith('Z')
      ? { state: 'zombie' }
      : { state: 'alive', command: match[3] ?? '', startedAt: match[2] ?? '' };
  } catch {
    return { state: 'gone' };
  }
}

/** Identifies a process in lock and lease files: `pid:start`. */
export function processIdentity(pid: number): string {
  const found = readProcess(pid);
  return `${pid}:${found.state === 'alive' ? found.startedAt : ''}`;
}

/** Whether the process that wrote this identity is still running. */
export function isProcessAlive(identity: string): boolean {
  const pid = Number(identity.split(':')[0]);
  return readProcess(pid).state === 'alive' && processIdentity(pid) === identity.trim();
}
