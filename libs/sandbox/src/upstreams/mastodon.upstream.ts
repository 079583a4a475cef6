import { DIALECTS, parseQuery } from '../index/query.parser';
import { listHashtags } from '../index/post-query';
import type { Post, World } from '../world/world.types';
import { byNewest, escapeMarkup, json, notFound, routed, parseWholeNumber, type Route } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

/** mastodon.social and every instance with a post in the world. Each has all posts, as in a federated network. */
export function createMastodon(world: World): Upstream {
  const own = world.posts.filter(({ platform }) => platform === 'mastodon').map(instanceOf);
  const hosts = new Set(['mastodon.social', ...own]);
  return {
    name: 'mastodon',
    serves: (host) => hosts.has(host),
    owns: (url) => url.pathname.startsWith('/api/'),
    handle: routed(ROUTES),
  };
}

const ROUTES: Route[] = [
  [
    /^\/api\/v2\/search$/,
    (_, form, context, request) => {
      const posts = request.headers.authorization ? findPosts(form.get('q') ?? '', context) : [];
      return json({ statuses: statusesOf(posts, request.url.hostname, form) });
    },
  ],
  [
    /^\/api\/v1\/timelines\/tag\/([^/]+)$/,
    (tag, form, { side }, { url }) => {
      const wanted = [tag, ...form.getAll('any[]')].map((name) => name.toLowerCase());
      const posts = side
        .visiblePosts('mastodon')
        .filter((post) => listHashtags(post).some((name) => wanted.includes(name)));
      return json(statusesOf(posts.sort(byNewest), url.hostname, form));
    },
  ],
  [
    /^\/api\/v1\/statuses\/(\w+)\/context$/,
    (root, form, { side }, { url }) => {
      const replies = side.visiblePosts('mastodon').filter(({ replyTo }) => replyTo === root);
      return json({ ancestors: [], descendants: statusesOf(replies, url.hostname, form) });
    },
  ],
  [/^\/api\/v1\/statuses\/(\w+)$/, status],
];

function status(id: string, _: URLSearchParams, { side }: UpstreamContext): Reply {
  const post = side.visiblePosts('mastodon').find((one) => one.id === id);
  return post ? json(statusOf(post, instanceOf(post))) : notFound();
}

function findPosts(query: string, { side }: UpstreamContext): Post[] {
  const { clauses, after, before } = parseQuery(query, DIALECTS.posts);
  return side
    .postsOf('mastodon')
    .search({ clauses, minCoverage: 1 })
    .map(({ entry }) => entry.item)
    .filter(({ created }) => (!after || new Date(created) >= after) && (!before || new Date(created) < before))
    .sort(byNewest);
}

const statusesOf = (posts: Post[], host: string, form: URLSearchParams) =>
  posts.slice(0, parseWholeNumber(form.get('limit'), 20, 1, 40)).map((post) => statusOf(post, host));

const instanceOf = ({ url }: Post): string => new URL(url).hostname;

const usernameOf = ({ author }: Post) => (author.handle ?? '').replace(/^@/, '').split('@')[0] ?? '';

function accountOf(post: Post, host: string) {
  const { author } = post;
  const [instance, username] = [instanceOf(post), usernameOf(post)];
  const site = typeof author.domainHandle === 'string' ? escapeMarkup(author.domainHandle) : null;
  const proof = {
    value: `<a href="https://${site}" rel="me">${site}</a>`,
    verified_at: '2025-01-01T00:00:00.000+00:00',
  };
  return {
    acct: instance === host ? username : `${username}@${instance}`,
    created_at: author.created && `${new Date(author.created).toISOString().slice(0, 10)}T00:00:00.000Z`,
    followers_count: author.followers,
    following_count: author.following,
    statuses_count: author.posts,
    fields: site !== null && author.verified ? [proof] : [],
  };
}

function statusOf(post: Post, host: string) {
  const instance = instanceOf(post);
  return {
    id: post.id,
    uri: `https://${instance}/users/${usernameOf(post)}/statuses/${post.id}`,
    url: post.url,
    created_at: new Date(post.created).toISOString(),
    visibility: 'public',
    content: `<p>${linkUrls(escapeMarkup(post.text), instance)}</p>`,
    replies_count: post.metrics.replies ?? 0,
    reblogs_count: post.metrics.reposts ?? 0,
    favourites_count: post.metrics.likes ?? 0,
    quotes_count: post.metrics.quotes ?? 0,
    in_reply_to_id: post.replyTo ?? null,
    account: accountOf(post, host),
    media_attachments: (post.pictures ?? []).map((url) => ({ type: 'image', url })),
    card: post.links[0] === undefined ? null : { url: post.links[0] },
  };
}

const linkUrls = (text: string, instance: string) =>
  text
    .replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" rel="nofollow noopener" target="_blank">${url}</a>`)
    .replace(
      /(^|\s)#([\p{L}\p{N}_]+)/gu,
      (_, space: string, name: string) =>
        `${space}<a href="https://${instance}/tags/${name.toLowerCase()}" class="mention hashtag" ` +
        `rel="tag">#<span>${name}</span></a>`,
    );
