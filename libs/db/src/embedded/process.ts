import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childEnvironment } from '@corroborate/domain';

/** State of a process by its ID. `zombie`: exited but not yet reaped by its parent; no code is running. */
export type ProcessState =
  { state: 'gone' } | { state: 'zombie' } | { state: 'alive'; command: string; startedAt: string };

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
