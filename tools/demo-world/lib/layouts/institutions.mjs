/** Authorities, companies and fact checkers. */
import { escapeHtml as e } from '../text.mjs';
import {
  bare,
  by,
  canonical,
  description,
  foot,
  items,
  json,
  link,
  logo,
  og,
  ps,
  railItems,
  time,
  titled,
  where,
  year,
} from './parts.mjs';

export function gov(v) {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">${titled(v, ' - ')}${dublinCore(v)}</head>
<body><section class="usa-banner"><p>An official website of ${e(bare(v))}. Official websites use .gov.</p></section>
<header role="banner">${logo(v)}<ul class="usa-nav">${items(SERVICES)}</ul></header>
<ol class="breadcrumb">${items(['Home', 'News', e(v.section)])}</ol>
<main><h1>${e(v.title)}</h1>
<p class="release-date">Date posted: ${v.date}</p>
${where(v.author, (author) => `<p>Contact: ${e(author)}</p>`)}
<div class="field-body">
${ps(v)}
</div>
${v.extra}
<p class="last-reviewed">Page last reviewed: ${v.updated ?? v.date}</p></main>
<aside><h2>Recent notices</h2><ul>${railItems(v)}</ul></aside>
<footer>Accessibility · Privacy · Public records requests</footer></body></html>`;
}

const SERVICES = ['Residents', 'Departments', 'Meetings and minutes', 'Pay a bill', 'Alerts'];
const dublinCore = (v) =>
  `<meta name="DC.date.issued" content="${v.iso.slice(0, 10)}"><meta name="DC.creator" content="${e(bare(v))}">`;

export function release(v) {
  return `${releaseHead(v)}
<body><header>${companyMenu(v)}</header>
<div class="release"><p class="label">News release</p><h1>${e(v.title)}</h1>${releaseMeta(v)}
<div class="release-body">
${ps(v)}
</div>${v.extra}</div>
<div class="more-releases"><h4>More releases</h4><ul>${railItems(v)}</ul></div>
<footer>© ${year} ${e(bare(v))}. Investor relations · Media contacts</footer></body></html>`;
}

const releaseHead = (v) =>
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
  `${titled(v, ' | ')}${description(v)}${canonical(v)}</head>`;
const companyMenu = (v) =>
  [logo(v), link(v, 'products', 'Products'), link(v, 'company', 'Company'), link(v, 'newsroom', 'Newsroom')].join(' ');
const releaseMeta = (v) =>
  `<p class="release-meta"><span>${v.date}</span>${where(v.author, (author) => ` | Source: ${e(author)}`)}</p>`;

export function factcheck(v) {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">${titled(v, ' - ')}${canonical(v)}
${og(v)}
<meta property="article:published_time" content="${v.iso}">
${v.review?.claim ? `<script type="application/ld+json">${json(claimReview(v))}</script>` : ''}
</head><body><header>${logo(v)}<ul>${items(ABOUT_CHECKS)}</ul></header>
<main><h1>${e(v.title)}</h1><p class="pub">${where(v.author, () => `${by(v)} · `)}${time(v.iso, v.date)}</p>
${v.review?.claim ? verdict(v.review) : ''}
<div class="analysis">
${ps(v)}
</div>${v.extra}
<section class="sources"><h2>Latest checks</h2><ul>${railItems(v)}</ul></section></main>${foot(v)}</body></html>`;
}

const ABOUT_CHECKS = ['Latest checks', 'How we work', 'Who pays for this', 'Submit a claim'];
const verdict = ({ claim, rating }) =>
  `<blockquote class="claim"><b>Claim:</b> ${e(claim)}</blockquote>` +
  `<p class="verdict">Rating: <strong>${e(rating)}</strong></p>`;
const claimReview = (v) => ({
  '@context': 'https://schema.org',
  '@type': 'ClaimReview',
  url: v.canonical,
  claimReviewed: v.review.claim,
  datePublished: v.iso.slice(0, 10),
  author: { '@type': 'Organization', name: bare(v) },
  reviewRating: { '@type': 'Rating', alternateName: v.review.rating, ratingValue: 1, bestRating: 5, worstRating: 1 },
});
