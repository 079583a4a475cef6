import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { SettingTexts } from '@corroborate/config';
import { systemClock } from '@corroborate/domain';
import { CaseArchiver, OriginalReader, openOriginalStore, type CaptureContent } from '@corroborate/evidence';
import { CaseReportService, FailedCapturesFinder, QuoteVerifier } from '@corroborate/casework';
import type { ApplicationParts } from '@corroborate/investigation';
import { ParsePool } from '@corroborate/pages';
import type { InvestigationResult } from '@corroborate/report';
import type { WorldTopic } from '@corroborate/sandbox';
import { createTestDatabase, type TestDatabase } from './support/database';
import { DATA_SERVER, overHttp } from './support/data-server';
import { openWholeProduct, untilOver, type Closers } from './support/whole-product';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const TOPICS = path.resolve(__dirname, '../tools/data-server/topics.jsonl');
const TOPIC = JSON.parse(readFileSync(TOPICS, 'utf8').split('\n')[0] ?? '') as WorldTopic;
/** Of a form that rules read. */
const COUNTED = 'How many payments did Harlan County make to Brightwater Paving?';
/** No figure answers it, and rules know no word of it: the other document of both names has this sum and year. */
const FOR_READERS = 'What is the 673193 of 2020?';
const MODEL: SettingTexts = {
  REASONER: 'model',
  OPENAI_API_KEY: 'sandbox-key',
  OPENAI_MODEL: 'sandbox-behaves',
  OPENAI_PRICE: '0.4/1.6',
};

interface Asked {
  product: ApplicationParts;
  id: number;
  result: InvestigationResult;
  report: string;
  spentUsd: number;
}

/** An investigation whose plan an editor gave two questions, over the register of payments. */
describe('plan questions that a collection can answer', () => {
  let register: TestDatabase;
  let payments: string;
  const closers: Closers = [];

  beforeAll(async () => {
    register = await createTestDatabase();
    closers.push(() => register.drop());
    (await overHttp(register.url, ['--fill', '--size', '6000'])).stop();
    payments = await paymentsBySql();
  }, 120_000);
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });

  /** A voucher that was entered twice is one payment. */
  async function paymentsBySql(): Promise<string> {
    const client = new pg.Client(register.url);
    await client.connect();
    const sql =
      'SELECT count(DISTINCT voucher)::text AS payments FROM data_server.payments WHERE payer = $1 AND recipient = $2';
    const { rows } = await client.query<{ payments: string }>(sql, ['Harlan County', 'Brightwater Paving']);
    await client.end();
    return rows[0]?.payments ?? '';
  }

  async function investigated(primary: string[], texts: SettingTexts): Promise<Asked> {
    const args = [DATA_SERVER, '--database', register.url];
    const MCP_SERVERS = JSON.stringify([{ name: 'payments', command: process.execPath, args, primary }]);
    const { product, api } = await openWholeProduct(closers, { log: SILENT, texts: { MCP_SERVERS, ...texts } });
    const id = await ordered(product);
    const send = async (method: string, path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const url = `${api.url}/api/investigations/${id}${path}`;
      const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    };
    const questions = [COUNTED, FOR_READERS].map((question) => ({ question, priority: 'high' }));
    await send('PUT', '/plan', { questions });
    await send('POST', '/approve', {});
    await untilOver(product, id);
    const report = await (await fetch(`${api.url}/api/investigations/${id}/report?format=markdown&depth=file`)).text();
    const row = await product.db.investigations.get(id);
    const result = row?.result as unknown as InvestigationResult;
    return { product, id, result, report, spentUsd: row?.spentUsd ?? 0 };
  }

  async function ordered({ investigations }: ApplicationParts): Promise<number> {
    const [stored] = await investigations.submitTopics([TOPIC as never]);
    const order = {
      mode: 'detailed',
      priority: 'normal',
      force: true,
      requestedBy: 'test',
      awaitApproval: true,
    } as const;
    const started = await investigations.trigger({ topicId: stored?.topic.id ?? 0, ...order });
    if (started.kind !== 'started') throw new Error(`not started: ${started.kind}`);
    return started.investigationId;
  }

  /** Documents behind the figure: in the chain with the answer they stood in, in the archive, found by their quotes. */
  async function isCaptured({ product, id, result, report }: Asked, questionId: string) {
    const { db, settings } = product;
    const answer = result.collections?.answers?.find(({ question }) => question === questionId);
    const captured = answer?.captured ?? [];
    expect(captured.map((one) => one.id)).toEqual(answer?.documents);
    expect(answer?.not_captured).toEqual([]);
    expect(report).toContain(`“${captured[0]?.quote.replace(/\.$/, '')}”`);
    const entries = (await db.evidence.listEntries(id)).filter(({ kind }) => kind === 'capture');
    const originals = new OriginalReader(db.evidence, openOriginalStore(settings));
    for (const { url } of captured) {
      const own = entries.find(({ content }) => (JSON.parse(content) as CaptureContent).response.url === url);
      const { bytes } = await originals.read(own?.originalSha256 ?? '');
      const { received_in } = JSON.parse(String(bytes)) as { received_in: string };
      expect(entries.map(({ originalSha256 }) => originalSha256)).toContain(received_in);
    }
    await isShown({ product, id }, captured);
  }

  interface Captured {
    url: string;
    source_id: number | null;
  }

  async function isShown({ product: { db, settings }, id }: Pick<Asked, 'product' | 'id'>, captured: Captured[]) {
    const originals = new OriginalReader(db.evidence, openOriginalStore(settings));
    const archive = await new CaseArchiver(db.evidence, openOriginalStore(settings)).archive(id);
    expect(archive?.toString('latin1')).toContain(new URL(captured[0]!.url).pathname);
    const pool = new ParsePool(0, {});
    const found = await new CaseReportService(db, systemClock).loadCase(id);
    const checked = await new QuoteVerifier(db.evidence, originals, pool).verify(found!);
    await pool.close();
    const own = checked.filter(({ sourceId }) => captured.some((one) => one.source_id === sourceId));
    expect(own.length).toBeGreaterThan(0);
    for (const one of own) expect(one).toMatchObject({ state: 'VERIFIED', lookedIn: 'bytes' });
    expect(await new FailedCapturesFinder(db, originals).find(id)).toEqual([]);
  }

  const questionOf = ({ result }: Asked, words: string) =>
    result.inquiry?.questions.find(({ question }) => question === words);

  it('answers a plan question from the first-hand record of its subject and reports its documents', async () => {
    const asked = await investigated(['public-money'], {});
    const question = questionOf(asked, COUNTED);
    expect(question).toMatchObject({
      state: 'answered',
      answer: payments,
      why_code: { code: 'answer.figure-on-record' },
      collected: { collection: 'payments/payments', operation: 'count', first_hand_of: 'public-money' },
    });
    expect(question?.collected?.documents.length).toBeGreaterThan(0);
    expect(asked.result.inquiry?.coverage_by_question[question!.id]).toBe(0.8);
    expect(asked.report).toContain(`: ${payments}\\.`);
    expect(asked.report).toContain(`“${question?.collected?.documents[0]}”`);
    expect(asked.result.collections?.records.filter(({ by }) => by !== undefined)).toEqual([]);
    await isCaptured(asked, question!.id);
  }, 240_000);

  it('gives a plan question leads from other collections and lets a model read documents within budget', async () => {
    const asked = await investigated([], MODEL);
    expect(questionOf(asked, COUNTED)).toMatchObject({
      state: 'open',
      answer: null,
      why_code: { code: 'answer.figure-lead', params: { figure: payments } },
      collected: { figure: payments, first_hand_of: null },
    });
    const uses = asked.result.reasoning.models.flatMap(({ tasks }) => tasks ?? []);
    expect(JSON.stringify(uses)).toContain('document-findings');
    expect(asked.spentUsd).toBeGreaterThan(0);
    const read = asked.result.collections?.records.filter(({ by }) => by === 'openai sandbox-behaves') ?? [];
    expect(read.length).toBeGreaterThan(0);
    for (const { quote, bearing } of read) {
      expect(bearing).toBe('background');
      expect(quote).toContain('$673,193');
    }
    expect(questionOf(asked, FOR_READERS)).toMatchObject({
      state: 'open',
      why_code: { code: 'answer.documents-lead' },
      collected: { operation: null, figure: null, documents: [read[0]?.id] },
    });
  }, 240_000);
});
