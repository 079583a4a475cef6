/** Pages that are made for telephones, or put together by a script in the browser. */
import { escapeHtml as e, hash } from '../text.mjs';
import {
  bare,
  by,
  canonical,
  figure,
  foot,
  label,
  ld,
  logo,
  nav,
  og,
  paragraph,
  ps,
  railItems,
  time,
  titled,
  where,
  year,
} from './parts.mjs';

export function amp(v) {
  return `<!doctype html>
<html ⚡ lang="${v.language}"><head><meta charset="utf-8"><script async src="https://cdn.ampproject.org/v0.js"></script>
<title>${e(v.title)}</title>${canonical(v)}
<meta name="viewport" content="width=device-width,minimum-scale=1">
${ld(v)}
<style amp-boilerplate>body{visibility:visible}</style><style amp-custom>h1{font-size:1.6rem}</style></head>
<body><amp-sidebar id="menu" layout="nodisplay"><ul>${nav(v)}</ul></amp-sidebar>
<header><button on="tap:menu.toggle">☰</button>${logo(v)}</header>
<amp-ad width="320" height="50" type="adsense"></amp-ad>
<article><h1>${e(v.title)}</h1><p class="amp-meta">${meta(v)}</p>
${ps(v)}
${v.extra}
</article>
<amp-list class="next-up"><ul>${railItems(v)}</ul></amp-list>
<amp-consent id="consent" layout="nodisplay"><p>${label(v).cookie}</p></amp-consent>
<footer>© ${year} ${e(bare(v))}</footer></body></html>`;
}

const meta = (v) => where(v.author, (author) => `${e(author)} · `) + time(v.iso, v.date);

export function nextapp(v) {
  const own = hash(v.outlet.domain, 'a').slice(0, 7);
  return `${appHead(v)}
<body><div id="__next"><div class="css-${hash(v.outlet.domain).slice(0, 6)}">${appHeader(v)}
<main id="main-content"><article class="ssr-${own}-ArticleWrapper">
${block('headline', `<h1 id="main-heading" tabindex="-1">${e(v.title)}</h1>`)}
${block('byline', where(v.author, () => `<div data-testid="byline-name">${by(v)}</div>`) + stamp(v))}
${where(v.image, () => block('image', figure(v)))}
${v.paras.map((p, at) => block('text', paragraph(p)) + (at === 2 ? ADVERT : '')).join('\n')}
${v.extra}
</article><section data-component="links-block"><h2>${label(v).related}</h2><ul>
${railItems(v)}
</ul></section></main>
${foot(v)}</div></div>${nextData(v)}</body></html>`;
}

const block = (kind, html) => `<div data-component="${kind}-block">${html}</div>`;
const ADVERT = '<div data-component="ad-slot" aria-hidden="true">Advertisement</div>';
const stamp = (v) => time(v.iso, v.date, 'data-testid="timestamp" ');
const appHead = (v) =>
  `<!DOCTYPE html><html lang="${v.language}"><head><meta charSet="utf-8"/>${titled(v, ' | ')}` +
  `<link rel="canonical" href="${e(v.canonical)}"/>${og(v).replace(/\n/g, '')}${ld(v)}</head>`;
const appHeader = (v) =>
  `<header data-testid="header">${logo(v)}<nav aria-label="Sections"><ul>${nav(v)}</ul></nav></header>`;
const nextData = (v) => {
  const data = { props: { pageProps: { id: hash(v.canonical).slice(0, 12) } }, page: '/article' };
  return `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script>`;
};
