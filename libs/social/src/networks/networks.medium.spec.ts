import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClockAt, type UpstreamGateway } from '@corroborate/domain';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { sandboxGateway } from '@corroborate/upstream/testing';
import { SocialInvestigator } from '../social.investigator';
import { callContext, buildQuery, fireTopic } from '../testing/samples';
import { planSocialQueries } from '../topic/plan-social-queries.policy';
import { createNetworks } from './create-networks';

const NOW = '2026-03-10T12:00:00Z';
const author = (handle: string) => ({
  handle,
  name: handle,
  created: '2019-05-01T00:00:00Z',
  followers: 300,
  following: 200,
  posts: 900,
});
const POSTS = [
  {
    platform: 'mastodon',
    id: '116200000000000001',
    url: 'https://toot.example/@ana/116200000000000001',
    created: '2026-03-09T13:05:00Z',
    text: 'Flames out of the roof at Larkspur Castings, I can see it from my porch #ElmValley',
    author: author('ana'),
  },
  {
    platform: 'mastodon',
    id: '116200000000000002',
    url: 'https://toot.example/@bo/116200000000000002',
    created: '2026-03-09T14:00:00Z',
    text: 'Otters win again #ElmValley',
    author: author('bo'),
  },
  {
    platform: 'hackernews',
    id: '45998001',
    url: 'https://news.ycombinator.com/item?id=45998001',
    created: '2026-03-09T15:00:00Z',
    text: 'Fire at Larkspur Castings',
    links: ['https://news.example/2026/fire-at-larkspur-castings'],
    metrics: { score: 12, replies: 1 },
    author: { handle: 'pgx', karma: 812, created: '2018-01-01T00:00:00Z' },
  },
  {
    platform: 'hackernews',
    id: '45998002',
    url: 'https://news.ycombinator.com/item?id=45998002',
    created: '2026-03-09T16:00:00Z',
    text: 'I work at Larkspur Castings, they told us to leave. &quot;Go home&quot;',
    replyTo: '45998001',
    author: { handle: 'mira', karma: 20 },
  },
  {
    platform: 'bluesky',
    id: '3m5xq2',
    url: 'https://bsky.app/profile/cy.bsky.social/post/3m5xq2',
    created: '2026-03-09T13:30:00Z',
    text: 'Larkspur Castings is burning',
    author: author('cy.bsky.social'),
  },
];

describe('networks over the real protocols', () => {
  let sandbox: Sandbox;
  let gateway: UpstreamGateway & { close(): Promise<void> };
  let folder: string;
  const clock = createClockAt(NOW);
  const networks = () => createNetworks({ DISABLED_ENGINES: [], MASTODON_HOST: 'toot.example' }, gateway, clock);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'social-world-'));
    writeFileSync(
      join(folder, 'world.json'),
      JSON.stringify({ version: 1, name: 'tiny', description: 'A fire.', now: NOW, language: 'en' }),
    );
    writeFileSync(join(folder, 'posts.jsonl'), POSTS.map((post) => JSON.stringify(post)).join('\n'));
    sandbox = await startSandbox(await loadWorld(folder));
    gateway = sandboxGateway(sandbox, { clock });
  });
  afterAll(async () => {
    await gateway.close();
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('returns evaluated posts of a topic and reports which network refused', async () => {
    const topic = fireTopic();
    const queries = planSocialQueries(topic, { mode: 'detailed', now: clock.now() });
    const evidence = await new SocialInvestigator(networks()).investigate(topic, queries, callContext());
    const byId = new Map(evidence.sources.map((source) => [source.platform, source]));
    expect(evidence.sources.map(({ platform, author: handle }) => `${platform} ${handle}`).sort()).toEqual([
      'hackernews mira',
      'hackernews pgx',
      'mastodon ana',
    ]);
    expect(byId.get('mastodon')).toMatchObject({
      url: 'https://toot.example/@ana/116200000000000001',
      voice: 'tells',
      verificationStatus: 'community_member',
    });
    expect(evidence.sources.find(({ author: handle }) => handle === 'pgx')).toMatchObject({
      voice: 'passes-on',
      engagementMetrics: { score: 12, replies: 1 },
    });
    expect(evidence.sources.find(({ author: handle }) => handle === 'mira')?.content).toBe(
      'I work at Larkspur Castings, they told us to leave. "Go home"',
    );
    expect(evidence.independentAccounts).toBe(2);
    expect(evidence.coverage.find(({ provider }) => provider === 'bluesky')).toMatchObject({
      outcome: 'not-configured',
      reason: expect.stringContaining('BLUESKY_APP_PASSWORD'),
    });
    expect(evidence.coverage.filter(({ outcome }) => outcome === 'found').map(({ provider }) => provider)).toEqual(
      expect.arrayContaining(['mastodon', 'hackernews']),
    );
  });

  it('looks up the profiles of post authors', async () => {
    const hackernews = networks().find(({ manifest }) => manifest.name === 'hackernews');
    const outcome = await hackernews?.search(buildQuery('Larkspur fire'), callContext());
    if (outcome?.kind !== 'found') throw new Error(`nothing found: ${outcome?.reason}`);
    const [post] = (await hackernews?.withAuthors?.(outcome.value, callContext())) ?? [];
    expect(post?.author).toMatchObject({ handle: 'pgx', karma: 812, createdAt: '2018-01-01T00:00:00.000Z' });
  });

  it('returns nothing-found from configured networks if there are no posts', async () => {
    const outcomes = await Promise.all(
      networks().map((network) => network.search(buildQuery('zeppelin'), callContext())),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual([
      'not-configured',
      'not-configured',
      'not-configured',
      'nothing-found',
      'nothing-found',
    ]);
  });
});
