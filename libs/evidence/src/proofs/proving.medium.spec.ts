import path from 'node:path';
import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample as topicDraft } from '@corroborate/db/testing';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { InMemoryLedger } from '@corroborate/upstream';
import { sandboxGateway } from '@corroborate/upstream/testing';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { CaseArchiver } from '../archive/case.archiver';
import { verifyArchive } from '../archive/verify-archive';
import { newSigningKey } from '../chain/seal';
import { SealingService } from '../chain/sealing.service';
import { OriginalsRecorder } from '../originals/originals.recorder';
import { StampingService } from '../stamps/stamping.service';
import { exchangeOf } from '../testing/kept-case';
import { CaseVerifier } from '../verification/case.verifier';
import { digestOfProof } from './kept-proof';
import { ProvingService } from './proving.service';

let server: TestDatabase;
let db: Database;
let sandbox: Sandbox;
const ledger = new InMemoryLedger();
const key = newSigningKey();
let gateway: ReturnType<typeof sandboxGateway>;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
  sandbox = await startSandbox(await loadWorld(path.resolve(__dirname, '../../../../worlds/demo/demo')));
  gateway = sandboxGateway(sandbox, { ledger, timeoutMs: 3_000 });
});
afterAll(async () => {
  await gateway.close();
  await sandbox.stop();
  await db.close();
  await server.drop();
});

const ALICE = 'https://alice.btc.calendar.opentimestamps.org';
const FINNEY = 'https://finney.calendar.eternitywall.com';
const played = (name: string) => `https://${name}.calendar.example`;
let hours = 0;
const clock = { now: () => new Date(Date.now() + hours * 3_600_000) };
const run = (...calendars: string[]) =>
  new ProvingService({ stamps: db.stamps, proofs: db.proofs, gateway, clock, calendars }).run();
/** What came of the attempts for a case. */
const came = async (id: number, ...calendars: string[]) =>
  (await run(...calendars)).filter(({ investigationId }) => investigationId === id).map((one) => one.came);

let serial = 0;
async function caseOf(entries: number): Promise<number> {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `p-${++serial}` })]);
  const wanted = { mode: 'quick', priority: 'normal', budgetUsd: 0.5, forced: false, requestedBy: null } as const;
  const made = await db.investigations.create({ ...wanted, topicId: stored!.topic.id });
  if (!made.created) throw new Error('expected a new investigation');
  const { id } = made.investigation;
  for (let n = 0; n < entries; n++) await received(id, n);
  return id;
}
const received = (id: number, n: number) =>
  new OriginalsRecorder(db.evidence, null).record(exchangeOf(n, { investigationId: id }));
const seal = (id: number, ...authorities: string[]) =>
  new SealingService(db.evidence, key, { stamps: db.stamps, authorities }).seal(id);
const verified = (id: number) => new CaseVerifier(db.evidence, null).verify(id);
const due = (id: number) =>
  db.dataSource.query('SELECT authority, seq, attempts, fault FROM stamp_due WHERE investigation_id = $1', [id]);

it('a seal is promised first, and leads to a block once the calendar has one: the case says which', async () => {
  const id = await caseOf(3);
  await seal(id, ALICE, FINNEY);
  expect(await came(id, ALICE, FINNEY)).toEqual(['promise', 'promise']);
  expect(await due(id)).toEqual([]);
  expect(await verified(id)).toMatchObject({
    faults: [],
    proofs: [
      { seq: 3, calendar: ALICE, blocks: [] },
      { seq: 3, calendar: FINNEY, blocks: [] },
    ],
  });
  expect(await came(id, ALICE)).toEqual([]);
  hours += 2;
  expect(await came(id, ALICE)).toEqual(['not-yet']);
  expect(await came(id, ALICE)).toEqual([]);
  hours += 2;
  expect(await came(id, ALICE)).toEqual(['block']);
  hours += 48;
  expect(await came(id, ALICE)).toEqual([]);
  const { faults, proofs } = await verified(id);
  expect(faults).toEqual([]);
  expect(proofs).toEqual([
    { seq: 3, calendar: ALICE, blocks: [{ height: 987_654, merkleRoot: expect.stringMatching(/^[0-9a-f]{64}$/) }] },
    { seq: 3, calendar: FINNEY, blocks: [] },
  ]);
});

it('its archive says the same without the database', async () => {
  const id = await caseOf(2);
  await seal(id, ALICE, FINNEY);
  for (let turn = 0; turn < 3; turn++, hours += 30) await run(ALICE);
  await run(FINNEY);
  const archive = (await new CaseArchiver(db.evidence, null).archive(id))!;
  const { evidence, faults } = await verifyArchive(archive);
  expect(faults).toEqual([]);
  expect(evidence).toEqual(await verified(id));
  expect(evidence?.proofs.map(({ calendar, blocks }) => [calendar, blocks.length])).toEqual([
    [ALICE, 1],
    [FINNEY, 0],
  ]);
});

it('the calls stand in the ledger with their case, and their answers are none of the originals', async () => {
  const id = await caseOf(1);
  await seal(id, ALICE);
  for (let turn = 0; turn < 2; turn++, hours += 2) await run(ALICE);
  const calls = ledger.entries.filter(({ investigationId }) => investigationId === id);
  const beside = { provider: 'ots-alice.btc.calendar.opentimestamps.org', stage: 'stamp', outcome: 'found' };
  expect(calls).toMatchObject([
    { ...beside, method: 'POST' },
    { ...beside, method: 'GET' },
  ]);
  expect((await verified(id)).entries).toBe(1);
});

it.each([
  ['garbage', 'malformed'],
  ['empty', 'malformed'],
  ['html', 'malformed'],
  ['bottomless', 'malformed'],
  ['hostile-address', 'malformed'],
  ['leads-nowhere', 'leads-nowhere'],
  ['huge', 'too-large'],
  ['hangs', 'unanswered'],
  ['unavailable', 'unanswered'],
])('a calendar that lies or fails (%s) proves nothing: %s; it is asked again later', async (lie, fault) => {
  const id = await caseOf(1);
  await seal(id, played(lie));
  expect(await came(id, played(lie))).toEqual([fault]);
  expect(await due(id)).toMatchObject([{ authority: played(lie), attempts: 1, fault, seq: 1 }]);
  expect(await came(id, played(lie))).toEqual([]);
  expect((await verified(id)).proofs).toEqual([]);
});

it('a promise that is not kept stays one, and what is no proof does not take its place', async () => {
  const id = await caseOf(1);
  const calendars = ['never', 'broken-later'].map(played);
  await seal(id, ...calendars);
  expect(await came(id, ...calendars)).toEqual(['promise', 'promise']);
  const told: string[][] = [];
  for (let turn = 0; turn < 3; turn++) {
    hours += 30;
    told.push(await came(id, ...calendars));
  }
  expect(told).toEqual([
    ['not-yet', 'not-yet'],
    ['not-yet', 'malformed'],
    ['not-yet', 'malformed'],
  ]);
  expect(await verified(id)).toMatchObject({ faults: [], proofs: [{ blocks: [] }, { blocks: [] }] });
});

it('of several processes one asks, and the proof of a seal is finished though a later one was made', async () => {
  const id = await caseOf(1);
  await seal(id, ALICE);
  const all = await Promise.all([1, 2, 3].map(() => came(id, ALICE)));
  expect(all.flat()).toEqual(['promise']);
  await received(id, 5);
  await seal(id, ALICE);
  await run(ALICE);
  for (let turn = 0; turn < 2; turn++) {
    hours += 30;
    await run(ALICE);
  }
  const { proofs } = await verified(id);
  expect(proofs.map(({ seq, blocks }) => [seq, blocks.length])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

it('seals of before a calendar was named are proven, too; one that is named no more is not waited for', async () => {
  const id = await caseOf(1);
  await seal(id);
  const stamping = (...others: string[]) =>
    new StampingService({
      stamps: db.stamps,
      gateway,
      clock,
      authorities: [],
      others,
      priceUsd: 0,
      roots: async () => [],
    }).run();
  await stamping(FINNEY);
  expect(await due(id)).toMatchObject([{ authority: FINNEY }]);
  await stamping();
  expect(await due(id)).toEqual([]);
  await stamping(FINNEY);
  expect(await came(id, FINNEY)).toEqual(['promise']);
  await stamping(FINNEY);
  expect(await due(id)).toEqual([]);
});

it('a proof that is moved, changed or taken over from another case is found, and not written anew', async () => {
  const [id, other] = [await caseOf(2), await caseOf(2)];
  for (const one of [id, other]) await seal(one, FINNEY);
  await run(FINNEY);
  const [own] = await db.evidence.proofsOf(id);
  const [theirs] = await db.evidence.proofsOf(other);
  const broken = async (changes: Partial<typeof own & object>) => {
    const { seq, proof, sha256 } = { ...own!, ...changes };
    const set = 'UPDATE chain_proofs SET seq = $2, proof = $3, sha256 = $4 WHERE investigation_id = $1';
    await db.dataSource.query(set, [id, seq, proof, sha256]);
    return (await verified(id)).faults;
  };
  expect(await broken({ seq: 1 })).toMatchObject([{ code: 'proof-broken', seq: 1, why: 'row-changed' }]);
  const forged = { ...own!, proof: theirs!.proof };
  const forgedRow = { proof: forged.proof, sha256: digestOfProof(forged) };
  expect(await broken(forgedRow)).toMatchObject([{ why: 'wrong-imprint' }]);
  expect(await broken({ proof: theirs!.proof })).toMatchObject([{ why: 'row-changed' }]);
  hours += 30;
  expect(await came(id, FINNEY)).toEqual(['malformed']);
  expect((await verified(id)).faults).toMatchObject([{ why: 'row-changed' }]);
  expect(await broken({})).toEqual([]);
});
