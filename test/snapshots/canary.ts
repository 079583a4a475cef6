import { createSocket, type Socket as Datagrams } from 'node:dgram';
import { createServer, type Server, type AddressInfo } from 'node:net';

/** Ports that the guard lets addresses have: on one of them a canary must sit, or no name could lead to it. */
const ALLOWED = [8080, 8443, 80, 443];

/** Listens on loopback and counts whoever comes, by any protocol: nobody should. */
export class Canary {
  /** Connections and datagrams. */
  visits: string[] = [];
  private readonly servers: Server[] = [];
  private datagrams!: Datagrams;
  /** One that the guard allows, and one of its own. */
  allowedPort = 0;
  port = 0;

  async start(): Promise<this> {
    this.port = await this.listen(0);
    for (const port of ALLOWED) this.allowedPort ||= await this.listen(port).catch(() => 0);
    if (!this.allowedPort) throw new Error(`None of the ports ${ALLOWED.join(', ')} is free for the canary.`);
    this.datagrams = createSocket('udp4').on('message', () => this.visits.push('datagram'));
    await new Promise<void>((resolve) => this.datagrams.bind(this.port, '127.0.0.1', resolve));
    return this;
  }

  async close(): Promise<void> {
    this.datagrams.close();
    await Promise.all(this.servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }

  private async listen(port: number): Promise<number> {
    const server = createServer((socket) => {
      const visit = this.visits.push('connection') - 1;
      socket.on('error', () => undefined);
      socket.once('data', (data) => {
        this.visits[visit] = data.toString('latin1').split('\r\n', 1)[0]!;
        socket.destroy();
      });
    });
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
    this.servers.push(server);
    return (server.address() as AddressInfo).port;
  }
}
