/** On a terminal the same Ctrl-C comes twice, from the terminal and from the launcher: a person is slower than that. */
const SAME_STOP_MS = 300;

/** Resolves at SIGINT or SIGTERM; told once more, the process ends at once. */
export function untilToldToStop(): Promise<void> {
  return new Promise((resolve) => {
    let toldAt: number | null = null;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (toldAt !== null && performance.now() - toldAt > SAME_STOP_MS) process.exit(1);
        toldAt ??= performance.now();
        resolve();
      });
    }
  });
}
