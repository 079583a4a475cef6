import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClockAt, type UpstreamGateway } from '@corroborate/domain';
import { FakeGateway } from '@corroborate/domain/testing';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { InMemoryBudgetStore, InMemoryLedger } from '@corroborate/upstream';
import { sandboxGateway } from '@corroborate/upstream/testing';
import { SocialInvestigator } from '../social.investigator';
import { callContext, buildQuery, fireTopic } from '../testing/samples';
import { buildXId, SOCIAL_NOW, SOCIAL_POSTS } from '../testing/social-world';
import { planSocialQueries } from '../topic/plan-social-queries.policy';
import { createNetworks, type NetworkSettings } from './create-networks';

const KEYS: NetworkSettings = {
  DISABLED_ENGINES: [],
  MASTODON_HOST: 'toot.example',
  MASTODON_TOKEN: 'user-token',
  X_BEARER_TOKEN: 'sandbox-key',
  X_BUDGET_USD: 0.3,
  REDDIT_CLIENT_ID: 'sandbox-key',
  REDDIT_CLIENT_SECRET: 'sandbox-key',
  REDDIT_USERNAME: 'desk',
  BLUESKY_IDENTIFIER: 'desk.example',
  BLUESKY_APP_PASSWORD: 'sandbox-key',
};
const paid = { ...callContext(), investigationId: 7 };

describe('networks with keys, over the real protocols', () => {
  let sandbox: Sandbox;
  let folder: string;
  let gateway: UpstreamGateway & { close(): Promise<void> };
  let ledger: InMemoryLedger;
  let budget: InMemoryBudgetStore;
  const clock = createClockAt(SOCIAL_NOW);
  const network = (name: string, over: Partial<NetworkSettings> = {}) => {
    const made = createNetworks({ ...KEYS, ...over }, gateway, clock).find(({ manifest }) => manifest.name === name);
    if (!made) throw new Error(`there is no network ${name}`);
    return made;
  };
  const found = async (
    name: string,
    text: string,
    over: Partial<Parameters<ReturnType<typeof network>['search']>[0]> = {},
  ) => {
    const outcome = await network(name).search(buildQuery(text, over), paid);
    if (outcome.kind !== 'found') throw new Error(`${outcome.kind}: ${outcome.reason}`);
    return outcome.value;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'social-world-'));
    writeFileSync(
      join(folder, 'world.json'),
      JSON.stringify({ version: 1, name: 'keyed', description: 'A fire.', now: SOCIAL_NOW, language: 'en' }),
    );
    writeFileSync(join(folder, 'posts.jsonl'), SOCIAL_POSTS.map((post) => JSON.stringify(post)).join('\n'));
    sandbox = await startSandbox(await loadWorld(folder));
  });
  beforeEach(() => {
    [ledger, budget] = [new InMemoryLedger(), new InMemoryBudgetStore(0.5)];
    gateway = sandboxGateway(sandbox, { budget, ledger, clock });
    sandbox.clearRequests();
  });
  afterEach(() => gateway.close());
  afterAll(async () => {
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('returns recent originals and quotes from X, without reposts and deleted posts', async () => {
    const posts = await found('x', '"Larkspur Castings"', { from: '2026-03-08T00:00:00Z' });
    expect(posts.map(({ id }) => id)).toEqual([buildXId(6), buildXId(2), buildXId(1)]);
    expect(posts[1]).toMatchObject({
      author: { handle: 'tomas_r', followers: 300, createdAt: '2019-05-01T00:00:00.000Z' },
    });
    expect(posts.map(({ place }) => place)).toEqual([null, null, 'Elm Valley, Ohio']);
    expect(sandbox.requests()[0]?.url).toContain('/2/tweets/search/recent?');
  });

  it('uses X’s archive search for older posts and accepts newer field names', async () => {
    expect((await found('x', 'hiring', { from: '2026-02-01T00:00:00Z' })).map(({ id }) => id)).toEqual([buildXId(8)]);
    expect(sandbox.requests().at(-1)?.url).toContain('/2/tweets/search/all?');
    const query = buildQuery('"Larkspur Castings"', { from: '2026-03-08T00:00:00Z' });
    const [older, newer] = [
      await network('x').search(query, paid),
      await network('x', { X_BEARER_TOKEN: 'sandbox-posts-key' }).search(
        { ...query, text: '"Larkspur Castings" ' },
        paid,
      ),
    ];
    expect(newer).toEqual(older);
  });

  it('reserves the maximum cost of an X response and charges the actual one', async () => {
    await found('x', '"Larkspur Castings"', { from: '2026-03-08T00:00:00Z', maxUsd: 0.15 });
    expect(sandbox.requests()[0]?.url).toContain('max_results=10');
    // Three posts and their three authors.
    expect(budget.spent.get(7)).toBeCloseTo(0.045);
    expect(ledger.entries.at(-1)).toMatchObject({ provider: 'x', investigationId: 7, outcome: 'found' });
    expect(ledger.entries.at(-1)?.costUsd).toBeCloseTo(0.045);
    expect(await network('x').search(buildQuery('zeppelin', { maxUsd: 0.1 }), paid)).toMatchObject({
      kind: 'limited',
      reason: expect.stringContaining('$0.100'),
    });
    await budget.spend(7, 0.4);
    expect(await network('x').search(buildQuery('zeppelin', { from: '2026-03-08T00:00:00Z' }), paid)).toMatchObject({
      kind: 'limited',
      reason: expect.stringContaining('budget'),
    });
    expect(budget.spent.get(7)).toBeCloseTo(0.445);
  });

  it('finds posts on X by hashtag and by link', async () => {
    expect(
      (await found('x', '"Elm Valley Fire"', { kind: 'hashtag', from: '2026-03-08T00:00:00Z', maxUsd: 0.15 })).map(
        ({ id }) => id,
      ),
    ).toEqual([buildXId(1)]);
    const link = 'https://news.example/2026/fire-at-larkspur-castings';
    expect(
      (await found('x', link, { kind: 'link', link, from: '2026-03-08T00:00:00Z', maxUsd: 0.15 })).map(({ id }) => id),
    ).toEqual([buildXId(6)]);
  });

  it.each([
    ['x', { status: 402, body: '{}' }, 'limited', 'credit'],
    ['x', { status: 403, body: '{"type":"https://api.x.com/2/problems/client-forbidden"}' }, 'blocked', '403'],
    ['x', { status: 401, body: '{}' }, 'blocked', '401'],
    ['reddit', { status: 401, body: '{"error":401}' }, 'blocked', 'rejected the app'],
    ['reddit', { status: 403, body: '{"error":403}' }, 'blocked', 'rejected the app'],
    ['bluesky', { status: 401, body: '{"error":"AuthenticationRequired"}' }, 'blocked', 'account'],
    ['mastodon', { status: 401, body: '{"error":"The access token is invalid"}' }, 'blocked', '401'],
  ])('reports the refusal by %s with %j as %s', async (name, refusal, kind, reason) => {
    const refusing = new FakeGateway().on('', refusal);
    const refused = createNetworks(KEYS, refusing, clock).find(({ manifest }) => manifest.name === name)!;
    expect(await refused.search(buildQuery('Larkspur', { maxUsd: 0.3 }), paid)).toMatchObject({
      kind,
      reason: expect.stringContaining(reason),
    });
  });

  it.each([
    ['x', { X_BEARER_TOKEN: undefined }, 'X_BEARER_TOKEN'],
    ['reddit', { REDDIT_CLIENT_SECRET: undefined }, 'REDDIT_CLIENT_ID'],
  ])('reports the network %s with the settings %j as not configured', async (name, over, reason) => {
    expect(await network(name, over).search(buildQuery('Larkspur', { maxUsd: 0.3 }), paid)).toMatchObject({
      kind: 'not-configured',
      reason: expect.stringContaining(reason),
    });
    expect(budget.spent.get(7) ?? 0).toBeCloseTo(0);
  });

  it('returns threads of the requested Reddit groups and their comments', async () => {
    const [thread, ...others] = await found('reddit', '"Elm Valley" fire', {
      kind: 'community',
      communities: ['ohio', 'news'],
      from: '2026-03-08T00:00:00Z',
    });
    expect(others).toEqual([]);
    expect(thread).toMatchObject({
      id: 'a1b2c3',
      content: 'Fire in Elm Valley right now? — Smoke over Larkspur Castings',
      community: 'ohio',
      engagement: { score: 55, replies: 2 },
    });
    expect(
      await network('reddit').search(
        buildQuery('"Elm Valley" fire', { kind: 'community', communities: ['news'] }),
        paid,
      ),
    ).toMatchObject({ kind: 'nothing-found' });
    const said = thread && (await network('reddit').responses?.(thread, paid));
    expect(said).toMatchObject({
      kind: 'found',
      value: [{ id: 'c0m1', replyTo: 'a1b2c3', author: { handle: 'smelter' } }],
    });
    const [known] = (thread && (await network('reddit').withAuthors?.([thread], paid))) ?? [];
    expect(known?.author).toMatchObject({ karma: 8412, createdAt: '2018-01-01T00:00:00.000Z' });
    const stranger = thread && { ...thread, author: { ...thread.author, handle: 'nobody-at-all' } };
    const asked = thread && stranger ? [{ ...thread, id: 'another' }, thread, stranger] : [];
    const posts = (await network('reddit').withActivity?.(asked, paid)) ?? [];
    expect(posts.map(({ author }) => author.activity)).toEqual([
      { items: 1, inCommunity: 1, removed: 0 },
      { items: 0, inCommunity: 0, removed: 0 },
      undefined,
    ]);
  });

  it('signs in once to a network for parallel requests', async () => {
    const [reddit, bluesky] = [network('reddit'), network('bluesky')];
    const texts = ['Larkspur', 'Elm', 'fire', 'smoke'];
    await Promise.all([reddit, bluesky].flatMap((one) => texts.map((text) => one.search(buildQuery(text), paid))));
    const addresses = sandbox.requests().map(({ url }) => url);
    expect(addresses.filter((url) => url.includes('access_token'))).toHaveLength(1);
    expect(addresses.filter((url) => url.includes('createSession'))).toHaveLength(1);
  });

  it('searches words on Bluesky and Mastodon with an account', async () => {
    expect((await found('bluesky', '"Larkspur Castings"')).map(({ author }) => author.handle)).toEqual([
      'cy.bsky.social',
    ]);
    expect(
      (
        await found('mastodon', '"Larkspur Castings"', { from: '2026-03-09T00:00:00Z', to: '2026-03-10T00:00:00Z' })
      ).map(({ author }) => author.handle),
    ).toEqual(['ana']);
  });

  it('sends all calls of the networks through the gateway and keeps keys out of the ledger', async () => {
    const topic = fireTopic();
    const queries = planSocialQueries(topic, { mode: 'exhaustive', now: clock.now() });
    await new SocialInvestigator(createNetworks(KEYS, gateway, clock)).investigate(topic, queries, paid, 'exhaustive');
    await gateway.close();
    const sent = ledger.entries.filter(({ cached, attempts }) => !cached && attempts > 0);
    expect(sent).toHaveLength(sandbox.requests().length);
    expect(new Set(sent.map(({ provider }) => provider))).toEqual(
      new Set(['x', 'reddit', 'bluesky', 'mastodon', 'hackernews']),
    );
    expect(JSON.stringify(ledger.entries)).not.toContain('sandbox-key');
  });

  it('combines posts and replies of all networks in an investigation', async () => {
    const topic = fireTopic();
    const queries = planSocialQueries(topic, { mode: 'detailed', now: clock.now() });
    const evidence = await new SocialInvestigator(createNetworks(KEYS, gateway, clock)).investigate(
      topic,
      queries,
      paid,
      'detailed',
    );
    expect(evidence.timeline.handOver.map(({ platform }) => platform)).toEqual(['x', 'reddit', 'mastodon', 'bluesky']);
    expect(evidence.timeline.moments[0]).toMatchObject({
      author: 'mira_h',
      mark: expect.stringContaining('first likely eyewitness'),
    });
    expect(evidence.independentAccounts).toBeGreaterThanOrEqual(4);
    expect(evidence.reaction).toMatchObject({ deny: 1, ask: 1 });
    expect(evidence.reaction?.confirm).toBeGreaterThanOrEqual(2);
    expect(evidence.engagement?.kind).toBe('organic');
    expect(budget.spent.get(7)).toBeLessThanOrEqual(0.3);
  });

  it('looks up social media posts again and reports deleted ones', async () => {
    const gone = async (name: string, ids: string[], url = (id: string) => `https://x.com/a/status/${id}`) => {
      const outcome = await network(name).gone?.(
        ids.map((id) => ({ id, url: url(id) })),
        callContext(),
      );
      return outcome?.kind === 'found' ? outcome.value : outcome;
    };
    expect(await gone('x', [buildXId(1), buildXId(7), buildXId(99)])).toEqual([buildXId(7), buildXId(99)]);
    expect(
      await gone(
        'reddit',
        ['a1b2c3', 'c0m1', 'c0m2'],
        (id) => `https://www.reddit.com/r/ohio/comments/a1b2c3/${id.startsWith('c') ? `x/${id}/` : ''}`,
      ),
    ).toEqual(['c0m2']);
    expect(
      await gone(
        'mastodon',
        ['1', '2'],
        (id) => `https://toot.example/@ana/${id === '1' ? '116200000000000001' : '42'}`,
      ),
    ).toEqual(['2']);
  });
});
