import { openDatabase, type Database } from '@corroborate/db';
import { articleSample } from '@corroborate/db/testing';
import { ERASURE_MARK, systemClock } from '@corroborate/domain';
import {
  CaseArchiver,
  CaseVerifier,
  newSigningKey,
  OriginalsRecorder,
  sha256,
  summarizeArchive,
  summarizeCase,
  verifyArchive,
} from '@corroborate/evidence';
import { SocialInvestigator, type SocialEvidence } from '@corroborate/social';
import { FakeNetwork, buildPost } from '@corroborate/social/testing';
import { unzipSync } from 'fflate';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { createCaseChainJob } from '../testing/case-chain.fixture';
import { LegalHoldService } from '@corroborate/casework';
import { ErasureService } from './erasure';
import { describePlan } from './erasure.messages';
import { SubjectAccessService } from './subject-access';
import { subjectArchive } from './subject-archive';

const ANN = { actor: 'ann', via: 'key' } as const;
const WHY = 'Request of 3 March';
const ACCOUNT = '@mira_hollis';
const NAME = 'Mira Hollis';
const PAGE = `Mira Hollis, 34, saw the fire from her porch. “I called at once,” Mira Hollis said.`;
const QUOTE = '“I called at once,” Mira Hollis said.';

const KEY = newSigningKey().privatePem;
let server: TestDatabase;
let db: Database;
let serial = 0;
beforeEach(async () => {
  server = await createTestDatabase({ EVIDENCE_KEY: KEY });
  db = await openDatabase(server.settings);
});
afterEach(async () => {
  await db.close();
  await server.drop();
});
const POSTS = [
  ['mira_hollis', '11', 'I can see the fire at Larkspur Castings from my porch'],
  ['tomas_reed', '12', 'Larkspur Castings is on fire, says @mira_hollis, they told us to leave'],
].map(([handle, id, content]) =>
  buildPost(content!, {
    ...{ platform: 'x', id: id!, url: `https://x.com/${handle}/status/${id}` },
    author: { handle: handle!, createdAt: null },
  }),
);

/** A decided case that names her: a page with a quote, posts, a result, and her own page as received. */
async function caseOfHers(): Promise<number> {
  serial += 1;
  const [stored] = await db.topics.upsertMany([
    {
      ...{ externalId: `t-${serial}`, title: 'Fire at Larkspur Castings', entities: [], newsworthinessScore: 70 },
      ...{ status: 'approved', verificationStatus: 'unverified', sourceCount: 0 },
    },
  ]);
  const { topic } = stored!;
  const order = { mode: 'quick', priority: 'normal', budgetUsd: 0.5, forced: false, requestedBy: 'ann' } as const;
  const made = await db.investigations.create({ topicId: topic.id, ...order });
  const id = made.created ? made.investigation.id : made.runningId;
  const social = await new SocialInvestigator([new FakeNetwork('x', POSTS)]).investigate(
    topic,
    [{ strategy: 'name', text: 'Larkspur', reason: '' }],
    { investigationId: null, stage: 'social' },
  );
  await db.stageResults.save({ investigationId: id, round: 1, stage: 'social', state: 'done', data: social });
  await pageOf(id);
  await received(id, 'https://x.com/mira_hollis/status/11');
  await received(id, 'https://larkspur.example/fire');
  await answered(id);
  await concluded(id, social);
  return id;
}

/** A network response as received. */
async function answered(investigationId: number): Promise<void> {
  const url = `https://api.x.com/2/users/by/username/mira_hollis`;
  await new OriginalsRecorder(db.evidence, null).record({
    ...{ investigationId, stage: 'social', provider: 'x', at: '2026-03-01T10:00:00.000Z', fromCache: false },
    request: { method: 'GET', url, headers: {} },
    response: { status: 200, headers: { 'content-type': 'application/json' }, url, redirects: [], peer: null },
    body: Buffer.from(JSON.stringify({ serial, data: POSTS })),
  });
}

async function pageOf(id: number): Promise<void> {
  const article = articleSample({ canonicalUrl: `https://larkspur.example/${serial}`, text: PAGE, byline: 'Jo Lind' });
  const sourceId = await db.sources.save({ ...article, contentHash: sha256(`${serial}`) });
  const start = PAGE.indexOf(QUOTE);
  const passage = { quote: QUOTE, start, end: start + QUOTE.length };
  await db.sources.saveUses(id, [{ sourceId, round: 1, passage }]);
}

async function received(investigationId: number, url: string): Promise<void> {
  await new OriginalsRecorder(db.evidence, null).record({
    ...{ investigationId, stage: 'read', provider: 'page', at: '2026-03-01T10:00:00.000Z', fromCache: false },
    request: { method: 'GET', url, headers: {} },
    response: { status: 200, headers: { 'content-type': 'text/html' }, url, redirects: [], peer: null },
    body: Buffer.from(`<p>${url} ${serial} ${PAGE}</p>`),
  });
}

async function concluded(id: number, social: SocialEvidence): Promise<void> {
  const result = {
    ...{ social_media_evidence: social.sources, social: {}, summary: `${NAME} called.` },
    ...{ statements: [{ speaker: NAME, quote: QUOTE }], key_actors: [{ name: NAME }] },
  };
  await db.dataSource.query(
    `UPDATE investigations SET status = 'completed', finished_at = now(), result = $2::jsonb WHERE id = $1`,
    [id, JSON.stringify(result)],
  );
}

const access = (asked: string) => new SubjectAccessService(db, server.settings, systemClock).compile(asked, ANN);
const erasure = () => new ErasureService(db, server.settings, systemClock);
const order = (person: string, leaveOut: number[] = []) => ({ person, why: WHY, leaveOut });
/** Every row of every table except the access log, as one text. */
async function everything(): Promise<string> {
  const rows: unknown[] = [];
  await db.storedText.each((row) => rows.push(row) > 0);
  return JSON.stringify(rows.filter((row) => (row as { table: string }).table !== 'audit_log'));
}
async function sealAll(): Promise<void> {
  await createCaseChainJob(db, server.settings).run();
}

describe('subject access file', () => {
  it('lists everything that names the person, by kind, with start date and storage period', async () => {
    const id = await caseOfHers();
    const file = await access(NAME);
    const whats = new Set(file.finds.flatMap(({ places }) => places.map(({ what }) => what)));
    expect([...whats].sort()).toEqual(['case', 'key actor', 'page', 'statement']);
    expect(file.finds.every(({ cases }) => cases.includes(id))).toBe(true);
    expect(file.finds.every(({ since }) => since !== null)).toBe(true);
    const posts = await access(ACCOUNT);
    const post = posts.finds.find(({ table }) => table === 'stage_results')!;
    expect(post.places[0]).toMatchObject({ what: 'social post' });
    expect(post.until).toMatchObject({ code: 'handles-days', days: 30 });
    expect(posts.finds.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['chain_entries', 'investigations', 'stage_results']),
    );
  });

  it('includes the actions of the editor’s own account', async () => {
    await caseOfHers();
    await new LegalHoldService(db).hold(1, 'Letter', { actor: 'ann.moor', via: 'key' });
    const file = await access('ann.moor');
    expect(file.finds.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['audit_log', 'investigation_events', 'legal_holds']),
    );
  });

  it('creates the same subject access file each time, lists what is not searched, and changes nothing', async () => {
    await caseOfHers();
    const before = await everything();
    const clock = { now: () => new Date('2026-11-26T03:00:00Z') };
    const made = () => new SubjectAccessService(db, server.settings, clock).compile(NAME, ANN);
    const [file, again] = [await made(), await made()];
    // The first request adds a row to the log.
    expect(again).toEqual({ ...file, rowsRead: file.rowsRead + 1 });
    const archive = await subjectArchive(file);
    expect((await subjectArchive(file)).equals(archive)).toBe(true);
    expect(await everything()).toBe(before);
    const keptText = Buffer.from(unzipSync(archive)['what-is-kept.txt']!).toString();
    expect(keptText).toContain('Key people and organizations\n----');
    expect(keptText).toMatch(
      /\d\. A web page that was read, in case \d+\. Stored on \w+\.? \d+, \d{4}, \d\d:\d\d UTC\. Kept /,
    );
    expect(keptText).toContain('   Named as the speaker: “Mira Hollis”');
    expect(keptText).toContain('Not searched\n----');
    expect(keptText).toContain('The content of images, PDF prints and snapshots.');
  });

  it('contains no one with a similar name', async () => {
    await caseOfHers();
    expect((await access('Mira Holl')).finds).toEqual([]);
    expect((await access('@mira')).finds).toEqual([]);
  });

  it('records a subject access request in the audit log without the name', async () => {
    await caseOfHers();
    await access(NAME);
    const { items } = await db.audit.list({ limit: 1 });
    expect(items[0]).toMatchObject({ action: 'privacy.access', actor: 'ann', outcome: 'done' });
    expect(JSON.stringify(items)).not.toContain('Hollis');
  });

  it('covers every table with text', async () => {
    await caseOfHers();
    await access(NAME);
    const [searched, filled] = [new Set<string>(), [] as string[]];
    await db.storedText.each(({ table }) => Boolean(searched.add(table)));
    for (const { name } of await db.dataSource.query<{ name: string }[]>(WITH_TEXT))
      if ((await db.dataSource.query<unknown[]>(`SELECT 1 FROM "${name}" LIMIT 1`)).length > 0) filled.push(name);
    expect(filled.length).toBeGreaterThan(5);
    expect([...searched]).toEqual(filled);
  });
});

const WITH_TEXT = `SELECT DISTINCT table_name COLLATE "C" AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND data_type IN ('text', 'jsonb') AND table_name <> 'migrations' ORDER BY 1`;

describe('erasure', () => {
  it('starts with a plan of what is deleted and kept, and changes nothing', async () => {
    const id = await caseOfHers();
    const before = await everything();
    const plan = await erasure().plan(order(ACCOUNT));
    expect(plan).toMatchObject({ cases: [id], held: [] });
    expect(plan.originals).toHaveLength(2);
    expect(describePlan(plan)).toMatch(
      /the bytes of 2 responses: pages and posts at the account's own URL[^]+evidence chain is permanent/,
    );
    expect(await everything()).toBe(before);
  });

  it('erases an account’s posts, URL, mentions and page bytes', async () => {
    const id = await caseOfHers();
    const outcome = await erasure().confirm(order(ACCOUNT), ANN);
    expect(outcome).toMatchObject({ originals: 2, cases: [id] });
    expect(await db.evidence.listSocialAnswers(id)).toEqual([]);
    const left = (await access(ACCOUNT)).finds;
    expect([...new Set(left.map(({ table }) => table))]).toEqual(['chain_entries']);
    const [stage] = await db.stageResults.findAll(id);
    const text = JSON.stringify(stage!.data);
    expect(text).toContain('tomas_reed');
    expect(text).toContain('from my porch');
    expect(text).toMatch(/"author":"account-[0-9a-f]{10}"/);
    expect((stage!.data as unknown as SocialEvidence).retention?.pseudonymisedAt).toBeUndefined();
  });

  it('erases a name and keeps every quote at its offsets', async () => {
    const id = await caseOfHers();
    await erasure().confirm(order(NAME), ANN);
    expect(await everything()).not.toContain(NAME);
    const [use] = await db.sources.listUses(id);
    const page = await db.sources.capture(use!.sourceId);
    const { quote, start, end } = use!.passage!;
    expect(page?.text?.slice(start, end)).toBe(quote);
    expect(quote).toBe(`“I called at once,” ${ERASURE_MARK.repeat(4)}${ERASURE_MARK}${ERASURE_MARK.repeat(6)} said.`);
  });

  it('keeps sealed evidence verifiable, here and in an archive, and records the erasure', async () => {
    const id = await caseOfHers();
    await sealAll();
    await erasure().confirm(order(ACCOUNT), ANN);
    await sealAll();
    const verdict = await new CaseVerifier(db.evidence, null).verify(id);
    expect(verdict).toMatchObject({ faults: [], originals: { whole: 1, removed: 2, missing: 0, changed: 0 } });
    expect(verdict.sealed).toBe(verdict.entries);
    expect(summarizeCase(id, verdict).proven.join(' ')).toContain(WHY);
    const archive = await verifyArchive((await new CaseArchiver(db.evidence, null).archive(id))!);
    expect(archive).toMatchObject({ faults: [], evidence: { faults: [], sealed: verdict.entries } });
    expect(summarizeArchive(archive).proven.join(' ')).toContain('2 originals deleted');
    const entries = (await db.evidence.listEntries(id)).filter(({ kind }) => kind === 'erasure' || kind === 'removal');
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['erasure', 'removal', 'removal']);
    expect(JSON.stringify(entries)).not.toContain('mira');
  });

  it('does nothing the second time', async () => {
    const id = await caseOfHers();
    await erasure().confirm(order(ACCOUNT), ANN);
    const chain = await db.evidence.listEntries(id);
    expect(await erasure().confirm(order(ACCOUNT), ANN)).toMatchObject({ rows: 0, originals: 0, cases: [] });
    expect(await db.evidence.listEntries(id)).toEqual(chain);
  });

  it('rejects an erasure if a held case names the person, and skips that case if it is excluded', async () => {
    const [held, free] = [await caseOfHers(), await caseOfHers()];
    await new LegalHoldService(db).hold(held, 'Letter before claim', ANN);
    const before = await everything();
    await expect(erasure().confirm(order(NAME), ANN)).rejects.toMatchObject({
      code: 'held',
      details: { cases: [held] },
    });
    expect(await everything()).toBe(before);
    const entries = await db.evidence.listEntries(held);
    expect(await erasure().confirm(order(NAME, [held]), ANN)).toMatchObject({ cases: [free] });
    const rest = (await access(NAME)).finds.flatMap(({ cases }) => cases);
    expect([...new Set(rest)]).toEqual([held]);
    expect(await db.evidence.listEntries(held)).toEqual(entries);
  });

  it('skips an open case and one that an editor excludes', async () => {
    const [open, out] = [await caseOfHers(), await caseOfHers()];
    await db.dataSource.query(`UPDATE investigations SET status = 'running', finished_at = NULL WHERE id = $1`, [open]);
    const plan = await erasure().plan(order(NAME, [out]));
    expect(plan).toMatchObject({ cases: [], masked: [] });
    expect(new Set(plan.stays.map(({ why }) => why))).toEqual(new Set(['case-open', 'left-out']));
  });

  it.each(['', ' ', 'x'.repeat(2_001), `asked by ${NAME}`])(
    'rejects a reason that is empty or names the person: %p',
    (why) => expect(erasure().confirm({ ...order(NAME), why }, ANN)).rejects.toMatchObject({ code: 'invalid-input' }),
  );

  it('records an erasure in the audit log without the name', async () => {
    await caseOfHers();
    await erasure().confirm(order(NAME), ANN);
    const { items } = await db.audit.list({ limit: 1 });
    expect(items[0]).toMatchObject({ action: 'privacy.erase', details: { why: WHY, originals: 0 } });
    expect(JSON.stringify(items)).not.toContain('Hollis');
  });
});
