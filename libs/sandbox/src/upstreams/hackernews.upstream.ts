import { DIALECTS } from '../index/query.parser';
import type { Post } from '../world/world.types';
import { byNewest, json, notFound, routed, parseWholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

export const hackernews: Upstream = {
  name: 'hackernews',
  serves: (host) => host === 'hn.algolia.com',
  handle: routed([
    [/^\/api\/v1\/search_by_date\/?$/, search],
    [
      /^\/api\/v1\/items\/(\d+)$/,
      (id, _, { side }) => item(side.visiblePosts('hackernews').find((one) => one.id === id)),
    ],
    [/^\/api\/v1\/users\/([\w-]+)$/, user],
  ]),
};

function search(_: string, form: URLSearchParams, { side }: UpstreamContext): Reply {
  const query = form.get('query') ?? '';
  const index = side.postsOf('hackernews');
  const posts = query.trim()
    ? side.find(index, query, DIALECTS.plain).map(({ entry }) => entry.item)
    : index.entries.map((entry) => entry.item);
  const wanted = tagTest(form.get('tags') ?? '');
  const [, from = -Infinity] = /created_at_i>=(\d+)/.exec(form.get('numericFilters') ?? '') ?? [];
  const [, to = Infinity] = /created_at_i<=(\d+)/.exec(form.get('numericFilters') ?? '') ?? [];
  const hits = posts.filter((post) => wanted(post) && secondsOf(post) >= Number(from) && secondsOf(post) <= Number(to));
  return json({
    hits: hits
      .sort(byNewest)
      .slice(0, parseWholeNumber(form.get('hitsPerPage'), 20, 1, 1000))
      .map(hitOf),
  });
}

/** All tags must match; `(a,b)` matches any of them. */
function tagTest(tags: string): (post: Post) => boolean {
  const groups = (tags.match(/\([^()]*\)|[^,()]+/g) ?? []).map((group) => group.match(/\w+/g) ?? []);
  return ({ id, replyTo }) => {
    const own = [replyTo === undefined ? 'story' : 'comment', `story_${replyTo ?? id}`];
    return groups.every((anyOf) => anyOf.some((tag) => own.includes(tag)));
  };
}

const secondsOf = ({ created }: Post) => Math.floor(Date.parse(created) / 1000);

function hitOf(post: Post) {
  const common = { objectID: post.id, created_at_i: secondsOf(post), author: post.author.handle ?? null };
  if (post.replyTo !== undefined) return { ...common, comment_text: post.text, parent_id: Number(post.replyTo) };
  return {
    ...{ ...common, title: post.text, url: post.links[0] ?? null },
    ...{ points: post.metrics.score ?? post.metrics.likes ?? 0, num_comments: post.metrics.replies ?? 0 },
  };
}

const item = (post: Post | undefined) => (post ? json(hitOf(post)) : notFound());

function user(name: string, _: URLSearchParams, { side }: UpstreamContext): Reply {
  const author = side.visiblePosts('hackernews').find((post) => post.author.handle === name)?.author;
  return author ? json({ username: name, karma: author.karma ?? 0, created_at: author.created }) : notFound();
}
