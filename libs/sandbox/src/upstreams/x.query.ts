import { DAY_MS } from '@corroborate/domain';
import { parsePostQuery, pointsTo, type PostLanguage, type PostTest } from '../index/post-query';
import type { Post } from '../world/world.types';
import type { Reply, UpstreamContext, UpstreamRequest } from './upstream.types';
import { invalid } from './x.errors';

const FIRST_POST = Date.UTC(2006, 2, 21);

const LANGUAGE: PostLanguage = {
  minus: true,
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

type Window = { ok: true; from: number; to: number } | { ok: false; reply: Reply };

function windowOf(form: URLSearchParams, archive: boolean, now: number): Window {
  const [start, end] = [form.get('start_time'), form.get('end_time')];
  const wrong = (parameter: string, value: string, message: string): Window => ({
    ok: false,
    reply: invalid(parameter, value, message),
  });
  if (start && form.has('since_id'))
    return wrong('since_id', form.get('since_id') ?? '', "'since_id' and 'start_time' cannot be used together");
  const [from, to] = [
    start ? Date.parse(start) : now - (archive ? 30 : 7) * DAY_MS,
    end ? Date.parse(end) : now - 30_000,
  ];
  if (Number.isNaN(from)) return wrong('start_time', start ?? '', "Invalid 'start_time'");
  if (Number.isNaN(to)) return wrong('end_time', end ?? '', "Invalid 'end_time'");
  if (start && from < (archive ? FIRST_POST : now - 7 * DAY_MS))
    return wrong(
      'start_time',
      start,
      `Invalid 'start_time':'${start}'. 'start_time' must be on or after ` +
        `${new Date(archive ? FIRST_POST : now - 7 * DAY_MS).toISOString()}`,
    );
  if (end && to > now - 10_000)
    return wrong(
      'end_time',
      end,
      "Invalid 'end_time'. 'end_time' must be a minimum of 10 seconds prior to the request time",
    );
  return from < to
    ? { ok: true, from, to }
    : wrong('start_time', start ?? '', "'start_time' must be before 'end_time'");
}

type Found = { ok: true; posts: Post[] } | { ok: false; reply: Reply };

export function find(
  { url: { searchParams: form } }: UpstreamRequest,
  context: UpstreamContext,
  archive: boolean,
): Found {
  const query = form.get('query') ?? '';
  const longest = archive ? 1024 : 512;
  if (query.trim() === '' || query.length > longest)
    return { ok: false, reply: invalid('query', query, `'query' must be 1 to ${longest} characters`) };
  if (/\bmin_(?:faves|retweets):/.test(query))
    return { ok: false, reply: invalid('query', query, 'There were errors processing your request: unknown operator') };
  const parsed = parsePostQuery(query, LANGUAGE);
  if (!parsed.ok)
    return { ok: false, reply: invalid('query', query, `There were errors processing your request: ${parsed.error}`) };
  const window = windowOf(form, archive, context.world.now.getTime());
  if (!window.ok) return window;
  const within = ({ created }: Post) => Date.parse(created) >= window.from && Date.parse(created) < window.to;
  return { ok: true, posts: newestFirst(context, parsed.holds).filter(within) };
}

/** Keyword search gives originals, replies and quotes. */
function newestFirst({ side }: UpstreamContext, holds: PostTest): Post[] {
  return side
    .visiblePosts('x')
    .filter((post) => post.repostOf === undefined && holds(post))
    .sort((a, b) => Date.parse(b.created) - Date.parse(a.created));
}
