import { createReason, toReasonTexts } from '@corroborate/domain';
import type { SocialPost } from '../social.types';
import { topicFocus } from '../topic/topic-focus.policy';
import { buildAuthor, buildPost, fireTopic } from '../testing/samples';
import { assessAuthor } from './author.policy';
import { findCoordination } from './coordination.policy';
import { assessEyewitness } from './eyewitness.policy';
import { independentAccounts } from './independence.policy';
import { postRelevance } from './relevance.policy';
import { buildSocialTimeline } from './timeline.policy';
import { readPostStance } from './post-stance.policy';
import { cpuNow } from '../../../../test/support/cpu';

const NOW = new Date('2026-03-10T12:00:00Z');

describe('assessAuthor', () => {
  const assess = (over: Parameters<typeof buildAuthor>[1], handle = 'mira', platform = 'bluesky') =>
    assessAuthor({ platform, author: buildAuthor(handle, { createdAt: null, ...over }) }, NOW);

  it('returns a reason if the platform reports nothing', () =>
    expect(assess({})).toEqual({
      score: 35,
      verification: 'anonymous',
      reasons: [createReason('account.unknown')],
    }));

  it('ranks age, history and audience above a new account with digits in its name', () => {
    const old = assess({ createdAt: '2018-01-01T00:00:00Z', posts: 3000, followers: 4000, following: 300 });
    const fresh = assess({ createdAt: '2026-03-02T00:00:00Z', posts: 4, followers: 3, following: 900 }, 'CarlaP51247');
    expect(old).toMatchObject({ score: 66, verification: 'community_member' });
    expect(fresh).toMatchObject({ score: 0, verification: 'anonymous' });
    expect(fresh.reasons).toEqual(
      expect.arrayContaining([
        createReason('account.under-a-month', { points: -20 }),
        createReason('account.digits', { points: -10, digits: 5 }),
      ]),
    );
  });

  it('accepts a checked identity as verified, but not a paid badge', () => {
    expect(assess({ verified: true, verifiedType: 'website' }).verification).toBe('verified_account');
    expect(assess({ verified: true, verifiedType: 'government' }).score).toBe(70);
    const bought = assess({ verified: true, verifiedType: 'blue' }, 'mira', 'x');
    expect(bought).toMatchObject({ score: 35, verification: 'anonymous' });
    expect(assess({ verified: true }, 'mira', 'x').verification).toBe('anonymous');
    expect(assess({ verified: true }).verification).toBe('verified_account');
  });

  it('credits a domain handle without calling the account verified', () =>
    expect(assess({ domainHandle: 'news.example' })).toMatchObject({ score: 47, verification: 'community_member' }));

  it('marks accounts with more posts a day than a person writes', () => {
    const busy = assess({ createdAt: '2025-03-10T00:00:00Z', posts: 40_000 });
    expect(busy.reasons).toContainEqual(createReason('account.busy', { points: -20, perDay: 109 }));
  });

  it('ignores a creation date in the future', () =>
    expect(assess({ createdAt: '2027-01-01T00:00:00Z' }).score).toBe(35));

  it.each([
    [-5, 20],
    [50, 30],
    [500, 39],
    [5000, 45],
  ])('gives karma %p a score of %p', (karma, score) => expect(assess({ karma }).score).toBe(score));
});

describe('eyewitness', () => {
  it.each([
    'Flames out of the roof, I can see it from my porch',
    'stuck outside the works right now, they told us to stay back',
    "I'm standing across from the gate, guy next to me says two trucks came",
    'Just drove past on my way home, I can smell burning rubber',
  ])('detects an eyewitness in %p', (text) => {
    const reading = assessEyewitness(buildPost(text));
    expect(reading.likelihood).toBeGreaterThanOrEqual(0.5);
    reading.words.forEach((words) => expect(text).toContain(words));
  });

  it.each([
    'Fire at Larkspur Castings works in Elm Valley',
    'BREAKING: I can see it on every channel! RT now',
    'I saw on the news that the works burned down',
    'My cousin says she can see it from her porch, apparently it is bad',
    'Thoughts with everyone affected',
    'According to police, I can see why they closed it',
  ])('detects no eyewitness in %p', (text) => expect(assessEyewitness(buildPost(text)).likelihood).toBeLessThan(0.5));

  it('lowers the eyewitness likelihood if the post links to a page or repeats another post', () => {
    const text = 'I can see the smoke from my window';
    const plain = assessEyewitness(buildPost(text)).likelihood;
    expect(assessEyewitness(buildPost(text, { links: ['https://news.example/fire'] })).likelihood).toBeLessThan(
      plain / 2,
    );
    expect(assessEyewitness(buildPost(text, { repostOf: 'other' })).likelihood).toBeLessThan(plain / 5);
    expect(assessEyewitness(buildPost(text, { place: 'Elm Valley, Ohio' })).likelihood).toBeGreaterThan(plain);
  });

  it('handles hostile input within the time limit', () => {
    const started = cpuNow();
    assessEyewitness(buildPost(`${'my my '.repeat(20_000)} i am ${'very '.repeat(20_000)}`));
    expect(cpuNow() - started).toBeLessThan(1_000);
  });
});

describe('voiceOf', () => {
  it.each<[string, Partial<SocialPost>, string]>([
    ['Flames out of the roof, I can see it from my porch', {}, 'tells'],
    ['The whole east side smells of burning plastic', {}, 'tells'],
    [
      'Wow. https://news.example/a-fire-at-the-works',
      { links: ['https://news.example/a-fire-at-the-works'] },
      'passes-on',
    ],
    ['hm, "Fire at the Larkspur Castings works" is that real?', {}, 'asks'],
    ['does anyone know more about the fire', {}, 'asks'],
    ['The fire story is a hoax, I work there', {}, 'denies'],
    ['There was no fire at the works', {}, 'denies'],
    ['It was a training exercise, nothing more', {}, 'denies'],
    ['Rumours of a fire at the works', {}, 'passes-on'],
    ['my brother in law works there, says they all got out', {}, 'passes-on'],
    ['Flames out of the roof', { repostOf: 'x' }, 'passes-on'],
  ])('returns the voice for %p', (text, over, voice) =>
    expect(readPostStance(buildPost(text, over), ['fire']).voice).toBe(voice),
  );
});

describe('postRelevance', () => {
  const focus = topicFocus(fireTopic(), NOW);
  const of = (text: string, over: Parameters<typeof buildPost>[1] = {}, about = focus) =>
    postRelevance(buildPost(text, over), about);

  it.each([
    ['Huge blaze at Larkspur Castings in Elm Valley', 1],
    ['Larkspur Castings is burning', 0.9],
    ['the Larkspur plant in Elm Valley is on fire', 0.8],
    ['smoke all over Elm Valley, something is burning on Mill Street', 0.7],
  ])('keeps %p', (text, value) => expect(of(text)).toMatchObject({ relevant: true, value }));

  it.each([
    ['Elm Valley Otters won again', {}],
    ['is the library in Elm Valley open on Mondays', {}],
    ['Fire at Juniper Foundry in Elm Valley', {}],
    ['Larkspur Castings is on fire, Elm Valley, Georgia', {}],
    ['Larkspur flowers are burning hot this year', {}],
    ['Fire at Larkspur Castings in Elm Valley', { timestamp: '2026-02-20T00:00:00.000Z' }],
    ['Fire at Larkspur Castings in Elm Valley', { timestamp: '2026-08-20T00:00:00.000Z' }],
    ['Remember the fire at Larkspur Castings in 2011', {}],
    ['On March 1, 2026 a fire broke out at Larkspur Castings', {}],
    ['smoke over Elm Valley, big fire', { place: 'Elm Valley, Georgia' }],
  ])('drops %p (%p)', (text, over) => {
    const relevance = of(text, over);
    expect(relevance.relevant).toBe(false);
    expect(relevance.reasons).not.toEqual([]);
  });

  it('reads what a linked page is about from its URL', () =>
    expect(of('Oh no.', { links: ['https://news.example/2026/03/fire-at-larkspur-castings-works'] }).relevant).toBe(
      true,
    ));

  it('gives a post low confidence if only the name matches, and drops such a post weeks later', () => {
    const text = 'they brought coffee to the gate of Larkspur Castings';
    expect(of(text).value).toBe(0.45);
    expect(of(text, { timestamp: '2026-03-10T11:00:00.000Z' }).relevant).toBe(true);
    expect(
      of(text, { timestamp: '2026-03-20T11:00:00.000Z' }, topicFocus(fireTopic(), new Date('2026-04-20'))).relevant,
    ).toBe(false);
  });

  it('does not match names that differ in a number', () => {
    const union = topicFocus(
      fireTopic({ title: 'Strike by Millers Union Local 12', entities: ['Millers Union Local 12'], location: null }),
      NOW,
    );
    expect(of('Millers Union Local 12 walked out', {}, union).relevant).toBe(true);
    expect(of('Millers Union Local 15 walked out', {}, union).relevant).toBe(false);
  });

  it('gives a post low confidence if it matches only a name that many towns have', () => {
    const bridge = topicFocus(
      fireTopic({ title: 'Mill Street Bridge shut over crack', entities: ['Mill Street Bridge'] }),
      NOW,
    );
    expect(of('They just closed the Mill Street Bridge', {}, bridge).value).toBe(0.45);
    expect(of('They just closed the Mill Street Bridge in Elm Valley', {}, bridge).value).toBe(1);
  });

  it('requires most of the words if the topic has no name and no place', () => {
    const bare = topicFocus(
      fireTopic({ title: 'giant pumpkin record broken at county fair', entities: [], location: null }),
      NOW,
    );
    expect(of('giant pumpkin breaks the record at our county fair', {}, bare).relevant).toBe(true);
    expect(of('a giant record collection', {}, bare).relevant).toBe(false);
  });
});

const swarm = (
  count: number,
  text: (n: number) => string,
  over: Parameters<typeof buildPost>[1] & { step?: number; born?: string } = {},
) =>
  Array.from({ length: count }, (_, n) =>
    buildPost(text(n), {
      ...over,
      author: buildAuthor(`account${String.fromCharCode(97 + n)}`, {
        createdAt: over.born ?? `2026-02-${String(10 + (n % 15)).padStart(2, '0')}T00:00:00Z`,
      }),
      timestamp: new Date(Date.parse('2026-03-09T13:00:00Z') + n * (over.step ?? 20_000)).toISOString(),
    }),
  );
const OPENINGS = ['BREAKING', 'JUST IN', 'URGENT'];

describe('findCoordination', () => {
  it('finds a text repeated with small changes by many new accounts within minutes', () => {
    const posts = swarm(
      8,
      (n) =>
        `${OPENINGS[n % 3]}: the mayor of Elm Valley has fled. The media is hiding it. ${n % 2 ? 'Share' : 'RT'} ` +
        'now #truth',
    );
    const { clusters } = findCoordination([
      ...posts,
      buildPost('I saw the mayor at the bakery this morning, she was fine'),
    ]);
    expect(clusters).toHaveLength(1);
    expect(clusters[0]?.postIds.sort()).toEqual(posts.map(({ id }) => id).sort());
    expect(toReasonTexts(clusters[0]?.reasons ?? []).join(' ')).toMatch(
      /8 accounts.*within 5 minute.*8 of 8 accounts.*created within \d+ day/,
    );
  });

  it('finds a shared URL promoted by new accounts', () =>
    expect(
      findCoordination(
        swarm(6, (n) => `${['look', 'wow', 'read this', 'see here', 'no way', 'big'][n]}`, {
          links: ['https://x.example/a'],
        }),
      ).clusters,
    ).toHaveLength(1));

  it('finds a slow campaign of accounts created together', () =>
    expect(
      findCoordination(
        swarm(6, (n) => `The mayor of Elm Valley has fled with all the money ${n}`, {
          step: 3_600_000,
          born: '2026-03-01T00:00:00Z',
        }),
      ).clusters,
    ).toHaveLength(1));

  it('finds copied text of old accounts if no shared page explains it', () => {
    const text = 'The mayor of Elm Valley has fled with all the money of the town';
    expect(findCoordination(swarm(6, () => text, { born: '2015-01-01T00:00:00Z' })).clusters).toHaveLength(1);
    expect(
      findCoordination(swarm(6, () => text, { born: '2015-01-01T00:00:00Z', links: ['https://news.example/mayor'] }))
        .clusters,
    ).toEqual([]);
  });

  it('ignores people who share a headline over hours', () =>
    expect(
      findCoordination(
        swarm(9, () => 'Fire at Larkspur Castings works in Elm Valley', {
          step: 2_400_000,
          born: '2017-01-01T00:00:00Z',
          links: ['https://news.example/fire'],
        }),
      ).clusters,
    ).toEqual([]));

  it('ignores people who describe one event in their own words', () => {
    const texts = [
      'smoke everywhere',
      'fire trucks on Mill Street',
      'what is burning down there',
      'the works are on fire',
      'stay safe everyone',
    ];
    expect(findCoordination(swarm(5, (n) => texts[n] ?? '')).clusters).toEqual([]);
  });

  it('does not count one account that repeats itself as many', () => {
    const author = buildAuthor('loud', { createdAt: '2026-03-01T00:00:00Z' });
    expect(
      findCoordination(
        Array.from({ length: 9 }, () => buildPost('The mayor of Elm Valley has fled with the money', { author })),
      ).clusters,
    ).toEqual([]);
  });

  it('evaluates a thousand posts within the time limit', () => {
    const started = process.cpuUsage();
    findCoordination(
      Array.from({ length: 1000 }, (_, n) =>
        buildPost(
          `all of them say the same long opening words here but then word${n} other${n * 7} thing${n * 3} more${n}`,
        ),
      ),
    );
    // CPU time: the machine may be busy with other things.
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(5000);
  });
});

describe('independentAccounts', () => {
  const none = { clusters: [] };
  it('counts each independent account once', () => {
    const posts = [
      buildPost('Flames out of the roof, I can see it from my porch'),
      buildPost('The east side smells of burning plastic', { author: buildAuthor('ana.bsky.social') }),
      buildPost('Second truck just came round the corner', {
        platform: 'mastodon',
        author: buildAuthor('ana@toot.example'),
      }),
    ];
    expect(independentAccounts(posts, none)).toBe(2);
  });
  it('does not count links, questions, denials, reposts and copies', () => {
    const posts = [
      buildPost('Flames out of the roof at the works tonight'),
      buildPost('flames out of the roof at the works tonight!!'),
      buildPost('Wow', { links: ['https://news.example/fire'] }),
      buildPost('is this real?'),
      buildPost('That story is a hoax'),
      buildPost('Flames!', { repostOf: 'x' }),
    ];
    expect(independentAccounts(posts, none)).toBe(1);
  });
  it('does not count accounts that take part in a campaign', () => {
    const author = buildAuthor('loud');
    const pushed = buildPost('The mayor has fled', { author });
    const other = buildPost('I can see the town hall from my window, it is empty', { author });
    expect(independentAccounts([pushed, other], { clusters: [{ postIds: [pushed.id], reasons: [] }] })).toBe(0);
  });
});

describe('buildSocialTimeline', () => {
  it('orders posts, marks notable ones and finds the busiest hour', () => {
    const posts = [
      buildPost('Larkspur is burning', {
        timestamp: '2026-03-09T14:10:00.000Z',
        author: buildAuthor('desk', { verified: true, verifiedType: 'website' }),
      }),
      buildPost('what is that smoke', { timestamp: '2026-03-09T12:05:00.000Z' }),
      buildPost('I can see flames from my porch right now', { timestamp: '2026-03-09T14:20:00.000Z' }),
    ];
    const timeline = buildSocialTimeline(posts);
    expect(timeline.moments.map(({ mark }) => mark)).toEqual([
      'first mention',
      'first verified account',
      'first likely eyewitness',
    ]);
    expect(timeline).toMatchObject({
      first: '2026-03-09T12:05:00.000Z',
      last: '2026-03-09T14:20:00.000Z',
      peak: { from: '2026-03-09T14:00:00.000Z', posts: 2 },
    });
  });
  it('builds an empty social timeline if there are no posts', () =>
    expect(buildSocialTimeline([])).toEqual({
      first: null,
      last: null,
      peak: null,
      moments: [],
      growth: [],
      handOver: [],
    }));

  it('shows growth and the spread from network to network', () => {
    const at = (timestamp: string, platform = 'x') => buildPost('Fire', { timestamp, platform });
    const { growth, handOver } = buildSocialTimeline([
      at('2026-03-09T12:10:00Z'),
      at('2026-03-09T13:01:00Z', 'reddit'),
      at('2026-03-09T13:02:00Z'),
      at('2026-03-09T13:03:00Z'),
      at('2026-03-09T14:00:00Z'),
    ]);
    expect(growth).toEqual([{ from: '2026-03-09T13:00:00.000Z', posts: 3, before: 1 }]);
    expect(handOver.map(({ platform }) => platform)).toEqual(['x', 'reddit']);
  });
});
