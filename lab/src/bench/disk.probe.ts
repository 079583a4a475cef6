import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spread, type Spread } from './spread';

const EVERY_MS = 100;
const PAGE = Buffer.alloc(8192, 1);

/**
 * How long the disk under a folder takes to keep one page for good, ms: what every order has to wait for at least.
 * Asked ten times a second while something else is measured, so that the two can be set against each other. Call what
 * it gives to end it.
 */
export async function probeDisk(folder: string): Promise<() => Promise<Spread>> {
  const file = path.join(folder, `disk-probe-${process.pid}`);
  const handle = await open(file, 'w');
  await handle.write(PAGE, 0, PAGE.length, 0);
  await handle.sync();
  const waits: number[] = [];
  let over = false;
  const probing = (async () => {
    while (!over) {
      await handle.write(PAGE, 0, PAGE.length, 0);
      const began = performance.now();
      await handle.datasync();
      waits.push(performance.now() - began);
      await sleep(EVERY_MS);
    }
  })();
  return async () => {
    over = true;
    await probing;
    await handle.close();
    await rm(file, { force: true });
    return spread(waits);
  };
}
