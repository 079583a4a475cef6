import type { ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A look into a running process. It is opened when it is needed: until then the process runs as in production. */
export class Inspector {
  private readonly waiting = new Map<number, (result: unknown) => void>();
  private asked = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
      if (id === undefined) return;
      this.waiting.get(id)?.(result);
      this.waiting.delete(id);
    });
  }

  /** The process was started with `--inspect-port=127.0.0.1:PORT`. */
  static async open(child: ChildProcess, port: number): Promise<Inspector> {
    child.kill('SIGUSR1');
    for (let tries = 0; ; tries += 1) {
      const list = (await fetch(`http://127.0.0.1:${port}/json/list`).then(
        (answer) => answer.json(),
        () => null,
      )) as { webSocketDebuggerUrl: string }[] | null;
      const url = list?.[0]?.webSocketDebuggerUrl;
      if (url) return Inspector.connect(url);
      if (tries > 50) throw new Error('The inspector of the process cannot be reached');
      await sleep(100);
    }
  }

  private static async connect(url: string): Promise<Inspector> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error('The inspector hung up')), { once: true });
    });
    return new Inspector(socket);
  }

  ask<T>(method: string, params: object = {}): Promise<T> {
    const id = (this.asked += 1);
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => this.waiting.set(id, resolve as (result: unknown) => void));
  }

  /** After everything that can be freed was freed, MB. */
  async memoryMb() {
    // What finalizers let go is collected by the next round.
    for (let round = 0; round < 3; round += 1) {
      await this.ask('HeapProfiler.collectGarbage');
      await sleep(200);
    }
    const { result } = await this.ask<{ result: { value: NodeJS.MemoryUsage } }>('Runtime.evaluate', {
      expression: 'process.memoryUsage()',
      returnByValue: true,
    });
    const mb = (bytes: number) => Math.round(bytes / 104857.6) / 10;
    return { rss: mb(result.value.rss), heap: mb(result.value.heapUsed), external: mb(result.value.external) };
  }

  close(): void {
    this.socket.close();
  }
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
