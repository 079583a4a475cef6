import { digits, hash, number, pick } from './text.mjs';

const X_EPOCH = 1288834974657n;
const BIOS = [
  'coffee, mostly',
  'dog person',
  'union hall regular',
  'I fix boats',
  'night shift nurse',
  'opinions mine',
  'gardener. reader. late.',
  '',
];
/** Days an old account can have: Bluesky opened to all in 2024. */
const MAX_AGE = { bluesky: 950, mastodon: 3000, x: 4000, reddit: 4000, hackernews: 4000 };
const B32 = '234567abcdefghijklmnopqrstuvwxyz';

const MAKERS = {
  x: (p) => {
    const id = String(((BigInt(Date.parse(p.created)) - X_EPOCH) << 22n) + BigInt(number(4194303, p.key)));
    return { id, url: `https://x.com/${p.handle}/status/${id}` };
  },
  bluesky: (p) => {
    const id = '3m' + [...hash(p.key).slice(0, 11)].map((c) => B32[parseInt(c, 16) * 2]).join('');
    return { id, url: `https://bsky.app/profile/${p.handle}/post/${id}` };
  },
  mastodon: (p) => {
    const id = String((BigInt(Date.parse(p.created)) << 16n) + BigInt(number(65535, p.key)));
    return { id, url: `https://${p.community}/@${p.handle}/${id}` };
  },
  reddit: (p) => {
    const id = (2000000000 + number(99999999, p.key)).toString(36);
    return { id, url: `https://www.reddit.com/r/${p.community}/comments/${id}/` };
  },
  hackernews: (p) => {
    const id = '48' + digits(6, p.key);
    return { id, url: `https://news.ycombinator.com/item?id=${id}` };
  },
};

/** A line `platform | time | handle | flags | text`; flags are blank-separated `key=value` or bare words. */
export function readPost(line, at, resolve) {
  const cells = line.split(' | ');
  if (cells.length < 5) throw new Error(`${at}: a post needs five cells: ${line.slice(0, 60)}`);
  const [platform, created, handle, flagText, ...rest] = cells;
  const flags = Object.fromEntries(
    flagText
      .split(' ')
      .filter((f) => f && f !== '-')
      .map((f) => (f.includes('=') ? [f.slice(0, f.indexOf('=')), f.slice(f.indexOf('=') + 1)] : [f, true])),
  );
  const text = rest.join(' | ');
  const base = {
    created: new Date(created).toISOString(),
    handle,
    community: flags.in ?? (platform === 'mastodon' ? 'mastodon.social' : undefined),
    key: hash(platform, created, handle),
  };
  const made = MAKERS[platform](base);
  const links = (flags.link ?? '').split(',').filter(Boolean).map(resolve);
  return {
    key: flags.key,
    reply: flags.reply,
    repost: flags.repost,
    quote: flags.quote,
    post: {
      platform,
      ...made,
      created: base.created,
      text: links.length && platform !== 'reddit' ? `${text} ${links.join(' ')}` : text,
      ...(platform === 'x' || platform === 'bluesky' ? { lang: flags.lang ?? 'en' } : {}),
      ...(links.length ? { links } : {}),
      ...(base.community ? { community: base.community } : {}),
      ...(flags.place ? { place: flags.place.replace(/_/g, ' ') } : {}),
      ...(flags.deleted ? { deleted: true } : {}),
      metrics: metrics(platform, base.key, flags),
      author: author(platform, handle, base, flags),
    },
  };
}

function metrics(platform, key, flags) {
  const scale = Number(flags.heat ?? 20);
  const n = (what, by) => number(Math.max(2, Math.round(scale * by)), key, what);
  if (platform === 'hackernews') return { score: n('score', 1), replies: n('replies', 0.4) };
  if (platform === 'reddit') return { score: n('score', 3), replies: n('replies', 1) };
  return {
    likes: n('likes', 2),
    reposts: n('reposts', 1),
    replies: n('replies', 0.5),
    quotes: n('quotes', 0.2),
    ...(platform === 'x' ? { views: 40 + n('views', 120) } : {}),
  };
}

function followers(handle, flags) {
  if (flags.press === true) return 20000 + number(90000, handle);
  return flags.new ? number(6, handle) : 30 + number(1800, handle);
}

function author(platform, handle, base, flags) {
  const day = 86400000;
  const age = flags.new ? 2 + number(9, handle) : 400 + number(MAX_AGE[platform] - 400, handle);
  const created = new Date(Date.parse(base.created) - age * day - number(day, handle, 'h')).toISOString();
  if (platform === 'hackernews' || platform === 'reddit')
    return { handle, created, karma: flags.new ? number(8, handle) : 50 + number(20000, handle) };
  const press = flags.press === true;
  return {
    handle,
    name: flags.name ? flags.name.replace(/_/g, ' ') : handle.split('.')[0],
    created,
    followers: followers(handle, flags),
    following: flags.new ? 40 + number(60, handle) : 60 + number(900, handle),
    posts: flags.new ? 5 + number(40, handle) : 300 + number(16000, handle),
    ...(platform === 'x' ? { verified: press, ...(press ? { verifiedType: 'business' } : {}) } : {}),
    bio: flags.new ? '' : pick(BIOS, handle),
    ...(flags.from ? { location: flags.from.replace(/_/g, ' ') } : {}),
    ...(press && platform === 'bluesky' ? { domainHandle: handle } : {}),
  };
}
