import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openWorker } from '@corroborate-app/worker';
import { loadSettings } from '@corroborate/config';
import { readDecidedCase } from '@corroborate/investigation';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { createTestDatabase, type TestDatabase } from './support/database';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const HOUR_MS = 3_600_000;
/** The clock is the real one: a replay of a frozen day has no deadline. So the world is of today. */
const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
const TITLE = 'Fire destroys the Brandt cannery in Orrin';
const BODY = 'A fire destroyed the Brandt cannery in Orrin, Maine, the fire department said.';

const page = (host: string, behaviour?: string) => ({
  url: `https://${host}/brandt-cannery-fire`,
  title: TITLE,
  published: at(20),
  html: `<html><title>${TITLE}</title><body><article><h1>${TITLE}</h1><p>${BODY}</p></article></body></html>`,
  ...(behaviour ? { behaviour } : {}),
});
const WORLD = {
  'world.json': [{ version: 1, name: 'late', description: 'One fire', now: at(0), language: 'en' }],
  // The second answers no sooner than all of this is over, on whatever machine.
  'pages.jsonl': [page('orrinledger.example'), page('coastwire.example', 'hang')],
  'outlets.jsonl': [
    { domain: 'orrinledger.example', name: 'Orrin Ledger', kind: 'newspaper', rating: 0.85 },
    { domain: 'coastwire.example', name: 'Coast Wire', kind: 'wire', rating: 0.95 },
  ],
  'topics.jsonl': [
    {
      externalId: 'late-01',
      title: TITLE,
      summary: BODY,
      location: 'Orrin, Maine',
      entities: ['Brandt cannery', 'Orrin'],
      eventDate: at(22),
      discoveryDate: at(21),
      newsworthinessScore: 70,
      status: 'approved',
      verificationStatus: 'unverified',
      sourceCount: 0,
    },
  ],
};

let dir: string;
let sandbox: Sandbox;
let server: TestDatabase;
let product: Awaited<ReturnType<typeof openWorker>>;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'deadline-'));
  for (const [name, lines] of Object.entries(WORLD))
    await writeFile(path.join(dir, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const world = await loadWorld(dir);
  sandbox = await startSandbox(world);
  server = await createTestDatabase();
  const settings = loadSettings(
    {},
    {
      DATABASE_URL: server.url,
      EGRESS_PROXY_URL: sandbox.proxyUrl,
      EGRESS_CA_FILE: sandbox.caFile,
      DEADLINE_QUICK_MINUTES: '30',
      // No other limit ends the wait before it.
      FETCH_TIMEOUT_MS: '120000',
      STAGE_TIMEOUT_MS: '900000',
      RATE_SCALE: '0',
      PAGE_WORKERS: '0',
      LOG_LEVEL: 'silent',
    },
  );
  product = await openWorker(settings, SILENT);
  await product.investigations.submitTopics(world.topics as never);
}, 300_000);

afterAll(async () => {
  await product.close();
  await server.drop();
  await sandbox.stop();
  await rm(dir, { recursive: true, force: true });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}

it('ends an investigation at its deadline with a partial result that says so', async () => {
  const topic = await product.db.topics.findByExternalId('late-01');
  const begun = await product.investigations.trigger({
    ...{ topicId: topic!.id, mode: 'quick', priority: 'normal', force: true, requestedBy: 'test' },
  });
  const id = begun.kind === 'started' ? begun.investigationId : 0;
  const hasEvent = async (type: string, data: object) =>
    (await product.db.events.since(id, 0, 5_000)).some(
      (event) => event.type === type && Object.entries(data).every(([name, value]) => event.data[name] === value),
    );
  // One page has been read and the other is being waited for: now half an hour has passed, by the row's own account.
  await until(() => hasEvent('source.read', { url: 'https://orrinledger.example/brandt-cannery-fire' }));
  await product.db.dataSource.query(
    `UPDATE investigations SET started_at = started_at - interval '31 minutes' WHERE id = $1`,
    [id],
  );
  await until(async () => (await product.db.investigations.get(id))?.status === 'completed');
  const read = (await product.db.stageResults.findAll(id)).find(({ stage }) => stage === 'read');
  expect(read).toMatchObject({ state: 'partial', data: { loss: { code: 'loss.deadline', params: { minutes: 30 } } } });
  expect((await readDecidedCase(product.db, id))?.endedEarly).toMatchObject({
    code: 'stop.deadline',
    params: { mode: 'quick', minutes: 30 },
  });
  const view = await product.investigations.get(id);
  expect(JSON.stringify(view?.result)).toContain('time limit of 30 minutes');
  expect(await hasEvent('investigation.completed', {})).toBe(true);
}, 300_000);
