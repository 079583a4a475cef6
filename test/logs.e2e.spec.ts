import { Writable } from 'node:stream';
import path from 'node:path';
import { apiDepsOf, startApi } from '@corroborate-app/api';
import { startWorkers } from '@corroborate-app/worker';
import { loadSettings } from '@corroborate/config';
import { ACTIVE_STAGES, openHouse, openWorkshop } from '@corroborate/investigation';
import { loadWorld, startSandbox } from '@corroborate/sandbox';
import { createLog } from '@corroborate/telemetry';
import { createTestDatabase } from './support/database';

/** What the operator set and nobody may read in a log; each of them is used in the investigation below. */
const SECRETS = {
  GUARDIAN_API_KEY: 'guardian-hunter2',
  SERPER_API_KEY: 'serper-hunter2',
  COURTLISTENER_TOKEN: 'court-hunter2',
};

it('writes one line a stage that names its investigation, and no key, address or text of the web', async () => {
  const closers: (() => Promise<unknown>)[] = [];
  const lines: Record<string, unknown>[] = [];
  try {
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => (
        lines.push(
          ...chunk
            .toString()
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as Record<string, unknown>),
        ),
        done()
      ),
    });
    const log = createLog({ LOG_LEVEL: 'debug' }, sink);
    const world = await loadWorld(path.resolve(__dirname, '../worlds/demo/demo'));
    const sandbox = await startSandbox(world);
    closers.push(() => sandbox.stop());
    const database = await createTestDatabase();
    closers.push(() => database.drop());
    const settings = loadSettings(
      {},
      {
        DATABASE_URL: database.url,
        EGRESS_PROXY_URL: sandbox.proxyUrl,
        EGRESS_CA_FILE: sandbox.caFile,
        CLOCK_START: world.now.toISOString(),
        RATE_SCALE: '0',
        PAGE_WORKERS: '0',
        PORT: '0',
        ...SECRETS,
      },
    );
    const house = await openHouse(settings, log);
    closers.push(() => house.close());
    const workshop = openWorkshop(house, null);
    closers.push(() => workshop.close());
    const workers = await startWorkers(house, workshop, log);
    closers.push(() => workers.close());
    const api = await startApi(apiDepsOf(house), { ...settings, LOG_LEVEL: 'silent' });
    closers.push(() => api.close());

    const { externalId, title, summary, url, eventDate, newsworthinessScore, status } = world.topics.find(
      (topic) => topic.externalId === 'demo-01-ferry',
    )!;
    const [stored] = await house.desk.submitTopics([
      {
        externalId,
        title,
        summary,
        url,
        eventDate,
        newsworthinessScore,
        status,
        verificationStatus: 'unverified',
        sourceCount: 0,
      },
    ]);
    const started = await house.desk.trigger({
      topicId: stored!.topic.id,
      mode: 'detailed',
      priority: 'normal',
      force: false,
      requestedBy: 'test',
    });
    const id = started.kind === 'started' ? started.investigationId : 0;
    while (!['completed', 'failed'].includes((await house.desk.get(id))?.status ?? ''))
      await new Promise((resolve) => setTimeout(resolve, 100));
    for (const close of closers.splice(2).reverse()) await close();

    const told = lines.filter(({ msg }) => msg === 'a stage is done');
    expect(new Set(told.map(({ stage }) => stage))).toEqual(new Set(ACTIVE_STAGES));
    expect(told.every(({ investigationId }) => investigationId === id)).toBe(true);
    const written = JSON.stringify(lines);
    expect(written).not.toMatch(/hunter2|authorization|bearer/i);
    expect(written).not.toContain(title);
    expect(written).not.toMatch(/https?:\/\//);
  } finally {
    for (const close of closers.reverse()) await close().catch(() => undefined);
  }
}, 120_000);
