import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import {
  connect,
  createServer as createWire,
  type AddressInfo,
  type Server as WireServer,
  type Socket,
} from 'node:net';

const listen = (server: Server | WireServer) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
const closed = (server: Server | WireServer) => new Promise<void>((resolve) => server.close(() => resolve()));

/** Stands between the workers and their web: lets a test hold an investigation in the middle of its work. */
export class Gate {
  private readonly server: WireServer;
  private readonly sockets = new Set<Socket>();
  private isHeld = false;
  private readonly waiting: (() => void)[] = [];
  private pause = 0;
  url = '';

  /** @param own a server of the test's own: what is meant for it goes there, the rest to the target */
  constructor(target: string, own: string) {
    const port = Number(new URL(target).port);
    this.server = createWire((caller) => {
      this.sockets.add(caller);
      caller.on('error', () => undefined).on('close', () => this.sockets.delete(caller));
      caller.once('data', (first) => this.lead(caller, first, port, new URL(own).host));
    });
  }

  private lead(caller: Socket, first: Buffer, port: number, own: string): void {
    const [line = ''] = first.toString('latin1').split('\r\n');
    const tunnel = line.startsWith(`CONNECT ${own} `);
    const toOwn = tunnel || line.includes(` http://${own}/`);
    const inside = connect(toOwn ? Number(own.split(':')[1]) : port, '127.0.0.1');
    if (tunnel) caller.write('HTTP/1.1 200 Connection established\r\n\r\n');
    for (const socket of [caller, inside]) {
      this.sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => (this.sockets.delete(socket), caller.destroy(), inside.destroy()));
    }
    let turn = Promise.resolve();
    const take = (chunk: Buffer) => (turn = turn.then(() => this.pass()).then(() => void inside.write(chunk)));
    caller.on('data', (chunk) => void take(chunk));
    if (!tunnel) void take(first);
    inside.pipe(caller);
  }

  async start(): Promise<this> {
    this.url = `http://127.0.0.1:${await listen(this.server)}`;
    return this;
  }

  /** Every request waits so long, ms. */
  slow(ms: number): void {
    this.pause = ms;
  }
  /** Nothing passes until `go`. */
  hold(): void {
    this.isHeld = true;
  }
  go(): void {
    this.pause = 0;
    this.isHeld = false;
    for (const release of this.waiting.splice(0)) release();
  }
  /** Lets one held piece of data through. */
  passOne(): void {
    this.waiting.shift()?.();
  }

  private async pass(): Promise<void> {
    if (this.pause > 0) await new Promise((resolve) => setTimeout(resolve, this.pause));
    if (this.isHeld) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  async close(): Promise<void> {
    this.go();
    for (const socket of this.sockets) socket.destroy();
    await closed(this.server);
  }
}

/** One stream of progress as it went over the wire. */
export interface Stream {
  /** What the browser asked to go on after. */
  lastEventId: string | null;
  /** Ids of single events, in their order. */
  progress: number[];
  /** Ids of events in the whole state, where it was sent. */
  state: number[];
}

/** Stands between the browser and the API: cuts streams, and writes down what went through them. */
export class Line {
  private readonly server: Server;
  private readonly live = new Set<() => void>();
  readonly streams: Stream[] = [];
  private down = false;
  url = '';

  constructor(target: string) {
    const { port } = new URL(target);
    this.server = createServer((asked, answer) => {
      const follows = /\/events$/.test(asked.url ?? '');
      if (follows && this.down) return void asked.socket.destroy();
      const onward = request(
        { port, host: '127.0.0.1', method: asked.method, path: asked.url, headers: asked.headers },
        (got) => {
          answer.writeHead(got.statusCode ?? 502, got.headers);
          if (follows) this.note(asked.headers, got);
          got.pipe(answer);
          got.on('error', () => answer.destroy());
        },
      );
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
      if (!follows) return;
      const cut = () => (onward.destroy(), asked.socket.destroy());
      this.live.add(cut);
      answer.on('close', () => (this.live.delete(cut), onward.destroy()));
    });
  }

  async start(): Promise<this> {
    this.url = `http://127.0.0.1:${await listen(this.server)}`;
    return this;
  }

  /** Ends every stream in the middle, and lets none begin until `restore`. */
  cut(): void {
    this.down = true;
    for (const end of this.live) end();
  }
  restore(): void {
    this.down = false;
  }

  private note(headers: IncomingHttpHeaders, got: NodeJS.ReadableStream): void {
    const stream: Stream = {
      lastEventId: (headers['last-event-id'] as string | undefined) ?? null,
      progress: [],
      state: [],
    };
    this.streams.push(stream);
    let text = '';
    got.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) take(block, stream);
    });
  }

  async close(): Promise<void> {
    this.cut();
    this.server.closeAllConnections();
    await closed(this.server);
  }
}

function take(block: string, stream: Stream): void {
  const event = /^event: (.*)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  if (!event || !data) return;
  if (event === 'progress') stream.progress.push((JSON.parse(data) as { id: number }).id);
  if (event === 'state')
    stream.state.push(...(JSON.parse(data) as { events: { id: number }[] }).events.map(({ id }) => id));
}

/** A receiver of webhooks on this machine. */
export class Receiver {
  readonly got: { headers: IncomingHttpHeaders; body: string }[] = [];
  status = 204;
  private readonly server = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      this.got.push({ headers: asked.headers, body: Buffer.concat(chunks).toString() });
      answer.writeHead(this.status).end();
    });
  });
  origin = '';

  async start(): Promise<this> {
    this.origin = `http://127.0.0.1:${await listen(this.server)}`;
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await closed(this.server);
  }
}
