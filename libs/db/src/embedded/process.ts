import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childEnvironment } from '@corroborate/domain';

/** What can be learnt of a process by its id. `gone` includes zombies: nothing runs there any more. */
export type ProcessState =
  { state: 'gone' } | { state: 'zombie' } | { state: 'alive'; command: string; startedAt: string };

/** `startedAt` tells a process from a later one that was given the same id. */
export function lookAt(pid: number): ProcessState {
  if (!Number.isSafeInteger(pid) || pid <= 0) return { state: 'gone' };
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): ProcessState {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command stands in parentheses and may itself hold any character.
    const command = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return { state: 'zombie' };
    return { state: 'alive', command, startedAt: fields[19] ?? '' };
  } catch {
    return { state: 'gone' };
  }
}

function fromPs(pid: number): ProcessState {
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

/** `pid:start`, for lock and lease files. */
export function identityOf(pid: number): string {
  const found = lookAt(pid);
  return `${pid}:${found.state === 'alive' ? found.startedAt : ''}`;
}

/** Is the process that wrote this identity still there? */
export function isThere(identity: string): boolean {
  const pid = Number(identity.split(':')[0]);
  return lookAt(pid).state === 'alive' && identityOf(pid) === identity.trim();
}
