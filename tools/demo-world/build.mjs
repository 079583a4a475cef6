#!/usr/bin/env node
/** Writes worlds/demo/demo from the story files. Deterministic: the same stories give the same bytes. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf } from './lib/addresses.mjs';
import { shown, isoLocal, stamp14 } from './lib/dates.mjs';
import { LAYOUTS } from './lib/layouts.mjs';
import { paragraphs, parseStory } from './lib/parse.mjs';
import { readPost } from './lib/posts.mjs';
import { curly, escapeHtml, hash, inline, number, plain } from './lib/text.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const data = (name) => readFileSync(join(here, 'data', name), 'utf8');
const jsonLines = (name) =>
  data(name)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const [OUTLETS, RECORDS, WORLD] = [
  jsonLines('outlets.jsonl'),
  jsonLines('records.jsonl'),
  JSON.parse(data('world.json')),
];
const out = join(here, '../../worlds/demo/demo');
const outlets = new Map(OUTLETS.map((o) => [o.domain, o]));
const PRIVATE = new Set(['host', 'zone', 'layout', 'path', 'dates', 'smart', 'language']);
const list = (s, by = ',') =>
  (s ?? '')
    .split(by)
    .map((x) => x.trim())
    .filter(Boolean);
const clean = (o) => Object.fromEntries(Object.entries(o).filter(([, v]) => v !== undefined));
const fail = (at, message) => {
  throw new Error(`${at}: ${message}`);
};

const blocks = readdirSync(join(here, 'stories'))
  .filter((f) => f.endsWith('.story'))
  .sort()
  .flatMap((f) => parseStory(readFileSync(join(here, 'stories', f), 'utf8'), f).map((b) => ({ ...b, file: f })));
const of = (kind) => blocks.filter((b) => b.kind === kind);

// ---- pages -------------------------------------------------------------------------------------------------
const pages = new Map();
for (const b of blocks.filter((x) => x.kind === 'page' || x.kind === 'copy')) addPage(b);

function addPage(b) {
  const h = b.head;
  const id = h.id ?? fail(b.at, 'a page needs an id');
  if (pages.has(id)) fail(b.at, `page id "${id}" is taken`);
  const outlet = outlets.get(h.outlet) ?? fail(b.at, `unknown outlet "${h.outlet}"`);
  const model = b.kind === 'copy' ? (pages.get(h.of) ?? fail(b.at, `copy of unknown page "${h.of}"`)) : null;
  const page = {
    ...h,
    id,
    at: b.at,
    file: b.file,
    outlet,
    model,
    title: h.title ?? model?.title,
    section: h.section ?? model?.section ?? 'News',
    paras: model ? copiedText(model, h, b) : paragraphs(b.body),
  };
  if (!page.title || !h.date) fail(b.at, 'a page needs a title and a date');
  page.date = new Date(h.date).toISOString();
  page.canonical = addressOf(page, outlet);
  page.url =
    (h.layout ?? outlet.layout) === 'tracked'
      ? `${page.canonical}?utm_source=feed&utm_medium=rss&utm_campaign=${hash(id).slice(0, 6)}`
      : page.canonical;
  pages.set(id, page);
}

/** A copy is the model's text, shortened from the end by `drop` paragraphs, with an own first or last line if given. */
function copiedText(model, h, b) {
  const kept = model.paras.slice(0, model.paras.length - Number(h.drop ?? 0));
  return [...(h.lead ? [h.lead] : []), ...kept, ...paragraphs(b.body)];
}

const pageOf = (id, at) => pages.get(id) ?? fail(at, `no page "${id}"`);
const resolver = (at) => (ref) => (ref.startsWith('#') ? pageOf(ref.slice(1), at).canonical : ref);

function render(page) {
  const { outlet } = page;
  const language = page.language ?? outlet.language ?? 'en';
  const dress = (s) => (outlet.smart ? curly(s) : s);
  const paras = page.paras.map((p) =>
    p.startsWith('## ')
      ? `<h2>${inline(p.slice(3), resolver(page.at), outlet.smart)}</h2>`
      : inline(p, resolver(page.at), outlet.smart),
  );
  const date = (iso) => shown(iso, outlet.zone, outlet.dates);
  const updated = page.updated ? new Date(page.updated).toISOString() : null;
  const deck = dress(page.deck ?? firstSentence(page.paras[page.paras[0].length < 40 ? 1 : 0]));
  return LAYOUTS[page.layout ?? outlet.layout]({
    outlet,
    url: page.url,
    canonical: page.canonical,
    title: dress(page.title),
    deck,
    author: page.author,
    section: page.section,
    language,
    iso: isoLocal(page.date, outlet.zone),
    updatedIso: updated && isoLocal(updated, outlet.zone),
    date: date(page.date),
    updated: updated && date(updated),
    paras,
    rail: rail(page),
    extra: extra(page),
    image: page.image && dress(page.image),
    free: page.behaviour !== 'paywall',
    review: reviewOf(page.id),
  });
}

const firstSentence = (p) => plain(p).match(/^.{40,}?[.?!]"?(?=\s|$)/)?.[0] ?? plain(p).slice(0, 160);

/** Links to the outlet's other pages, newest first, as the site would show them today. */
function rail(page) {
  const own = [...pages.values()].filter((p) => p.outlet === page.outlet && p.id !== page.id);
  return own
    .sort((a, b) => number(1e6, page.id, a.id) - number(1e6, page.id, b.id))
    .slice(0, 4)
    .map((p) => ({ url: p.canonical, title: p.title, date: shown(p.date, p.outlet.zone, p.outlet.dates) }));
}

/** Instructions to machines that a hostile page carries: out of sight, in a comment, in an image text. */
function extra(page) {
  return (page.hidden ?? [])
    .map((line) => {
      const [how, text] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
      if (how === 'comment') return `<!-- ${text} -->`;
      if (how === 'alt') return `<img src="/pixel.gif" width="1" height="1" alt="${escapeHtml(text)}">`;
      return `<div style="position:absolute;left:-9999px" aria-hidden="true">${escapeHtml(text)}</div>`;
    })
    .join('\n');
}

const reviews = new Map(of('factcheck').map((b) => [b.head.page, b.head]));
const reviewOf = (id) =>
  reviews.has(id) ? { claim: reviews.get(id).claimText, rating: reviews.get(id).rating } : null;

function pageRow(page) {
  const html = render(page);
  return clean({
    url: page.url,
    title: page.shown,
    snippet: page.snippet,
    published: page.date,
    engineDate: page.engine === 'none' ? null : page.engine,
    indexed: page.indexed && (page.indexed === 'none' ? [] : list(page.indexed)),
    headers: page.modified && { 'last-modified': new Date(page.modified).toUTCString() },
    behaviour: page.behaviour,
    html,
  });
}

const pageRows = [...pages.values()].flatMap((page) => {
  const row = pageRow(page);
  return row.url === page.canonical ? [row] : [row, { ...row, url: page.canonical, indexed: [] }];
});
for (const b of of('redirect'))
  pageRows.push(
    clean({
      url: b.head.from,
      redirect: resolver(b.at)(b.head.to),
      status: Number(b.head.status ?? 301),
      title: b.head.title,
      indexed: b.head.indexed ? list(b.head.indexed) : [],
    }),
  );
for (const b of of('gone'))
  pageRows.push(
    clean({
      url: b.head.url,
      status: Number(b.head.status ?? 404),
      title: b.head.title,
      snippet: b.head.snippet,
      published: b.head.date,
      indexed: list(b.head.indexed),
      html: `<!doctype html><title>Page not found</title><h1>Page not found</h1><p>${escapeHtml(plain(b.body))}</p>`,
    }),
  );

// ---- posts -------------------------------------------------------------------------------------------------
const drafts = of('posts').flatMap((b) =>
  b.body
    .split('\n')
    .filter((l) => l.trim())
    .map((l) => readPost(l, b.at, resolver(b.at))),
);
const keyed = new Map(drafts.filter((d) => d.key).map((d) => [d.key, d.post]));
const refer = (key) => key && (keyed.get(key) ?? fail('posts', `no post "${key}"`)).id;
const posts = drafts
  .map((d) => clean({ ...d.post, replyTo: refer(d.reply), repostOf: refer(d.repost), quoteOf: refer(d.quote) }))
  .sort((a, b) => a.created.localeCompare(b.created));

// ---- topics and truth --------------------------------------------------------------------------------------
function topicRow(b) {
  const h = b.head;
  const [summary, ...article] = paragraphs(b.body);
  return clean({
    externalId: h.id,
    title: h.title,
    summary,
    articleText: (article.length ? article : [summary]).join('\n\n'),
    url: h.page && pageOf(h.page, b.at).url,
    eventDate: h.event,
    discoveryDate: h.discovered,
    location: h.location,
    entities: list(h.entities, '|'),
    category: h.category,
    language: h.language,
    newsworthinessScore: Number(h.score),
    status: 'approved',
    verificationStatus: 'unverified',
    sourceCount: Number(h.sources ?? 0),
    sourcePlan: JSON.parse(planText(h.plan ?? '{}', b.at)),
    verifiedFacts: h.facts && JSON.parse(planText(h.facts, b.at)),
    investigated: false,
  });
}
const planText = (s, at) => s.replace(/"#([\w-]+)"/g, (_, id) => JSON.stringify(pageOf(id, at).url));

/** `origin` takes page ids, post keys and domains; a page also stands for its outlet. */
const originOf = (refs, at) => [...new Set(refs.flatMap((ref) => addressesOf(ref, at)))];

function addressesOf(ref, at) {
  if (keyed.has(ref)) return [keyed.get(ref).url];
  const page = pages.get(ref);
  if (page) return [page.canonical, page.url, page.outlet.domain];
  return outlets.has(ref) ? [ref] : fail(at, `unknown origin "${ref}"`);
}

function truthRow(b) {
  const h = b.head;
  const evidence = Object.fromEntries(
    (h.evidence ?? []).map((line) => {
      const [role, ids] = line.split(' = ');
      return [role, list(ids).map((id) => pageOf(id, b.at).url)];
    }),
  );
  return clean({
    topic: h.topic,
    verdict: h.verdict,
    level: list(h.level),
    origin:
      h.origin &&
      originOf(
        h.origin.flatMap((o) => list(o)),
        b.at,
      ),
    independent: h.independent && h.independent.split('-').map(Number),
    review: h.review === undefined ? undefined : h.review === 'true',
    claims: (h.claim ?? []).map((c) => ({
      verdict: c.slice(0, c.indexOf(' | ')),
      text: c.slice(c.indexOf(' | ') + 3),
    })),
    candidate: h.candidate === 'false' ? false : undefined,
    scenario: h.scenario,
    evidence,
    notes: paragraphs(b.body).join(' ') || undefined,
  });
}

const factchecks = of('factcheck').map((b) => {
  const page = pageOf(b.head.page, b.at);
  return clean({
    claim: b.head.claimText,
    claimant: b.head.claimant,
    claimDate: b.head.claimDate,
    publisher: page.outlet.domain,
    url: page.canonical,
    title: page.title,
    reviewDate: page.date,
    rating: b.head.rating,
    language: 'en',
  });
});
const captures = [...pages.values()].flatMap((p) =>
  (p.capture ?? []).map((at) => ({
    url: p.canonical,
    timestamp: stamp14(at),
    status: 200,
    digest: hash(p.id).slice(0, 32).toUpperCase(),
  })),
);

// ---- write -------------------------------------------------------------------------------------------------
const lines = (rows) => rows.map((r) => JSON.stringify(r)).join('\n') + '\n';
const publicOutlet = (o) =>
  clean({
    ...Object.fromEntries(Object.entries(o).filter(([k]) => !PRIVATE.has(k))),
    registered: o.registered && `${o.registered}T${String(number(24, o.domain)).padStart(2, '0')}:00:00Z`,
  });
mkdirSync(out, { recursive: true });
const files = {
  'world.json': JSON.stringify(WORLD, null, 2) + '\n',
  'outlets.jsonl': lines(OUTLETS.map(publicOutlet)),
  'pages.jsonl': lines(pageRows),
  'posts.jsonl': lines(posts),
  'factchecks.jsonl': lines(factchecks),
  'captures.jsonl': lines(captures),
  'records.jsonl': lines(RECORDS),
  'topics.jsonl': lines(of('topic').map(topicRow)),
  'truth.jsonl': lines(of('truth').map(truthRow)),
};
for (const [name, body] of Object.entries(files)) writeFileSync(join(out, name), body);
console.log(
  `worlds/demo/demo: ${pageRows.length} pages, ${posts.length} posts, ${of('topic').length} topics, ` +
    `${OUTLETS.length} outlets, ${Math.round(Object.values(files).join('').length / 1024)} kB`,
);
