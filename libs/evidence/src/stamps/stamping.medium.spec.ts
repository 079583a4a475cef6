import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample as topicDraft } from '@corroborate/db/testing';
import { startSandbox, loadWorld, type Sandbox } from '@corroborate/sandbox';
import { createTimestampAuthorities, getRootCertificate } from '@corroborate/sandbox/testing';
import type { X509Certificate } from '@peculiar/x509';
import { InMemoryLedger } from '@corroborate/upstream';
import { sandboxGateway } from '@corroborate/upstream/testing';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { newSigningKey } from '../chain/seal';
import { SealingService } from '../chain/sealing.service';
import { OriginalsRecorder } from '../originals/originals.recorder';
import { buildExchange } from '../testing/kept-case';
import { CaseVerifier } from '../verification/case.verifier';
import { parseCertificates } from '../timestamps/certificates.policy';
import { timestampDigest } from '../timestamps/stored-timestamp';
import { TimestampService, type TimestampServiceDeps } from '../timestamps/timestamp.service';

let server: TestDatabase;
let db: Database;
let sandbox: Sandbox;
const ledger = new InMemoryLedger();
const key = newSigningKey();
let gateway: ReturnType<typeof sandboxGateway>;
/** Gateway with a short timeout, for the authority that never responds. */
let impatient: ReturnType<typeof sandboxGateway>;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
  sandbox = await startSandbox(await loadWorld(path.resolve(__dirname, '../../../../worlds/demo/demo')), {
    upstreams: [createTimestampAuthorities()],
  });
  gateway = sandboxGateway(sandbox, { ledger, timeoutMs: 3_000 });
  impatient = sandboxGateway(sandbox, { ledger, timeoutMs: 300 });
});
afterAll(async () => {
  await impatient.close();
  await gateway.close();
  await sandbox.stop();
  await db.close();
  await server.drop();
});

const authority = (host: string, policy: string | null = null) => ({
  name: `${host}/tsr`,
  url: `https://${host}/tsr`,
  policy,
  authorization: null,
});
let hours = 0;
const service = (hosts: string[], changes: Partial<TimestampServiceDeps> = {}) =>
  new TimestampService({
    stamps: db.stamps,
    gateway,
    clock: { now: () => new Date(Date.now() + hours * 3_600_000) },
    authorities: hosts.map((host) => authority(host)),
    priceUsd: 0,
    roots: async () => [],
    ...changes,
  });

let serial = 0;
async function caseOf(entries: number): Promise<number> {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `s-${++serial}` })]);
  const wanted = { mode: 'quick', priority: 'normal', budgetUsd: 0.5, forced: false, requestedBy: null } as const;
  const made = await db.investigations.create({ ...wanted, topicId: stored!.topic.id });
  if (!made.created) throw new Error('expected a new investigation');
  const { id } = made.investigation;
  for (let n = 0; n < entries; n++) await received(id, n);
  return id;
}
const received = (id: number, n: number) =>
  new OriginalsRecorder(db.evidence, null).record(buildExchange(n, { investigationId: id }));
const seal = (id: number, hosts: string[] = []) => {
  const authorities = hosts.map((host) => authority(host).name);
  return new SealingService(db.evidence, key, { stamps: db.stamps, authorities }).seal(id);
};
const verified = (id: number, roots: X509Certificate[] = []) =>
  new CaseVerifier(db.evidence, null, async () => roots).verify(id);
async function rootsOfSandbox(): Promise<X509Certificate[]> {
  const request = { provider: 'page', url: 'https://freetsa.org/root.pem' };
  const outcome = await gateway.call(request, { investigationId: null, stage: 'test' });
  return parseCertificates(outcome.kind === 'found' ? outcome.value.body.toString() : '');
}
const due = async (id: number) =>
  db.dataSource.query('SELECT authority, seq, attempts, fault FROM stamp_due WHERE investigation_id = $1', [id]);

it('stamps a seal with every configured authority', async () => {
  const id = await caseOf(3);
  const hosts = ['freetsa.org', 'timestamp.digicert.com'];
  await seal(id, hosts);
  const attempts = await service(hosts).run();
  expect(attempts.filter(({ investigationId }) => investigationId === id).map(({ fault }) => fault)).toEqual([
    null,
    null,
  ]);
  const verdict = await verified(id);
  expect(verdict.faults).toEqual([]);
  expect(verdict.stamps.map(({ authority: name, seq, trust }) => [name, seq, trust])).toEqual([
    ['freetsa.org/tsr', 3, 'no-root'],
    ['timestamp.digicert.com/tsr', 3, 'no-root'],
  ]);
  expect(await due(id)).toEqual([]);
});

it('stamps only the last existing seal of a chain once an authority is configured', async () => {
  const id = await caseOf(1);
  await seal(id);
  await received(id, 5);
  await seal(id);
  await service(['freetsa.org']).run();
  expect((await verified(id)).stamps.map(({ seq }) => seq)).toEqual([2]);
  await service(['freetsa.org']).run();
  expect((await db.evidence.listTimestamps(id)).length).toBe(1);
});

it('records the call in the case ledger, but does not store its response as an original', async () => {
  const id = await caseOf(1);
  await seal(id, ['freetsa.org']);
  await service(['freetsa.org']).run();
  const calls = ledger.entries.filter(({ investigationId }) => investigationId === id);
  expect(calls).toEqual([
    expect.objectContaining({ provider: 'tsa-freetsa.org', stage: 'stamp', method: 'POST', outcome: 'found' }),
  ]);
  expect((await verified(id)).entries).toBe(1);
});

it.each([
  ['wrong-nonce', 'wrong-nonce'],
  ['wrong-imprint', 'wrong-imprint'],
  ['not-an-authority', 'not-an-authority'],
  ['outside-life', 'outside-life'],
  ['signature-wrong', 'signature-wrong'],
  ['no-certificate', 'no-certificate'],
  ['refused', 'refused'],
  ['garbage', 'malformed'],
  ['huge', 'too-large'],
  ['hangs', 'unanswered'],
  ['unavailable', 'unanswered'],
])('rejects a false stamp (%s) as %s and retries later', async (lie, fault) => {
  const id = await caseOf(1);
  const host = `${lie}.tsa.example`;
  await seal(id, [host]);
  const stamping = service([host], lie === 'hangs' ? { gateway: impatient } : {});
  const attempts = await stamping.run();
  expect(attempts.find(({ investigationId }) => investigationId === id)).toMatchObject({ fault });
  expect(await due(id)).toMatchObject([{ attempts: 1, fault, seq: 1 }]);
  const again = await stamping.run();
  expect(again.filter(({ investigationId }) => investigationId === id)).toEqual([]);
  expect((await verified(id)).stamps).toEqual([]);
});

it('rejects a stamp that does not lead to a pinned certificate', async () => {
  const id = await caseOf(1);
  await seal(id, ['freetsa.org']);
  const theirs = parseCertificates(await getRootCertificate('freetsa.org'));
  const attempts = await service(['freetsa.org'], { roots: async () => theirs }).run();
  // The authority of this process is not the sandbox's authority of the same name.
  expect(attempts.find(({ investigationId }) => investigationId === id)).toMatchObject({ fault: 'not-trusted' });
  hours += 1;
  const roots = await rootsOfSandbox();
  await service(['freetsa.org'], { roots: async () => roots }).run();
  expect((await verified(id, roots)).stamps).toMatchObject([{ trust: 'trusted' }]);
  expect((await verified(id, theirs)).stamps).toMatchObject([{ trust: 'not-trusted' }]);
});

it('stamps pending seals once the authority is back, by one of several processes', async () => {
  const id = await caseOf(2);
  await seal(id, ['unavailable.tsa.example']);
  await service(['unavailable.tsa.example']).run();
  await db.dataSource.query('UPDATE stamp_due SET authority = $2 WHERE investigation_id = $1', [id, 'freetsa.org/tsr']);
  hours += 7;
  const attempts = await Promise.all([1, 2, 3].map(() => service(['freetsa.org']).run()));
  expect(attempts.flat().filter(({ investigationId }) => investigationId === id)).toEqual([
    { investigationId: id, authority: 'freetsa.org/tsr', fault: null },
  ]);
  expect((await verified(id)).stamps).toMatchObject([{ seq: 2 }]);
});

it('detects a stamp that is moved, changed or copied from another case', async () => {
  const [id, other] = [await caseOf(2), await caseOf(2)];
  for (const one of [id, other]) await seal(one, ['freetsa.org']);
  await service(['freetsa.org']).run();
  const broken = async (statement: string, values: unknown[]) => {
    await db.dataSource.query(statement, values);
    return (await verified(id)).faults;
  };
  const [own] = await db.evidence.listTimestamps(id);
  const [theirs] = await db.evidence.listTimestamps(other);
  expect(await broken('UPDATE chain_stamps SET seq = 1 WHERE investigation_id = $1', [id])).toMatchObject([
    { code: 'stamp-broken', seq: 1, why: 'row-changed' },
  ]);
  const swap = 'UPDATE chain_stamps SET seq = 2, response = $2, sha256 = $3 WHERE investigation_id = $1';
  const forged = { ...own!, response: theirs!.response };
  expect(await broken(swap, [id, theirs!.response, timestampDigest(forged)])).toMatchObject([{ why: 'wrong-imprint' }]);
  expect(await broken(swap, [id, own!.response, own!.sha256])).toEqual([]);
});
