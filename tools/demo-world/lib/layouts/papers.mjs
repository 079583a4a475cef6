/** Newspapers, wires and stations whose publishing systems say a lot in metadata. */
import { escapeHtml as e, hash, pick } from '../text.mjs';
import {
  bare,
  by,
  canonical,
  cookie,
  description,
  figure,
  foot,
  home,
  items,
  label,
  ld,
  link,
  nav,
  og,
  ps,
  railItems,
  site,
  time,
  titled,
  where,
} from './parts.mjs';

export function jsonld(v) {
  return `<!DOCTYPE html>
<html lang="${v.language}"><head><meta charset="utf-8">${VIEWPORT}
${titled(v, ' | ')}
${description(v)}
${canonical(v)}
${og(v)}
${ld(v, 'NewsArticle', { isAccessibleForFree: v.free })}
<script>window.dataLayer=window.dataLayer||[];dataLayer.push({pageType:"article",section:"${e(v.section)}"});</script>
<style>.rail-date{color:#666}</style>
</head><body>
<a class="skip" href="#main">Skip to main content</a>
${cookie(v)}
<header class="masthead"><a class="logo" href="${home(v)}">${e(bare(v))}</a><nav><ul>${nav(v)}</ul></nav></header>
<main id="main"><article class="story">
<p class="kicker">${e(v.section)}</p>
<h1 class="story__headline">${e(v.title)}</h1>
${where(v.author, () => `<div class="story__byline">${label(v).by} ${staff(v)}</div>`)}
<div class="story__dates">${time(v.iso, v.date)}${where(v.updated, () => ` <span>${updated(v)}</span>`)}</div>
${figure(v)}
<div class="story__body">
${ps(v)}
${v.extra}
<aside class="newsletter"><p>${label(v).news}</p><input type="email" placeholder="you@mail.test"></aside>
</div></article>
<aside class="rail"><h3>${label(v).related}</h3><ul>
${railItems(v)}
</ul></aside></main>
${foot(v)}</body></html>`;
}

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const staff = (v) => {
  const page = `${home(v)}staff/${hash(v.author).slice(0, 6)}`;
  return `<a rel="author" href="${page}">${e(v.author)}</a>`;
};
const updated = (v, attributes) => `${label(v).updated} ${time(v.updatedIso, v.updated, attributes)}`;

export function opengraph(v) {
  return `<!doctype html>
<html lang="${v.language}" class="no-js">
${openGraphHead(v)}
<body class="article-page">
<div class="top-strip">Live: ${pick(LIVE, v.canonical)} ${link(v, 'subscribe', 'Subscribe')}</div>
<header>${picture(v)}<nav class="sections"><ul>${nav(v)}</ul></nav></header>
<article>
<h1>${e(v.title)}</h1>
<p class="standfirst">${e(v.deck)}</p>
<div class="meta">${where(v.author, () => `<span class="byline">${by(v)}</span> `)}${stamp(v)}</div>
${figure(v)}
<div class="RichTextStoryBody">
${ps(v)}
${v.extra}
</div>
<div class="share-tools">${share(v)}</div>
</article>
<section class="more"><h2>${label(v).most}</h2><ol>
${railItems(v)}
</ol></section>
${cookie(v)}
${foot(v)}
</body></html>`;
}

const openGraphHead = (v) => `<head><meta charset="utf-8"><title>${e(v.title)}${wireOrPaper(v)}</title>
${canonical(v)}
${og(v)}
<meta property="article:published_time" content="${v.iso}">
${where(v.updatedIso, () => `<meta property="article:modified_time" content="${v.updatedIso}">`)}
<meta property="article:section" content="${e(v.section)}">
${where(v.author, (author) => `<meta name="author" content="${e(author)}">`)}
<meta name="twitter:card" content="summary_large_image">
</head>`;
const wireOrPaper = (v) => (v.outlet.kind === 'wire' ? ' | AP News' : ` - ${e(bare(v))}`);
const LIVE = ['markets', 'weather radar', 'traffic cameras', 'election desk'];
const picture = (v) => link(v, '', `<img src="${home(v)}logo.svg" alt="${e(bare(v))}">`);
const stamp = (v) => {
  const before = where(v.updated, () => `${label(v).updated} ${v.updated} · `);
  return `<span class="stamp">${before}${label(v).published} ${v.date}</span>`;
};
const share = (v) =>
  [
    `<a href="https://share.test/?u=${encodeURIComponent(v.canonical)}">Share</a>`,
    `<a href="mailto:?subject=${encodeURIComponent(v.title)}">Email</a>`,
  ].join(' ');

export function microdata(v) {
  return `<!doctype html>
<html lang="${v.language}"><head><meta charset="utf-8">${titled(v, ' — ')}
${canonical(v)}${description(v)}</head>
<body>
<div class="topbar">${link(v, '', e(site(v)))}<ul>${nav(v)}</ul></div>
<div class="wrap" itemscope itemtype="https://schema.org/NewsArticle">
<meta itemprop="mainEntityOfPage" content="${e(v.canonical)}">
<div class="col-main">
<h1 itemprop="headline">${e(v.title)}</h1>
<p class="meta">${where(v.author, () => `${person(v)} · `)}${datesOf(v)}</p>
${figure(v)}
<div itemprop="articleBody">
${ps(v)}
</div>
${v.extra}
<div class="support-box"><p>${v.outlet.kind === 'broadcaster' ? LISTENERS : label(v).news}</p></div>
</div>
<div class="col-side"><h4>${label(v).most}</h4><ol>
${railItems(v)}
</ol></div>
</div>
${cookie(v)}
${foot(v)}</body></html>`;
}

const LISTENERS = 'This reporting is paid for by listeners. Become a member.';
const person = (v) => {
  const name = `<span itemprop="name">${e(v.author)}</span>`;
  return `<span itemprop="author" itemscope itemtype="https://schema.org/Person">${name}</span>`;
};
const datesOf = (v) =>
  time(v.iso, v.date, 'itemprop="datePublished" ') +
  where(v.updatedIso, () => ` · <span>${updated(v, 'itemprop="dateModified" ')}</span>`);

/** Served under an address full of tracking parameters; only the canonical link is clean. */
export function tracked(v) {
  return `<!DOCTYPE html>
<html lang="${v.language}"><head><meta charset="utf-8">${titled(v, ' : ')}
${canonical(v)}
${parsely(v)}
<meta property="og:title" content="${e(v.title)}"><meta property="og:url" content="${e(v.url)}"></head>
<body><nav class="global"><a href="${home(v)}?utm_source=logo">${e(bare(v))}</a><ul>${nav(v)}</ul></nav>
<main><div class="storytitle"><h1>${e(v.title)}</h1></div>
<div class="storydate">${time(v.iso, v.date)}</div>
${where(v.author, (author) => `<p class="byline__name">${e(author)}</p>`)}
<div id="storytext" class="storytext">
${figure(v)}
${ps(v)}
${v.extra}
</div></main>
<aside class="recommended"><h3>${label(v).related}</h3><ul>${items(v.rail.map(trackedLink))}</ul></aside>
${cookie(v)}${foot(v)}</body></html>`;
}

const parsely = (v) =>
  [
    `<meta name="date" content="${v.iso.slice(0, 10)}">`,
    `<meta name="parsely-pub-date" content="${v.iso}">`,
    `<meta name="parsely-title" content="${e(v.title)}">`,
    where(v.author, (author) => `<meta name="parsely-author" content="${e(author)}">`),
  ].join('');
const trackedLink = ({ url, title, date }) =>
  `<a href="${e(url)}?utm_source=rail&amp;utm_medium=recirc">${e(title)}</a> <span>${date}</span>`;
