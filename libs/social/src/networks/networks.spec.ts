import { loadSettings } from '@corroborate/config';
import type { Clock } from '@corroborate/domain';
import { type FakeAnswer, FakeGateway } from '@corroborate/domain/testing';
import { NETWORK_CASES } from '../testing/network.cases';
import { networkChecks } from '../testing/network.conformance';
import { buildAuthor, callContext, buildPost, buildQuery } from '../testing/samples';
import { BlueskyNetwork } from './bluesky.adapter';
import { createNetworks } from './create-networks';
import { HackerNewsNetwork } from './hackernews.adapter';
import { MastodonNetwork } from './mastodon.adapter';
import { suggestHashtags, wordQuery } from './query-words.policy';
import { RedditNetwork } from './reddit.adapter';
import { parseComments } from './reddit.posts';

const signedIn = { BLUESKY_IDENTIFIER: 'desk.example', BLUESKY_APP_PASSWORD: 'abcd' };
const clock: Clock = { now: () => new Date('2026-03-10T12:00:00Z') };
const query = buildQuery('"river dam" crack', { from: '2026-03-08T00:00:00.000Z', to: '2026-03-10T00:00:00.000Z' });
const addressOf = (gateway: FakeGateway, index = 0) => new URL(gateway.requests[index]?.url ?? '');

describe.each(NETWORK_CASES)('$name', (cases) => {
  it.each(networkChecks(cases))('$name', ({ run }) => run());
});

describe('createNetworks', () => {
  it('returns all networks except disabled ones', () => {
    const names = (off: string) =>
      createNetworks(loadSettings({ DISABLED_ENGINES: off }), new FakeGateway(), clock).map(
        ({ manifest }) => manifest.name,
      );
    expect(names('')).toEqual(['x', 'reddit', 'bluesky', 'mastodon', 'hackernews']);
    expect(names('Bluesky,x')).toEqual(['reddit', 'mastodon', 'hackernews']);
  });

  it('queries the configured Mastodon instance, and none if the host is invalid', async () => {
    const gateway = new FakeGateway().on('', { body: '[]' });
    const of = (MASTODON_HOST: string) =>
      createNetworks({ DISABLED_ENGINES: ['x', 'reddit', 'bluesky', 'hackernews'], MASTODON_HOST }, gateway, clock)[0];
    await of('toot.example')?.search(query, callContext());
    expect(addressOf(gateway).host).toBe('toot.example');
    expect((await of('evil.example/../x?')?.search(query, callContext()))?.kind).toBe('not-configured');
    expect(gateway.requests).toHaveLength(1);
  });
});

describe('search requests', () => {
  it('sends the date window as filters to Hacker News', async () => {
    const gateway = new FakeGateway().on('', { body: '{"hits":[]}' });
    await new HackerNewsNetwork({ gateway, clock }).search(query, callContext());
    expect(addressOf(gateway).searchParams.get('query')).toBe('river dam crack');
    expect(addressOf(gateway).searchParams.get('numericFilters')).toBe(
      'created_at_i>=1772928000,created_at_i<=1773100800',
    );
  });

  it('sends the date window as bounds and the quoted phrase to Bluesky', async () => {
    const gateway = new FakeGateway()
      .on('createSession', { body: '{"accessJwt":"t"}' })
      .on('', { body: '{"posts":[]}' });
    await new BlueskyNetwork(signedIn, { gateway, clock }).search(query, callContext());
    expect(Object.fromEntries(addressOf(gateway, 1).searchParams)).toMatchObject({
      q: '"river dam" crack',
      since: query.from,
      until: query.to,
    });
  });

  it('uses hashtags to search Mastodon, names first', async () => {
    const gateway = new FakeGateway().on('', { body: '[]' });
    await new MastodonNetwork('toot.example', { gateway, clock }).search(query, callContext());
    expect(addressOf(gateway).pathname).toBe('/api/v1/timelines/tag/riverdam');
    expect(addressOf(gateway).searchParams.getAll('any[]')).toEqual(['crack']);
  });
});

describe('Mastodon pages', () => {
  const status = (id: number, at: string) => ({
    uri: `https://t.example/s/${id}`,
    url: `https://t.example/@a/${id}`,
    created_at: at,
    content: '<p>x</p>',
    account: { acct: 'a' },
  });
  const page = (posts: object[], next?: string) =>
    ({
      body: JSON.stringify(posts),
      headers: next ? { link: `<${next}>; rel="next", <https://t.example/p>; rel="prev"` } : {},
    }) as FakeAnswer;

  it('follows Mastodon pages to the start of the window, on the configured host only', async () => {
    const gateway = new FakeGateway().on(
      '',
      page([status(9, '2026-03-09T10:00:00Z')], 'https://evil.example/api?max_id=9'),
      page([status(8, '2026-03-07T10:00:00Z')], 'https://t.example/api?max_id=8'),
    );
    const outcome = await new MastodonNetwork('t.example', { gateway, clock }).search(query, callContext());
    expect(gateway.requests.map(({ url }) => new URL(url).host)).toEqual(['t.example', 't.example']);
    expect(addressOf(gateway, 1).searchParams.get('max_id')).toBe('9');
    // The older one was written before the window.
    expect(outcome).toMatchObject({ kind: 'found', value: [{ id: 'https://t.example/s/9' }] });
  });

  it('keeps posts of earlier Mastodon pages if a later page fails', async () => {
    const gateway = new FakeGateway().on('', page([status(9, '2026-03-09T10:00:00Z')], 'https://t.example/?max_id=9'), {
      status: 500,
    });
    const outcome = await new MastodonNetwork('t.example', { gateway, clock }).search(query, callContext());
    expect(outcome).toMatchObject({ kind: 'found', value: [{ id: 'https://t.example/s/9' }] });
  });
});

describe('a Mastodon instance on a non-default port', () => {
  const post = (url: string) => buildPost('x', { platform: 'mastodon', url });
  const answers = { body: '{"descendants":[]}' };

  it.each([
    ['toot.example:8443', 'https://toot.example:8443/@a/9'],
    ['toot.example:443', 'https://toot.example/@a/9'],
  ])('queries a Mastodon instance on its port for replies to its own posts: %s', async (host, url) => {
    const gateway = new FakeGateway().on('', answers);
    await new MastodonNetwork(loadSettings({ MASTODON_HOST: host }).MASTODON_HOST, { gateway, clock }).responses(
      post(url),
      callContext(),
    );
    expect(gateway.requests[0]?.url).toBe(`${new URL(url).origin}/api/v1/statuses/9/context`);
  });
});

describe('Reddit deletion check', () => {
  const namesAsked = async (post: { id: string; url: string }) => {
    const gateway = new FakeGateway()
      .on('access_token', { body: '{"access_token":"tok","expires_in":3600}' })
      .on('', { body: '{"kind":"Listing","data":{"children":[]}}' });
    const reddit = new RedditNetwork(
      { REDDIT_CLIENT_ID: 'a', REDDIT_CLIENT_SECRET: 'b', REDDIT_USERNAME: 'c' },
      { gateway, clock },
    );
    await reddit.gone([post], callContext());
    return new URL(gateway.requests.at(-1)!.url).searchParams.get('id');
  };

  it.each([
    ['a thread', '1abc', 'https://www.reddit.com/r/ohio/comments/1abc/bridge_closed/', 't3_1abc'],
    ['a thread without a slug', '1abc', 'https://www.reddit.com/comments/1abc/', 't3_1abc'],
    ['a comment', '2def', 'https://www.reddit.com/r/ohio/comments/1abc/bridge_closed/2def/', 't1_2def'],
    ['a comment with a slug in another script', '2def', 'https://www.reddit.com/r/x/comments/1abc/橋/2def/', 't1_2def'],
    ['a comment without a community', '2def', 'https://www.reddit.com/comments/1abc/_/2def/', 't1_2def'],
    ['a comment by its permalink', '2def', 'https://www.reddit.com/r/x/comments/1abc/comment/2def/', 't1_2def'],
    ['a URL without a community', '2def', 'https://redd.it/2def', 't1_2def,t3_2def'],
  ])('requests %s', async (_what, id, url, names) => expect(await namesAsked({ id, url })).toBe(names));

  it('builds a comment URL below its thread if the response has none', () => {
    const comment = { id: '2def', author: 'mira', created_utc: 1773044102, body: 'I saw it', link_id: 't3_1abc' };
    expect(parseComments([comment])[0]?.url).toBe('https://www.reddit.com/comments/1abc/_/2def/');
    expect(parseComments([{ ...comment, permalink: '/r/øst/comments/1abc/bro_på_øya/2def/' }])[0]?.url).toBe(
      'https://www.reddit.com/r/%C3%B8st/comments/1abc/bro_p%C3%A5_%C3%B8ya/2def/',
    );
  });
});

describe('author lookup', () => {
  it('adds karma and age on Hacker News and keeps authors that cannot be read', async () => {
    const gateway = new FakeGateway()
      .on('/users/mira', { body: '{"username":"mira","karma":812,"created_at":"2019-05-01T00:00:00Z"}' })
      .on('/users/olu', { status: 404, body: '{}' });
    const posts = ['mira', 'olu', 'mira'].map((handle) =>
      buildPost('x', { platform: 'hackernews', author: buildAuthor(handle, { createdAt: null }) }),
    );
    const known = await new HackerNewsNetwork({ gateway, clock }).withAuthors(posts, callContext());
    expect(known.map(({ author }) => author.karma)).toEqual([812, null, 812]);
    expect(known[0]?.author.createdAt).toBe('2019-05-01T00:00:00.000Z');
    expect(gateway.requests).toHaveLength(2);
  });

  it('takes one call on Bluesky', async () => {
    const gateway = new FakeGateway().on('getProfiles', {
      body: JSON.stringify({
        profiles: [{ handle: 'ana.example', followersCount: 10, followsCount: 20, postsCount: 30 }],
      }),
    });
    const posts = ['ana.example', 'bo.example'].map((handle) => buildPost('x', { author: buildAuthor(handle) }));
    const known = await new BlueskyNetwork(signedIn, { gateway, clock }).withAuthors(posts, callContext());
    expect(known.map(({ author }) => author.followers)).toEqual([10, null]);
    expect(addressOf(gateway).searchParams.getAll('actors')).toEqual(['ana.example', 'bo.example']);
  });
});

describe('query words', () => {
  it('truncates query words at whole terms and strips them of operators', () => {
    expect(wordQuery('"river dam" crack -wall tags:x', { phrase: true, maxLength: 100 })).toBe(
      '"river dam" crack wall tags x',
    );
    expect(wordQuery('"river dam" crack wall', { phrase: true, maxLength: 17 })).toBe('"river dam" crack');
  });
  it('turns query words into at most four hashtags of letters and digits', () =>
    expect(suggestHashtags('"Elm Valley" the fire "Local 12" a/../b Ångström one1')).toEqual([
      'elmvalley',
      'local12',
      'fire',
      'angstrom',
    ]));
});
