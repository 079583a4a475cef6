import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CorroborateError } from '@corroborate/domain';
import type { Load, Sample } from './open-loop';
import { stopPart } from './product.process';
import type { SenderOrder } from './request.sender';

const ENTRY = path.resolve(__dirname, 'request.sender.js');
/** Single-threaded, because helper threads for garbage collection would take CPU cores from the measured process. */
const FLAGS = ['--single-threaded-gc', '--single-threaded'];

/** Sends requests from its own process, as real clients of the API do. */
export class RequestDriver {
  private constructor(private readonly child: ChildProcess) {}

  static open(what: Extract<SenderOrder, { open: unknown }>['open']): RequestDriver {
    const driver = new RequestDriver(fork(ENTRY, { execArgv: FLAGS, env: { PATH: '/usr/bin:/bin' } }));
    driver.sendOrder({ open: what });
    return driver;
  }

  /** @throws CorroborateError `internal` if the process ends before it has responded */
  async fire(load: Load): Promise<Sample[]> {
    const over = new AbortController();
    const gone = once(this.child, 'exit', { signal: over.signal }).then(() => {
      throw new CorroborateError('internal', 'The process that sends requests ended by itself.', {
        hint: 'Look at what it wrote above, and run the bench again.',
      });
    });
    try {
      this.sendOrder({ load });
      const [samples] = (await Promise.race([once(this.child, 'message', { signal: over.signal }), gone])) as [
        Sample[],
      ];
      return samples;
    } finally {
      gone.catch(() => undefined);
      over.abort();
    }
  }

  close(): Promise<void> {
    return stopPart(this.child);
  }

  private sendOrder(order: SenderOrder): void {
    this.child.send(order);
  }
}
