import type { Post, World } from '../world/world.types';
import { escapeMarkup, html, notFound } from './replies';
import type { Reply, Upstream } from './upstream.types';

/** Public web pages of posts, as served without an account and without JavaScript. */
export function createPostPages(world: World): Upstream {
  const byUrl = new Map<string, Post>();
  for (const post of world.posts) byUrl.set(keyOf(new URL(post.url)), post);
  const hosts = new Set(world.posts.map(({ url }) => new URL(url).hostname));
  return {
    name: 'page',
    serves: (host) => hosts.has(host),
    owns: (url) => byUrl.has(keyOf(url)),
    handle: ({ url }) => {
      const post = byUrl.get(keyOf(url));
      return post && !post.deleted && new Date(post.created) <= world.now ? pageOf(post) : notFound();
    },
  };
}

function keyOf(url: URL): string {
  const query = url.hostname === 'news.ycombinator.com' ? url.search : '';
  return `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}${query}`;
}

function pageOf(post: Post): Reply {
  if (post.platform === 'reddit')
    return html(
      "<html><head><title>Blocked</title></head><body><p>You've been blocked by network security. To " +
        'continue, log in to your Reddit account or use your developer token.</p></body></html>',
      403,
    );
  if (post.platform === 'x')
    return html(
      '<!DOCTYPE html><html><head><title>X</title></head><body><div id="react-root"></div><noscript>' +
        '<h1>JavaScript is not available.</h1><p>Please enable JavaScript or switch to a supported browser ' +
        'to continue using x.com.</p></noscript></body></html>',
    );
  const author = escapeMarkup(post.author.name ?? post.author.handle ?? '');
  const text = escapeMarkup(post.text);
  return html(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${author}: ${text.slice(0, 60)}</title>` +
      `<link rel="canonical" href="${escapeMarkup(post.url)}"><meta property="og:type" content="article">` +
      `<meta property="og:title" content="${author}"><meta property="og:description" content="${text}">` +
      `</head><body><article><h1>${author}</h1><p>${text}</p><time ` +
      `datetime="${new Date(post.created).toISOString()}">` +
      `</time>${post.links.map(linkHtml).join('')}</article></body></html>`,
  );
}

const linkHtml = (link: string) => `<a href="${escapeMarkup(link)}" rel="nofollow">${escapeMarkup(link)}</a>`;
