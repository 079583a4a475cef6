import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { WARCParser } from 'warcio';
import { CaseArchiver, CaseVerifier, sha256, verifyArchive, type SnapshotContent } from '@corroborate/evidence';
import { SnapshotRequests } from '@corroborate/housekeeping';
import type { ApplicationParts } from '@corroborate/investigation';
import { browserPath } from './desk/stage';
import { openWholeProduct, submitted, untilOver, type Closers } from './support/whole-product';

if (!browserPath && process.env.CORROBORATE_REQUIRE_BROWSER)
  throw new Error('A Chromium is required here and there is none in /usr/bin.');

jest.setTimeout(300_000);

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A case of the demo world, decided, by a product with these settings. */
class Decided {
  readonly closers: Closers = [];
  product!: ApplicationParts;
  orders!: SnapshotRequests;
  id = 0;

  async open(texts: Record<string, string>): Promise<this> {
    const home = mkdtempSync(join(tmpdir(), 'corroborate-snapshots-'));
    this.closers.push(async () => rmSync(home, { recursive: true, force: true }));
    const own = { CORROBORATE_HOME: home, RECONCILE_SECONDS: '1', ...texts };
    const { product, world, api } = await openWholeProduct(this.closers, { log: SILENT, texts: own });
    this.product = product;
    this.orders = api.app.get(SnapshotRequests);
    const topic = await submitted(product, world, 'demo-01-ferry');
    const order = { mode: 'quick', priority: 'normal', force: true, requestedBy: 'test' } as const;
    const started = await product.investigations.trigger({ topicId: topic.id, ...order });
    this.id = started.kind === 'started' ? started.investigationId : 0;
    await untilOver(product, this.id);
    await this.until(async () => (await product.db.evidence.listSeals(this.id)).length > 0);
    return this;
  }

  rows() {
    return this.product.db.snapshots.listByInvestigation(this.id);
  }

  uses() {
    return this.product.db.sources.listUses(this.id);
  }

  async entries() {
    const all = await this.product.db.evidence.listEntries(this.id);
    return all.filter(({ kind }) => kind === 'snapshot').map(({ content }) => JSON.parse(content) as SnapshotContent);
  }

  async settled(count: number): Promise<void> {
    await this.until(async () => {
      const rows = await this.rows();
      return rows.length >= count && rows.every(({ state }) => state !== 'wanted');
    });
  }

  async until(is: () => Promise<boolean>): Promise<void> {
    while (!(await is())) await new Promise((resolve) => setTimeout(resolve, 100));
  }

  async close(): Promise<void> {
    for (const close of this.closers.reverse()) await close();
  }
}

// Without a Chromium there is nothing to try; `.ci/run` demands one.
(browserPath ? describe : describe.skip)('snapshots with a browser', () => {
  const decided = new Decided();
  beforeAll(async () => {
    const sandbox = process.getuid?.() === 0 ? 'false' : 'true';
    await decided.open({ BROWSER_PATH: browserPath!, BROWSER_SANDBOX: sandbox });
    await decided.settled(1);
  });
  afterAll(() => decided.close());

  it('captures counted and disputing sources after the decision, and no others', async () => {
    const wanted = (await decided.uses()).filter(({ counts, stance }) => counts || stance === 'disputes');
    const rows = await decided.rows();
    expect(wanted.length).toBeGreaterThan(1);
    expect(rows.map(({ sourceId }) => sourceId).sort()).toEqual(wanted.map(({ sourceId }) => sourceId).sort());
    expect(rows.filter(({ state }) => state !== 'taken').map(({ reason }) => reason)).toEqual([]);
  });

  it('adds picture, print and document of each snapshot to the sealed chain', async () => {
    const { db } = decided.product;
    const rows = await decided.rows();
    const parts = (await decided.entries()).map(({ snapshot }) => `${snapshot.id} ${snapshot.part}`);
    const wanted = rows.flatMap(({ id }) => ['picture', 'print', 'dom'].map((part) => `${id} ${part}`));
    expect(parts.sort()).toEqual(wanted.sort());
    const verdict = await new CaseVerifier(db.evidence, null).verify(decided.id);
    expect(verdict.faults).toEqual([]);
    expect(verdict.sealed).toBe(verdict.entries);
  });

  it('stores the captured document as received, with headers and certificate', async () => {
    const all = await decided.product.db.evidence.listEntries(decided.id);
    const received = all.filter(({ kind }) => kind === 'capture').map(({ content }) => JSON.parse(content));
    for (const { snapshot } of await decided.entries()) {
      const own = received.find(
        ({ body, provider }) => provider === 'snapshot' && body.sha256 === snapshot.documentSha256,
      );
      expect(own.response).toMatchObject({ url: snapshot.url, status: 200 });
      expect(own.response.peer.fingerprint256).toMatch(/^([0-9A-F]{2}:){31}/);
    }
  });

  it('adds snapshots as separate records to the archive, which stays valid for a third-party reader', async () => {
    const archive = (await new CaseArchiver(decided.product.db.evidence, null).archive(decided.id))!;
    expect(await verifyArchive(archive)).toMatchObject({ faults: [], evidence: { faults: [] } });
    const found: string[] = [];
    for await (const record of new WARCParser([unzipSync(archive)['archive/data.warc.gz']!])) {
      const payload = Buffer.from(await record.readFully(false));
      if (record.warcType === 'resource') found.push(`${record.warcTargetURI!.split(':')[1]} ${sha256(payload)}`);
    }
    const names = { picture: 'fullPage', print: 'pdf', dom: 'dom' };
    const wanted = (await decided.entries()).map(({ snapshot, body }) => `${names[snapshot.part]} ${body.sha256}`);
    expect(found.sort()).toEqual(wanted.sort());
  });

  it('captures any other source on request, once for repeated requests', async () => {
    const rows = await decided.rows();
    const shown = new Set(rows.map(({ sourceId }) => sourceId));
    const other = (await decided.uses()).find(({ sourceId }) => !shown.has(sourceId))!;
    await Promise.all([1, 2, 3].map(() => decided.orders.request(decided.id, other.sourceId)));
    await decided.settled(rows.length + 1);
    const asked = (await decided.rows()).filter(({ wantedBy }) => wantedBy === 'person');
    expect(asked.map(({ sourceId }) => sourceId)).toEqual([other.sourceId]);
    await expect(decided.orders.request(decided.id, 999_999)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('snapshots without a browser', () => {
  const decided = new Decided();
  beforeAll(() => decided.open({}));
  afterAll(() => decided.close());

  it('takes no snapshot, and gives the reason if one is requested', async () => {
    expect(await decided.rows()).toEqual([]);
    await decided.orders.request(decided.id, (await decided.uses())[0]!.sourceId);
    await decided.settled(1);
    expect(await decided.rows()).toMatchObject([{ state: 'failed', reason: { code: 'snapshot.no-browser' } }]);
  });
});
