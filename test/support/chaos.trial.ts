import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { loadSettings, type Settings } from '@corroborate/config';
import { startEmbeddedPostgres, type EmbeddedServer } from '@corroborate/db';
import { WebhookService } from '@corroborate/delivery';
import { systemClock } from '@corroborate/domain';
import { openApplication, type Application } from '@corroborate/investigation';
import { loadWorld, startSandbox, type RunningSandbox, type World } from '@corroborate/sandbox';
import { Gate, Receiver } from '../desk/wires';
import type { Fault } from './chaos.plan';
import { compileProduct, killed, pause, startWorker, WATCH_TOPICS } from './worker.process';

const root = path.resolve(__dirname, '../..');
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Outlives the death of the server's process, which is what is tried here; the machine's own is not. */
const FLAGS = {
  serverSettings: ['fsync=off', 'full_page_writes=off', 'shared_buffers=128MB'],
  initFlags: ['--no-sync'],
};
const LOCK_MS = 2_000;
/** How long the database is away at the least: a stage has used up its tries by then, if its absence costs any. */
const AWAY_MS = 6_000;
/** Investigations that come in before each fault, so that there is always work to be hit. */
const FED = 2;
export const EVENT_TYPES = [
  'investigation.started',
  'investigation.completed',
  'topic.upgraded',
  'review.requested',
] as const;

/** The product in its processes, with a database server of its own that may be killed. */
export class ChaosTrial {
  product!: Application;
  readonly receiver = new Receiver();
  private world!: World;
  private sandbox!: RunningSandbox;
  private gate!: Gate;
  private settings!: Settings;
  private server!: EmbeddedServer;
  private readonly home = mkdtempSync(path.join(tmpdir(), 'corroborate-chaos-'));
  private port = 0;
  private readonly workers: ChildProcess[] = [];
  private fed = 0;
  private wipes = 0;

  constructor(private readonly redisUrl?: string) {}

  async open(): Promise<void> {
    compileProduct();
    // The server runs under another account when we are root.
    chmodSync(this.home, 0o755);
    this.world = await loadWorld(path.join(root, 'worlds/demo/demo'));
    this.sandbox = await startSandbox(this.world, { latencyMs: 30 });
    await this.receiver.start();
    this.gate = await new Gate(this.sandbox.proxyUrl, this.receiver.origin).start();
    this.port = await freePort();
    this.server = await this.serve();
    this.settings = loadSettings({}, this.environment());
    this.product = await openApplication(this.settings, SILENT);
    await this.product.db.dataSource.query(WATCH_TOPICS);
    const webhooks = new WebhookService(this.product.db, this.settings, systemClock);
    await webhooks.add({ url: `${this.receiver.origin}/told`, events: [...EVENT_TYPES] }, 'test');
    await this.feed();
    for (let n = 0; n < 2; n += 1) this.workers.push(startWorker(this.settings));
  }

  private environment(): Record<string, string> {
    return {
      DATABASE_URL: this.server.url,
      ...(this.redisUrl ? { REDIS_URL: this.redisUrl } : {}),
      EGRESS_PROXY_URL: this.gate.url,
      EGRESS_CA_FILE: this.sandbox.caFile,
      WEBHOOK_PRIVATE_ORIGINS: this.receiver.origin,
      CLOCK_START: this.world.now.toISOString(),
      RATE_SCALE: '0',
      JOB_LOCK_MS: String(LOCK_MS),
      RECONCILE_SECONDS: '2',
      PAGE_WORKERS: '0',
      LOG_LEVEL: 'fatal',
    };
  }

  /** New work comes in, it is seen to go on, and so long after that the fault strikes. */
  async suffer({ kind, after, victim }: Fault): Promise<void> {
    const before = await this.count('investigation_events', "type = 'stage.started'");
    await this.feed();
    await this.until(async () => (await this.count('investigation_events', "type = 'stage.started'")) > before);
    await pause(after);
    if (kind === 'kill') await this.kill(victim);
    else if (kind === 'freeze') await this.freeze(victim);
    else if (kind === 'crash') await this.crash(after);
    else await this.wipe();
  }

  private async kill(victim: number): Promise<void> {
    await killed(this.workers[victim]!);
    this.workers[victim] = startWorker(this.settings);
  }

  /** Stands still until its jobs belong to others, and goes on as if nothing had been. */
  private async freeze(victim: number): Promise<void> {
    this.workers[victim]!.kill('SIGSTOP');
    await pause(LOCK_MS * 2);
    this.workers[victim]!.kill('SIGCONT');
  }

  private async crash(pausedFor: number): Promise<void> {
    process.kill(this.postmaster(), 'SIGKILL');
    await pause(AWAY_MS + pausedFor);
    for (const { url } = this.server; ; process.kill(this.postmaster(), 'SIGKILL')) {
      this.server = await this.serve();
      // Whoever waits for it waits at the address it had.
      if (this.server.url === url) return;
    }
  }

  /** The store is lost: once its contents alone, once with all that holds them. */
  private async wipe(): Promise<void> {
    this.wipes += 1;
    if (this.redisUrl) return this.flush(this.redisUrl);
    await this.ask(this.wipes % 2 ? EMPTY_QUEUES : 'DROP SCHEMA bullmq CASCADE');
  }

  /** The one database that is this trial's: others of the run share the server. */
  private async flush(url: string): Promise<void> {
    const redis = new Redis(url);
    await redis.flushdb();
    await redis.quit();
  }

  private async feed(): Promise<void> {
    const drafts = Array.from(
      { length: FED },
      () => ({ ...this.world.topics[this.fed % this.world.topics.length], externalId: `chaos-${this.fed++}` }) as never,
    );
    for (const { topic } of await this.steady(() => this.product.investigations.submitTopics(drafts)))
      await this.steady(() =>
        this.product.investigations.trigger({
          topicId: topic.id,
          mode: 'quick',
          priority: 'normal',
          force: true,
          requestedBy: 'test',
        }),
      );
  }

  get investigations(): number {
    return this.fed;
  }

  /**
   * Until nothing is left to do: investigations have ended, what they told has been sent, what waits for a person has
   * been offered.
   */
  async finish(): Promise<void> {
    await this.until(async () => (await this.count('investigations', 'finished_at IS NULL')) === 0);
    // What a dead sender had in hand is sent again a minute later; that minute is over now.
    await this.until(async () => {
      await this.ask(
        `UPDATE webhook_deliveries SET due_at = now()
         WHERE state = 'pending' AND last_attempt_at IS NULL AND due_at > now()`,
      );
      return (await this.count('webhook_deliveries', "state = 'pending'")) === 0;
    }, 1_000);
    await this.until(async () => (await this.count('review_items', "(state = 'open') <> in_queue")) === 0);
  }

  async count(table: string, where: string): Promise<number> {
    const rows = await this.ask<{ n: string }>(`SELECT count(*) AS n FROM ${table} WHERE ${where}`);
    return Number(rows[0]?.n);
  }

  ask<T>(sql: string): Promise<T[]> {
    return this.steady(() => this.product.db.dataSource.query<T[]>(sql));
  }

  /** The server may be away just now: asked again until the test itself runs out of time. */
  private async steady<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!AWAY.test(`${(error as { code?: string }).code ?? ''} ${(error as Error).message}`)) throw error;
        await pause(200);
      }
    }
  }

  private async until(check: () => Promise<boolean>, everyMs = 100): Promise<void> {
    while (!(await this.steady(check))) await pause(everyMs);
  }

  private serve = () => startEmbeddedPostgres({ CORROBORATE_HOME: this.home, EMBEDDED_PG_PORT: this.port }, FLAGS);
  private postmaster = () =>
    Number(readFileSync(path.join(this.home, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

  async close(): Promise<void> {
    for (const worker of this.workers) await killed(worker);
    await this.product?.close();
    await this.gate?.close();
    await this.receiver.close();
    await this.sandbox?.stop();
    if (this.server) process.kill(this.postmaster(), 'SIGQUIT');
    await pause(200);
    rmSync(this.home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** In one statement, so that no table comes or goes meanwhile; asked again where the tables are just being made. */
const EMPTY_QUEUES = `DO $$
DECLARE tables text;
BEGIN
  SELECT string_agg(format('bullmq.%I', tablename), ', ') INTO tables FROM pg_tables
    WHERE schemaname = 'bullmq' AND tablename !~ 'migration';
  IF tables IS NULL THEN RAISE undefined_table; END IF;
  EXECUTE 'TRUNCATE ' || tables || ' CASCADE';
END $$`;
/**
 * Broken, refused or ended connections, a server that starts or stops, a store of queues that is being made again; a
 * deadlock with the workers whose tables are taken, which the server ends at our cost as soon as at theirs.
 */
const AWAY = /ECONN|EPIPE|57P0|08\w{3}|40P01|42P01|3F000|terminated|closed|timeout|unavailable|does not answer/i;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
