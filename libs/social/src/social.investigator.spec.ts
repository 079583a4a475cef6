import { blocked, failed, hasReason } from '@corroborate/domain';
import { assessSocialCredibility } from './judge/credibility.policy';
import { SocialInvestigator } from './social.investigator';
import { FakeNetwork } from './testing/fake-network';
import { buildAuthor, callContext, buildPost, fireTopic } from './testing/samples';
import { planSocialQueries } from './topic/plan-social-queries.policy';

const now = new Date('2026-03-10T12:00:00Z');
const topic = fireTopic();
const queries = planSocialQueries(topic, { mode: 'quick', now });
const investigate = (networks: FakeNetwork[], context: { signal?: AbortSignal } = {}) =>
  new SocialInvestigator(networks).investigate(topic, queries, { ...callContext(), ...context });

const seen = () =>
  buildPost('Flames out of the roof at Larkspur Castings, I can see it from my porch', { place: 'Elm Valley, Ohio' });
const shared = () => buildPost('Wow.', { links: ['https://news.example/fire-at-larkspur-castings'] });
const noise = () => buildPost('Elm Valley Otters won again');

describe('SocialInvestigator', () => {
  it('keeps posts about the event, drops the rest, and gives reasons', async () => {
    const evidence = await investigate([new FakeNetwork('one', [seen(), shared(), noise()])]);
    expect(evidence.sources.map(({ voice }) => voice).sort()).toEqual(['passes-on', 'tells']);
    expect(evidence.independentAccounts).toBe(1);
    expect(evidence.sources.find(({ voice }) => voice === 'tells')).toMatchObject({
      relevance: 1,
      coordinated: false,
      verificationStatus: 'anonymous',
    });
    evidence.sources.forEach(({ reasons }) => expect(reasons.length).toBeGreaterThan(1));
    expect(evidence.timeline.moments).toHaveLength(2);
  });

  it('keeps a post once, whichever query found it', async () => {
    const one = new FakeNetwork('one', [seen()]);
    const evidence = await investigate([one]);
    expect(one.asked).toHaveLength(2);
    expect(evidence.sources).toHaveLength(1);
  });

  it('records the outcome of every query, and stops querying a network that refused', async () => {
    const closed = new FakeNetwork('closed', blocked('wants an account'));
    const broken = new FakeNetwork('broken', failed('no route'));
    const empty = new FakeNetwork('empty', []);
    const { coverage, sources } = await investigate([closed, broken, empty]);
    expect(sources).toEqual([]);
    expect(coverage.map(({ provider, outcome }) => `${provider} ${outcome}`)).toEqual([
      'closed blocked',
      'closed blocked',
      'broken failed',
      'broken failed',
      'empty nothing-found',
      'empty nothing-found',
    ]);
    expect(closed.asked).toHaveLength(1);
    expect(coverage[1]?.reason).toBe('not queried again: wants an account');
    expect(broken.asked).toHaveLength(2);
  });

  it('continues after a network throws', async () => {
    const { coverage, sources } = await investigate([
      new FakeNetwork('mad', new Error('boom')),
      new FakeNetwork('one', [seen()]),
    ]);
    expect(coverage[0]).toMatchObject({ provider: 'mad', outcome: 'failed', reason: 'broke: boom' });
    expect(sources).toHaveLength(1);
  });

  it('queries no network once cancelled', async () => {
    const one = new FakeNetwork('one', [seen()]);
    const { coverage } = await investigate([one], { signal: AbortSignal.abort() });
    expect(one.asked).toEqual([]);
    expect(coverage[0]).toMatchObject({ outcome: 'failed', reason: 'cancelled before the request' });
  });

  it('keeps results at the time limit and sends no more queries', async () => {
    const slow = new FakeNetwork('slow', [seen()]);
    const search = slow.search.bind(slow);
    slow.search = async (query, context) => {
      const answer = await search(query, context);
      await new Promise((resolve) => setTimeout(resolve, 60));
      return answer;
    };
    const limits = { quick: 30, detailed: 30, exhaustive: 30 };
    const { coverage, sources } = await new SocialInvestigator([slow], limits).investigate(
      topic,
      queries,
      callContext(),
      'quick',
    );
    expect(slow.asked).toHaveLength(1);
    expect(sources).toHaveLength(1);
    expect(coverage.map(({ outcome, reason, cut }) => [outcome, reason, cut])).toEqual([
      ['found', null, undefined],
      ['failed', 'the time limit for networks was reached', 'time'],
    ]);
  });

  it('scores a campaign zero, with a reason', async () => {
    const pushed = Array.from({ length: 8 }, (_, n) =>
      buildPost(
        'BREAKING: Fire at Larkspur Castings in Elm Valley, the media is hiding it, share ' +
          `${n % 2 ? 'now' : 'everywhere'}`,
        {
          author: buildAuthor(`user${String.fromCharCode(97 + n)}`, { createdAt: '2026-03-01T00:00:00Z' }),
          timestamp: new Date(Date.parse('2026-03-09T14:00:00Z') + n * 10_000).toISOString(),
        },
      ),
    );
    const evidence = await investigate([new FakeNetwork('one', pushed)]);
    expect(evidence.coordination.clusters).toHaveLength(1);
    expect(evidence.independentAccounts).toBe(0);
    expect(evidence.credibility).toBeLessThan(5);
    expect(
      evidence.sources.every(
        ({ coordinated, reasons }) => coordinated && hasReason(reasons, 'coordination.same-words'),
      ),
    ).toBe(true);
  });

  it('raises credibility with eyewitness accounts, up to a limit', async () => {
    const texts = [
      'Flames from the roof of Larkspur Castings, I can see it from my porch',
      'Larkspur Castings is burning, they told us to leave',
      'my street smells of burning plastic, Larkspur Castings on fire',
    ];
    const cred = async (count: number) =>
      (
        await investigate([
          new FakeNetwork(
            'one',
            texts.slice(0, count).map((text) => buildPost(text)),
          ),
        ])
      ).credibility;
    const [none, one, three] = [await cred(0), await cred(1), await cred(3)];
    expect(none).toBe(0);
    expect(one).toBeGreaterThan(5);
    expect(three).toBeGreaterThan(one);
    expect(three).toBeLessThan(60);
  });

  it('does not raise credibility for many posts of one account', async () => {
    const { sources } = await investigate([new FakeNetwork('one', [seen()])]);
    expect(assessSocialCredibility([...sources, ...sources, ...sources])).toBe(assessSocialCredibility(sources));
  });
});
