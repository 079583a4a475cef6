import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSettings, type Settings, type SettingTexts } from '@corroborate/config';
import type { Database, InvestigationEntity } from '@corroborate/db';
import { CorroborateError, isTerminal, toCorroborateError } from '@corroborate/domain';
import { loadWorld, spawnSandbox, type ModelRequest, type World } from '@corroborate/sandbox';
import type { ApplicationParts } from '@corroborate/investigation';
import { readDemoInvestigations } from './demo-investigations.file';
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

/** Polling interval in ms. It does not affect the measurements, because start and end times are read from the rows. */
const POLL_MS = 100;
/** Number of polls between two connection counts. */
const POLLS_PER_COUNT = 10;

/** Waits for several investigations with one small query per poll. */
class CompletionWaiter {
  private readonly waiting = new Map<number, { resolve: () => void; reject: (error: CorroborateError) => void }>();
  private readonly timer: NodeJS.Timeout = setInterval(
    () => void this.poll().catch((error: unknown) => this.onTimeout(error)),
    POLL_MS,
  );
  private asked = 0;
  /** Highest number of simultaneous connections from the product's processes. */
  peakConnections = 0;

  constructor(private readonly db: Database) {}

  /** Resolves with the investigation once it has ended. Rejects if the database is unavailable. */
  async isOver(investigationId: number): Promise<InvestigationEntity> {
    await new Promise<void>((resolve, reject) => this.waiting.set(investigationId, { resolve, reject }));
    const row = await this.db.investigations.get(investigationId);
    if (!row) throw new CorroborateError('internal', `Investigation ${investigationId} no longer exists.`);
    return row;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async poll(): Promise<void> {
    if (this.waiting.size === 0) return;
    if (this.asked++ % POLLS_PER_COUNT === 0) await this.countConnections();
    for (const [id, status] of await this.db.investigations.statusesOf([...this.waiting.keys()])) {
      if (!isTerminal(status)) continue;
      this.waiting.get(id)?.resolve();
      this.waiting.delete(id);
    }
  }

  private onTimeout(error: unknown): void {
    for (const { reject } of this.waiting.values()) reject(toCorroborateError(error));
    this.waiting.clear();
  }

  private async countConnections(): Promise<void> {
    const rows: { count: string }[] = await this.db.dataSource.query(
      'SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database()',
    );
    this.peakConnections = Math.max(this.peakConnections, Number(rows[0]?.count));
  }
}
