import { cpuUsage } from 'node:process';
import { PARSE_RULES } from './pages.thresholds';

/** Between two looks, at least, ms. */
const SOONEST_MS = 50;

/** Aborts a piece of work in a thread of this process; `end` when it is done. */
export interface WorkLimit {
  signal: AbortSignal;
  end: () => void;
}

/**
 * A limit in processor time, since a page is not slow because the machine is busy: what is given up is lost to the
 * judgement. Counted is the whole process, which is never less than the thread at work has used.
 */
export function limitOfWork(limitMs: number, usedMs: () => number = processTime()): WorkLimit {
  const given = new AbortController();
  const began = performance.now();
  const look = () => {
    const left = limitMs - usedMs();
    if (left <= 0 || performance.now() - began >= limitMs * PARSE_RULES.mostByClock) given.abort();
    else timer = setTimeout(look, Math.max(left, SOONEST_MS));
  };
  let timer = setTimeout(look, limitMs);
  return { signal: given.signal, end: () => clearTimeout(timer) };
}

/** Processor time of all threads of this process since now, ms. */
function processTime(): () => number {
  const before = cpuUsage();
  return () => {
    const { user, system } = cpuUsage(before);
    return (user + system) / 1000;
  };
}
