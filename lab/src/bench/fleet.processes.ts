import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Settings } from '@corroborate/config';
import { freePort, untilReady } from './api.rig';
import { spawnPart, stopPart } from './product.process';

type Part = 'api' | 'worker';

interface FleetProcess {
  child: ChildProcess;
  url: string;
  cpuAtReady: number;
}

/** Clock ticks of Linux a second. */
const TICKS = 100;

/** API and worker processes on the same stores. Reads `/proc`, so it needs Linux. */
export class FleetProcesses {
  readonly apis: FleetProcess[] = [];
  readonly ended: { part: Part; cpuSeconds: number; peakMemoryMb: number; stopSeconds: number; code: number | null }[] =
    [];
  private readonly workers: FleetProcess[] = [];

  constructor(
    private readonly settings: Settings,
    private readonly logFile: number,
  ) {}

  async start(workers: number, apis: number): Promise<void> {
    for (let n = 0; n < apis; n += 1) this.apis.push(await this.open('api'));
    for (let n = 0; n < workers; n += 1) this.workers.push(await this.open('worker'));
  }

  /** Like a rolling update: each replacement is ready before its predecessor is asked to stop. */
  async restartWorkers(): Promise<void> {
    for (const [n, old] of this.workers.entries()) {
      this.workers[n] = await this.open('worker');
      await this.end('worker', old);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.apis.splice(0).map((api) => this.end('api', api)));
    await Promise.all(this.workers.splice(0).map((worker) => this.end('worker', worker)));
  }

  private async open(part: Part): Promise<FleetProcess> {
    const [HOST, port] = ['127.0.0.1', await freePort()];
    const listening = part === 'api' ? { HOST, PORT: port } : { METRICS_HOST: HOST, METRICS_PORT: port };
    const child = spawnPart(part, { ...this.settings, ...listening }, this.logFile);
    const url = `http://${HOST}:${port}`;
    await untilReady(part === 'api' ? `${url}/api/health/ready` : `${url}/ready`, child);
    return { child, url, cpuAtReady: usageOf(child).cpuSeconds };
  }

  private async end(part: Part, { child, cpuAtReady }: FleetProcess): Promise<void> {
    const { cpuSeconds, peakMemoryMb } = usageOf(child);
    const asked = performance.now();
    await stopPart(child);
    const stopSeconds = Math.round((performance.now() - asked) / 100) / 10;
    this.ended.push({ part, cpuSeconds: cpuSeconds - cpuAtReady, peakMemoryMb, stopSeconds, code: child.exitCode });
  }
}

/** Processor time since the start, and the most memory at once. */
function usageOf({ pid }: ChildProcess) {
  const [stat, status] = [readFileSync(`/proc/${pid}/stat`, 'utf8'), readFileSync(`/proc/${pid}/status`, 'utf8')];
  // After the name in parentheses: state, then fields 4 and up; user and system time are 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]);
  return { cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS, peakMemoryMb: Math.round(kilobytes / 1024) };
}
