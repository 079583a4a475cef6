import { DIALECTS } from '../index/query.parser';
import type { Post } from '../world/world.types';
import { didOf, profileOf, uriOf, viewOf } from './bluesky.views';
import { isBadKey } from './google-errors';
import { html, json, jsonBody, notFound, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

const HOSTS = new Set(['bsky.social', 'api.bsky.app', 'public.api.bsky.app']);
const RATE = { 'ratelimit-limit': '3000', 'ratelimit-remaining': '2999', 'ratelimit-policy': '3000;w=300' };

export const bluesky: Upstream = {
  name: 'bluesky',
  serves: (host) => HOSTS.has(host),
  owns: (url) => url.pathname.startsWith('/xrpc/'),
  handle: (request, context) => {
    const method = request.url.pathname.slice('/xrpc/'.length);
    const form = request.url.searchParams;
    switch (method) {
      case 'com.atproto.server.createSession':
        return session(request);
      case 'app.bsky.feed.searchPosts':
        return searchPosts(request, context);
      case 'app.bsky.feed.getPosts':
        return json({ posts: form.getAll('uris').flatMap((uri) => postsAt(uri, context)) }, 200, RATE);
      case 'app.bsky.feed.getQuotes':
        return quotesOf(form, context);
      case 'app.bsky.feed.getPostThread':
        return threadOf(form.get('uri') ?? '', context);
      case 'app.bsky.actor.getProfiles':
        return json(
          {
            profiles: form
              .getAll('actors')
              .map((actor) => profileOf(actor, context))
              .filter((found) => found !== null),
          },
          200,
          RATE,
        );
      default:
        return method === '' ? notFound() : problem(404, 'XRPCNotSupported', 'XRPCNotSupported');
    }
  },
};

function signedIn({ headers }: UpstreamRequest): boolean {
  return !isBadKey(/^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]);
}

function session(request: UpstreamRequest): Reply {
  const { identifier, password } = jsonBody(request) ?? {};
  if (typeof identifier !== 'string' || typeof password !== 'string' || isBadKey(password)) {
    return problem(401, 'AuthenticationRequired', 'Invalid identifier or password');
  }
  return json(tokens(identifier));
}

function tokens(handle: string): unknown {
  const id = didOf(handle);
  const service = [{ id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: 'https://bsky.social' }];
  return {
    accessJwt: `access.${id}.token`,
    refreshJwt: `refresh.${id}.token`,
    handle,
    did: id,
    didDoc: { id, service },
    active: true,
  };
}

/** Search needs a session, and the public host refuses it even then. */
function searchPosts(request: UpstreamRequest, context: UpstreamContext): Reply {
  const { url } = request;
  if (url.hostname === 'public.api.bsky.app' || !request.headers.authorization) {
    return html(
      '<html><head><title>403 Forbidden</title></head><body><center><h1>403 Forbidden</h1></center></body></html>',
      403,
    );
  }
  if (!signedIn(request)) return problem(400, 'ExpiredToken', 'Token has expired');
  const form = url.searchParams;
  const query = form.get('q') ?? '';
  if (query.trim() === '') return problem(400, 'InvalidRequest', 'Error: Params must have the property "q"');
  const { side } = context;
  const hits = side
    .find(side.postsOf('bluesky'), query, DIALECTS.posts)
    .map(({ entry }) => entry.item)
    .filter((post) => passes(post, form));
  if (form.get('sort') !== 'top') hits.sort((a, b) => Date.parse(b.created) - Date.parse(a.created));
  const offset = wholeNumber(form.get('cursor'), 0, 0, 10_000);
  const limit = wholeNumber(form.get('limit'), 25, 1, 100);
  const more = hits.length > offset + limit;
  return json(
    {
      hitsTotal: hits.length,
      ...(more ? { cursor: String(offset + limit) } : {}),
      posts: hits.slice(offset, offset + limit).map((post) => viewOf(post, context)),
    },
    200,
    RATE,
  );
}

function passes(post: Post, form: URLSearchParams): boolean {
  const time = Date.parse(post.created);
  const [since, until, author, lang, domain, url] = ['since', 'until', 'author', 'lang', 'domain', 'url'].map((key) =>
    form.get(key),
  );
  const tags = form.getAll('tag').map((tag) => `#${tag.toLowerCase()}`);
  return (
    (!since || time >= Date.parse(since)) &&
    (!until || time < Date.parse(until)) &&
    (!author || author === post.author.handle || author === didOf(post.author.handle ?? '')) &&
    (!lang || (post.lang ?? 'en').startsWith(lang)) &&
    (!domain || post.links.some((link) => URL.parse(link)?.hostname.endsWith(domain) ?? false)) &&
    (!url || post.links.includes(url)) &&
    tags.every((tag) => post.text.toLowerCase().includes(tag))
  );
}

function postsAt(uri: string, context: UpstreamContext): unknown[] {
  const post = context.side.visiblePosts('bluesky').find((candidate) => uriOf(candidate) === uri);
  return post ? [viewOf(post, context)] : [];
}

function quotesOf(form: URLSearchParams, context: UpstreamContext): Reply {
  const visible = context.side.visiblePosts('bluesky');
  const quoted = visible.find((post) => uriOf(post) === form.get('uri'));
  const posts = quoted ? visible.filter(({ quoteOf }) => quoteOf === quoted.id) : [];
  return json(
    {
      uri: form.get('uri'),
      posts: posts.slice(0, wholeNumber(form.get('limit'), 50, 1, 100)).map((post) => viewOf(post, context)),
    },
    200,
    RATE,
  );
}

/** One level of answers; a post that is gone is said to be not found. */
function threadOf(uri: string, context: UpstreamContext): Reply {
  const visible = context.side.visiblePosts('bluesky');
  const post = visible.find((candidate) => uriOf(candidate) === uri);
  if (!post) return problem(400, 'NotFound', `Post not found: ${uri}`);
  const node = (one: Post, replies: unknown[]) => ({
    $type: 'app.bsky.feed.defs#threadViewPost',
    post: viewOf(one, context),
    replies,
  });
  return json(
    {
      thread: node(
        post,
        visible.filter(({ replyTo }) => replyTo === post.id).map((one) => node(one, [])),
      ),
    },
    200,
    RATE,
  );
}

function problem(status: number, error: string, message: string): Reply {
  return json({ error, message }, status);
}
