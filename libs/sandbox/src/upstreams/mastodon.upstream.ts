import { createHash } from 'node:crypto';
import { DIALECTS, parseQuery, type ParsedQuery } from '../index/query.parser';
import type { Post, PostAuthor, World } from '../world/world.types';
import { isBadKey } from './google-errors';
import { escapeMarkup, json, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

/** Every instance that a post of the world comes from. All of them know all posts, as a federated network would. */
export function createMastodon(world: World): Upstream {
  const hosts = new Set(['mastodon.social']);
  for (const post of world.posts) if (post.platform === 'mastodon') hosts.add(instanceOf(post));
  return {
    name: 'mastodon',
    serves: (host) => hosts.has(host),
    owns: (url) => /^\/(api|oauth)\//.test(url.pathname),
    handle: (request, context) => route(request, context),
  };
}

function route(request: UpstreamRequest, context: UpstreamContext): Reply {
  const { pathname, hostname } = request.url;
  if (pathname === '/api/v2/search') return search(request, context);
  const tag = /^\/api\/v1\/timelines\/tag\/([^/]+)$/.exec(pathname)?.[1];
  if (tag !== undefined) return tagged(decodeURIComponent(tag), request, context);
  const root = /^\/api\/v1\/statuses\/(\w+)\/context$/.exec(pathname)?.[1];
  if (root !== undefined)
    return json({
      ancestors: [],
      descendants: context.side
        .visiblePosts('mastodon')
        .filter(({ replyTo }) => replyTo === root)
        .map((post) => statusOf(post, hostname, context)),
    });
  const status = /^\/api\/v1\/statuses\/(\w+)$/.exec(pathname)?.[1];
  const post = context.side.visiblePosts('mastodon').find(({ id }) => id === status);
  return post
    ? json(statusOf(post, hostname, context), 200, rateHeaders(context))
    : json({ error: 'Record not found' }, 404);
}

/** Statuses are for signed-in users only; without a token the list is empty. */
function search(request: UpstreamRequest, context: UpstreamContext): Reply {
  const { searchParams: form, hostname } = request.url;
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (request.headers.authorization && isBadKey(token)) return json({ error: 'The access token is invalid' }, 401);
  const offset = wholeNumber(form.get('offset'), 0, 0, 10_000);
  if (!token && (offset > 0 || form.get('resolve') === 'true'))
    return json({ error: 'Search queries pagination is not supported without authentication' }, 401);
  const type = form.get('type');
  const wantsStatuses = token !== undefined && (!type || type === 'statuses');
  const limit = wholeNumber(form.get('limit'), 20, 1, 40);
  const statuses = wantsStatuses ? found(form.get('q') ?? '', context).slice(offset, offset + limit) : [];
  return json(
    { accounts: [], statuses: statuses.map((post) => statusOf(post, hostname, context)), hashtags: [] },
    200,
    rateHeaders(context),
  );
}

function found(query: string, { side }: UpstreamContext): Post[] {
  const parsed = parseQuery(query, DIALECTS.posts);
  const hits = side
    .postsOf('mastodon')
    .search({ clauses: parsed.clauses, minCoverage: 1 })
    .map(({ entry }) => entry.item);
  return hits.filter((post) => passes(post, parsed)).sort((a, b) => Date.parse(b.created) - Date.parse(a.created));
}

function passes(post: Post, { after, before }: ParsedQuery): boolean {
  const time = new Date(post.created);
  return (!after || time >= after) && (!before || time < before);
}

function tagged(tag: string, request: UpstreamRequest, context: UpstreamContext): Reply {
  const { searchParams: form, hostname } = request.url;
  const wanted = new Set([tag, ...form.getAll('any[]')].map((name) => name.toLowerCase()));
  const maxId = form.get('max_id');
  const posts = context.side
    .visiblePosts('mastodon')
    .filter(
      (post) => tagsOf(post).some((name) => wanted.has(name.toLowerCase())) && (!maxId || olderThan(post.id, maxId)),
    )
    .sort((a, b) => Date.parse(b.created) - Date.parse(a.created));
  const limit = wholeNumber(form.get('limit'), 20, 1, 40);
  const last = posts[limit - 1];
  const next: Record<string, string> =
    posts.length > limit && last
      ? {
          link: `<https://${hostname}/api/v1/timelines/tag/${encodeURIComponent(tag)}?max_id=${last.id}>; rel="next"`,
        }
      : {};
  return json(
    posts.slice(0, limit).map((post) => statusOf(post, hostname, context)),
    200,
    { ...rateHeaders(context), ...next },
  );
}

/** Ids are compared by length, then by letter. */
function olderThan(id: string, other: string): boolean {
  return id.length === other.length ? id < other : id.length < other.length;
}

function tagsOf(post: Post): string[] {
  return [...post.text.matchAll(/#([\p{L}\p{N}_]+)/gu)].map(([, name = '']) => name);
}

function instanceOf(post: Post): string {
  return new URL(post.url).hostname;
}

function userOf({ handle = '' }: PostAuthor): string {
  return handle.replace(/^@/, '').split('@')[0] ?? '';
}

function accountOf(post: Post, host: string): unknown {
  const { author } = post;
  const instance = instanceOf(post);
  const username = userOf(author);
  const site = typeof author.domainHandle === 'string' ? author.domainHandle : undefined;
  return {
    id: String(createHash('md5').update(`${username}@${instance}`).digest().readUInt32BE(0)),
    username,
    acct: instance === host ? username : `${username}@${instance}`,
    url: `https://${instance}/@${username}`,
    uri: `https://${instance}/users/${username}`,
    display_name: author.name ?? '',
    note: author.bio === undefined ? '' : `<p>${escapeMarkup(author.bio)}</p>`,
    bot: false,
    locked: false,
    ...(author.created === undefined
      ? {}
      : { created_at: `${new Date(author.created).toISOString().slice(0, 10)}T00:00:00.000Z` }),
    ...(author.followers === undefined ? {} : { followers_count: author.followers }),
    ...(author.following === undefined ? {} : { following_count: author.following }),
    ...(author.posts === undefined ? {} : { statuses_count: author.posts }),
    fields:
      site === undefined
        ? []
        : [
            {
              name: 'Website',
              value: `<a href="https://${escapeMarkup(site)}" rel="me">${escapeMarkup(site)}</a>`,
              verified_at: author.verified ? '2025-01-01T00:00:00.000+00:00' : null,
            },
          ],
    emojis: [],
  };
}

function statusOf(post: Post, host: string, { world }: UpstreamContext): unknown {
  const parent = world.posts.find((other) => other.platform === 'mastodon' && other.id === post.replyTo);
  const instance = instanceOf(post);
  return {
    id: post.id,
    uri: `https://${instance}/users/${userOf(post.author)}/statuses/${post.id}`,
    url: post.url,
    created_at: new Date(post.created).toISOString(),
    edited_at: null,
    language: post.lang ?? 'en',
    visibility: 'public',
    sensitive: false,
    spoiler_text: '',
    content: contentOf(post, instance),
    replies_count: post.metrics.replies ?? 0,
    reblogs_count: post.metrics.reposts ?? 0,
    favourites_count: post.metrics.likes ?? 0,
    quotes_count: post.metrics.quotes ?? 0,
    reblog: null,
    in_reply_to_id: parent?.id ?? null,
    in_reply_to_account_id: null,
    account: accountOf(post, host),
    media_attachments: (post.pictures ?? []).map((url, n) => ({
      ...{ id: `${post.id}${n}`, type: 'image', url, preview_url: url, remote_url: null, description: null },
    })),
    mentions: [],
    tags: tagsOf(post).map((name) => ({
      name: name.toLowerCase(),
      url: `https://${instance}/tags/${name.toLowerCase()}`,
    })),
    emojis: [],
    card: post.links[0] === undefined ? null : { url: post.links[0], title: '', description: '', type: 'link' },
    poll: null,
  };
}

function contentOf(post: Post, instance: string): string {
  const linked = escapeMarkup(post.text)
    .replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" rel="nofollow noopener" target="_blank">${url}</a>`)
    .replace(
      /(^|\s)#([\p{L}\p{N}_]+)/gu,
      (_, space: string, name: string) =>
        `${space}<a href="https://${instance}/tags/${name.toLowerCase()}" class="mention hashtag" ` +
        `rel="tag">#<span>${name}</span></a>`,
    );
  return `<p>${linked}</p>`;
}

function rateHeaders({ world }: UpstreamContext): Record<string, string> {
  return {
    'x-ratelimit-limit': '300',
    'x-ratelimit-remaining': '299',
    'x-ratelimit-reset': new Date(world.now.getTime() + 300_000).toISOString().replace('Z', '000Z'),
  };
}
