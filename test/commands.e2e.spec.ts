import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { Client } from 'pg';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { playedModels } from '@corroborate/sandbox/testing';
import { createTestDatabase, type TestDatabase } from './support/database';

const root = path.resolve(__dirname, '..');
/** The page from which a topic of the world was taken. */
const PAGE = 'https://feedbarrel.com/story/400229';
const HEADLINE = 'Ferry with 163 aboard hits rocks in Maine, passengers rescued';

/** Somebody whom the pages of that topic name. */
const NAMED = 'Amy Brandvold';
/** A model that the sandbox plays. */
const MODEL = { REASONER: 'model', OPENAI_API_KEY: 'sandbox-key', OPENAI_PRICE: '0.4/1.6' };

interface Ended {
  status: number | null;
  out: string;
  err: string;
}

/** What a person at a terminal does, one command after the other, in a folder with a `.env`. */
describe('investigation commands', () => {
  let sandbox: Sandbox;
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    const world = await loadWorld(path.join(root, 'worlds/demo/demo'));
    sandbox = await startSandbox(world, { upstreams: playedModels });
    database = await createTestDatabase();
    folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
    writeFileSync(path.join(folder, 'database'), `${database.url}\n`);
    const settings = [
      'DATABASE_URL_FILE=database',
      `EGRESS_PROXY_URL=${sandbox.proxyUrl}`,
      `EGRESS_CA_FILE=${sandbox.caFile}`,
      `CLOCK_START=${world.now.toISOString()}`,
      'RATE_SCALE=0 # the sandbox needs no pauses',
      'RULES_APPLY_FROM=1 # whether a model reads changes nothing then',
      'UNQUALIFIED_READERS=apply',
    ];
    writeFileSync(path.join(folder, '.env'), settings.join('\n'));
  }, 300_000);
  afterAll(async () => {
    await sandbox?.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  function corroborate(args: string[], { input = '', env = {} }: { input?: string; env?: object } = {}) {
    const child = spawn(process.execPath, [path.join(root, 'bin/corroborate.js'), ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
    });
    const ended: Ended = { status: null, out: '', err: '' };
    child.stdout.on('data', (part) => (ended.out += String(part)));
    child.stderr.on('data', (part) => (ended.err += String(part)));
    child.stdin.end(input);
    return new Promise<Ended>((resolve) => child.on('close', (status) => resolve({ ...ended, status })));
  }

  async function checkAfterwards(caseFile: string): Promise<void> {
    const [shown, full, listed, lines, status, cancelled, unknown] = await Promise.all([
      corroborate(['show', '1']),
      corroborate(['show', '1', '--json']),
      corroborate(['list', '--state', 'completed', '--json']),
      corroborate(['list']),
      corroborate(['status', '1', '--follow', '--json']),
      corroborate(['cancel', '1']),
      corroborate(['status', '99']),
    ]);
    expect(shown).toEqual({ status: 0, out: caseFile, err: '' });
    const { result, ...answer } = JSON.parse(full.out) as Record<string, unknown>;
    expect(result).toMatchObject({ independent_credible_sources: expect.any(Number) });
    expect(answer).toMatchObject({ id: 1, topic_title: HEADLINE, status: 'completed', verification_upgraded: true });
    expect(JSON.parse(listed.out)).toEqual({ investigations: [answer], next_cursor: null });
    expect(JSON.parse(status.out)).toEqual(answer);
    expect(lines.out).toMatch(/^1 .+completed +(?:Verified|Certified) .+Ferry with 163 aboard/m);
    expect(cancelled).toMatchObject({ status: 1, err: expect.stringContaining('has already finished') });
    expect(unknown).toMatchObject({ status: 1, err: expect.stringContaining('There is no investigation 99.') });
  }

  it('investigates a URL by command without further input, and shows the same case afterwards', async () => {
    // The page is borne out by two sources, on which an upgrade waits by default.
    const env = { RULES_APPLY_FROM: '1' };
    const investigated = await corroborate(['investigate', PAGE, '--mode', 'quick'], { env });
    expect(investigated).toMatchObject({
      status: 0,
      out: expect.stringMatching(/(?:Verified|Certified) · Case 1 · /),
    });
    expect(investigated.out.split('\n')[0]).toBe(HEADLINE);
    expect(investigated.err).toContain('investigation 1 of topic 1, quick, at most $0.50');
    expect(investigated.err).toMatch(/^ *\d+:\d\d \+ supports [★☆]{5} .+ \(\d+ of \d+\)/m);
    expect(investigated.err).not.toContain('\u001b');
    await checkAfterwards(investigated.out);
  }, 300_000);

  it('investigates a text from standard input by command, and prints only JSON on request', async () => {
    const input = `Ferry runs aground off Pell Island\n\nThe Marian Locke struck Hob's Ledge in fog.\n`;
    const words = ['investigate', '-', '--date', '2026-10-17', '--place', 'Pell Island, Maine', '--language', 'en'];
    const run = await corroborate([...words, '--mode', 'quick', '--json'], { input, env: { BUDGET_UDS: '1' } });
    expect(run).toMatchObject({
      status: 0,
      err: 'corroborate: BUDGET_UDS is ignored: there is no such setting. Did you mean BUDGET_USD?\n',
    });
    expect(JSON.parse(run.out)).toMatchObject({ rules: expect.any(Array) });
  }, 300_000);

  it('checks the installation without printing a secret, and exits with 1 if something is broken', async () => {
    const [healthy, broken] = await Promise.all([
      corroborate(['doctor', '--json'], { env: { BRAVE_API_KEY: 'hunter2' } }),
      corroborate(['doctor'], { env: { DATABASE_URL: 'postgres://bob:hunter2@127.0.0.1:1/none' } }),
    ]);
    const { checks } = JSON.parse(healthy.out) as { checks: { name: string; state: string }[] };
    expect(healthy.status).toBe(0);
    expect(checks.map(({ name, state }) => `${name} ${state}`)).toEqual(
      expect.arrayContaining(['settings ok', 'queue ok', 'keys ok', 'clock warning', 'work ok']),
    );
    expect(broken).toMatchObject({ status: 1, out: expect.stringMatching(/^problem +database .*ECONNREFUSED/m) });
    expect(`${healthy.out}${healthy.err}${broken.out}${broken.err}`).not.toContain('hunter2');
  }, 300_000);

  const caseOne = async () => {
    const { out } = await corroborate(['show', '1', '--json']);
    return JSON.parse(out) as {
      result: { additional_sources: { site: string }[] };
    };
  };

  async function asked(provider: string): Promise<number> {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const calls = 'SELECT count(*)::int AS calls FROM upstream_calls WHERE investigation_id = 1 AND provider = $1';
    const { rows } = await client.query<{ calls: number }>(calls, [provider]);
    await client.end();
    return rows[0]!.calls;
  }

  it('re-evaluates a case with a language model by command, and stores the new result only on request', async () => {
    const unset = await corroborate(['replay', '1', '--reader', 'model']);
    expect(unset).toMatchObject({ status: 2, err: expect.stringContaining('No language model is configured') });
    const read = await corroborate(['replay', '1', '--reader', 'model', '--json'], { env: MODEL });
    // A model vouches for pages that rules leave out: it may count others, and nothing is written.
    const { outcome, written } = JSON.parse(read.out);
    expect({ written, status: read.status }).toEqual({ written: false, status: outcome === 'unchanged' ? 0 : 1 });
    expect(await asked('openai')).toBeGreaterThan(0);

    // What is thought of its sources is another by now.
    const sites = new Set((await caseOne()).result.additional_sources.map(({ site }) => site));
    writeFileSync(
      path.join(folder, 'ratings.csv'),
      ['domain,score', ...[...sites].map((site) => `${site},0.02`)].join('\n'),
    );
    expect(await corroborate(['import-ratings', 'ratings.csv'])).toMatchObject({ status: 0 });
    const applied = await corroborate(['replay', '1', '--reader', 'model', '--apply', '--json'], { env: MODEL });
    expect(JSON.parse(applied.out)).toMatchObject({
      outcome: 'changed',
      written: true,
      difference: { kinds: expect.arrayContaining(['level', 'voices', 'tier']) },
    });
    expect(applied.status).toBe(1);
    const again = await corroborate(['replay', '1', '--reader', 'model'], { env: MODEL });
    expect(again).toMatchObject({ status: 0, out: expect.stringContaining('same result, unverified') });
  }, 900_000);

  it('puts a case on legal hold by command, which blocks erasure, and releases it', async () => {
    const hold = (...words: string[]) => corroborate(['evidence', ...words]);
    const held = await hold('hold', '1', '--why', 'Letter before claim');
    expect(held).toEqual({
      status: 0,
      out: 'Investigation 1 is on legal hold: nothing of it is deleted until the hold is released.\n',
      err: '',
    });
    const [again, listed, unknown, refused] = await Promise.all([
      hold('hold', '1', '--why', 'Another letter'),
      hold('holds', '--json'),
      hold('hold', '99', '--why', 'A letter'),
      corroborate(['privacy', 'erase', NAMED, '--why', 'Request of 3 March', '--confirm']),
    ]);
    expect(again).toMatchObject({
      status: 0,
      out: expect.stringMatching(/on legal hold since .+: Letter before claim/),
    });
    expect(JSON.parse(listed.out)).toEqual([
      expect.objectContaining({ investigationId: 1, reason: 'Letter before claim' }),
    ]);
    expect(unknown).toMatchObject({ status: 1, err: expect.stringContaining('There is no investigation 99') });
    expect(refused).toMatchObject({
      status: 1,
      err: expect.stringContaining('1 case on legal hold names this person'),
    });
    expect(await hold('release', '1', '--why', 'Settled')).toMatchObject({ status: 0, err: '' });
    expect(await hold('holds')).toEqual({ status: 0, out: 'No cases on legal hold.\n', err: '' });
  }, 900_000);

  it('shows a person the data stored about them, erases it on request, and keeps proof of the erasure', async () => {
    const access = (file: string) => corroborate(['privacy', 'access', NAMED, '-o', file]);
    const found = expect.stringMatching(/^Named in [1-9]\d* entr/);
    expect(await access('gil.zip')).toMatchObject({ status: 0, out: found });
    const kept = unzipSync(readFileSync(path.join(folder, 'gil.zip')));
    expect(strFromU8(kept['what-is-kept.txt']!)).toMatch(/of \d cases?/);
    expect(strFromU8(kept['what-is-kept.json']!)).toContain(NAMED);
    expect(await access('gil.zip')).toMatchObject({ status: 2, err: expect.stringContaining('cannot be written') });

    const order = ['privacy', 'erase', NAMED, '--why', 'Request of 3 March'];
    const planned = await corroborate(order);
    expect(planned).toMatchObject({ status: 0, out: expect.stringContaining('Nothing was changed.') });
    expect(JSON.stringify(await caseOne())).toContain(NAMED);
    const erased = await corroborate([...order, '--confirm']);
    expect(erased).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^Erased: the name in [1-9]\d* rows? and .+\(1/),
    });
    expect(JSON.stringify(await caseOne())).not.toContain(NAMED);
    const [verified, left] = await Promise.all([corroborate(['evidence', 'verify', '1']), access('left.zip')]);
    expect(verified).toMatchObject({
      status: 0,
      out: expect.stringMatching(/erasure of a person .+ Reason: Request of 3 March/),
    });
    expect(`${verified.out}${left.out}`).not.toContain(NAMED);
  }, 900_000);
});
