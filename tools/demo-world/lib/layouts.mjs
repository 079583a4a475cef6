/**
 * Page layouts. Each is a function of one `view`:
 * `{outlet, url, canonical, title, deck, author, section, iso, updatedIso, date, updated, paras, rail, extra, language,
 * image}`
 * where `paras` are HTML strings and `rail` is `[{url, title, date}]`. They differ the way real publishing systems
 * differ: what they say in metadata, where the byline stands, how much furniture surrounds the text.
 */
import { escapeHtml as e, hash, number, pick } from './text.mjs';

const LABELS = {
  en: {
    nav: ['News', 'Local', 'Business', 'Sports', 'Opinion', 'Obituaries', 'Weather'],
    by: 'By',
    related: 'Related stories',
    most: 'Most read',
    cookie:
      'We and our partners use cookies to keep this site running and to show you advertising. You can change your mind at any time.',
    accept: 'Accept all',
    manage: 'Manage choices',
    published: 'Published',
    updated: 'Updated',
    news: 'Get our newsletter: the day in five minutes, free.',
    rights: 'All rights reserved.',
  },
  es: {
    nav: ['Portada', 'Provincia', 'Economía', 'Deportes', 'Opinión', 'Cultura', 'El tiempo'],
    by: 'Por',
    related: 'Noticias relacionadas',
    most: 'Lo más leído',
    cookie: 'Utilizamos cookies propias y de terceros para analizar sus hábitos de navegación y mostrarle publicidad.',
    accept: 'Aceptar',
    manage: 'Configurar',
    published: 'Publicado',
    updated: 'Actualizado',
    news: 'Reciba nuestro boletín cada mañana.',
    rights: 'Todos los derechos reservados.',
  },
};
const label = (v) => LABELS[v.language] ?? LABELS.en;
const home = (v) => `https://${v.outlet.host ?? v.outlet.domain}/`;
const site = (v) => v.outlet.name.replace(/^the /, 'The ');
const bare = (v) => v.outlet.name.replace(/^the /, '');
const nav = (v) =>
  label(v)
    .nav.map((n) => `<li><a href="${home(v)}${hash(n).slice(0, 5)}">${n}</a></li>`)
    .join('');
const railItems = (v) =>
  v.rail
    .map((r) => `<li><a href="${e(r.url)}">${e(r.title)}</a> <span class="rail-date">${r.date}</span></li>`)
    .join('\n');
const ps = (v, cls = '') => v.paras.map((p) => (p.startsWith('<h2') ? p : `<p${cls}>${p}</p>`)).join('\n');
const json = (o) => JSON.stringify(o).replace(/</g, '\\u003c');
const year = '2026';
const cookie = (v) =>
  `<div id="cookie-consent" class="cc-window" role="dialog" aria-live="polite"><p>${label(v).cookie}</p><button>${label(v).accept}</button> <button>${label(v).manage}</button></div>`;
const owner = (v) => (v.outlet.owner ? ` ${bare(v)} is a ${e(v.outlet.owner)} company.` : '');
const foot = (v) =>
  `<footer><p>© ${year} ${e(v.outlet.owner ?? bare(v))}. ${label(v).rights}${owner(v)} <a href="${home(v)}about">About us</a> · <a href="${home(v)}corrections">Corrections</a> · <a href="${home(v)}contact">Contact the newsroom</a></p></footer>`;
const figure = (v) =>
  v.image
    ? `<figure><img src="${home(v)}media/${hash(v.canonical).slice(0, 10)}.jpg" alt="${e(v.image)}" width="1200" height="675"><figcaption>${e(v.image)}</figcaption></figure>`
    : '';
const og = (v) => `<meta property="og:type" content="article">
<meta property="og:site_name" content="${e(bare(v))}">
<meta property="og:title" content="${e(v.title)}">
<meta property="og:url" content="${e(v.canonical)}">
<meta property="og:description" content="${e(v.deck)}">`;
const ld = (v, type = 'NewsArticle', more = {}) =>
  `<script type="application/ld+json">${json({
    '@context': 'https://schema.org',
    '@type': type,
    headline: v.title,
    datePublished: v.iso,
    dateModified: v.updatedIso ?? v.iso,
    mainEntityOfPage: v.canonical,
    ...(v.author ? { author: [{ '@type': 'Person', name: v.author }] } : {}),
    publisher: {
      '@type': 'NewsMediaOrganization',
      name: bare(v),
      ...(v.outlet.owner ? { parentOrganization: { '@type': 'Organization', name: v.outlet.owner } } : {}),
    },
    articleSection: v.section,
    ...more,
  })}</script>`;

function jsonld(v) {
  return `<!DOCTYPE html>
<html lang="${v.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e(v.title)} | ${e(bare(v))}</title>
<meta name="description" content="${e(v.deck)}">
<link rel="canonical" href="${e(v.canonical)}">
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
${v.author ? `<div class="story__byline">${label(v).by} <a rel="author" href="${home(v)}staff/${hash(v.author).slice(0, 6)}">${e(v.author)}</a></div>` : ''}
<div class="story__dates"><time datetime="${v.iso}">${v.date}</time>${v.updated ? ` <span>${label(v).updated} <time datetime="${v.updatedIso}">${v.updated}</time></span>` : ''}</div>
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

function opengraph(v) {
  return `<!doctype html>
<html lang="${v.language}" class="no-js">
<head><meta charset="utf-8"><title>${e(v.title)}${v.outlet.kind === 'wire' ? ' | AP News' : ` - ${e(bare(v))}`}</title>
<link rel="canonical" href="${e(v.canonical)}">
${og(v)}
<meta property="article:published_time" content="${v.iso}">
${v.updatedIso ? `<meta property="article:modified_time" content="${v.updatedIso}">` : ''}
<meta property="article:section" content="${e(v.section)}">
${v.author ? `<meta name="author" content="${e(v.author)}">` : ''}
<meta name="twitter:card" content="summary_large_image">
</head>
<body class="article-page">
<div class="top-strip">Live: ${pick(['markets', 'weather radar', 'traffic cameras', 'election desk'], v.canonical)} <a href="${home(v)}subscribe">Subscribe</a></div>
<header><a href="${home(v)}"><img src="${home(v)}logo.svg" alt="${e(bare(v))}"></a><nav class="sections"><ul>${nav(v)}</ul></nav></header>
<article>
<h1>${e(v.title)}</h1>
<p class="standfirst">${e(v.deck)}</p>
<div class="meta">${v.author ? `<span class="byline">${label(v).by} ${e(v.author)}</span> ` : ''}<span class="stamp">${v.updated ? `${label(v).updated} ${v.updated} · ` : ''}${label(v).published} ${v.date}</span></div>
${figure(v)}
<div class="RichTextStoryBody">
${ps(v)}
${v.extra}
</div>
<div class="share-tools"><a href="https://share.test/?u=${encodeURIComponent(v.canonical)}">Share</a> <a href="mailto:?subject=${encodeURIComponent(v.title)}">Email</a></div>
</article>
<section class="more"><h2>${label(v).most}</h2><ol>
${railItems(v)}
</ol></section>
${cookie(v)}
${foot(v)}
</body></html>`;
}

function wordpress(v) {
  const id = 1000 + number(80000, v.canonical);
  return `<!DOCTYPE html>
<html lang="${v.language === 'es' ? 'es-ES' : 'en-US'}"><head><meta charset="UTF-8">
<title>${e(v.title)} &#8211; ${e(bare(v))}</title>
<meta name="generator" content="WordPress 6.6.2"><link rel="shortlink" href="${home(v)}?p=${id}"><link rel="canonical" href="${e(v.canonical)}">
<link rel="alternate" type="application/rss+xml" href="${home(v)}feed/">
</head>
<body class="post-template-default single single-post postid-${id}">
<header id="masthead" class="site-header"><p class="site-title"><a href="${home(v)}" rel="home">${e(bare(v))}</a></p><ul id="primary-menu" class="menu">${nav(v)}</ul></header>
<div id="primary"><article id="post-${id}" class="post-${id} post type-post status-publish hentry">
<header class="entry-header"><h1 class="entry-title">${e(v.title)}</h1>
<div class="entry-meta"><span class="posted-on"><time class="entry-date published" datetime="${v.iso}">${v.date}</time>${v.updatedIso ? `<time class="updated" datetime="${v.updatedIso}">${v.updated}</time>` : ''}</span>${v.author ? ` <span class="byline"> ${label(v).by.toLowerCase()} <span class="author vcard"><a class="url fn n" href="${home(v)}author/${hash(v.author).slice(0, 5)}/">${e(v.author)}</a></span></span>` : ''}</div></header>
<div class="entry-content">
${figure(v)}
${ps(v)}
${v.extra}
<div class="sharedaddy sd-sharing-enabled"><h3 class="sd-title">Share this:</h3><ul><li>Email</li><li>Print</li></ul></div>
<div class="yarpp yarpp-related"><h3>${label(v).related}</h3><ol>${railItems(v)}</ol></div>
</div>
<footer class="entry-footer"><span class="cat-links">${e(v.section)}</span></footer></article>
<section id="comments"><h3>${1 + number(6, v.canonical)} comments</h3><ol class="comment-list"><li>${pick(['Thanks for covering this.', 'First!', 'When will somebody fix the parking?', 'My neighbor saw it too.'], v.canonical, 'c')}</li></ol></section>
</div>
<aside id="secondary" class="widget-area"><section class="widget widget_archive"><h2>Archives</h2><ul><li>October 2026</li><li>September 2026</li><li>May 2021</li></ul></section></aside>
${foot(v)}
</body></html>`;
}

function table(v) {
  return `<HTML>
<HEAD><TITLE>${e(bare(v))}: ${e(v.title)}</TITLE>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=utf-8"></HEAD>
<BODY BGCOLOR="#FFFFFF" TEXT="#000000" LINK="#003399">
<TABLE WIDTH="760" BORDER="0" CELLPADDING="4" CELLSPACING="0" ALIGN="center">
<TR><TD COLSPAN="2" BGCOLOR="#003366"><FONT COLOR="#FFFFFF" SIZE="5" FACE="Georgia"><B>${e(bare(v))}</B></FONT></TD></TR>
<TR><TD WIDTH="160" VALIGN="top" BGCOLOR="#EEEEEE"><FONT SIZE="2">${label(v)
    .nav.map((n) => `<A HREF="${home(v)}${hash(n).slice(0, 5)}">${n}</A><BR>`)
    .join('\n')}
<HR>
<B>${label(v).most}</B><BR>${v.rail.map((r) => `<A HREF="${e(r.url)}">${e(r.title)}</A> <I>${r.date}</I><BR>`).join('\n')}</FONT></TD>
<TD VALIGN="top"><FONT SIZE="5"><B>${e(v.title)}</B></FONT><BR>
<FONT SIZE="2"><I>${v.author ? `${label(v).by} ${e(v.author)}<BR>` : ''}Posted: ${v.date}</I></FONT><P>
${v.paras.map((p) => `${p}<P>`).join('\n')}
${v.extra}
<FONT SIZE="1">[<A HREF="${home(v)}print.php?u=${hash(v.canonical).slice(0, 6)}">Printer-friendly version</A>]</FONT></TD></TR>
<TR><TD COLSPAN="2" ALIGN="center"><FONT SIZE="1">Copyright ${year} ${e(bare(v))}. ${label(v).rights}</FONT></TD></TR>
</TABLE></BODY></HTML>`;
}

function microdata(v) {
  return `<!doctype html>
<html lang="${v.language}"><head><meta charset="utf-8"><title>${e(v.title)} — ${e(bare(v))}</title>
<link rel="canonical" href="${e(v.canonical)}"><meta name="description" content="${e(v.deck)}"></head>
<body>
<div class="topbar"><a href="${home(v)}">${e(site(v))}</a><ul>${nav(v)}</ul></div>
<div class="wrap" itemscope itemtype="https://schema.org/NewsArticle">
<meta itemprop="mainEntityOfPage" content="${e(v.canonical)}">
<div class="col-main">
<h1 itemprop="headline">${e(v.title)}</h1>
<p class="meta">${v.author ? `<span itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">${e(v.author)}</span></span> · ` : ''}<time itemprop="datePublished" datetime="${v.iso}">${v.date}</time>${v.updatedIso ? ` · <span>${label(v).updated} <time itemprop="dateModified" datetime="${v.updatedIso}">${v.updated}</time></span>` : ''}</p>
${figure(v)}
<div itemprop="articleBody">
${ps(v)}
</div>
${v.extra}
<div class="support-box"><p>${v.outlet.kind === 'broadcaster' ? 'This reporting is paid for by listeners. Become a member.' : label(v).news}</p></div>
</div>
<div class="col-side"><h4>${label(v).most}</h4><ol>
${railItems(v)}
</ol></div>
</div>
${cookie(v)}
${foot(v)}</body></html>`;
}

/** No metadata at all: the date is only what a reader sees. */
function bareLayout(v) {
  return `<html><head><title>${e(v.title)}</title></head><body>
<center><h3><a href="${home(v)}">${e(bare(v).toUpperCase())}</a></h3><small>${label(v)
    .nav.map((n) => `<a href="${home(v)}${hash(n).slice(0, 5)}.html">${n}</a>`)
    .join(' | ')}</small></center><hr>
<h2>${e(v.title)}</h2>
<b>${v.date}</b>${v.author ? `<br>${label(v).by} ${e(v.author)}, staff writer` : ''}
${ps(v)}
${v.extra}
<hr><b>More from ${e(site(v))}</b><ul>${railItems(v)}</ul>
<small>Subscriptions: call the office between 9 and 4. © ${e(site(v))}</small></body></html>`;
}

function amp(v) {
  return `<!doctype html>
<html ⚡ lang="${v.language}"><head><meta charset="utf-8"><script async src="https://cdn.ampproject.org/v0.js"></script>
<title>${e(v.title)}</title><link rel="canonical" href="${e(v.canonical)}">
<meta name="viewport" content="width=device-width,minimum-scale=1">
${ld(v)}
<style amp-boilerplate>body{visibility:visible}</style><style amp-custom>h1{font-size:1.6rem}</style></head>
<body><amp-sidebar id="menu" layout="nodisplay"><ul>${nav(v)}</ul></amp-sidebar>
<header><button on="tap:menu.toggle">☰</button><a href="${home(v)}">${e(bare(v))}</a></header>
<amp-ad width="320" height="50" type="adsense"></amp-ad>
<article><h1>${e(v.title)}</h1><p class="amp-meta">${v.author ? `${e(v.author)} · ` : ''}<time datetime="${v.iso}">${v.date}</time></p>
${ps(v)}
${v.extra}
</article>
<amp-list class="next-up"><ul>${railItems(v)}</ul></amp-list>
<amp-consent id="consent" layout="nodisplay"><p>${label(v).cookie}</p></amp-consent>
<footer>© ${year} ${e(bare(v))}</footer></body></html>`;
}

/** Served under an address full of tracking parameters; only the canonical link is clean. */
function tracked(v) {
  return `<!DOCTYPE html>
<html lang="${v.language}"><head><meta charset="utf-8"><title>${e(v.title)} : ${e(bare(v))}</title>
<link rel="canonical" href="${e(v.canonical)}">
<meta name="date" content="${v.iso.slice(0, 10)}"><meta name="parsely-pub-date" content="${v.iso}"><meta name="parsely-title" content="${e(v.title)}">${v.author ? `<meta name="parsely-author" content="${e(v.author)}">` : ''}
<meta property="og:title" content="${e(v.title)}"><meta property="og:url" content="${e(v.url)}"></head>
<body><nav class="global"><a href="${home(v)}?utm_source=logo">${e(bare(v))}</a><ul>${nav(v)}</ul></nav>
<main><div class="storytitle"><h1>${e(v.title)}</h1></div>
<div class="storydate"><time datetime="${v.iso}">${v.date}</time></div>
${v.author ? `<p class="byline__name">${e(v.author)}</p>` : ''}
<div id="storytext" class="storytext">
${figure(v)}
${ps(v)}
${v.extra}
</div></main>
<aside class="recommended"><h3>${label(v).related}</h3><ul>${v.rail.map((r) => `<li><a href="${e(r.url)}?utm_source=rail&amp;utm_medium=recirc">${e(r.title)}</a> <span>${r.date}</span></li>`).join('')}</ul></aside>
${cookie(v)}${foot(v)}</body></html>`;
}

function nextapp(v) {
  return `<!DOCTYPE html><html lang="${v.language}"><head><meta charSet="utf-8"/><title>${e(v.title)} | ${e(bare(v))}</title><link rel="canonical" href="${e(v.canonical)}"/>${og(v).replace(/\n/g, '')}${ld(v)}</head>
<body><div id="__next"><div class="css-${hash(v.outlet.domain).slice(0, 6)}"><header data-testid="header"><a href="${home(v)}">${e(bare(v))}</a><nav aria-label="Sections"><ul>${nav(v)}</ul></nav></header>
<main id="main-content"><article class="ssr-${hash(v.outlet.domain, 'a').slice(0, 7)}-ArticleWrapper">
<div data-component="headline-block"><h1 id="main-heading" tabindex="-1">${e(v.title)}</h1></div>
<div data-component="byline-block">${v.author ? `<div data-testid="byline-name">${label(v).by} ${e(v.author)}</div>` : ''}<time data-testid="timestamp" datetime="${v.iso}">${v.date}</time></div>
${v.image ? `<div data-component="image-block">${figure(v)}</div>` : ''}
${v.paras.map((p, i) => `<div data-component="text-block">${p.startsWith('<h2') ? p : `<p>${p}</p>`}</div>${i === 2 ? '<div data-component="ad-slot" aria-hidden="true">Advertisement</div>' : ''}`).join('\n')}
${v.extra}
</article><section data-component="links-block"><h2>${label(v).related}</h2><ul>
${railItems(v)}
</ul></section></main>
${foot(v)}</div></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"id":"${hash(v.canonical).slice(0, 12)}"}},"page":"/article"}</script></body></html>`;
}

function gov(v) {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${e(v.title)} - ${e(bare(v))}</title><meta name="DC.date.issued" content="${v.iso.slice(0, 10)}"><meta name="DC.creator" content="${e(bare(v))}"></head>
<body><section class="usa-banner"><p>An official website of ${e(bare(v))}. Official websites use .gov.</p></section>
<header role="banner"><a href="${home(v)}">${e(bare(v))}</a><ul class="usa-nav"><li>Residents</li><li>Departments</li><li>Meetings and minutes</li><li>Pay a bill</li><li>Alerts</li></ul></header>
<ol class="breadcrumb"><li>Home</li><li>News</li><li>${e(v.section)}</li></ol>
<main><h1>${e(v.title)}</h1>
<p class="release-date">Date posted: ${v.date}</p>
${v.author ? `<p>Contact: ${e(v.author)}</p>` : ''}
<div class="field-body">
${ps(v)}
</div>
${v.extra}
<p class="last-reviewed">Page last reviewed: ${v.updated ?? v.date}</p></main>
<aside><h2>Recent notices</h2><ul>${railItems(v)}</ul></aside>
<footer>Accessibility · Privacy · Public records requests</footer></body></html>`;
}

function release(v) {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${e(v.title)} | ${e(bare(v))}</title><meta name="description" content="${e(v.deck)}"><link rel="canonical" href="${e(v.canonical)}"></head>
<body><header><a href="${home(v)}">${e(bare(v))}</a> <a href="${home(v)}products">Products</a> <a href="${home(v)}company">Company</a> <a href="${home(v)}newsroom">Newsroom</a></header>
<div class="release"><p class="label">News release</p><h1>${e(v.title)}</h1><p class="release-meta"><span>${v.date}</span>${v.author ? ` | Source: ${e(v.author)}` : ''}</p>
<div class="release-body">
${ps(v)}
</div>${v.extra}</div>
<div class="more-releases"><h4>More releases</h4><ul>${railItems(v)}</ul></div>
<footer>© ${year} ${e(bare(v))}. Investor relations · Media contacts</footer></body></html>`;
}

function factcheck(v) {
  const review = v.review ?? {};
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${e(v.title)} - ${e(bare(v))}</title><link rel="canonical" href="${e(v.canonical)}">
${og(v)}
<meta property="article:published_time" content="${v.iso}">
${review.claim ? `<script type="application/ld+json">${json({ '@context': 'https://schema.org', '@type': 'ClaimReview', url: v.canonical, claimReviewed: review.claim, datePublished: v.iso.slice(0, 10), author: { '@type': 'Organization', name: bare(v) }, reviewRating: { '@type': 'Rating', alternateName: review.rating, ratingValue: 1, bestRating: 5, worstRating: 1 } })}</script>` : ''}
</head><body><header><a href="${home(v)}">${e(bare(v))}</a><ul><li>Latest checks</li><li>How we work</li><li>Who pays for this</li><li>Submit a claim</li></ul></header>
<main><h1>${e(v.title)}</h1><p class="pub">${v.author ? `${label(v).by} ${e(v.author)} · ` : ''}<time datetime="${v.iso}">${v.date}</time></p>
${review.claim ? `<blockquote class="claim"><b>Claim:</b> ${e(review.claim)}</blockquote><p class="verdict">Rating: <strong>${e(review.rating)}</strong></p>` : ''}
<div class="analysis">
${ps(v)}
</div>${v.extra}
<section class="sources"><h2>Latest checks</h2><ul>${railItems(v)}</ul></section></main>${foot(v)}</body></html>`;
}

function blog(v) {
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${e(bare(v))}: ${e(v.title)}</title><meta content="blogger" name="generator"></head>
<body><div class="header"><h1 class="title"><a href="${home(v)}">${e(bare(v))}</a></h1><p class="description">${pick(['notes from the end of the road', 'somebody has to write it down', 'walks, weather, town meetings'], v.outlet.domain)}</p></div>
<div class="date-outer"><h2 class="date-header"><span>${v.date}</span></h2>
<div class="post hentry"><h3 class="post-title entry-title">${e(v.title)}</h3><div class="post-body entry-content">
${v.paras.join('<br><br>\n')}
</div>${v.extra}<div class="post-footer">Posted by ${e(v.author ?? 'the author')} · ${number(9, v.canonical)} comments</div></div></div>
<div class="sidebar"><h2>Older posts</h2><ul>${railItems(v)}</ul></div></body></html>`;
}

function forum(v) {
  const posts = v.paras.map((p, i) => {
    const who = pick(['gaskethead', 'mrs_tully', 'bluehull', 'knotknot', 'oystercrate', 'pike_pole'], v.canonical, i);
    return `<div class="post" id="p${i + 1}"><div class="postprofile"><b>${who}</b><br>Posts: ${number(4000, who)}</div><p class="author">» ${v.date}</p><div class="content">${p}</div></div>`;
  });
  return `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>${e(v.title)} - ${e(bare(v))}</title></head><body><div class="phpbb"><h1><a href="${home(v)}">${e(bare(v))}</a></h1><p class="crumbs">Board index » General » ${e(v.section)}</p>
<h2 class="topic-title">${e(v.title)}</h2>
${posts.join('\n')}
${v.extra}<p class="pagination">${posts.length} posts • Page 1 of 1</p></div></body></html>`;
}

export const LAYOUTS = {
  jsonld,
  opengraph,
  wordpress,
  table,
  microdata,
  bare: bareLayout,
  amp,
  tracked,
  nextapp,
  gov,
  release,
  factcheck,
  blog,
  forum,
};
