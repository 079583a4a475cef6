import { readdir, readFile } from 'node:fs/promises';

const PAGE_BYTES = 4_096;

/**
 * Private memory of a process group in bytes; 0 on systems other than Linux, which do not report it, so only time is
 * limited there.
 */
export async function processGroupMemory(leader: number): Promise<number> {
  const names = await readdir('/proc').catch(() => []);
  const sizes = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((pid) => memoryIfInGroup(pid, leader)),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function memoryIfInGroup(pid: string, leader: number): Promise<number> {
  try {
    if (parseProcessGroup(await readFile(`/proc/${pid}/stat`, 'utf8')) !== leader) return 0;
    const [, resident = 0, shared = 0] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ').map(Number);
    return (resident - shared) * PAGE_BYTES;
  } catch {
    // The process has ended.
    return 0;
  }
}

/** `pid (name) state parent group …`; the name may contain any character. */
export const parseProcessGroup = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
