import { createHash } from 'node:crypto';
import { DIALECTS } from '../index/query.parser';
import type { Post, PostAuthor } from '../world/world.types';
import { byNewest, json, routed, parseWholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

const HOSTS = new Set(['bsky.social', 'api.bsky.app', 'public.api.bsky.app']);

export const bluesky: Upstream = {
  name: 'bluesky',
  serves: (host) => HOSTS.has(host),
  owns: (url) => url.pathname.startsWith('/xrpc/'),
  handle: routed([
    [/\.server\.createSession$/, () => json(SESSION)],
    [/\.feed\.searchPosts$/, search],
    [/\.feed\.getPosts$/, (_, form, context) => posts(context, (post) => form.getAll('uris').includes(uriOf(post)))],
    [/\.feed\.getQuotes$/, (_, form, context) => quotes(form.get('uri') ?? '', context)],
    [/\.feed\.getPostThread$/, (_, form, context) => thread(form.get('uri') ?? '', context)],
    [/\.actor\.getProfiles$/, (_, form, context) => profiles(form.getAll('actors'), context)],
  ]),
};

const SESSION = {
  accessJwt: 'access.token',
  didDoc: {
    service: [{ id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: 'https://bsky.social' }],
  },
};

function search(_: string, form: URLSearchParams, context: UpstreamContext): Reply {
  const { side } = context;
  const [since, until, url] = ['since', 'until', 'url'].map((key) => form.get(key));
  const hits = side
    .find(side.postsOf('bluesky'), form.get('q') ?? '', DIALECTS.posts)
    .map(({ entry }) => entry.item)
    .filter(({ created }) => !since || Date.parse(created) >= Date.parse(since))
    .filter(({ created }) => !until || Date.parse(created) < Date.parse(until))
    .filter(({ links }) => !url || links.includes(url))
    .sort(byNewest);
  const limit = parseWholeNumber(form.get('limit'), 25, 1, 100);
  const views = hits.slice(0, limit).map((post) => viewOf(post, context));
  return json({ posts: views, cursor: hits.length > limit ? String(limit) : undefined });
}

const posts = (context: UpstreamContext, wanted: (post: Post) => boolean) =>
  json({
    posts: context.side
      .visiblePosts('bluesky')
      .filter(wanted)
      .map((post) => viewOf(post, context)),
  });

const postAt = (uri: string, { side }: UpstreamContext) =>
  side.visiblePosts('bluesky').find((post) => uriOf(post) === uri);

function quotes(uri: string, context: UpstreamContext): Reply {
  const quoted = postAt(uri, context);
  return posts(context, ({ quoteOf }) => quoted !== undefined && quoteOf === quoted.id);
}

/** A post with one level of replies. */
function thread(uri: string, context: UpstreamContext): Reply {
  const post = postAt(uri, context);
  if (!post) return json({ error: 'NotFound', message: `Post not found: ${uri}` }, 400);
  const replies = context.side.visiblePosts('bluesky').filter(({ replyTo }) => replyTo === post.id);
  const node = (one: Post) => ({ $type: 'app.bsky.feed.defs#threadViewPost', post: viewOf(one, context) });
  return json({ thread: { ...node(post), replies: replies.map((one) => ({ ...node(one), replies: [] })) } });
}

/** Profiles of accounts with at least one visible post. */
function profiles(actors: string[], { side }: UpstreamContext): Reply {
  const authors = new Map(side.visiblePosts('bluesky').map(({ author }) => [author.handle ?? '', author]));
  return json({ profiles: actors.flatMap((actor) => authors.get(actor) ?? []).map(profileOf) });
}

const uriOf = ({ id, author: { handle = '' } }: Post): string =>
  `at://did:plc:${createHash('sha256').update(handle).digest('hex').slice(0, 24)}/app.bsky.feed.post/${id}`;

/** A post in the format of search, threads and feeds. */
function viewOf(post: Post, { world }: UpstreamContext) {
  const created = new Date(post.created).toISOString();
  const parent = world.posts.find(({ platform, id }) => platform === 'bluesky' && id === post.replyTo);
  const quotes = post.quoteOf ?? post.repostOf;
  const [link] = post.links;
  return {
    uri: uriOf(post),
    author: basicProfile(post.author),
    record: {
      ...{ text: post.text, createdAt: created, facets: post.links.flatMap((uri) => facetOf(post.text, uri)) },
      ...(parent ? { reply: { parent: { uri: uriOf(parent) } } } : {}),
    },
    embed: {
      ...(post.pictures ? { images: post.pictures.map((url) => ({ fullsize: url })) } : {}),
      // A quoted post takes precedence over a link.
      ...(link && !post.pictures && quotes === undefined ? { external: { uri: link } } : {}),
    },
    replyCount: post.metrics.replies ?? 0,
    repostCount: post.metrics.reposts ?? 0,
    likeCount: post.metrics.likes ?? 0,
    quoteCount: post.metrics.quotes ?? 0,
    indexedAt: created,
  };
}

/** Facet positions count UTF-8 bytes. */
function facetOf(text: string, uri: string) {
  const at = text.indexOf(uri);
  const byteStart = Buffer.byteLength(text.slice(0, Math.max(0, at)));
  const index = { byteStart, byteEnd: byteStart + Buffer.byteLength(uri) };
  return at < 0 ? [] : [{ index, features: [{ $type: 'app.bsky.richtext.facet#link', uri }] }];
}

const basicProfile = ({ handle = 'handle.invalid', created, verified }: PostAuthor) => ({
  handle,
  createdAt: created && new Date(created).toISOString(),
  ...(verified ? { verification: { verifiedStatus: 'valid', trustedVerifierStatus: 'none' } } : {}),
});

const profileOf = (author: PostAuthor) => ({
  ...basicProfile(author),
  ...{ followersCount: author.followers, followsCount: author.following, postsCount: author.posts },
});
