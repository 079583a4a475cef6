import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { startApi, type ApiOptions, type RunningApi } from '@corroborate-app/api';
import { PartsModule, type ApiParts } from '@corroborate-app/api/testing';
import { WorkerModule } from '@corroborate-app/worker';
import { loadSettings, type Settings } from '@corroborate/config';
import { DeliveryModule, WebhookService } from '@corroborate/delivery';
import { isTerminal, type Mode } from '@corroborate/domain';
import {
  CaseReportService,
  EvidenceCheckService,
  LegalHoldService,
  PictureService,
  ReplayModule,
  ReplayService,
  ReviewService,
  CaseworkModule,
} from '@corroborate/casework';
import { openApplication, TopicPageReader, type Application } from '@corroborate/investigation';
import { ErasureService, EvidenceService, SourceChangesReader, SubjectAccessService } from '@corroborate/housekeeping';
import { loadWorld, startSandbox, type Sandbox, type World } from '@corroborate/sandbox';
import { createTestDatabase } from '../support/database';
import { compileProduct } from '../support/worker.process';
import { browserPath, root } from './browser';
import { Gate, Receiver } from './wires';

export { browserPath, root, tabTo } from './browser';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Whoever a header names: two editors need two names. */
const byHeader: ApiOptions['access'] = {
  decide: (_, { headers }) => ({
    allowed: true,
    via: 'local',
    actor: [headers['x-editor'] ?? 'ann'].flat().join(),
    roles: ['viewer', 'editor', 'reviewer', 'admin'],
  }),
};

/** How long a page may take to show what it should: only a broken desk ever waits for so long. In ms. */
export const PATIENCE = 90_000;
/** A case as a whole, in ms. */
export const LONG = 600_000;

export type Context = NonNullable<Parameters<Browser['newContext']>[0]>;

interface Begin {
  force?: boolean;
  awaitApproval?: boolean;
  mode?: Mode;
}

/** Opens the first source of a case, unless it is open, and its form for corrections. */
export async function correctFirstSource(page: Page): Promise<void> {
  const correct = page.getByRole('dialog').getByRole('button', { name: /^Correct / });
  if ((await correct.count()) === 0) await openFirstSource(page);
  await correct.click();
}

/** The drawer of the first source of a case. */
export async function openFirstSource(page: Page): Promise<Locator> {
  await page.locator('#sources .source-row').first().click();
  return page.getByRole('dialog');
}

/** One product with a world, its workers and a browser, for all that is tried at the desk. */
export class Stage {
  constructor(private readonly worldDir = 'worlds/demo/demo') {}

  world!: World;
  product!: Application;
  sandbox!: Sandbox;
  gate!: Gate;
  receiver!: Receiver;
  browser!: Browser;
  /** Where everybody may do everything under the name of a header. */
  open!: RunningApi;
  readonly access = byHeader;
  private readonly closers: (() => Promise<unknown>)[] = [];
  private readonly contexts: BrowserContext[] = [];

  async start(): Promise<void> {
    compileProduct();
    this.world = await loadWorld(path.join(root, this.worldDir));
    this.sandbox = await startSandbox(this.world);
    this.closers.push(() => this.sandbox.stop());
    this.receiver = await new Receiver().start();
    this.gate = await new Gate(this.sandbox.proxyUrl, this.receiver.origin).start();
    this.closers.push(
      () => this.gate.close(),
      () => this.receiver.close(),
    );
    await this.openProduct();
    this.open = await this.serve({}, { access: byHeader });
    this.browser = await chromium.launch({
      executablePath: browserPath,
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
    this.closers.push(() => this.browser.close());
  }

  private async openProduct(): Promise<void> {
    const database = await createTestDatabase();
    this.closers.push(() => database.drop());
    const settings = loadSettings(
      {},
      {
        DATABASE_URL: database.url,
        EGRESS_PROXY_URL: this.gate.url,
        EGRESS_CA_FILE: this.sandbox.caFile,
        CLOCK_START: this.world.now.toISOString(),
        WEBHOOK_PRIVATE_ORIGINS: this.receiver.origin,
        RATE_SCALE: '0',
        // Topics of the demo rest on one source; when those wait is tried elsewhere.
        RULES_APPLY_FROM: '1',
        PAGE_WORKERS: '0',
        PORT: '0',
        // Only of what a test asks for: a browser for each source of each case would be slow.
        ...(browserPath ? { BROWSER_PATH: browserPath, SNAPSHOTS: 'asked' } : {}),
        // Nobody asks by himself; the archive is the sandbox's.
        ...{ PUBLIC_COPIES: 'asked', INTERNET_ARCHIVE_KEY: 'ours', INTERNET_ARCHIVE_SECRET: 'quiet' },
        BROWSER_SANDBOX: String(process.getuid?.() !== 0),
        LOG_LEVEL: 'silent',
      },
    );
    const product = await openApplication(settings, SILENT, [
      WorkerModule.forRoot(settings),
      CaseworkModule,
      ReplayModule,
      DeliveryModule,
    ]);
    this.product = product;
    this.closers.push(() => product.close());
    await product.db.ratings.importRows(
      'world',
      this.world.ratings.map(({ site, rating }) => ({ site, score: rating, label: null })),
      'outlets.jsonl',
    );
    await product.investigations.submitTopics(this.world.topics as never);
  }

  /** Another API on the same product, by other settings. */
  async serve(changes: Partial<Settings>, given: Partial<ApiParts> & ApiOptions = {}): Promise<RunningApi> {
    const { app, clock, db, hub, investigations, metrics } = this.product;
    const settings = { ...this.product.settings, ...changes };
    const parts = {
      clock,
      db,
      queues: hub,
      investigations: investigations,
      reviews: app.get(ReviewService),
      webhooks: app.get(WebhookService),
      processMetrics: metrics,
      pages: app.get(TopicPageReader),
      replays: app.get(ReplayService),
      evidence: app.get(EvidenceService),
      caseReports: app.get(CaseReportService),
      evidenceChecks: app.get(EvidenceCheckService),
      pictures: app.get(PictureService),
      sourceChanges: app.get(SourceChangesReader),
      legalHolds: app.get(LegalHoldService),
      subjectAccess: app.get(SubjectAccessService),
      erasure: app.get(ErasureService),
    };
    const imports = [PartsModule.forRoot({ ...parts, ...given, settings })];
    const api = await startApi({ settings, imports }, given);
    this.closers.push(() => api.close());
    return api;
  }

  /** A page at the desk, in a browser of its own. */
  async page(route: string, options: Context & { editor?: string; at?: string } = {}): Promise<Page> {
    const { editor, at = this.open.url, ...context } = options;
    const made = await this.browser.newContext({
      viewport: { width: 1280, height: 860 },
      ...(editor ? { extraHTTPHeaders: { 'x-editor': editor } } : {}),
      ...context,
    });
    this.contexts.push(made);
    const page = await made.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${at}${route}`);
    return page;
  }

  /** Starts an investigation and waits for its end. */
  async investigated(title: RegExp, force = false, mode: Mode = 'quick'): Promise<number> {
    const id = await this.begun(title, { force, mode });
    await this.until(async () => (await this.product.db.investigations.get(id))?.status === 'completed');
    return id;
  }

  /** The latest finished investigation of a topic, made where there is none. */
  async decided(title: RegExp, mode: Mode = 'quick'): Promise<number> {
    const { id } = await this.topic(title);
    const [known] = (await this.product.db.investigations.list({ topicId: id, limit: 1 })).items;
    return known?.status === 'completed' ? known.id : this.investigated(title, false, mode);
  }

  async begun(title: RegExp, { force = false, awaitApproval = false, mode = 'quick' }: Begin = {}): Promise<number> {
    const topic = await this.topic(title);
    const outcome = await this.product.investigations.trigger({
      topicId: topic.id,
      mode,
      priority: 'normal',
      force,
      requestedBy: 'ann',
      awaitApproval,
    });
    if (outcome.kind !== 'started') throw new Error(`${outcome.kind} for ${title.source}`);
    return outcome.investigationId;
  }

  /** Ends whatever still runs or waits for approval. */
  async dropOpen(): Promise<void> {
    const { items } = await this.product.db.investigations.list({ limit: 100 });
    for (const { id, status } of items) if (!isTerminal(status)) await this.product.investigations.cancel(id);
  }

  async topic(title: RegExp) {
    const known = this.world.topics.find((one) => title.test(one.title));
    const topic = known && (await this.product.db.topics.findByExternalId(known.externalId));
    if (!topic) throw new Error(`The world has no topic ${title.source}`);
    return topic;
  }

  /** The open review item of an investigation. */
  async item(investigationId: number): Promise<number> {
    const [item] = (await this.product.db.reviews.listByCase(investigationId)).filter(({ state }) => state === 'open');
    if (!item) throw new Error(`Investigation ${investigationId} waits for nobody`);
    return item.id;
  }

  async until(check: () => Promise<boolean>, ms = PATIENCE): Promise<void> {
    const end = Date.now() + ms;
    while (!(await check())) {
      if (Date.now() > end) throw new Error('It did not come to that in time');
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }

  async leave(): Promise<void> {
    this.gate.go();
    for (const context of this.contexts.splice(0)) await context.close();
  }

  async close(): Promise<void> {
    await this.leave();
    for (const close of this.closers.reverse()) await close();
  }
}
