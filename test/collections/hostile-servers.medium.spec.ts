import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  Catalogue,
  CollectionResearch,
  createCollectionServers,
  type CollectionReport,
} from '@corroborate/collections';
import { MemoryScanStore } from '@corroborate/collections/testing';
import { openGateway, serverSettings } from '../support/data-server';

const SCRIPT = path.resolve(__dirname, '../support/hostile-data-server.mjs');
const CONTEXT = { investigationId: null, stage: 'records' };
const QUESTION = { id: 'c1', question: 'Harlan County paid Brightwater Paving $900', priority: 'critical' as const };

interface Ran extends CollectionReport {
  events: string[];
}

/** One topic asked of one bad server, to its end. */
async function research(server: object, mode: 'quick' | 'detailed' = 'detailed'): Promise<Ran> {
  const { gateway } = openGateway(server && 'url' in server ? [String(server.url)] : []);
  const settings = serverSettings({ timeoutMs: 5_000, maxBytes: 1_000_000, ...server });
  const catalogue = new Catalogue(createCollectionServers({ MCP_SERVERS: [settings] }, gateway));
  const events: string[] = [];
  try {
    const report = await new CollectionResearch(catalogue, new MemoryScanStore()).run({
      investigationId: 1,
      questions: [QUESTION],
      names: ['Harlan County', 'Brightwater Paving'],
      mode,
      context: CONTEXT,
      report: async (type) => void events.push(type),
    });
    return { ...report, events };
  } finally {
    await catalogue.close();
    await gateway.close();
  }
}

const byProcess = (how: string) => {
  const patience = how === 'hangs' ? { timeoutMs: 1_000 } : {};
  return research({ command: process.execPath, args: [SCRIPT, how], ...patience });
};
const kindsOf = ({ faults }: CollectionReport) => [...new Set(faults.map(({ kind }) => kind))];

describe('data server in a local process', () => {
  it.each([
    ['hangs', 'timeout'],
    ['huge', 'too-large'],
    ['garbage', 'malformed'],
    ['refuses', 'validation'],
    ['breaks', 'internal'],
    ['dies', 'connection'],
    ['unauthorised', 'not-found'],
    ['changes', 'validation'],
  ])(
    'answers the behavior %s of a local data server with the fault %s, without any other effect',
    async (how, kind) => {
      const report = await byProcess(how);
      expect(kindsOf(report)).toEqual([kind]);
      expect(report.found).toEqual([]);
      expect(report.completion).toBe('faults');
    },
    30_000,
  );

  it('stops reading a data server that returns documents endlessly and marks it as partly read', async () => {
    const report = await byProcess('endless');
    expect(report.scanned[0]?.state.end).toBe('more-than-told');
  }, 30_000);

  it('stops reading after three empty batches if a local data server keeps repeating one page', async () => {
    const { scanned } = await research({ command: process.execPath, args: [SCRIPT, 'repeats'] });
    expect(scanned[0]?.state).toMatchObject({ end: 'empty-batches', read: 75 });
  }, 30_000);

  it('ignores instructions injected by a data server, calls only the allowed tool and fetches no URL', async () => {
    const args = [SCRIPT, 'injects'];
    const report = await research({ command: process.execPath, args, tools: ['payments'] });
    expect(report.collections.map(({ tool }) => tool)).toEqual(['payments']);
    expect(report.found.every(({ finding }) => !/certified/.test(finding.claim))).toBe(true);
    expect(report.faults).toEqual([]);
  }, 30_000);

  it('receives none of our environment variables except the basic ones', async () => {
    process.env.SECRET_OF_OURS = 'never';
    const { found } = await byProcess('env');
    delete process.env.SECRET_OF_OURS;
    const seen = String(found[0]?.document.fields.env).split(' ');
    expect(seen).toContain('PATH');
    expect(seen).not.toContain('SECRET_OF_OURS');
    expect(seen).not.toContain('HOME');
  }, 30_000);
});

describe('data server over HTTP', () => {
  let server: Server;
  let url: string;
  let answer: (respond: { status: number; body?: string | Buffer; hang?: boolean; to?: string }) => void;
  let given: { status: number; body?: string | Buffer; hang?: boolean; to?: string };
  let asked: string[];

  beforeEach(async () => {
    asked = [];
    answer = (respond) => (given = respond);
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      if (given.hang) return;
      const to = given.to ? { location: given.to } : {};
      response.writeHead(given.status, { 'content-type': 'application/json', ...to }).end(given.body ?? '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['401', { status: 401 }, 'auth'],
    ['403', { status: 403 }, 'auth'],
    ['404', { status: 404 }, 'not-found'],
    ['429', { status: 429 }, 'rate-limit'],
    ['413', { status: 413 }, 'too-large'],
    ['500', { status: 500 }, 'internal'],
    ['a body that is not JSON', { status: 200, body: 'no JSON' }, 'malformed'],
    ['JSON that is no message', { status: 200, body: '{"jsonrpc":"2.0","what":1}' }, 'malformed'],
    ['50 MB', { status: 200, body: Buffer.alloc(50_000_000, 'x') }, 'too-large'],
    ['nothing in time', { status: 200, hang: true }, 'timeout'],
    ['a redirect', { status: 302, to: 'http://127.0.0.1:1/' }, 'connection'],
  ])(
    'reports a fault of the right kind for a data server over HTTP that responds with %s',
    async (_, respond, kind) => {
      answer(respond);
      expect(kindsOf(await research({ url, timeoutMs: 500 }))).toEqual([kind]);
    },
    30_000,
  );

  it('reports a connection fault for a data server over HTTP that is unreachable', async () => {
    server.close();
    expect(kindsOf(await research({ url }))).toEqual(['connection']);
  }, 30_000);

  it('sends no request to a data server in a private network that the operator did not allow', async () => {
    answer({ status: 200 });
    const { gateway } = openGateway([]);
    const settings = serverSettings({ url });
    const [known] = createCollectionServers({ MCP_SERVERS: [settings] }, gateway);
    expect(await known!.server.tools(CONTEXT)).toMatchObject({ ok: false, fault: { kind: 'auth' } });
    expect(asked).toEqual([]);
    await gateway.close();
  });
});
