import path from 'node:path';
import { createClockAt, type UpstreamGateway, type Topic } from '@corroborate/domain';
import { loadWorld, startSandbox, type Sandbox, type World } from '@corroborate/sandbox';
import { InMemoryBudgetStore } from '@corroborate/upstream';
import { sandboxGateway } from '@corroborate/upstream/testing';
import { eyewitnessOrigin } from './judge/origin.policy';
import { createNetworks } from './networks/create-networks';
import { SocialInvestigator } from './social.investigator';
import type { SocialEvidence } from './social.types';
import { fireTopic } from './testing/samples';
import { planSocialQueries } from './topic/plan-social-queries.policy';

const WORLD = path.resolve(__dirname, '../../../worlds/contract/social');
const KEY = 'sandbox-key';

describe('social test world', () => {
  let world: World;
  let sandbox: Sandbox;
  let gateway: UpstreamGateway & { close(): Promise<void> };
  const evidenceOn = async (externalId: string): Promise<SocialEvidence> => {
    const worldTopic = world.topics.find((topic) => topic.externalId === externalId);
    const topic = fireTopic({ ...worldTopic, summary: worldTopic?.summary ?? null } as Partial<Topic>);
    const clock = createClockAt(world.now.toISOString());
    const networks = createNetworks(
      {
        DISABLED_ENGINES: [],
        X_BEARER_TOKEN: KEY,
        X_BUDGET_USD: 1,
        REDDIT_CLIENT_ID: KEY,
        REDDIT_CLIENT_SECRET: KEY,
        BLUESKY_IDENTIFIER: 'desk.example',
        BLUESKY_APP_PASSWORD: KEY,
        MASTODON_TOKEN: KEY,
      },
      gateway,
      clock,
    );
    return new SocialInvestigator(networks).investigate(
      topic,
      planSocialQueries(topic, { mode: 'detailed', now: clock.now() }),
      { investigationId: world.topics.findIndex((one) => one.externalId === externalId), stage: 'social' },
      'detailed',
    );
  };

  beforeAll(async () => {
    world = await loadWorld(WORLD);
    sandbox = await startSandbox(world);
    gateway = sandboxGateway(sandbox, {
      budget: new InMemoryBudgetStore(2),
      // Long enough for a busy machine; the time is not tested.
      timeoutMs: 30_000,
      clock: createClockAt(world.now.toISOString()),
    });
  });
  afterAll(async () => {
    await gateway.close();
    await sandbox.stop();
  });

  it('runs a test world with a story that eyewitnesses posted before any newsroom', async () => {
    const evidence = await evidenceOn('social-01-crane');
    expect(evidence.independentAccounts).toBeGreaterThanOrEqual(10);
    expect(evidence.coordination.clusters).toEqual([]);
    expect(new Set(evidence.sources.map(({ platform }) => platform))).toEqual(
      new Set(['x', 'reddit', 'bluesky', 'mastodon']),
    );
    expect(evidence.reaction?.ask).toBeGreaterThanOrEqual(1);
    const origin = eyewitnessOrigin(evidence, { at: '2026-09-16T22:40:00Z', credible: true });
    expect(origin?.source.author).toBe('sallygullwing');
    const cut = {
      ...evidence,
      coverage: evidence.coverage.map((entry) => ({
        ...entry,
        ...(entry.outcome === 'found' ? { cut: 'more' as const } : {}),
      })),
    };
    expect(eyewitnessOrigin(cut, { at: '2026-09-16T22:40:00Z', credible: true })).toBeNull();
    // The report is older than all posts.
    expect(eyewitnessOrigin(evidence, { at: '2026-09-16T21:00:00Z', credible: true })).toBeNull();
  });

  it('counts no independent source in a test world with a hoax promoted by thirty accounts', async () => {
    const evidence = await evidenceOn('social-02-camp');
    expect(evidence.sources.length).toBeGreaterThanOrEqual(20);
    expect(evidence.coordination.clusters).toHaveLength(1);
    expect(evidence.independentAccounts).toBe(0);
    expect(evidence.credibility).toBeLessThan(5);
    expect(evidence.engagement?.kind).toBe('pushed');
    expect(eyewitnessOrigin(evidence, { at: null, credible: false })).toBeNull();
  });

  it('omits deleted posts from all evidence', async () => {
    const evidence = await evidenceOn('social-03-library');
    expect(evidence.sources.map(({ author }) => author)).toEqual(['mossfordmarge']);
    expect(JSON.stringify(evidence)).not.toMatch(
      /reader_rosa|stacks_and_tea|quietplease|overdue_otto|vtlibrarian|covered in dust/,
    );
  });
});
