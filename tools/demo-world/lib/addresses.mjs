import { digits, hash, slug } from './text.mjs';
import { ymd } from './dates.mjs';

/** Where an outlet would put an article; every house has its own habit. */
const HABITS = {
  ymd: (p, d) => `/${d.y}/${d.m}/${d.d}/${p.slug}/`,
  section: (p) => `/${slug(p.section)}/${p.slug}-${digits(6, p.id)}`,
  html: (p, d) => `/${slug(p.section)}/${d.y}/${p.slug}.html`,
  php: (p) => `/story.php?id=${digits(5, p.id)}`,
  story: (p) => `/story/${digits(6, p.id)}`,
  reuters: (p, d) => `/${slug(p.section)}/${p.slug}-${d.y}-${d.m}-${d.d}/`,
  ap: (p) => `/article/${p.slug.split('-').slice(0, 5).join('-')}-${hash(p.id).slice(0, 32)}`,
  bbc: (p) => `/news/articles/c${hash(p.id).slice(0, 11)}o`,
  guardian: (p, d) => `/${slug(p.section)}/${d.y}/${d.mon}/${d.d}/${p.slug}`,
  gov: (p) => `/news/${p.slug}`,
  newsroom: (p) => `/newsroom/${p.slug}`,
  thread: (p) => `/viewtopic.php?t=${digits(5, p.id)}`,
};

export function addressOf(page, outlet) {
  const host = outlet.host ?? outlet.domain;
  const path = page.path ?? HABITS[outlet.path]({ ...page, slug: slug(page.title) }, ymd(page.date, outlet.zone));
  return `https://${host}${path}`;
}
