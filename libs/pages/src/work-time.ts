import { cpuUsage } from 'node:process';
import { PARSE_RULES } from './pages.thresholds';

/** Minimum interval between checks, in ms. */
const MIN_CHECK_INTERVAL_MS = 50;

/** Aborts work in a thread of this process; call `end` when it is done. */
export interface WorkLimit {
  signal: AbortSignal;
  end: () => void;
}

/**
 * A limit in CPU time, so that a page is not abandoned because the machine is busy. Measures the whole process, which
 * is an upper bound for the thread.
 */
export function createWorkLimit(limitMs: number, usedMs: () => number = startCpuTimer()): WorkLimit {
  const given = new AbortController();
  const began = performance.now();
  const look = () => {
    const left = limitMs - usedMs();
    if (left <= 0 || performance.now() - began >= limitMs * PARSE_RULES.mostByClock) given.abort();
    else timer = setTimeout(look, Math.max(left, MIN_CHECK_INTERVAL_MS));
  };
  let timer = setTimeout(look, limitMs);
  return { signal: given.signal, end: () => clearTimeout(timer) };
}

/** CPU time of all threads of this process from now on, in ms. */
function startCpuTimer(): () => number {
  const before = cpuUsage();
  return () => {
    const { user, system } = cpuUsage(before);
    return (user + system) / 1000;
  };
}
