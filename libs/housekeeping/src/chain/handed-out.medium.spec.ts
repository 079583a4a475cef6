import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample as topicDraft } from '@corroborate/db/testing';
import { systemClock } from '@corroborate/domain';
import { CaseVerifier, newSigningKey, OriginalsRecorder, sha256 } from '@corroborate/evidence';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { createCaseChainJob } from '../testing/case-chain.fixture';
import { CaseReportService, type ExportedDocument } from '@corroborate/casework';

let server: TestDatabase;
let db: Database;
let serial = 0;
beforeAll(async () => {
  server = await createTestDatabase({ EVIDENCE_KEY: newSigningKey().privatePem });
  db = await openDatabase(server.settings);
});
afterAll(async () => {
  await db.close();
  await server.drop();
});

async function investigation(): Promise<number> {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `handed-${++serial}` })]);
  const order = { mode: 'quick', priority: 'normal', budgetUsd: 0, forced: false, requestedBy: null } as const;
  const made = await db.investigations.create({ ...order, topicId: stored!.topic.id });
  return made.created ? made.investigation.id : made.runningId;
}

/** A case with stored evidence. */
async function keptCase(): Promise<number> {
  const id = await investigation();
  const url = `https://paper.example/${id}`;
  await new OriginalsRecorder(db.evidence, null).record({
    ...{ investigationId: id, stage: 'read', provider: 'page', at: '2026-03-01T10:00:00.000Z', fromCache: false },
    request: { method: 'GET', url, headers: {} },
    response: { status: 200, headers: { 'content-type': 'text/html' }, url, redirects: [], peer: null },
    body: Buffer.from(url),
  });
  return id;
}

const REPORT: ExportedDocument = { form: 'markdown', depth: 'full', body: '# A mill burns down' };
const reportEntries = async (id: number) => (await db.evidence.listEntries(id)).filter(({ kind }) => kind === 'report');

it('records the digest of every export once in the case chain and seals it', async () => {
  const id = await keptCase();
  for (const report of [REPORT, REPORT, { ...REPORT, body: Buffer.from('# It burnt down') }])
    await new CaseReportService(db, systemClock).recordExport(id, report);
  const entries = await reportEntries(id);
  expect(entries.map(({ content }) => JSON.parse(content) as object)).toEqual([
    { report: { form: 'markdown', depth: 'full', sha256: sha256('# A mill burns down'), size: 19 } },
    { report: { form: 'markdown', depth: 'full', sha256: sha256('# It burnt down'), size: 15 } },
  ]);
  await createCaseChainJob(db, server.settings).run();
  const { faults, sealed } = await new CaseVerifier(db.evidence, null).verify(id);
  expect([faults, sealed]).toEqual([[], 3]);
});

it('starts no chain for a case without stored evidence', async () => {
  const id = await investigation();
  await new CaseReportService(db, systemClock).recordExport(id, REPORT);
  expect(await db.evidence.listEntries(id)).toEqual([]);
});
