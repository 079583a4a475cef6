import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSpans } from '@corroborate/config';
import { CaseVerifier, newSigningKey, SealingService } from '@corroborate/evidence';
import { SourceWatcher, WatchJob } from '@corroborate/housekeeping';
import type { ApplicationParts } from '@corroborate/investigation';
import { PageReader, ParsePool } from '@corroborate/pages';
import { openWholeProduct, submitted, untilOver, type Closers } from './support/whole-product';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WATCH_AFTER = '1h,6h,1d,3d,7d,30d';
const AFTER = parseSpans(WATCH_AFTER);
const home = mkdtempSync(join(tmpdir(), 'corroborate-watch-'));
const closers: Closers = [async () => rmSync(home, { recursive: true, force: true })];
/** How much later it is, for the product and for the world; nobody waits for it. */
let passed = 0;
let product: ApplicationParts;
let job: WatchJob;
const cases = new Map<string, number>();

beforeAll(async () => {
  const texts = { CORROBORATE_HOME: home, RECONCILE_SECONDS: '1' };
  const now = (world: { now: Date }) => new Date(world.now.getTime() + passed);
  const opened = await openWholeProduct(closers, { log: SILENT, texts, world: 'contract/changing', now });
  product = opened.product;
  const ratings = opened.world.ratings.map(({ site, rating }) => ({
    site,
    score: rating,
    scheme: 'world',
    label: null,
  }));
  await product.db.ratings.importRows('world', ratings, 'outlets.jsonl');
  for (const name of ['changing-01-warehouse', 'changing-02-terminal']) {
    const topic = await submitted(product, opened.world, name);
    const order = { mode: 'quick', priority: 'normal', force: true, requestedBy: 'test' } as const;
    const started = await product.investigations.trigger({ topicId: topic.id, ...order });
    cases.set(name, started.kind === 'started' ? started.investigationId : 0);
  }
  for (const id of cases.values()) await untilOver(product, id);
  const { db } = product;
  const clock = { now: () => new Date(Date.now() + passed) };
  const sealing = new SealingService(db.evidence, newSigningKey());
  const reader = opened.api.app.get(PageReader, { strict: false });
  const pool = opened.api.app.get(ParsePool, { strict: false });
  const watcher = new SourceWatcher(db, reader, pool, { get: async () => sealing }, clock);
  const settings = { WATCH_AFTER, WATCH_PER_DAY: 1_000 };
  job = new WatchJob(db, watcher, settings, clock, SILENT);
}, 300_000);
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** What looks of a case told, in their order: by which look, of whom, what. */
async function changeEvents(id: number) {
  const looks = (await product.db.sourceChecks.listByCase(id)).filter(({ fresh }) => fresh);
  const uses = await product.db.sources.getMany(looks.map(({ sourceId }) => sourceId));
  return looks
    .sort((a, b) => a.step - b.step)
    .map(({ step, sourceId, change, reasons }) => ({
      after: AFTER[step]! / HOUR,
      site: uses.get(sourceId)!.site,
      change,
      codes: reasons.map(({ code }) => code),
    }));
}

it('detects an edited figure, a correction, a retraction, a removed page and a redirect', async () => {
  const [warehouse, terminal] = [...cases.values()] as [number, number];
  const topic = await product.db.topics.get((await product.db.investigations.get(warehouse))!.topicId);
  const looked = new Set<number>();
  for (const after of AFTER) {
    passed = after + MINUTE;
    await job.run(new AbortController().signal);
    // A page that is not there is asked for once more.
    passed += 16 * MINUTE;
    await job.run(new AbortController().signal);
  }
  expect(await changeEvents(warehouse)).toEqual([
    { after: 6, site: 'harborlight.example', change: 'silently-edited', codes: ['watch.core-edited'] },
    {
      after: 24,
      site: 'baywire.example',
      change: 'corrected',
      codes: ['watch.corrected', 'watch.number-changed'],
    },
    { after: 72, site: 'statewide.example', change: 'retracted', codes: ['watch.retracted'] },
    { after: 168, site: 'quarterpost.example', change: 'gone', codes: ['watch.gone'] },
    { after: 720, site: 'northledger.example', change: 'redirected', codes: ['watch.redirected'] },
  ]);
  for (const { sourceId } of await product.db.sourceChecks.listByCase(warehouse)) looked.add(sourceId);
  expect(looked.size).toBe(6);
  const [item] = (await product.db.reviews.listByCase(warehouse)).slice(-1);
  expect(item!.state).toBe('open');
  expect(item!.reasons.filter(({ reason }) => reason === 'source-changed')).toHaveLength(5);
  expect((await product.db.topics.get(topic!.id))!.verificationStatus).toBe(topic!.verificationStatus);
  expect(await changeEvents(terminal)).toEqual([]);
}, 300_000);

it('raises no alarm if only the surroundings of a page change, and uses 304 responses if available', async () => {
  const id = cases.get('changing-02-terminal')!;
  const looks = await product.db.sourceChecks.listByCase(id);
  expect(looks.length).toBeGreaterThanOrEqual(3 * AFTER.length);
  expect(new Set(looks.map(({ state, change }) => `${state} ${change}`))).toEqual(new Set(['done unchanged']));
  expect(looks.some(({ httpStatus }) => httpStatus === 304)).toBe(true);
  expect(
    (await product.db.reviews.listByCase(id)).flatMap(({ reasons }) => reasons.map(({ reason }) => reason)),
  ).not.toContain('source-changed');
});

it('adds each response and each check to the chain of its case, which stays valid', async () => {
  for (const id of cases.values()) {
    const entries = await product.db.evidence.listEntries(id);
    const contents = entries.map(({ kind, content }) => ({ kind, ...JSON.parse(content) }));
    const looks = contents.filter(({ kind }) => kind === 'look');
    expect(looks.length).toBe(
      (await product.db.sourceChecks.listByCase(id)).filter(({ state }) => state === 'done').length,
    );
    const answers = contents.filter(({ kind, stage }) => kind === 'capture' && stage === 'watch');
    expect(answers.length).toBeGreaterThanOrEqual(looks.length);
    expect(await new CaseVerifier(product.db.evidence, null).verify(id)).toMatchObject({ faults: [] });
  }
});
