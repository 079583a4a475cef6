import { DAY_MS } from '@corroborate/domain';
import { parsePostQuery, pointsTo, type PostLanguage, type PostTest } from '../index/post-query';
import type { Post } from '../world/world.types';
import type { Reply, UpstreamContext, UpstreamRequest } from './upstream.types';
import { invalid } from './x.errors';

const LANGUAGE: PostLanguage = {
  negatedGroups: false,
  operators: {
    url: pointsTo,
    is: (value, post) =>
      (value === 'retweet' && post.repostOf !== undefined) ||
      (value === 'reply' && post.replyTo !== undefined) ||
      (value === 'quote' && post.quoteOf !== undefined),
    conversation_id: (value, post) => post.id === value || post.replyTo === value,
    quotes_of_tweet_id: (value, { quoteOf }) => quoteOf === value,
  },
};

type Found = { ok: true; posts: Post[] } | { ok: false; reply: Reply };

/** The last week, where no start is asked for; of the whole archive the last month. */
export function find(
  { url: { searchParams: form } }: UpstreamRequest,
  context: UpstreamContext,
  archive: boolean,
): Found {
  const query = form.get('query') ?? '';
  const parsed = parsePostQuery(query, LANGUAGE);
  if (!parsed.ok)
    return { ok: false, reply: invalid('query', query, `There were errors processing your request: ${parsed.error}`) };
  const [start, end, now] = [form.get('start_time'), form.get('end_time'), context.world.now.getTime()];
  const from = start ? Date.parse(start) : now - (archive ? 30 : 7) * DAY_MS;
  const to = end ? Date.parse(end) : now - 30_000;
  const within = ({ created }: Post) => Date.parse(created) >= from && Date.parse(created) < to;
  return { ok: true, posts: newestFirst(context, parsed.holds).filter(within) };
}

/** Keyword search gives originals, replies and quotes. */
function newestFirst({ side }: UpstreamContext, holds: PostTest): Post[] {
  return side
    .visiblePosts('x')
    .filter((post) => post.repostOf === undefined && holds(post))
    .sort((a, b) => Date.parse(b.created) - Date.parse(a.created));
}
