import path from 'node:path';
import { openApi } from '@corroborate-app/api';
import { WorkerModule } from '@corroborate-app/worker';
import { loadSettings, type Settings } from '@corroborate/config';
import { resolveParts, type ApplicationParts } from '@corroborate/investigation';
import { loadWorld, startSandbox, type World } from '@corroborate/sandbox';
import { createTimestampAuthorities, playedModels } from '@corroborate/sandbox/testing';
import { createTestDatabase } from './database';

/** What ends a thing that was opened; the last one opened is ended first. */
export type Closers = (() => Promise<unknown>)[];
type Log = Parameters<typeof openApi>[1];

interface Wishes {
  log: Log;
  /** The sandbox's time in that world; default its present. */
  now?: (world: World) => Date;
  /** Settings beside those that a sandbox and a database of its own need. */
  texts: Record<string, string>;
  /** Its folder in `worlds`; default the demo. */
  world?: string;
  /** Done when the settings are known and nothing is open but the first two closers: sandbox and database. */
  begin?: (settings: Settings) => void;
}

/** The API and the workers against a world, in this process. */
export async function openWholeProduct(closers: Closers, { log, texts, begin, ...of }: Wishes) {
  const world = await loadWorld(path.resolve(__dirname, '../../worlds', of.world ?? 'demo/demo'));
  const now = () => of.now?.(world) ?? world.now;
  const settings = await settingsFor({ world, now }, closers, texts);
  begin?.(settings);
  const api = await openApi({ ...settings, LOG_LEVEL: 'silent' }, log, [WorkerModule.forRoot(settings)]);
  closers.push(() => api.close());
  return { world, product: resolveParts(api.app), api };
}

interface Served {
  world: World;
  now: () => Date;
}

async function settingsFor(served: Served, closers: Closers, texts: Record<string, string>): Promise<Settings> {
  const { world, now } = served;
  const sandbox = await startSandbox(world, { now, upstreams: [createTimestampAuthorities(), ...playedModels] });
  closers.push(() => sandbox.stop());
  const database = await createTestDatabase();
  closers.push(() => database.drop());
  const own = {
    DATABASE_URL: database.url,
    EGRESS_PROXY_URL: sandbox.proxyUrl,
    EGRESS_CA_FILE: sandbox.caFile,
    CLOCK_START: world.now.toISOString(),
    RATE_SCALE: '0',
    PAGE_WORKERS: '0',
    PORT: '0',
    // Worlds of these runs have topics on one source; when those wait is tried elsewhere.
    RULES_APPLY_FROM: '1',
    UNQUALIFIED_READERS: 'apply',
  };
  return loadSettings({}, { ...own, ...texts });
}

/** A topic of the world as the pipeline sends it, before anybody has looked. */
export async function submitted(
  product: ApplicationParts,
  world: World,
  name: string,
): Promise<{ id: number; title: string }> {
  const { externalId, title, summary, url, eventDate, newsworthinessScore, status } = world.topics.find(
    (topic) => topic.externalId === name,
  )!;
  const topic = { externalId, title, summary, url, eventDate, newsworthinessScore, status };
  const [stored] = await product.investigations.submitTopics([
    { ...topic, verificationStatus: 'unverified', sourceCount: 0 },
  ]);
  return { id: stored!.topic.id, title };
}

export async function untilOver(product: ApplicationParts, id: number): Promise<void> {
  while (!['completed', 'failed'].includes((await product.investigations.get(id))?.status ?? ''))
    await new Promise((resolve) => setTimeout(resolve, 100));
}
