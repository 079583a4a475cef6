import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openApi } from '@corroborate-app/api';
import { WorkerModule } from '@corroborate-app/worker';
import { loadSettings, type SettingTexts } from '@corroborate/config';
import { WebhookService } from '@corroborate/delivery';
import { systemClock } from '@corroborate/domain';
import { resolveParts, type ApplicationParts } from '@corroborate/investigation';
import { TOPICS_QUEUE } from '@corroborate/queue';
import { loadWorld, startSandbox, type World } from '@corroborate/sandbox';
import { topicPayload } from '../apps/cli/src/demo/topic.payload';
import { submitted, untilOver, type Closers } from './support/whole-product';

const root = path.resolve(__dirname, '..');
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const STORIES = ['demo-01-ferry', 'demo-02-cruise-cap', 'demo-07-maternity'];
const WAITING = 'demo-05-sinkhole';
/** Ids that are given out after a restore are beyond this. */
const NEW_IDS = 1_000_000;
const TIME = 170_000;

const closers: Closers = [];
const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
/** The data folder: its server has an account of its own, which must be able to reach it. */
const home = path.join(folder, 'home');
const file = path.join(folder, 'backup.zip');
let world: World;
let texts: SettingTexts;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  world = await loadWorld(path.join(root, 'worlds/demo/demo'));
  const sandbox = await startSandbox(world);
  closers.push(() => sandbox.stop());
  texts = {
    CORROBORATE_HOME: home,
    EMBEDDED_PG_PORT: String(await freePort()),
    EGRESS_PROXY_URL: sandbox.proxyUrl,
    EGRESS_CA_FILE: sandbox.caFile,
    CLOCK_START: world.now.toISOString(),
    RATE_SCALE: '0',
    PAGE_WORKERS: '0',
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
});
afterAll(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

interface Running {
  product: ApplicationParts;
  url: string;
  close(): Promise<void>;
}

/** API and workers on the data folder. */
async function up(): Promise<Running> {
  const settings = loadSettings({}, texts);
  const api = await openApi(settings, SILENT, [WorkerModule.forRoot(settings)]);
  closers.push(() => api.close());
  return { product: resolveParts(api.app), url: api.url, close: () => api.close() };
}

/** The command as an operator runs it. */
function corroborate(...words: string[]): Promise<{ code: number; text: string }> {
  const env = { ...process.env, ...texts, NO_COLOR: '1' };
  return new Promise((resolve) => {
    const command = [path.join(root, 'bin/corroborate.js'), ...words];
    const child = execFile(process.execPath, command, { env, timeout: TIME }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, text: `${stdout}${stderr}` }),
    );
  });
}

interface Row {
  id: number;
}
interface Case extends Row {
  topic_id: number;
  result: object | null;
}

/** All that people and programs see of what was stored, up to these ids. */
async function seen({ url, product }: Running, below = Infinity) {
  const read = async <T>(route: string) => (await (await fetch(`${url}${route}`)).json()) as T;
  const old = <T extends Row>(rows: T[]) => rows.filter(({ id }) => id < below);
  const listed = old((await read<{ investigations: Case[] }>('/api/investigations?limit=100')).investigations);
  const reviews = old((await read<{ reviews: Row[] }>('/api/reviews?limit=100')).reviews);
  return {
    listed,
    cases: await Promise.all(listed.map(({ id }) => read<Case>(`/api/investigations/${id}`))),
    topics: await Promise.all(listed.map(({ topic_id }) => read<Row>(`/api/topics/${topic_id}`))),
    reviews: await Promise.all(reviews.map(({ id }) => read<Row>(`/api/reviews/${id}`))),
    keys: await product.db.keys.list(),
    webhooks: await product.db.webhookEndpoints.list(),
    audit: (await product.db.audit.list({ limit: 100 })).items,
  };
}

/** Asks until there is something. */
async function eventually<T>(ask: () => Promise<T | null | undefined>): Promise<T> {
  for (;;) {
    const found = await ask();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function investigated(product: ApplicationParts, name: string): Promise<void> {
  const { id: topicId } = await submitted(product, world, name);
  const order = { mode: 'quick', priority: 'normal', force: true, requestedBy: 'test' } as const;
  const started = await product.investigations.trigger({ topicId, ...order });
  if (started.kind !== 'started') throw new Error(`${name} was not started: ${started.kind}`);
  await untilOver(product, started.investigationId);
}

/** Three cases with their reviews, a webhook, a topic that nobody has taken out of the queue, and a key: gives it. */
async function fill(product: ApplicationParts): Promise<string> {
  for (const name of STORIES) await investigated(product, name);
  const webhooks = new WebhookService(product.db, product.settings, systemClock);
  await webhooks.add({ url: 'https://hook.example/', events: ['review.decided'] }, 'ann');
  await product.hub
    .allQueues()
    .find(({ name }) => name === TOPICS_QUEUE)!
    .pause();
  await product.hub.submitTopics([topicPayload(world.topics.find(({ externalId }) => externalId === WAITING)!)]);
  const by = { actor: 'ann', via: 'command' } as const;
  return (await product.db.keys.create({ name: 'Ann', roles: ['reviewer'], expiresAt: null }, by)).text;
}

it(
  'restores a newsroom to its previous state from a backup after its data folder is lost',
  async () => {
    const before = await up();
    const key = await fill(before.product);
    expect(await corroborate('backup', file)).toEqual({
      code: 0,
      text: expect.stringMatching(/tables with [\d,]+ rows, 1 queued topic; .*, verified/),
    });
    const stored = await seen(before);
    expect([stored.cases.length, stored.topics.length, stored.keys.length]).toEqual([3, 3, 1]);
    expect(stored.cases.every(({ result }) => result !== null)).toBe(true);
    expect(stored.reviews.length).toBeGreaterThan(0);
    await before.close();

    rmSync(home, { recursive: true });
    expect(await corroborate('restore', file)).toEqual({ code: 0, text: expect.stringContaining('Restored from') });
    expect(await corroborate('restore', file)).toEqual({ code: 1, text: expect.stringContaining('--replace') });

    const after = await up();
    expect(await seen(after, NEW_IDS)).toEqual(stored);
    expect(await after.product.db.keys.findPrincipal(key)).toMatchObject({ actor: 'Ann', roles: ['reviewer'] });
    await waitedIsInvestigated(after.product);
    await after.close();
  },
  TIME,
);

/** The topic that waited has no row in the backup: a worker makes it one, and it is investigated as any other. */
async function waitedIsInvestigated(product: ApplicationParts): Promise<void> {
  const waited = await eventually(() => product.db.topics.findByExternalId(WAITING));
  const cases = () => product.db.investigations.list({ topicId: waited.id, limit: 1 });
  const begun = await eventually(async () => (await cases()).items[0]);
  await untilOver(product, begun.id);
  expect([waited.id > NEW_IDS, begun.id > NEW_IDS]).toEqual([true, true]);
}
