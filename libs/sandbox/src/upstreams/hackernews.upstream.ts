import { DIALECTS } from '../index/query.parser';
import type { Post } from '../world/world.types';
import { json, notFound, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

export const hackernews: Upstream = {
  name: 'hackernews',
  serves: (host) => host === 'hn.algolia.com',
  handle: ({ url }, context) => {
    const kind = /^\/api\/v1\/(search|search_by_date)\/?$/.exec(url.pathname)?.[1];
    if (kind) return search(url.searchParams, kind === 'search_by_date', context);
    const item = /^\/api\/v1\/items\/(\d+)$/.exec(url.pathname)?.[1];
    if (item) return itemOf(item, context);
    const user = /^\/api\/v1\/users\/([\w-]+)$/.exec(url.pathname)?.[1];
    return user ? userOf(user, context) : notFound();
  },
};

function search(form: URLSearchParams, byDate: boolean, { side }: UpstreamContext): Reply {
  const query = form.get('query') ?? '';
  const index = side.postsOf('hackernews');
  const posts =
    query.trim() === ''
      ? index.entries.map(({ item }) => item)
      : side.find(index, query, DIALECTS.plain).map(({ entry }) => entry.item);
  const tags = (form.get('tags') ?? '').match(/\([^()]*\)|[^,()]+/g) ?? [];
  const filters = (form.get('numericFilters') ?? '').split(',').filter(Boolean);
  const hits = posts.filter(
    (post) => tags.every((tag) => hasTag(post, tag)) && filters.every((filter) => holds(post, filter)),
  );
  if (byDate) hits.sort((a, b) => Date.parse(b.created) - Date.parse(a.created));
  const size = wholeNumber(form.get('hitsPerPage'), 20, 1, 1000);
  const page = wholeNumber(form.get('page'), 0, 0, 1000);
  return json({
    hits: hits.slice(page * size, (page + 1) * size).map(hitOf),
    nbHits: hits.length,
    page,
    nbPages: Math.ceil(hits.length / size),
    hitsPerPage: size,
    exhaustiveNbHits: true,
    query,
    params: form.toString(),
    processingTimeMS: 2,
  });
}

function tagsOf(post: Post): string[] {
  return [
    post.replyTo === undefined ? 'story' : 'comment',
    `author_${post.author.handle ?? ''}`,
    `story_${post.replyTo ?? post.id}`,
  ];
}

/** `(a,b)` is any of them. */
function hasTag(post: Post, tag: string): boolean {
  const anyOf = tag
    .replace(/[()]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return anyOf.length === 0 || anyOf.some((name) => tagsOf(post).includes(name));
}

function holds(post: Post, filter: string): boolean {
  const [, field = '', operator = '', number = ''] =
    /^\s*(created_at_i|points|num_comments)\s*(<=|>=|<|>|=)\s*(-?\d+)\s*$/.exec(filter) ?? [];
  const value = {
    created_at_i: seconds(post),
    points: pointsOf(post),
    num_comments: post.metrics.replies ?? 0,
  }[field];
  if (value === undefined) return true;
  const wanted = Number(number);
  return (
    {
      '<': value < wanted,
      '>': value > wanted,
      '<=': value <= wanted,
      '>=': value >= wanted,
      '=': value === wanted,
    }[operator] ?? true
  );
}

function seconds(post: Post): number {
  return Math.floor(Date.parse(post.created) / 1000);
}

function pointsOf({ metrics }: Post): number {
  return metrics.score ?? metrics.likes ?? 0;
}

function hitOf(post: Post): unknown {
  const comment = post.replyTo !== undefined;
  const created = new Date(post.created).toISOString().replace('.000Z', 'Z');
  return {
    objectID: post.id,
    created_at: created,
    created_at_i: seconds(post),
    updated_at: created,
    title: comment ? null : post.text,
    url: comment ? null : (post.links[0] ?? null),
    author: post.author.handle ?? null,
    points: comment ? null : pointsOf(post),
    num_comments: comment ? null : (post.metrics.replies ?? 0),
    story_id: Number(post.replyTo ?? post.id),
    story_text: null,
    comment_text: comment ? post.text : null,
    parent_id: comment ? Number(post.replyTo) : null,
    children: [],
    _tags: tagsOf(post),
    _highlightResult: {},
  };
}

function itemOf(id: string, { side }: UpstreamContext): Reply {
  const all = side.visiblePosts('hackernews');
  const post = all.find((candidate) => candidate.id === id);
  return post ? json(tree(post, all)) : json({ status: 404, error: 'Not Found' }, 404);
}

function tree(post: Post, all: Post[]): unknown {
  const comment = post.replyTo !== undefined;
  return {
    id: Number(post.id),
    created_at: post.created,
    created_at_i: seconds(post),
    type: comment ? 'comment' : 'story',
    author: post.author.handle ?? null,
    title: comment ? null : post.text,
    url: post.links[0] ?? null,
    text: comment ? post.text : null,
    points: pointsOf(post),
    parent_id: comment ? Number(post.replyTo) : null,
    children: all
      .filter(({ replyTo, id }) => replyTo === post.id && id !== post.id)
      .map((reply) =>
        tree(
          reply,
          all.filter(({ id }) => id !== post.id),
        ),
      ),
  };
}

function userOf(name: string, { side }: UpstreamContext): Reply {
  const author = side.visiblePosts('hackernews').find((post) => post.author.handle === name)?.author;
  if (!author) return json({ status: 404, error: 'Not Found' }, 404);
  return json({
    username: name,
    about: author.bio ?? '',
    karma: author.karma ?? 0,
    ...(author.created ? { created_at: author.created } : {}),
  });
}
