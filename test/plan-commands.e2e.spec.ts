import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openApi, type RunningApi } from '@corroborate-app/api';
import { WorkerModule } from '@corroborate-app/worker';
import { loadSettings } from '@corroborate/config';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { createTestDatabase, type TestDatabase } from './support/database';

const root = path.resolve(__dirname, '..');
const STORY = 'Ferry with 163 passengers runs aground off Pell Island, Maine';
const FROM = ['--url', 'https://feedbarrel.com/story/400229'];
const OWN = "Harbour office, notice 14\n\nThe ferry Marian Locke struck Hob's Ledge off Pell Island in fog.\n";
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

interface Ended {
  status: number | null;
  out: string;
  err: string;
}

/** A person at a terminal who wants to see what is asked before it is. */
describe('plan commands', () => {
  let sandbox: Sandbox;
  let database: TestDatabase;
  let folder: string;
  let given: Record<string, string>;

  beforeAll(async () => {
    const world = await loadWorld(path.join(root, 'worlds/demo/demo'));
    sandbox = await startSandbox(world);
    database = await createTestDatabase();
    folder = mkdtempSync(path.join(tmpdir(), 'plans-'));
    writeFileSync(path.join(folder, 'notice.txt'), OWN);
    given = {
      DATABASE_URL: database.url,
      EGRESS_PROXY_URL: sandbox.proxyUrl,
      EGRESS_CA_FILE: sandbox.caFile,
      CLOCK_START: world.now.toISOString(),
      RATE_SCALE: '0',
    };
    writeFileSync(
      path.join(folder, '.env'),
      Object.entries(given)
        .map(([name, value]) => `${name}=${value}`)
        .join('\n'),
    );
  }, 300_000);
  afterAll(async () => {
    await sandbox?.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  function corroborate(args: string[], env: object = {}) {
    const child = spawn(process.execPath, [path.join(root, 'bin/corroborate.js'), ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended: Ended = { status: null, out: '', err: '' };
    child.stdout.on('data', (part) => (ended.out += String(part)));
    child.stderr.on('data', (part) => (ended.err += String(part)));
    return new Promise<Ended>((resolve) => child.on('close', (status) => resolve({ ...ended, status })));
  }
  it('shows the plan of a new order with the added source, and makes no request', async () => {
    const order = ['investigate', STORY, ...FROM, '--mode', 'quick', '--await-approval', '--source', 'notice.txt'];
    const { status, out, err } = await corroborate(order);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/^Plan of investigation 1: Ferry with 163 passengers/);
    for (const part of ['Questions', 'Perspectives', 'Search categories', 'First-round queries', 'Engines', 'Expected'])
      expect(out).toMatch(new RegExp(`^${part}`, 'm'));
    expect(out).toMatch(/^ {2}.*notice.* \(read, credibility \d of 5\)$/m);
    expect(out).toContain('corroborate plan approve 1\n');
    expect(sandbox.requests()).toEqual([]);
  }, 300_000);

  it('shows the plan again as text and JSON, and the investigation in the list and status', async () => {
    const [shown, json, listed, status] = await Promise.all([
      corroborate(['plan', 'show', '1']),
      corroborate(['plan', 'show', '1', '--json']),
      corroborate(['list', '--state', 'awaiting-approval']),
      corroborate(['status', '1']),
    ]);
    expect(shown.out).toContain('Waiting for approval');
    expect(JSON.parse(json.out)).toMatchObject({
      investigation_id: 1,
      approved_by: null,
      research_questions: expect.any(Array),
      sources: [expect.objectContaining({ state: 'read' })],
    });
    expect(listed.out).toMatch(/^1 .+awaiting-approval/m);
    expect(status.out).toMatch(/approve by +\d{4}-\d\d-\d\d/);
  }, 300_000);

  it('runs an approved plan to its verdict, and rejects any later approval or rejection', async () => {
    const run = await corroborate(['plan', 'approve', '1', '--follow']);
    expect(run).toMatchObject({ status: 0, out: expect.stringMatching(/^Claim: Ferry with 163 passengers/) });
    expect(sandbox.requests().length).toBeGreaterThan(0);
    const [again, late, never] = await Promise.all([
      corroborate(['plan', 'approve', '1']),
      corroborate(['plan', 'reject', '1']),
      corroborate(['plan', 'show', '99']),
    ]);
    expect(again).toMatchObject({ status: 1, err: expect.stringContaining('is not waiting for approval') });
    expect(late).toMatchObject({ status: 1, err: expect.stringContaining('it is completed') });
    expect(never).toMatchObject({ status: 1, err: expect.stringContaining('There is no investigation 99.') });
  }, 300_000);

  it('requires approval for every order if the setting says so, and cancels a rejected plan', async () => {
    const order = ['investigate', 'Council bans kites in Port Ellery', '--mode', 'quick', '--json'];
    const waits = await corroborate(order, { PLAN_APPROVAL: 'quick' });
    expect(waits).toMatchObject({ status: 0, err: '' });
    const { investigation_id: id } = JSON.parse(waits.out) as { investigation_id: number };
    const rejected = await corroborate(['plan', 'reject', String(id)]);
    expect(rejected).toMatchObject({ status: 0, out: expect.stringContaining('rejected: nothing was searched') });
    const status = await corroborate(['status', String(id), '--json']);
    expect(JSON.parse(status.out)).toMatchObject({ status: 'cancelled', approval_until: null });
  }, 300_000);

  describe('with a remote server', () => {
    let api: RunningApi;
    let server: string[];
    beforeAll(async () => {
      const settings = loadSettings({}, { ...given, PORT: '0', LOG_LEVEL: 'silent' });
      api = await openApi(settings, SILENT, [WorkerModule.forRoot(settings)]);
      server = ['--server', api.url];
    }, 300_000);
    afterAll(() => api?.close());

    it('sends order, plan and approval to a remote server over HTTP, and names the server in hints', async () => {
      const story = ['investigate', 'Harbor master of Pell Island resigns', '--mode', 'quick'];
      const order = await corroborate([...story, '--await-approval', '--source', 'notice.txt', '--json', ...server]);
      expect(order).toMatchObject({ status: 0, err: '' });
      const plan = JSON.parse(order.out) as { investigation_id: number; sources: object[] };
      expect(plan.sources).toEqual([expect.objectContaining({ state: 'read' })]);
      const id = String(plan.investigation_id);
      const shown = await corroborate(['plan', 'show', id, ...server]);
      expect(shown.out).toContain(`corroborate plan reject ${id} --server ${api.url}`);
      const approved = await corroborate(['plan', 'approve', id, '--follow', '--quiet', ...server]);
      expect(approved).toMatchObject({ status: 0, out: expect.stringContaining('Harbor master of Pell Island') });
    }, 300_000);
  });
});
