import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CaseArchiver,
  CaseVerifier,
  OriginalReader,
  PicturePool,
  rootsIn,
  signatureNotes,
  signedPicturesIn,
  verifyArchive,
} from '@corroborate/evidence';
import { found, sha256, systemClock } from '@corroborate/domain';
import { caseToReport, Erasure, LegalHolds, RetentionJob, type ApplicationParts } from '@corroborate/investigation';
import { composeReport } from '@corroborate/report';
import type { World } from '@corroborate/sandbox';
import type { PostRef } from '@corroborate/social';
import { FakeNetwork } from '@corroborate/social/testing';
import { openWholeProduct, submitted, untilOver, type Closers } from './support/whole-product';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const FILES = path.join(__dirname, '../worlds/contract/pictures/files');
/** Whom the newsroom trusts to name signers of pictures. */
const SIGNERS = path.join(FILES, 'signers.pem');
const OF_THE_POST = sha256(readFileSync(path.join(FILES, 'post.jpg')));
const home = mkdtempSync(path.join(tmpdir(), 'corroborate-pictures-'));
const closers: Closers = [async () => rmSync(home, { recursive: true, force: true })];
let product: ApplicationParts;
let earlier: number;
let later: number;

beforeAll(async () => {
  const asked = { TINEYE_API_KEY: 'sandbox-key', C2PA_TRUST_FILES: SIGNERS };
  const texts = { CORROBORATE_HOME: home, RECONCILE_SECONDS: '1', ...asked };
  const opened = await openWholeProduct(closers, { log: SILENT, texts, world: 'contract/pictures' });
  product = opened.product;
  const ratings = opened.world.ratings.map(({ site, rating }) => ({
    site,
    score: rating,
    scheme: 'world',
    label: null,
  }));
  await product.db.ratings.importRows('world', ratings, 'outlets.jsonl');
  earlier = await lookedAt(opened.world, 'pictures-01-earlier');
  later = await lookedAt(opened.world, 'pictures-02-later');
}, 300_000);
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** The topic is decided, its pictures were looked at, and the chain is sealed to its end. */
async function lookedAt(world: World, name: string): Promise<number> {
  const topic = await submitted(product, world, name);
  const order = { mode: 'quick', priority: 'normal', force: true, requestedBy: 'test' } as const;
  const started = await product.investigations.trigger({ topicId: topic.id, ...order });
  const id = started.kind === 'started' ? started.investigationId : 0;
  await untilOver(product, id);
  const unsealed = async () => {
    const { entries, sealed } = await new CaseVerifier(product.db.evidence, null).verify(id);
    return sealed < entries;
  };
  while ((await product.db.pictures.isDue(id)) || (await unsealed())) await new Promise((go) => setTimeout(go, 200));
  return id;
}

interface Capture {
  provider: string;
  request: { url: string };
  body: { sha256: string };
}
const entriesOf = async (id: number) =>
  (await product.db.evidence.entriesOf(id))
    .filter(({ kind }) => kind === 'capture')
    .map(({ content }) => JSON.parse(content) as Capture);
/** As an editor may have it. */
const keptOfThePost = () => new OriginalReader(product.db.evidence, null).read(OF_THE_POST);

const shown = async (id: number) => (await product.investigations.pictures(id))!.pictures;

it('a picture of an earlier flood is noted, and so is a file that names another year', async () => {
  const told = (await shown(later)).map(({ site, state, notes }) => ({
    site,
    state,
    notes: notes.map(({ code }) => code),
  }));
  expect(told.toSorted((a, b) => (a.site < b.site ? -1 : 1))).toEqual([
    { site: 'coastwire.example', state: 'read', notes: ['picture.made-before'] },
    { site: 'coastwire.example', state: 'read', notes: ['picture.signed-undated', 'picture.signer-vouched'] },
    { site: 'corriganpost.example', state: 'read', notes: ['picture.stood-before', 'picture.seen-before'] },
    { site: 'statebroadcast.example', state: 'not-decoded', notes: [] },
  ]);
});

it('says where and when it stood, and the earlier case is not accused of it', async () => {
  const lead = (await shown(later)).find(({ site }) => site === 'corriganpost.example')!;
  const places = lead.elsewhere.map(({ site, pageDay, investigationId }) => [site, pageDay, investigationId]);
  expect(places.toSorted()).toEqual([
    ['statebroadcast.example', '2019-07-15', earlier],
    ['tarngazette.example', '2019-07-15', earlier],
  ]);
  const notes = (await shown(earlier)).map((picture) => picture.notes);
  expect(notes).toEqual([[], []]);
});

it('an engine for pictures is asked, paid from the budget of the case, and its pages are told', async () => {
  const lead = (await shown(later)).find(({ site }) => site === 'corriganpost.example')!;
  expect(lead.searches).toEqual([{ engine: 'tineye', title: 'TinEye', outcome: 'found', matches: expect.any(Array) }]);
  expect(lead.searches![0]!.matches.map(({ site, firstSeen }) => [site, firstSeen])).toEqual([
    ['tarngazette.example', '2019-07-16'],
    ['statebroadcast.example', '2019-07-16'],
    ['corriganpost.example', '2026-10-15'],
  ]);
  const calls: { cost: number }[] = await product.db.dataSource.query(
    `SELECT cost_usd::float AS cost FROM upstream_calls WHERE investigation_id = $1 AND provider = 'tineye'`,
    [later],
  );
  // The one that claims billions of pixels is not sent to anybody.
  expect(calls).toEqual([{ cost: 0.04 }, { cost: 0.04 }, { cost: 0.04 }]);
  expect((await product.db.ledger.totals(later)).costUsd).toBeGreaterThanOrEqual(0.12);
});

it('the picture of a post is kept as it came, and the chain names no account', async () => {
  const captures = (await entriesOf(later)).filter(({ provider }) => provider === 'mastodon-pictures');
  expect(captures.map(({ request, body }) => [request.url, body.sha256])).toEqual([
    ['https://files.mastodon.example/', OF_THE_POST],
  ]);
  const told = (await product.db.evidence.entriesOf(later)).map(({ content }) => content).join('\n');
  expect(told).not.toContain('quayside');
  expect(await keptOfThePost()).toMatchObject({ state: 'whole', bytes: readFileSync(path.join(FILES, 'post.jpg')) });
});

it('a picture of a post is not asked for where robots.txt of its host does not want it', async () => {
  const hosts = (await entriesOf(later)).map(({ request }) => request.url);
  expect(hosts).toContain('https://closed-instance.example/robots.txt');
  expect(hosts).not.toContain('https://closed-instance.example/');
});

it('no verdict knows of it: the later story is verified as without pictures', async () => {
  const row = (await product.investigations.get(later))!;
  expect([row.newVerificationLevel, row.requiresHumanReview]).toEqual(['verified', false]);
  expect(JSON.stringify(row.result)).not.toContain('picture');
});

it('the report tells it as background', async () => {
  const input = (await caseToReport(product.db, later))!;
  const background = composeReport(input, 'full').sections.find(({ id }) => id === 'background')!;
  const group = background.groups.find(({ heading }) => heading === 'Pictures')!;
  const sentences = group.items.flatMap((item) => item.sentences.map(({ text }) => text));
  expect(sentences.join('\n')).toContain('on 2019-07-15, 2648 days before this page.');
  expect(sentences.join('\n')).toContain('This picture stood elsewhere before: tarngazette.example, first seen on');
  expect(sentences).toContain('4 pictures that sources show were looked at; what they show was not judged.');
});

it('the files are in the archive of the case, sealed with the rest, and are no pages of it', async () => {
  const archive = (await new CaseArchiver(product.db.evidence, null).archive(later))!;
  const verdict = await verifyArchive(archive);
  expect(verdict.faults).toEqual([]);
  const entries = await product.db.evidence.entriesOf(later);
  const received = entries.filter(({ content }) => /"mediaType":"image\//.test(content));
  const kept = [...(await shown(later)).map((picture) => picture.sha256), OF_THE_POST];
  expect(received.map(({ originalSha256 }) => originalSha256).toSorted()).toEqual(kept.toSorted());
});

it('a signed picture in it is looked at by anybody with a list of their own', async () => {
  const archive = (await new CaseArchiver(product.db.evidence, null).archive(later))!;
  const told = async (files: string[]) => {
    const found = await signedPicturesIn(archive, new PicturePool(await rootsIn(files)));
    return found.map((picture) => [picture.url, ...signatureNotes(picture).map(({ code }) => code)]);
  };
  const url = 'https://media.coastwire.example/4712.jpg';
  expect(await told([SIGNERS])).toEqual([[url, 'picture.signed-undated', 'picture.signer-vouched']]);
  expect(await told([])).toEqual([[url, 'picture.signed-undated', 'picture.signer-unlisted']]);
});

describe('the picture of a post', () => {
  const by = { actor: 'ann', via: 'key' } as const;
  /** Two days on, when each post is looked up again and stands no more. */
  const inTwoDays = async () => {
    const clock = { now: () => new Date(Date.now() + 2 * 86_400_000) };
    return new RetentionJob(product.db, [new Emptied('mastodon', [])], product.settings, clock).run();
  };

  it('is among what an erasure of its author would take', async () => {
    const erasure = new Erasure(product.db, product.settings, systemClock);
    const plan = await erasure.plan({ person: '@quayside', leaveOut: [] });
    expect(plan.originals.map((one) => one.sha256)).toContain(OF_THE_POST);
  });

  it('stays while its case is held, also when its post is gone', async () => {
    const holds = new LegalHolds(product.db);
    await holds.hold(later, 'A letter of a lawyer', by);
    expect(await inTwoDays()).toMatchObject({ postsDropped: 0 });
    expect(await keptOfThePost()).toMatchObject({ state: 'whole' });
    await holds.release(later, 'It is settled', by);
  });

  it('goes when its post is gone, and the chain says so and holds', async () => {
    expect(await inTwoDays()).toMatchObject({ postsDropped: 2 });
    expect(await keptOfThePost()).toMatchObject({ state: 'removed' });
    const entries = await product.db.evidence.entriesOf(later);
    const removals = entries.filter(({ kind, content }) => kind === 'removal' && content.includes(OF_THE_POST));
    expect(removals.map(({ content }) => JSON.parse(content) as object)).toMatchObject([{ why: 'post-gone' }]);
    expect((await new CaseVerifier(product.db.evidence, null).verify(later)).faults).toEqual([]);
  });
});

/** A network on which nothing stands any more. */
class Emptied extends FakeNetwork {
  async gone(posts: PostRef[]) {
    return found(posts.map(({ id }) => id));
  }
}
