import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { systemClock } from '@corroborate/domain';
import { SnapshotTaker, type Snapshot, type SnapshotResult } from '@corroborate/evidence';
import { browserPath } from './desk/stage';
import { HostileWeb } from './snapshots/hostile.web';

if (!browserPath && process.env.CORROBORATE_REQUIRE_BROWSER)
  throw new Error('A Chromium is required here and there is none in /usr/bin.');

const web = new HostileWeb();
let before: string[] = [];
jest.setTimeout(300_000);

/** As root no Chromium has a sandbox. */
const browser = { path: browserPath ?? '', sandbox: process.getuid?.() !== 0 };

function shown(path: string, timeMs?: number): Promise<SnapshotResult> {
  const taker = new SnapshotTaker({ gateway: web.gateway, browser, clock: systemClock, ...(timeMs ? { timeMs } : {}) });
  const order = { investigationId: 1, url: `http://hostile.example${path}`, intervalMs: 0 };
  return taker.take(order, new AbortController().signal);
}

async function taken(path: string, timeMs?: number): Promise<Snapshot & { dom: string; picture: Buffer | undefined }> {
  const result = await shown(path, timeMs);
  if (result.kind !== 'taken') throw new Error(`${path}: ${result.reason.code}`);
  const bytes = new Map(result.snapshot.parts.map((one) => [one.part, one.bytes]));
  return { ...result.snapshot, dom: bytes.get('dom')?.toString() ?? '', picture: bytes.get('picture') };
}

/** Width and height in the head of a PNG. */
const sizeOf = (png: Buffer | undefined) => png && [png.readUInt32BE(16), png.readUInt32BE(20)];

// Without a Chromium there is nothing to try; `.ci/run` demands one.
(browserPath ? describe : describe.skip)('hostile page in the browser', () => {
  beforeAll(() => {
    before = processes();
    return web.start();
  });
  afterAll(() => web.close());
  afterEach(() => expect(web.canary.visits).toEqual([]));

  it('captures a harmless page as picture, print and document with its resources', async () => {
    const { facts, dom, picture, parts } = await taken('/quiet');
    expect(parts.map(({ part }) => part)).toEqual(['picture', 'dom', 'print']);
    expect(
      parts
        .find(({ part }) => part === 'print')!
        .bytes.subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(sizeOf(picture)).toEqual([facts.view.width, facts.view.height]);
    expect(facts.view.height).toBeGreaterThan(2000);
    expect(dom).toContain('A quiet page.');
    expect(facts).toMatchObject({
      url: 'http://hostile.example/quiet',
      status: 200,
      requests: { answered: 1, refused: 0, failed: 0 },
      leftOut: [],
      browser: expect.stringMatching(/^Chromium \d+/),
    });
  });

  it.each(['/subresources', '/by-name', '/by-redirect', '/scripts', '/meta-refresh', '/header-refresh'])(
    'keeps a hostile page from reaching loopback with %s, and captures it at its own URL',
    async (path) => {
      const { facts, dom, picture } = await taken(path);
      expect(facts.url).toBe(`http://hostile.example${path}`);
      expect(dom).toContain('Hostile');
      expect(picture!.length).toBeGreaterThan(1_000);
    },
  );

  it('does not open a page that redirects to loopback or to a file', async () => {
    for (const path of ['/to-loopback', '/to-file'])
      expect(await shown(path)).toMatchObject({ kind: 'failed', reason: { code: 'snapshot.not-reached' } });
  });

  it('exposes no local file in the capture', async () => {
    const { dom, facts } = await taken('/files');
    expect(dom).not.toMatch(/root:|daemon:/);
    expect(facts.url).toBe('http://hostile.example/files');
  });

  it('keeps a hostile page from starting downloads or opening windows', async () => {
    const before = readdirSync(process.cwd());
    expect((await taken('/downloads')).dom).toContain('Hostile');
    expect((await taken('/popups')).dom).toContain('Hostile');
    expect(readdirSync(process.cwd())).toEqual(before);
  });

  it('captures an endless page up to a maximum height', async () => {
    const { facts, picture } = await taken('/endless');
    expect(facts.view.height).toBeGreaterThan(facts.view.shown);
    expect(sizeOf(picture)).toEqual([1280, 12_000]);
  });

  it('answers the requests of a hostile page up to a limit', async () => {
    web.asked.length = 0;
    const { facts } = await taken('/requests');
    expect(facts.requests.refused).toBeGreaterThan(0);
    expect(web.asked.length).toBeLessThanOrEqual(301);
  });

  it('stops a page that sends requests endlessly', async () => {
    web.asked.length = 0;
    expect((await shown('/flood')).kind).toBe('failed');
    expect(web.asked.length).toBeLessThanOrEqual(301);
  });

  it('loads neither a page of 50 MB nor page parts of that size', async () => {
    expect(await shown('/large-page')).toMatchObject({ kind: 'failed', reason: { code: 'snapshot.not-reached' } });
    expect((await taken('/large-parts')).facts.requests.answered).toBe(0);
  });

  it('captures a page without its document if scripts make that too long', async () => {
    expect((await taken('/long-document')).facts.leftOut).toContain('dom');
  });

  it.each(['/busy', '/busy-later'])('stops a page at the time limit if it never becomes idle (%s)', async (path) => {
    expect(await shown(path, 12_000)).toEqual({
      kind: 'failed',
      reason: { code: 'snapshot.out-of-time', params: { seconds: 12 } },
    });
  });

  it('stops a page that fills the memory', async () => {
    const result = await shown('/memory');
    expect(result).toMatchObject({ kind: 'failed' });
    expect(['snapshot.out-of-memory', 'snapshot.broke']).toContain(result.kind === 'failed' && result.reason.code);
  });

  it('abandons a page that stalls before it is complete', async () => {
    expect(await shown('/silent')).toMatchObject({ kind: 'failed', reason: { code: 'snapshot.not-reached' } });
  });

  it('leaves no browser process behind', () => {
    const started = new Set(processes());
    for (const pid of before) started.delete(pid);
    expect([...started]).toEqual([]);
  });
});

/** Ids of all Chromium processes of this machine, where it tells. */
function processes(): string[] {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return pids.filter((pid) => commandOf(pid).includes('--host-resolver-rules'));
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
