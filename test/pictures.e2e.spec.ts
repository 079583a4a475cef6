import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CaseArchiver, CaseVerifier, OriginalReader, verifyArchive } from '@corroborate/evidence';
import { found, sha256, systemClock } from '@corroborate/domain';
import { CaseReportService, LegalHoldService, PictureService } from '@corroborate/casework';
import type { ApplicationParts } from '@corroborate/investigation';
import { ErasureService, RetentionJob } from '@corroborate/housekeeping';
import { composeReport } from '@corroborate/report';
import type { World } from '@corroborate/sandbox';
import type { PostRef } from '@corroborate/social';
import { FakeNetwork } from '@corroborate/social/testing';
import { openWholeProduct, submitted, untilOver, type Closers } from './support/whole-product';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const FILES = path.join(__dirname, '../worlds/contract/pictures/files');
const OF_THE_POST = sha256(readFileSync(path.join(FILES, 'post.jpg')));
const home = mkdtempSync(path.join(tmpdir(), 'corroborate-pictures-'));
const closers: Closers = [async () => rmSync(home, { recursive: true, force: true })];
let product: ApplicationParts;
let later: number;

beforeAll(async () => {
  const texts = { CORROBORATE_HOME: home, RECONCILE_SECONDS: '1' };
  const opened = await openWholeProduct(closers, { log: SILENT, texts, world: 'contract/pictures' });
  product = opened.product;
  const ratings = opened.world.ratings.map(({ site, rating }) => ({
    site,
    score: rating,
    scheme: 'world',
    label: null,
  }));
  await product.db.ratings.importRows('world', ratings, 'outlets.jsonl');
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
  (await product.db.evidence.listEntries(id))
    .filter(({ kind }) => kind === 'capture')
    .map(({ content }) => JSON.parse(content) as Capture);
/** As an editor may have it. */
const keptOfThePost = () => new OriginalReader(product.db.evidence, null).read(OF_THE_POST);

const shown = async (id: number) => (await new PictureService(product.db).pictures(id))!.pictures;

it('notes a picture whose metadata gives another year, and nothing for the others', async () => {
  const pictures = (await shown(later)).map(({ site, state, notes }) => [site, state, notes.map(({ code }) => code)]);
  expect(pictures.toSorted()).toEqual([
    ['coastwire.example', 'read', ['picture.made-before']],
    ['corriganpost.example', 'read', []],
    ['statebroadcast.example', 'read', []],
  ]);
});

it('stores the picture of a post as received, without an account name in the chain', async () => {
  const captures = (await entriesOf(later)).filter(({ provider }) => provider === 'mastodon-pictures');
  expect(captures.map(({ request, body }) => [request.url, body.sha256])).toEqual([
    ['https://files.mastodon.example/', OF_THE_POST],
  ]);
  const chainText = (await product.db.evidence.listEntries(later)).map(({ content }) => content).join('\n');
  expect(chainText).not.toContain('quayside');
  expect(await keptOfThePost()).toMatchObject({ state: 'whole', bytes: readFileSync(path.join(FILES, 'post.jpg')) });
});

it('does not request a post’s picture if robots.txt of its host disallows it', async () => {
  const hosts = (await entriesOf(later)).map(({ request }) => request.url);
  expect(hosts).toContain('https://closed-instance.example/robots.txt');
  expect(hosts).not.toContain('https://closed-instance.example/');
});

it('verifies the later story as it would without pictures', async () => {
  const row = (await product.investigations.get(later))!;
  expect([row.newVerificationLevel, row.requiresHumanReview]).toEqual(['verified', false]);
  expect(JSON.stringify(row.result)).not.toContain('picture');
});

it('lists picture findings as background in the report', async () => {
  const input = (await new CaseReportService(product.db, systemClock).loadCase(later))!;
  const background = composeReport(input, 'file').sections.find(({ id }) => id === 'background')!;
  const group = background.groups.find(({ heading }) => heading === 'Pictures')!;
  const sentences = group.items.flatMap((item) => item.sentences.map(({ text }) => text));
  expect(sentences.join('\n')).toContain('Metadata dates the image March 2, 2018');
});

it('includes the pictures in the sealed archive of the case', async () => {
  const archive = (await new CaseArchiver(product.db.evidence, null).archive(later))!;
  const verdict = await verifyArchive(archive);
  expect(verdict.faults).toEqual([]);
  const entries = await product.db.evidence.listEntries(later);
  const received = entries.filter(({ content }) => /"mediaType":"image\//.test(content));
  const kept = [...(await shown(later)).map((picture) => picture.sha256), OF_THE_POST];
  expect(received.map(({ originalSha256 }) => originalSha256).toSorted()).toEqual(kept.toSorted());
});

describe('picture of a post', () => {
  const by = { actor: 'ann', via: 'key' } as const;
  /** Two days on, when each post is looked up again and stands no more. */
  const inTwoDays = async () => {
    const clock = { now: () => new Date(Date.now() + 2 * 86_400_000) };
    return new RetentionJob(product.db, [new Emptied('mastodon', [])], product.settings, clock).run();
  };

  it('includes the picture of a post in an erasure of the post’s author', async () => {
    const erasure = new ErasureService(product.db, product.settings, systemClock);
    const plan = await erasure.plan({ person: '@quayside', leaveOut: [] });
    expect(plan.originals.map((one) => one.sha256)).toContain(OF_THE_POST);
  });

  it('keeps the picture of a post during a legal hold, even if the post is deleted', async () => {
    const holds = new LegalHoldService(product.db);
    await holds.hold(later, 'A letter of a lawyer', by);
    expect(await inTwoDays()).toMatchObject({ postsDropped: 0 });
    expect(await keptOfThePost()).toMatchObject({ state: 'whole' });
    await holds.release(later, 'It is settled', by);
  });

  it('removes the picture of a deleted post and records this in the chain, which stays valid', async () => {
    expect(await inTwoDays()).toMatchObject({ postsDropped: 2 });
    expect(await keptOfThePost()).toMatchObject({ state: 'removed' });
    const entries = await product.db.evidence.listEntries(later);
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
