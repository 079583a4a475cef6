import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSettings } from '@corroborate/config';
import { found, type UpstreamGateway } from '@corroborate/domain';
import { FakeGateway } from '@corroborate/domain/testing';
import { ParsePool } from '@corroborate/pages';
import { loadWorld, startSandbox, type Sandbox, type World } from '@corroborate/sandbox';
import { sandboxGateway } from '@corroborate/upstream/testing';
import { readLiveFolder, writeLiveFolder } from './live.folder';
import { runLive, type LiveRun } from './live.run';
import type { LiveReport } from './live.types';
import { ReplayGateway } from './replay.gateway';

const NOW = '2026-03-10T12:00:00.000Z';
const SETTINGS = {
  BRAVE_API_KEY: 'brave-live-secret',
  SERPER_API_KEY: 'bad-serper-secret',
  GUARDIAN_API_KEY: 'guardian-live-secret',
  REDDIT_CLIENT_ID: 'reddit-live-id',
  REDDIT_CLIENT_SECRET: 'reddit-live-secret',
  REDDIT_USERNAME: 'desk-account',
  OPENFEC_API_KEY: 'openfec-live-secret',
};
const page = (n: number) => ({
  url: `https://www.wendpost.example/2026/weather-${n}`,
  title: `Weather report ${n}: storm over the harbor`,
  text: `The weather of day ${n} was bad. A storm reached the harbor in the morning and left in the evening.`,
  published: '2026-03-09T08:00:00Z',
});
/** One kind of failure per service. */
const FAULTS = {
  googlenews: { status: 403 },
  bingnews: { down: true },
  gdelt: { quota: 0, retryAfter: 60 },
  crossref: { status: 410 },
  wikipedia: { status: 503 },
};

let folder: string;
let world: World;
let sandbox: Sandbox;
let run: LiveRun;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'live-world-'));
  const lines = (rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n');
  const head = { version: 1, name: 'live', description: 'Weather', now: NOW, language: 'en' };
  await writeFile(path.join(folder, 'world.json'), JSON.stringify(head));
  const outlet = { domain: 'wendpost.example', name: 'Wend Post', kind: 'newspaper' };
  await writeFile(path.join(folder, 'outlets.jsonl'), lines([outlet]));
  await writeFile(path.join(folder, 'pages.jsonl'), lines([1, 2, 3].map(page)));
  await writeFile(path.join(folder, 'faults.json'), JSON.stringify(FAULTS));
  world = await loadWorld(folder);
  sandbox = await startSandbox(world);
  run = await live();
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

async function live({
  maxUsd = 1,
  gatewayFor,
}: { maxUsd?: number; gatewayFor?: (probe: string) => UpstreamGateway } = {}) {
  const gateway = sandboxGateway(sandbox, { clock: { now: () => world.now } });
  const pool = new ParsePool(0);
  try {
    return await runLive({
      settings: loadSettings({}, SETTINGS),
      pool,
      clock: { now: () => world.now },
      maxUsd,
      gatewayFor: gatewayFor ?? ((probe) => RECORDED[probe]?.() ?? gatewayOf(probe, gateway)),
    });
  } finally {
    await pool.close();
    await gateway.close();
  }
}

/** Services that the sandbox does not serve. */
const RECORDED: Record<string, () => UpstreamGateway> = {
  serper: () => new FakeGateway().on('', { status: 403, body: '{"message":"Unauthorized.","statusCode":403}' }),
  guardian: () => new FakeGateway().on('', { body: '{"response":{"status":"ok","total":0,"results":[]}}' }),
};

const gatewayOf = (probe: string, gateway: UpstreamGateway) =>
  probe === 'tavily' ? renamed(gateway, 'title', 'headline') : gateway;

/** Renames a field in responses. */
const renamed = (gateway: UpstreamGateway, from: string, to: string): UpstreamGateway => ({
  call: async (request, context) => {
    const outcome = await gateway.call(request, context);
    if (outcome.kind !== 'found') return outcome;
    const body = Buffer.from(outcome.value.body.toString('utf8').replaceAll(`"${from}"`, `"${to}"`));
    return found({ ...outcome.value, body });
  },
});

const of = (name: string, { reports } = run): LiveReport => reports.find((report) => report.name === name)!;

describe('a live check against the sandbox', () => {
  it.each([
    ['brave', 'works', /as expected/],
    ['duckduckgo', 'works', /as expected/],
    ['serper', 'key refused', /./],
    ['tavily', 'changed', /results\.title/],
    ['guardian', 'changed', /no results for a query that always has some/],
    ['googlenews', 'blocked', /403/],
    ['bingnews', 'unreachable', /./],
    ['gdelt', 'limited', /./],
    ['crossref', 'gone', /410/],
    ['wikipedia', 'unreachable', /503/],
    ['webiq', 'not configured', /WEBIQ_API_KEY/],
  ])('reports %s as %s', (name, verdict, reason) => {
    expect(of(name)).toMatchObject({ verdict });
    expect(of(name).reason).toMatch(reason);
  });

  it('names the field that is missing', () =>
    expect([of('tavily').field, of('guardian').field]).toEqual(['results.title', null]));

  it('reports a discontinued service as gone', async () => {
    const settings = loadSettings({}, { GOOGLE_CSE_KEY: 'some-cse-key', GOOGLE_CSE_ID: 'some-cse-id' });
    const gatewayFor = () => new ReplayGateway([]);
    const clock = { now: () => new Date('2027-02-01T00:00:00Z') };
    const { reports } = await runLive({ settings, pool: new ParsePool(0), clock, maxUsd: 1, gatewayFor });
    expect(of('google-cse', { reports, recordings: [] })).toMatchObject({ verdict: 'gone' });
  });

  it('makes no calls beyond its price limit and reports its cost', async () => {
    const { reports } = await live({ maxUsd: 0 });
    expect(of('brave', { reports, recordings: [] }).verdict).toBe('not asked');
    expect(reports.reduce((sum, { costUsd }) => sum + costUsd, 0)).toBe(0);
    expect(of('brave').costUsd).toBeGreaterThan(0);
  });

  it('writes responses without secrets and reaches the same verdicts on replay', async () => {
    const out = path.join(folder, 'answers');
    await writeLiveFolder(out, run, world.now);
    const files = await Promise.all((await readdir(out)).map((name) => readFile(path.join(out, name), 'utf8')));
    for (const secret of Object.values(SETTINGS)) {
      expect(files.join('\n')).not.toContain(secret);
      expect(files.join('\n')).not.toContain(Buffer.from(secret).toString('base64'));
    }
    const { recordings, at } = await readLiveFolder(out);
    expect(at).toEqual(world.now);
    const gatewayFor = (probe: string) => new ReplayGateway(recordings.filter((one) => one.probe === probe));
    const again = await live({ gatewayFor });
    const verdicts = ({ reports }: LiveRun) => reports.map(({ name, verdict, field }) => [name, verdict, field]);
    const asked = new Set(recordings.map(({ probe }) => probe));
    const only = ([name]: unknown[]) => asked.has(String(name));
    expect(verdicts(again).filter(only)).toEqual(verdicts(run).filter(only));
    expect(asked.size).toBeGreaterThan(15);
  });

  it('rejects a folder without responses', async () => {
    await expect(readLiveFolder(path.join(folder, 'nowhere'))).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
