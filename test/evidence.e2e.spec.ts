import { createHash } from 'node:crypto';
import {
  CaseArchiver,
  CaseVerifier,
  parseCertificates,
  digestJson,
  OriginalReader,
  verifyArchive,
} from '@corroborate/evidence';
import { WARCParser } from 'warcio';
import { unzipSync } from 'fflate';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CaseFolderService,
  CaseReportService,
  FailedCapturesFinder,
  isFaulty,
  QuoteVerifier,
  type CaseReportInput,
} from '@corroborate/casework';
import type { ApplicationParts } from '@corroborate/investigation';
import { EvidenceCheckJob } from '@corroborate/housekeeping';
import { ParsePool } from '@corroborate/pages';
import { UPSTREAM_GATEWAY, systemClock, type Article, type UpstreamGateway } from '@corroborate/domain';
import { OPENSSL, OpensslFolder } from '@corroborate/evidence/testing';
import { openWholeProduct, submitted, untilOver, type Closers } from './support/whole-product';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const AUTHORITIES = 'https://freetsa.org/tsr,http://timestamp.digicert.com';
const home = mkdtempSync(join(tmpdir(), 'corroborate-evidence-'));
const closers: Closers = [async () => rmSync(home, { recursive: true, force: true })];
let product: ApplicationParts;
let id: number;
let gateway: UpstreamGateway;

beforeAll(async () => {
  const texts = {
    CORROBORATE_HOME: home,
    RECONCILE_SECONDS: '1',
    TSA_URLS: AUTHORITIES,
  };
  const opened = await openWholeProduct(closers, { log: SILENT, texts });
  product = opened.product;
  gateway = opened.api.app.get<UpstreamGateway>(UPSTREAM_GATEWAY);
  const topic = await submitted(product, opened.world, 'demo-01-ferry');
  const order = { mode: 'quick', priority: 'normal', force: true, requestedBy: 'test' } as const;
  const started = await product.investigations.trigger({ topicId: topic.id, ...order });
  id = started.kind === 'started' ? started.investigationId : 0;
  await untilOver(product, id);
  while ((await product.db.evidence.listTimestamps(id)).length < 2)
    await new Promise((resolve) => setTimeout(resolve, 100));
}, 300_000);
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

const verified = () => new CaseVerifier(product.db.evidence, null).verify(id);
const contents = async () =>
  (await product.db.evidence.listEntries(id)).map(({ kind, content }) => ({ kind, ...JSON.parse(content) }));

it('verifies the entire evidence chain of a case, from the first response to the decision', async () => {
  const verdict = await verified();
  expect(verdict.faults).toEqual([]);
  expect(verdict.sealed).toBe(verdict.entries);
  expect(verdict.originals.whole).toBeGreaterThan(5);
});

it('stores each page as received: status, headers, server certificate and bytes', async () => {
  const pages = (await contents()).filter(({ provider, response }) => provider === 'page' && response.status === 200);
  const uses = await product.db.sources.listUses(id);
  const articles = [...(await product.db.sources.getMany(uses.map(({ sourceId }) => sourceId))).values()];
  const live = articles.filter(({ via, httpStatus }) => via === 'live' && httpStatus === 200);
  expect(live.length).toBeGreaterThan(2);
  const kept = new Set(pages.map(({ response }) => response.url));
  expect(live.filter(({ finalUrl }) => !kept.has(finalUrl)).map(({ finalUrl }) => finalUrl)).toEqual([]);
  expect(
    pages
      .filter(
        ({ response, fromCache }) => !fromCache && !/^([0-9A-F]{2}:){31}/.test(response.peer?.fingerprint256 ?? ''),
      )
      .map((one) => [one.response.url, one.response.peer]),
  ).toEqual([]);
});

it('keeps secrets out of the chain', async () => {
  const text = JSON.stringify(await contents());
  expect(text).not.toMatch(/"(?:authorization|cookie|set-cookie|x-api-key)":"(?!\*\*\*)/i);
});

it('stores the decision last, with the digest of the stored result', async () => {
  const last = (await contents()).at(-1)!;
  const stored = (await product.db.investigations.get(id))!.result;
  expect(last).toMatchObject({ kind: 'decision', change: 'decided', resultSha256: digestJson(stored) });
});

it('verifies the archive without the database, and a third-party reader finds every response in it', async () => {
  const archive = (await new CaseArchiver(product.db.evidence, null).archive(id))!;
  const verdict = await verifyArchive(archive);
  expect(verdict).toMatchObject({ investigationId: id, faults: [], repacked: false });
  expect(verdict.evidence).toEqual(await verified());
  const read: string[] = [];
  for await (const record of new WARCParser([unzipSync(archive)['archive/data.warc.gz']!])) {
    const payload = Buffer.from(await record.readFully(false));
    if (record.warcType === 'response') read.push(createHash('sha256').update(payload).digest('hex'));
  }
  const named = (await product.db.evidence.listEntries(id)).flatMap(({ originalSha256 }) => originalSha256 ?? []);
  expect(read).toEqual(named);
});

it('timestamps the chain of a case by two authorities, which the archive proves without the database', async () => {
  const archive = (await new CaseArchiver(product.db.evidence, null).archive(id))!;
  const roots = parseCertificates(await rootOf('freetsa.org'));
  const { evidence } = await verifyArchive(archive, roots);
  expect(evidence?.stamps).toMatchObject([
    { authority: 'freetsa.org/tsr', seq: evidence?.entries, signer: 'freetsa.org', trust: 'trusted', later: 0 },
    { authority: 'timestamp.digicert.com', seq: evidence?.entries, trust: 'not-trusted', later: 0 },
  ]);
});

// A comparison with openssl, where it is installed.
(OPENSSL ? it : it.skip)(
  'passes verification of its archive files by openssl (skipped if openssl is not installed)',
  async () => {
    const files = unzipSync((await new CaseArchiver(product.db.evidence, null).archive(id))!);
    const seal = Object.keys(files).find((name) => name.endsWith('.seal'))!;
    const folder = new OpensslFolder();
    for (const [place, host] of ['freetsa.org', 'timestamp.digicert.com'].entries()) {
      folder.write('root.pem', await rootOf(host));
      folder.write('seal', files[seal]!);
      folder.write('answer.tsr', files[seal.replace('.seal', `-${place + 1}.tsr`)]!);
      const said = folder.run('ts', '-verify', '-data', 'seal', '-in', 'answer.tsr', '-CAfile', 'root.pem');
      expect(said.toString()).toContain('Verification: OK');
    }
    folder.remove();
  },
);

/** Of an authority of the sandbox. */
async function rootOf(host: string): Promise<string> {
  const request = { provider: 'page', url: `https://${host}/root.pem` };
  const outcome = await gateway.call(request, { investigationId: null, stage: 'test' });
  return outcome.kind === 'found' ? outcome.value.body.toString() : '';
}

/** What the case and its report quote, looked for in the bytes; `change` plays somebody at the database. */
type Changeable = CaseReportInput & { pages: Map<number, Article> };
async function checkedQuotes(change: (found: Changeable) => void = () => undefined) {
  const pool = new ParsePool(0);
  const { evidence } = product.db;
  const stored = (await new CaseReportService(product.db, systemClock).loadCase(id))!;
  const found = { ...structuredClone(stored), pages: new Map(stored.pages) };
  change(found);
  return new QuoteVerifier(evidence, new OriginalReader(evidence, null), pool).verify(found);
}

it('finds every quote of the case and its report in the received bytes', async () => {
  const quotes = await checkedQuotes();
  expect(quotes.filter(({ claimId }) => claimId !== null).length).toBeGreaterThan(2);
  expect(quotes.filter(({ state }) => state !== 'VERIFIED')).toEqual([]);
  expect(quotes.filter(({ lookedIn }) => lookedIn === 'bytes').length).toBeGreaterThan(2);
});

it('does not find a quote that was added to the case and its page text in the received bytes', async () => {
  const invented = 'The captain has confessed to everything.';
  let source = 0;
  const quotes = await checkedQuotes(({ data, pages }) => {
    const one = data.findings.flatMap(({ evidence }) => evidence).find(({ passage }) => passage)!;
    source = one.sourceId;
    one.passage = { ...one.passage!, quote: invented };
    const page = pages.get(source)!;
    pages.set(source, { ...page, text: `${page.text} ${invented}` });
  });
  expect(quotes.filter(isFaulty)).toEqual([
    expect.objectContaining({ sourceId: source, quote: invented, state: 'NOT_FOUND', lookedIn: 'bytes' }),
  ]);
});

it('puts the received bytes of each page into the case folder by their digest', async () => {
  const found = (await new CaseReportService(product.db, systemClock).loadCase(id))!;
  const files = await new CaseFolderService(product.db, {}).buildFiles(found);
  const metadata = files.flatMap((file) =>
    'text' in file && file.path.endsWith('/metadata.json') ? [JSON.parse(file.text)] : [],
  );
  const kept = metadata.flatMap(({ files: { original } }) => (original.state === 'stored' ? [original] : []));
  expect(kept.length).toBeGreaterThan(2);
  for (const { path, sha256 } of kept) {
    const file = files.find((one) => one.path === path)!;
    expect('bytes' in file && createHash('sha256').update(file.bytes).digest('hex')).toBe(sha256);
  }
  expect(metadata.some(({ round }) => round === 1)).toBe(true);
});

it('reports no missing capture except for pages that were never read', async () => {
  const finder = new FailedCapturesFinder(product.db, new OriginalReader(product.db.evidence, null));
  const failed = await finder.find(id);
  expect(failed.filter(({ failure }) => failure !== 'unread')).toEqual([]);
});

it('detects a changed byte in the store', async () => {
  const { rows } = {
    rows: await product.db.dataSource.query('SELECT sha256 FROM originals ORDER BY size DESC LIMIT 1'),
  };
  await product.db.dataSource.query(
    'UPDATE originals SET packed = set_byte(packed, 20, 255 - get_byte(packed, 20)) WHERE sha256 = $1',
    [rows[0].sha256],
  );
  expect((await verified()).faults).toContainEqual(
    expect.objectContaining({ code: 'original-changed', sha256: rows[0].sha256 }),
  );
});

it('finds the changed case in the daily evidence check, which runs exactly once a day', async () => {
  const day = 86_400_000;
  const found: number[] = [];
  for (let turn = 0; turn < 30; turn++) {
    const [one, other] = [1, 2].map(
      () => new EvidenceCheckJob(product.db, { TSA_CA_FILES: [] }, { now: () => new Date(turn * day) }),
    );
    found.push(...((await one!.runIfDue()) ?? []).map(({ investigationId }) => investigationId));
    // Once a day for all processes.
    expect([await one!.runIfDue(), await other!.runIfDue()]).toEqual([null, null]);
  }
  expect([...new Set(found)]).toEqual([id]);
  expect(await product.db.metrics.keptEvidence()).toMatchObject({ wrong: 1, unstamped: 0 });
  const events = await product.db.events.since(id, 0, 1_000);
  expect(events.filter(({ type }) => type === 'evidence.changed').map(({ data }) => data)).toEqual([
    { faults: 1, codes: ['original-changed'] },
  ]);
});
