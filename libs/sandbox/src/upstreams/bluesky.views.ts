import { createHash } from 'node:crypto';
import type { Post, PostAuthor } from '../world/world.types';
import type { UpstreamContext } from './upstream.types';

export function didOf(handle: string): string {
  return `did:plc:${createHash('sha256').update(handle).digest('hex').slice(0, 24)}`;
}

export function uriOf(post: Post): string {
  return `at://${didOf(post.author.handle ?? '')}/app.bsky.feed.post/${post.id}`;
}

function cidOf(post: Post): string {
  return `bafyrei${createHash('sha256').update(post.id).digest('hex').slice(0, 52)}`;
}

/** A post as search, threads and feeds show it. */
export function viewOf(post: Post, context: UpstreamContext): unknown {
  const created = new Date(post.created).toISOString();
  const byId = (id: string | undefined) =>
    context.world.posts.find((other) => other.platform === 'bluesky' && other.id === id);
  const parent = byId(post.replyTo);
  const quoted = byId(post.quoteOf ?? post.repostOf);
  const reply = parent && {
    root: { uri: uriOf(parent), cid: cidOf(parent) },
    parent: { uri: uriOf(parent), cid: cidOf(parent) },
  };
  return {
    uri: uriOf(post),
    cid: cidOf(post),
    author: { ...basicProfile(post.author), labels: [] },
    record: {
      $type: 'app.bsky.feed.post',
      text: post.text,
      createdAt: created,
      langs: [post.lang ?? 'en'],
      ...facetsOf(post),
      ...(reply ? { reply } : {}),
    },
    ...(post.pictures ? { embed: picturesOf(post.pictures) } : embedOf(quoted, post.links[0])),
    replyCount: post.metrics.replies ?? 0,
    repostCount: post.metrics.reposts ?? 0,
    likeCount: post.metrics.likes ?? 0,
    quoteCount: post.metrics.quotes ?? 0,
    bookmarkCount: 0,
    indexedAt: created,
    labels: [],
  };
}

const picturesOf = (pictures: readonly string[]): unknown => ({
  $type: 'app.bsky.embed.images#view',
  images: pictures.map((url) => ({ thumb: url, fullsize: url, alt: '' })),
});

/** A post that is quoted goes before a link. */
function embedOf(quoted: Post | undefined, link: string | undefined): { embed?: unknown } {
  if (quoted)
    return {
      embed: {
        $type: 'app.bsky.embed.record#view',
        record: {
          $type: 'app.bsky.embed.record#viewRecord',
          uri: uriOf(quoted),
          cid: cidOf(quoted),
          author: basicProfile(quoted.author),
          value: {
            $type: 'app.bsky.feed.post',
            text: quoted.text,
            createdAt: new Date(quoted.created).toISOString(),
          },
        },
      },
    };
  return link
    ? { embed: { $type: 'app.bsky.embed.external#view', external: { uri: link, title: '', description: '' } } }
    : {};
}

/** Facet positions count UTF-8 bytes. */
function facetsOf(post: Post) {
  const facets = post.links.flatMap((uri) => {
    const at = post.text.indexOf(uri);
    if (at === -1) return [];
    const byteStart = Buffer.byteLength(post.text.slice(0, at));
    return [
      {
        index: { byteStart, byteEnd: byteStart + Buffer.byteLength(uri) },
        features: [{ $type: 'app.bsky.richtext.facet#link', uri }],
      },
    ];
  });
  return facets.length > 0 ? { facets } : {};
}

function basicProfile(author: PostAuthor): Record<string, unknown> {
  const handle = author.handle ?? 'handle.invalid';
  const verified = author.verified === true;
  return {
    did: didOf(author.handle ?? ''),
    handle,
    ...(author.name === undefined ? {} : { displayName: author.name }),
    ...(author.created === undefined ? {} : { createdAt: new Date(author.created).toISOString() }),
    ...(verified
      ? { verification: { verifiedStatus: 'valid', trustedVerifierStatus: 'none', verifications: [] } }
      : {}),
  };
}

/** Null for an account of which no post can be seen. */
export function profileOf(actor: string, { side }: UpstreamContext): unknown {
  const author = side
    .visiblePosts('bluesky')
    .find((post) => actor === post.author.handle || actor === didOf(post.author.handle ?? ''))?.author;
  if (!author) return null;
  const counts = {
    followersCount: author.followers,
    followsCount: author.following,
    postsCount: author.posts,
  };
  const knownCounts = Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined));
  return {
    ...basicProfile(author),
    ...knownCounts,
    ...(author.bio === undefined ? {} : { description: author.bio }),
    labels: [],
  };
}
