/** Differences below this are noise. */
const JUDGED_MS = 50;
/** Four times the size takes four times as long where it is in step with it, sixteen where it grows as the square. */
const MAX = 10;
/** However slow the machine: nobody waits this long for one page. */
const CEILING_MS = 20_000;
const RUNS = 3;

/** Processor time of this thread, so that a busy machine is not blamed on the work. */
function took(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Compares the work at a size with that at a quarter of it: "in step", or the two times where it is not in any of
 * several runs.
 */
export function inStep(work: (size: number) => unknown, size: number): string {
  // Once before, so that what is loaded or compiled on first use is not counted.
  work(Math.floor(size / 16));
  let [whole, quarter] = [Infinity, 0];
  for (let run = 0; run < RUNS; run += 1) {
    whole = Math.min(
      whole,
      took(() => work(size)),
    );
    if (whole <= JUDGED_MS) return 'in step';
    quarter = Math.max(
      quarter,
      took(() => work(Math.floor(size / 4))),
    );
    if (whole < quarter * MAX && whole < CEILING_MS) return 'in step';
  }
  return `${Math.round(quarter)} ms, then ${Math.round(whole)} ms for four times as much`;
}
