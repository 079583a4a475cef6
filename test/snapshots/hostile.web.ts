import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GatewayRequest, UpstreamGateway } from '@corroborate/domain';
import {
  createGateway,
  InMemoryAnswerCache,
  InMemoryBudgetStore,
  InMemoryLedger,
  InMemoryPaceStore,
} from '@corroborate/upstream';
import { Canary } from './canary';
import { hostilePages } from './hostile.pages';

const REBOUND = 'rebound.example.org';

/**
 * A web of hostile pages at `hostile.example`, and the real way out to everything else, where a name of the web leads
 * to loopback. Both guard as the product does.
 */
export class HostileWeb {
  readonly canary = new Canary();
  /** Paths that the pages asked for. */
  readonly asked: string[] = [];
  private readonly servers: Server[] = [];
  private readonly closers: (() => Promise<void>)[] = [];
  gateway!: UpstreamGateway;

  async start(): Promise<this> {
    const { port, allowedPort } = await this.canary.start();
    const targets = {
      loopback: `http://127.0.0.1:${port}`,
      host: `127.0.0.1:${port}`,
      rebound: `${REBOUND}:${allowedPort}`,
    };
    const pages = hostilePages(targets);
    const web = await this.listen((path, response) => {
      this.asked.push(path);
      const page = pages[path];
      if (typeof page === 'function') return page(response);
      response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page ?? 'not there');
    });
    const hostile = guarded(`http://127.0.0.1:${web}`);
    const lookup = async (name: string) => {
      if (name === REBOUND) return [{ address: '127.0.0.1', family: 4 }];
      throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    };
    const rest = guarded(undefined, lookup);
    this.closers.push(
      () => hostile.close(),
      () => rest.close(),
    );
    const gatewayFor = ({ url }: GatewayRequest) => (URL.parse(url)?.hostname === 'hostile.example' ? hostile : rest);
    this.gateway = { call: (request, context) => gatewayFor(request).call(request, context) };
    return this;
  }

  async close(): Promise<void> {
    for (const close of this.closers) await close();
    for (const server of this.servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
    await this.canary.close();
  }

  private async listen(answer: (path: string, response: ServerResponse) => void): Promise<number> {
    // As a proxy it is asked for whole addresses.
    const server = createServer((request, response) => answer(URL.parse(request.url ?? '')?.pathname ?? '', response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.servers.push(server);
    return (server.address() as AddressInfo).port;
  }
}

/** As the product's own, with stores in memory. */
const guarded = (proxyUrl: string | undefined, lookup?: Parameters<typeof createGateway>[0]['lookup']) =>
  createGateway({
    settings: {
      EGRESS_PROXY_URL: proxyUrl,
      EGRESS_CA_FILE: undefined,
      ALLOW_PRIVATE_NETWORKS: false,
      CONTACT: 'mailto:desk@newsroom.example',
      FETCH_TIMEOUT_MS: 15_000,
      FETCH_MAX_BYTES: 5_000_000,
      CACHE_HOURS: 24,
      RATE_SCALE: 0,
    },
    cache: new InMemoryAnswerCache(),
    pace: new InMemoryPaceStore(),
    budget: new InMemoryBudgetStore(1),
    ledger: new InMemoryLedger(),
    ...(lookup ? { lookup } : {}),
  });
