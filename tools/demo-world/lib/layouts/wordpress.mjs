/** The system that most small sites are made with. */
import { escapeHtml as e, hash, number, pick } from '../text.mjs';
import {
  bare,
  canonical,
  figure,
  foot,
  home,
  items,
  label,
  nav,
  ps,
  railItems,
  time,
  titled,
  where,
} from './parts.mjs';

export function wordpress(v) {
  const id = 1000 + number(80000, v.canonical);
  return `<!DOCTYPE html>
<html lang="${v.language === 'es' ? 'es-ES' : 'en-US'}"><head><meta charset="UTF-8">
${titled(v, ' &#8211; ')}
<meta name="generator" content="WordPress 6.6.2"><link rel="shortlink" href="${home(v)}?p=${id}">${canonical(v)}
<link rel="alternate" type="application/rss+xml" href="${home(v)}feed/">
</head>
<body class="post-template-default single single-post postid-${id}">
${masthead(v)}
<div id="primary"><article id="post-${id}" class="post-${id} post type-post status-publish hentry">
<header class="entry-header"><h1 class="entry-title">${e(v.title)}</h1>
<div class="entry-meta">${postedOn(v)}${where(v.author, () => ` ${vcard(v)}`)}</div></header>
<div class="entry-content">
${figure(v)}
${ps(v)}
${v.extra}
${SHARE_THIS}
<div class="yarpp yarpp-related"><h3>${label(v).related}</h3><ol>${railItems(v)}</ol></div>
</div>
<footer class="entry-footer"><span class="cat-links">${e(v.section)}</span></footer></article>
${comments(v)}
</div>
${ARCHIVES}
${foot(v)}
</body></html>`;
}

function masthead(v) {
  const name = `<p class="site-title"><a href="${home(v)}" rel="home">${e(bare(v))}</a></p>`;
  const menu = `<ul id="primary-menu" class="menu">${nav(v)}</ul>`;
  return `<header id="masthead" class="site-header">${name}${menu}</header>`;
}

function postedOn(v) {
  const published = time(v.iso, v.date, 'class="entry-date published" ');
  const changed = where(v.updatedIso, () => time(v.updatedIso, v.updated, 'class="updated" '));
  return `<span class="posted-on">${published}${changed}</span>`;
}

function vcard(v) {
  const page = `${home(v)}author/${hash(v.author).slice(0, 5)}/`;
  const author = `<span class="author vcard"><a class="url fn n" href="${page}">${e(v.author)}</a></span>`;
  return `<span class="byline"> ${label(v).by.toLowerCase()} ${author}</span>`;
}

function comments(v) {
  const said = pick(
    ['Thanks for covering this.', 'First!', 'When will somebody fix the parking?', 'My neighbor saw it too.'],
    v.canonical,
    'c',
  );
  const count = 1 + number(6, v.canonical);
  return `<section id="comments"><h3>${count} comments</h3><ol class="comment-list">${items([said])}</ol></section>`;
}

const SHARE_THIS =
  '<div class="sharedaddy sd-sharing-enabled"><h3 class="sd-title">Share this:</h3>' +
  `<ul>${items(['Email', 'Print'])}</ul></div>`;
const ARCHIVES =
  '<aside id="secondary" class="widget-area"><section class="widget widget_archive"><h2>Archives</h2>' +
  `<ul>${items(['October 2026', 'September 2026', 'May 2021'])}</ul></section></aside>`;
