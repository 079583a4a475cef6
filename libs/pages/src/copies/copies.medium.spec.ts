import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { found, type CallContext, type Clock, type UpstreamGateway, type GatewayRequest } from '@corroborate/domain';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { ProxyAgent, request } from 'undici';
import { PageReader } from '../page.reader';
import { ParsePool } from '../parse.pool';
import { makePdf } from '../testing/make-pdf';

const now = '2026-03-20T12:00:00.000Z';
const clock: Clock = { now: () => new Date(now) };
const context: CallContext = { investigationId: null, stage: 'read' };
const at = (path: string) => `https://www.wendpost.example/2026/${path}`;
const SENTENCE =
  'The town council voted to rebuild the harbour wall after engineers found cracks along forty metres of it.';
const text = Array.from({ length: 8 }, (_, n) => `${SENTENCE} That was item ${n} of the day.`).join('\n\n');
const page = (path: string, more: object = {}) => ({
  url: at(path),
  title: `Harbour wall news about ${path}`,
  text,
  published: '2026-03-03T08:00:00Z',
  ...more,
});
const PDF = makePdf({
  info: { Title: 'Report on the harbour wall' },
  pages: [[SENTENCE, SENTENCE, SENTENCE]],
});

const PAGES = [
  page('blocked-wall', { behaviour: 'blocked' }),
  page('paid-wall', { behaviour: 'paywall' }),
  page('lost-wall', { behaviour: 'blocked' }),
  page('gone-wall', { status: 410, text: 'Gone' }),
  { url: at('report.pdf'), file: 'files/report.pdf', title: 'Report', published: '2026-03-03T08:00:00Z' },
  page('paper.pdf', { status: 403, text: 'Forbidden' }),
  page('private/wall', { behaviour: 'blocked' }),
];
const CAPTURES = [
  { url: at('blocked-wall'), timestamp: '20260304090000' },
  { url: at('blocked-wall'), timestamp: '20260401090000' },
  { url: at('paid-wall'), timestamp: '20260305090000' },
  { url: at('paper.pdf'), timestamp: '20260306090000', file: 'files/report.pdf' },
  { url: at('gone-wall'), timestamp: '20260304090000', html: `<h1>Harbour wall</h1><p>${SENTENCE}</p>` },
  { url: at('private/wall'), timestamp: '20260306090000' },
];

/** Minimal gateway through the sandbox's proxy. */
class ProxyGateway implements UpstreamGateway {
  readonly asked: string[] = [];
  constructor(private readonly dispatcher: ProxyAgent) {}

  async call({ url, headers }: GatewayRequest) {
    this.asked.push(url);
    let target = url;
    for (let hop = 0; ; hop += 1) {
      const answer = await request(target, { dispatcher: this.dispatcher, headers });
      const body = Buffer.from(await answer.body.arrayBuffer());
      const location = answer.headers.location;
      if (answer.statusCode < 300 || answer.statusCode >= 400 || typeof location !== 'string' || hop > 5) {
        const names = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        return found({
          status: answer.statusCode,
          headers: Object.fromEntries(names) as Record<string, string>,
          body,
          url: target,
          redirects: [],
          fromCache: false,
          latencyMs: 0,
          costUsd: 0,
        });
      }
      target = new URL(location, target).href;
    }
  }
}

describe('archived copies over the real protocol', () => {
  let sandbox: Sandbox;
  let folder: string;
  let agent: ProxyAgent;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pages-world-'));
    const lines = (rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n');
    const world = { version: 1, name: 'wall', description: 'A harbour wall', now, language: 'en' };
    const outlet = {
      domain: 'wendpost.example',
      name: 'Wend Post',
      kind: 'newspaper',
      robots: 'User-agent: *\nDisallow: /2026/private/',
    };
    await mkdir(join(folder, 'files'));
    await writeFile(join(folder, 'files/report.pdf'), PDF);
    await writeFile(join(folder, 'world.json'), JSON.stringify(world));
    await writeFile(join(folder, 'outlets.jsonl'), lines([outlet]));
    await writeFile(join(folder, 'pages.jsonl'), lines(PAGES));
    await writeFile(join(folder, 'captures.jsonl'), lines(CAPTURES));
    sandbox = await startSandbox(await loadWorld(folder));
    agent = new ProxyAgent({
      uri: sandbox.proxyUrl,
      requestTls: { ca: await readFile(sandbox.caFile, 'utf8') },
    });
  });
  afterAll(async () => {
    await agent.close();
    await sandbox.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const read = async (path: string, over: { READER_FALLBACK?: boolean } = {}) => {
    const gateway = new ProxyGateway(agent);
    const settings = {
      ...over,
      FETCH_TIMEOUT_MS: 5000,
      FETCH_MAX_BYTES: 1_000_000,
      CONTACT: 'https://desk.example',
    };
    const reader = new PageReader({ gateway, pool: new ParsePool(0), clock, settings });
    return { article: await reader.read(at(path), context), asked: gateway.asked };
  };

  it.each([
    ['a challenge', 'blocked-wall', '2026-03-04T09:00:00.000Z'],
    ['a paywall', 'paid-wall', '2026-03-05T09:00:00.000Z'],
  ])('reads the newest capture of a page behind %s', async (_name, path, captured) => {
    const { article } = await read(path);
    expect(article).toMatchObject({
      verdict: 'complete',
      via: 'archive',
      finalUrl: at(path),
      site: 'wendpost.example',
    });
    expect(article.verdictReason).toContain(`Archived copy of ${captured}`);
    expect(article.text).toContain('That was item 7 of the day.');
  });

  it('reports a page without captures as unread', async () => {
    expect((await read('lost-wall')).article).toMatchObject({
      verdict: 'challenge',
      via: 'live',
      verdictReason: expect.stringContaining('no capture in the archive'),
    });
  });

  it('returns archived text of a removed page, which stays gone', async () => {
    const { article } = await read('gone-wall', { READER_FALLBACK: true });
    expect(article).toMatchObject({ verdict: 'gone', via: 'archive', text: SENTENCE });
  });

  it('reads a PDF live and from the archive', async () => {
    const live = await read('report.pdf');
    expect(live.article).toMatchObject({
      verdict: 'complete',
      via: 'live',
      title: 'Report on the harbour wall',
    });
    const copy = await read('paper.pdf');
    expect(copy.article).toMatchObject({ verdict: 'complete', via: 'archive', text: live.article.text });
  });

  it('requests neither the page nor a capture if robots.txt forbids the page', async () => {
    const { article, asked } = await read('private/wall');
    expect(article.verdict).toBe('refused');
    expect(asked).toEqual(['https://www.wendpost.example/robots.txt']);
  });
});
