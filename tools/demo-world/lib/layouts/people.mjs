/** A blog and a message board: one person's word, and the talk of several. */
import { escapeHtml as e, number, pick } from '../text.mjs';
import { bare, logo, railItems } from './parts.mjs';

export function blog(v) {
  return `${blogHead(v)}
<body>${blogHeader(v)}
<div class="date-outer"><h2 class="date-header"><span>${v.date}</span></h2>
<div class="post hentry"><h3 class="post-title entry-title">${e(v.title)}</h3><div class="post-body entry-content">
${v.paras.join('<br><br>\n')}
</div>${v.extra}${postFooter(v)}</div></div>
<div class="sidebar"><h2>Older posts</h2><ul>${railItems(v)}</ul></div></body></html>`;
}

const MOTTOS = ['notes from the end of the road', 'somebody has to write it down', 'walks, weather, town meetings'];
const blogHead = (v) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${e(bare(v))}: ${e(v.title)}</title>` +
  '<meta content="blogger" name="generator"></head>';
const blogHeader = (v) => {
  const motto = `<p class="description">${pick(MOTTOS, v.outlet.domain)}</p>`;
  return `<div class="header"><h1 class="title">${logo(v)}</h1>${motto}</div>`;
};
const postFooter = (v) => {
  const author = e(v.author ?? 'the author');
  return `<div class="post-footer">Posted by ${author} · ${number(9, v.canonical)} comments</div>`;
};

export function forum(v) {
  const posts = v.paras.map((text, at) => boardPost(v, text, at));
  return `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>${e(v.title)} - ${e(bare(v))}</title></head><body>${boardHeader(v)}
<h2 class="topic-title">${e(v.title)}</h2>
${posts.join('\n')}
${v.extra}<p class="pagination">${posts.length} posts • Page 1 of 1</p></div></body></html>`;
}

const WRITERS = ['gaskethead', 'mrs_tully', 'bluehull', 'knotknot', 'oystercrate', 'pike_pole'];
function boardPost(v, text, at) {
  const who = pick(WRITERS, v.canonical, at);
  const profile = `<div class="postprofile"><b>${who}</b><br>Posts: ${number(4000, who)}</div>`;
  const said = `<p class="author">» ${v.date}</p><div class="content">${text}</div>`;
  return `<div class="post" id="p${at + 1}">${profile}${said}</div>`;
}
const boardHeader = (v) =>
  `<div class="phpbb"><h1>${logo(v)}</h1><p class="crumbs">Board index » General » ${e(v.section)}</p>`;
