/** What pages of several layouts have in common: names, links, menus, figures, metadata. */
import { escapeHtml as e, hash } from '../text.mjs';

const LABELS = {
  en: {
    nav: ['News', 'Local', 'Business', 'Sports', 'Opinion', 'Obituaries', 'Weather'],
    by: 'By',
    related: 'Related stories',
    most: 'Most read',
    cookie:
      'We and our partners use cookies to keep this site running and to show you advertising. ' +
      'You can change your mind at any time.',
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
export const label = (v) => LABELS[v.language] ?? LABELS.en;
export const home = (v) => `https://${v.outlet.host ?? v.outlet.domain}/`;
export const site = (v) => v.outlet.name.replace(/^the /, 'The ');
export const bare = (v) => v.outlet.name.replace(/^the /, '');
export const json = (o) => JSON.stringify(o).replace(/</g, '\\u003c');
export const year = '2026';

export const link = (v, path, text) => `<a href="${home(v)}${path}">${text}</a>`;
/** The outlet's name, leading to its front page. */
export const logo = (v) => link(v, '', e(bare(v)));
export const items = (texts) => texts.map((text) => `<li>${text}</li>`).join('');
export const nav = (v) => items(label(v).nav.map((n) => link(v, hash(n).slice(0, 5), n)));
export const railItems = (v) =>
  v.rail
    .map((r) => `<li><a href="${e(r.url)}">${e(r.title)}</a> <span class="rail-date">${r.date}</span></li>`)
    .join('\n');
export const paragraph = (p) => (p.startsWith('<h2') ? p : `<p>${p}</p>`);
export const ps = (v) => v.paras.map(paragraph).join('\n');

/** Nothing where there is nothing to tell. */
export const where = (value, tell) => (value ? tell(value) : '');
export const by = (v) => `${label(v).by} ${e(v.author)}`;
export const time = (iso, shown, attributes = '') => `<time ${attributes}datetime="${iso}">${shown}</time>`;
export const titled = (v, by) => `<title>${e(v.title)}${by}${e(bare(v))}</title>`;
export const canonical = (v) => `<link rel="canonical" href="${e(v.canonical)}">`;
export const description = (v) => `<meta name="description" content="${e(v.deck)}">`;

export function cookie(v) {
  const { cookie: text, accept, manage } = label(v);
  const buttons = `<button>${accept}</button> <button>${manage}</button>`;
  return `<div id="cookie-consent" class="cc-window" role="dialog" aria-live="polite"><p>${text}</p>${buttons}</div>`;
}

export function foot(v) {
  const links = [
    link(v, 'about', 'About us'),
    link(v, 'corrections', 'Corrections'),
    link(v, 'contact', 'Contact the newsroom'),
  ].join(' · ');
  const owner = v.outlet.owner ? ` ${bare(v)} is a ${e(v.outlet.owner)} company.` : '';
  return `<footer><p>© ${year} ${e(v.outlet.owner ?? bare(v))}. ${label(v).rights}${owner} ${links}</p></footer>`;
}

export function figure(v) {
  if (!v.image) return '';
  const address = `${home(v)}media/${hash(v.canonical).slice(0, 10)}.jpg`;
  const image = `<img src="${address}" alt="${e(v.image)}" width="1200" height="675">`;
  return `<figure>${image}<figcaption>${e(v.image)}</figcaption></figure>`;
}

export const og = (v) => `<meta property="og:type" content="article">
<meta property="og:site_name" content="${e(bare(v))}">
<meta property="og:title" content="${e(v.title)}">
<meta property="og:url" content="${e(v.canonical)}">
<meta property="og:description" content="${e(v.deck)}">`;
/** What search engines read. */
export const ld = (v, type = 'NewsArticle', more = {}) =>
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
