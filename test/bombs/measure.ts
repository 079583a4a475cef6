import { readFileSync, writeFileSync } from 'node:fs';
import { CorroborateError } from '@corroborate/domain';

/** What handling one bomb came to. */
export interface Measured {
  /** Longest stretch of processor time of the main thread during which its loop served nothing else, ms. */
  heldMs: number;
  /** Growth of the memory of the process, MB. */
  grownMb: number;
  /** How it broke a rule on errors; null where it did not. */
  fault: string | null;
  tookMs: number;
}

const EVERY_MS = 5;
const MB = 1_000_000;

const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Watches the loop of this thread. */
function watchLoop(): () => number {
  let longest = 0;
  let last = processorMs();
  const look = () => {
    const now = processorMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return longest;
  };
}

/** Where Linux lets a process forget its peak, growth is told of each bomb; elsewhere of the highest peak yet. */
function forgetPeak(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // The highest peak of the process is an upper bound.
  }
}

function peakBytes(): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}

interface Ended {
  kind?: unknown;
  code?: unknown;
  reason?: unknown;
}

/** A rule on errors that an outcome breaks: `internal` is a fault of ours, which no answer may lead to. */
function faultIn(value: unknown): string | null {
  if (Array.isArray(value)) return value.map(faultIn).find((fault) => fault !== null) ?? null;
  const { kind, code, reason } = (typeof value === 'object' && value !== null ? value : {}) as Ended;
  if (kind !== 'failed') return null;
  return typeof code === 'string' && code !== 'internal' ? null : `failed as ${String(code)}: ${String(reason)}`;
}

function faultOf(thrown: unknown): string | null {
  if (thrown instanceof CorroborateError && thrown.code !== 'internal') return null;
  return `threw ${thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)}`.slice(0, 300);
}

const LITTLE = 40 * MB;
let lowest = Infinity;

/** What an earlier bomb left is not this one's; collecting for each would take longer than most bombs. */
function collectGarbage(): void {
  if (process.memoryUsage.rss() < lowest + LITTLE) return;
  globalThis.gc?.();
  lowest = process.memoryUsage.rss();
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 2 * EVERY_MS));

/** Runs `work` once and tells what it took. Never rejects. */
export async function measure(work: () => unknown): Promise<Measured> {
  collectGarbage();
  await pause();
  forgetPeak();
  const before = process.memoryUsage().rss;
  const began = performance.now();
  const stop = watchLoop();
  let fault: string | null;
  try {
    fault = faultIn(await work());
  } catch (thrown) {
    fault = faultOf(thrown);
  }
  const heldMs = Math.round(stop());
  const grownMb = Math.max(0, Math.round((peakBytes() - before) / MB));
  return { heldMs, grownMb, fault, tookMs: Math.round(performance.now() - began) };
}
