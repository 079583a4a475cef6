import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSettings, type Settings, type SettingTexts } from '@corroborate/config';
import { loadWorld, spawnSandbox, type ModelRequest, type World } from '@corroborate/sandbox';
import type { ApplicationParts } from '@corroborate/investigation';
import { readDemoInvestigations } from './demo-investigations.file';
import { CompletionWaiter } from './completion.waiter';
import { createScratchDatabase } from './scratch.database';

/** The services that a run needs. */
export interface RunningProduct extends ApplicationParts {
  close(): Promise<void>;
}

/** Starts the product with the given settings, with workers at least. */
export type StartProduct<P extends RunningProduct = RunningProduct> = (settings: Settings) => Promise<P>;

export interface WorldRunOptions<P extends RunningProduct = RunningProduct> {
  dir: string;
  /** Part of the scratch database's name: letters only. */
  purpose: string;
  start: StartProduct<P>;
  /** Delay added to every sandbox response, in ms. */
  latencyMs?: number;
  /** Recorded model responses; default: those of the world. */
  answersDir?: string;
  overrides?: SettingTexts;
  /** Additional settings that depend on the scratch database; this function can also fill it. */
  withDatabase?: (url: string) => Promise<SettingTexts>;
  fallbacks?: SettingTexts;
}

export interface WorldRun<P extends RunningProduct = RunningProduct> {
  world: World;
  product: P;
  settings: Settings;
  ends: CompletionWaiter;
  /** Requests received by the sandbox's language models. */
  askedOfModels(): Promise<ModelRequest[]>;
  close(): Promise<void>;
}

/** A URL that the sandbox serves as a SearXNG instance, and keys that its upstreams accept. */
const SANDBOX_ACCESS = {
  SEARXNG_URL: 'https://searx.example',
  OPENFEC_API_KEY: 'sandbox-key',
  BRAVE_API_KEY: 'sandbox-key',
  X_BEARER_TOKEN: 'sandbox-key',
  REDDIT_CLIENT_ID: 'sandbox-key',
  REDDIT_CLIENT_SECRET: 'sandbox-key',
  BLUESKY_IDENTIFIER: 'desk.example',
  BLUESKY_APP_PASSWORD: 'sandbox-key',
  MASTODON_TOKEN: 'sandbox-key',
  GOOGLE_FACT_CHECK_KEY: 'sandbox-key',
};

/**
 * Runs the complete, unmodified product on a frozen world: a sandbox in its own process serves as egress proxy, with a
 * scratch database, the clock set to the world's time, and rate limits off.
 */
export async function openWorldRun<P extends RunningProduct>(options: WorldRunOptions<P>): Promise<WorldRun<P>> {
  const world = await loadWorld(options.dir);
  const base = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const kept = await mkdtemp(path.join(tmpdir(), 'corroborate-asked-'));
  const askedFile = path.join(kept, 'asked.jsonl');
  const { latencyMs, answersDir } = options;
  const sandbox = await spawnSandbox(options.dir, { latencyMs, answersDir, askedFile });
  const database = await createScratchDatabase(base, options.purpose);
  const settings = loadSettings(
    undefined,
    {
      ...SANDBOX_ACCESS,
      DATABASE_URL: database.url,
      // Ids in the scratch database start at 1, so its jobs must not share a queue with the
      // newsroom's.
      REDIS_URL: '',
      EGRESS_PROXY_URL: sandbox.proxyUrl,
      EGRESS_CA_FILE: sandbox.caFile,
      CLOCK_START: world.now.toISOString(),
      RATE_SCALE: '0',
      // Applies upgrades directly, because runs evaluate single sources and holds for review would hide their effect.
      RULES_APPLY_FROM: '1',
      UNQUALIFIED_READERS: 'apply',
      // Plans need no approval here.
      PLAN_APPROVAL: 'none',
      ...(await options.withDatabase?.(database.url)),
      ...options.overrides,
    },
    // Ignores model keys in the environment, which are meant for the newsroom's cases.
    { LOG_LEVEL: 'error', REASONER: 'rules', ...options.fallbacks },
  );
  const closeOutside = async () => {
    await sandbox.stop();
    await rm(kept, { recursive: true, force: true });
    await database.drop();
  };
  try {
    const product = await options.start(settings);
    await importRatings(product, world);
    const ends = new CompletionWaiter(product.db);
    const close = () => {
      ends.stop();
      return product.close().then(closeOutside);
    };
    return { world, product, settings, ends, askedOfModels: () => readDemoInvestigations(askedFile), close };
  } catch (error) {
    await closeOutside();
    throw error;
  }
}

/** Imports the world's ratings in the same way as any other rating file. */
async function importRatings(product: RunningProduct, world: World): Promise<void> {
  const rows = world.ratings.map(({ site, rating }) => ({ site, score: rating, scheme: 'world', label: null }));
  if (rows.length) await product.db.ratings.importRows('world', rows, 'outlets.jsonl');
}
