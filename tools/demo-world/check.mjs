#!/usr/bin/env node
/** Checks worlds/demo/demo (or the folder given): counts, references, lengths, dates; only copies may be alike. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dir = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../../worlds/demo/demo');
const rows = (name) =>
  readFileSync(join(dir, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((l, i) => {
      try {
        return JSON.parse(l);
      } catch (error) {
        throw new Error(`${name}:${i + 1}: ${error.message}`);
      }
    });
const problems = [];
const want = (ok, message) => ok || problems.push(message);
const unique = (list, what) => list.forEach((x, i) => want(list.indexOf(x) === i, `${what} twice: ${x}`));

const world = JSON.parse(readFileSync(join(dir, 'world.json'), 'utf8'));
const [outlets, pages, posts, factchecks, captures, records, topics, truths] = [
  'outlets',
  'pages',
  'posts',
  'factchecks',
  'captures',
  'records',
  'topics',
  'truth',
].map((n) => rows(`${n}.jsonl`));
const urls = new Set(pages.map((p) => p.url));
const postUrls = new Set(posts.map((p) => p.url));
const domains = new Set(outlets.map((o) => o.domain));
const truthOf = new Map(truths.map((t) => [t.topic, t]));
const outletOf = (url) => [...domains].find((d) => new URL(url).host === d || new URL(url).host.endsWith(`.${d}`));
const rated = new Map(outlets.map((o) => [o.domain, o]));

// Counts.
const least = {
  topics: [topics, 14],
  pages: [pages, 170],
  outlets: [outlets, 30],
  posts: [posts, 80],
  captures: [captures, 8],
  factchecks: [factchecks, 3],
  records: [records, 5],
};
for (const [name, [list, min]] of Object.entries(least))
  want(list.length >= min, `${name}: ${list.length}, wanted at least ${min}`);
const size = readdirSync(dir).reduce((sum, f) => sum + statSync(join(dir, f)).size, 0);
want(size < 2 * 1024 * 1024, `the world is ${size} bytes, wanted less than 2 MB`);
const referred = new Set(
  truths.flatMap((t) =>
    Object.entries(t.evidence ?? {})
      .filter(([role]) => role !== 'other')
      .flatMap(([, list]) => list),
  ),
);
const clean = (url) => url.split('?utm_')[0];
const read = new Set([...referred].map(clean));
const noise = pages.filter((p) => p.html && !p.status && !read.has(clean(p.url)) && !p.url.includes('?utm_'));
want(noise.length >= 60, `noise pages: ${noise.length}, wanted at least 60`);
for (const kind of ['slow', 'blocked', 'paywall', 'flaky', 'truncate'])
  want(
    pages.some((p) => p.behaviour?.startsWith(kind)),
    `no page is ${kind}`,
  );
want(pages.some((p) => p.redirect) && pages.some((p) => p.status === 404), 'a redirect and a 404 are wanted');

// Uniqueness and references.
unique(
  pages.map((p) => p.url),
  'page',
);
unique(
  posts.map((p) => `${p.platform} ${p.id}`),
  'post',
);
unique(
  outlets.map((o) => o.domain),
  'outlet',
);
unique(
  topics.map((t) => t.externalId),
  'topic',
);
for (const p of pages) {
  want((p.html !== undefined) !== (p.redirect !== undefined), `${p.url}: html or redirect, one of the two`);
  if (p.redirect) want(urls.has(p.redirect), `${p.url}: redirects to a page that does not exist`);
  if (p.published) want(p.published <= world.now, `${p.url}: published after now`);
}
for (const p of posts) {
  want(p.created <= world.now, `${p.url}: posted after now`);
  for (const l of p.links ?? []) want(urls.has(l), `${p.url}: links to ${l}`);
  for (const ref of [p.replyTo, p.repostOf, p.quoteOf])
    if (ref)
      want(
        posts.some((q) => q.id === ref && q.created <= p.created),
        `${p.url}: refers to post ${ref}`,
      );
}
for (const f of factchecks)
  want(urls.has(f.url) && domains.has(f.publisher), `fact check ${f.url}: page or publisher is missing`);
for (const c of captures) want(urls.has(c.url) && /^\d{14}$/.test(c.timestamp), `capture ${c.url} ${c.timestamp}`);

// Topics and truth.
const LEVELS = ['unverified', 'verified', 'certified'];
const VERDICTS = ['supported', 'refuted', 'disputed', 'unknown'];
for (const t of topics) {
  const truth = truthOf.get(t.externalId);
  want(truth, `${t.externalId}: no truth`);
  want(urls.has(t.url), `${t.externalId}: its page does not exist: ${t.url}`);
  want(
    t.status === 'approved' && t.verificationStatus === 'unverified' && t.sourceCount <= 2,
    `${t.externalId}: status, level or source count`,
  );
  want(t.eventDate <= t.discoveryDate && t.discoveryDate <= world.now, `${t.externalId}: dates are out of order`);
  want(t.entities.length > 0 && t.location && t.category && t.sourcePlan, `${t.externalId}: a field is missing`);
  want(t.newsworthinessScore >= 50 || truth?.candidate === false, `${t.externalId}: below 50 but a candidate`);
  for (const s of t.sourcePlan.sources ?? []) want(urls.has(s.url), `${t.externalId}: source plan names ${s.url}`);
}
for (const t of truths) {
  want(
    topics.some((x) => x.externalId === t.topic),
    `truth of unknown topic ${t.topic}`,
  );
  want(
    VERDICTS.includes(t.verdict) && t.level.length > 0 && t.level.every((l) => LEVELS.includes(l)),
    `${t.topic}: verdict or level`,
  );
  want(t.claims.length > 0 && t.claims.every((c) => VERDICTS.includes(c.verdict)), `${t.topic}: claims`);
  for (const o of t.origin ?? [])
    want(urls.has(o) || postUrls.has(o) || domains.has(o), `${t.topic}: origin ${o} does not exist`);
  for (const [role, list] of Object.entries(t.evidence ?? {}))
    for (const u of list) want(urls.has(u), `${t.topic}: ${role} ${u} does not exist`);
  if (t.level.includes('certified'))
    want(
      credibleOwners(t.evidence.support) >= 6,
      `${t.topic}: certified on ${credibleOwners(t.evidence.support)} rated voices`,
    );
  if (t.independent)
    want(
      t.independent[0] <= t.independent[1] &&
        credibleOwners(t.evidence.support ?? [], 0) +
          (t.evidence.official?.length ?? 0) +
          (t.evidence.copies ? 1 : 0) >=
          t.independent[0],
      `${t.topic}: too few voices for ${t.independent}`,
    );
  if (t.review === true && t.verdict !== 'supported')
    want(t.level.join() === 'unverified', `${t.topic}: held or unsupported but not unverified`);
}
for (const level of ['certified', 'verified', 'unverified'])
  want(
    truths.some((t) => t.level.includes(level)),
    `no topic is ${level}`,
  );

function credibleOwners(list, min = 0.65) {
  return new Set(
    list
      .map((u) => rated.get(outletOf(u)))
      .filter((o) => o && (min === 0 || o.rating >= min))
      .map((o) => o.owner ?? o.domain),
  ).size;
}

// Lengths and likeness: independent pages must not share runs of words, copies must.
const storyText = (html = '') =>
  html
    .replace(/<(script|style|nav|header|footer|aside|section)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;|[“”‘’'"]/g, ' ');
const words = (html) =>
  storyText(html)
    .toLowerCase()
    .match(/[\p{L}\p{N}$]+/gu) ?? [];
const shingles = (html) => {
  const w = words(html);
  return new Set(w.slice(0, -5).map((_, i) => w.slice(i, i + 6).join(' ')));
};
const contained = (a, b) => [...a].filter((s) => b.has(s)).length / Math.max(1, Math.min(a.size, b.size));
const htmlOf = new Map(pages.filter((p) => p.html).map((p) => [p.url, p.html]));
let closest = 0;
for (const t of truths) {
  const own = [...(t.evidence?.support ?? []), ...(t.evidence?.dispute ?? []), ...(t.evidence?.cites ?? [])].map(
    (u) => [u, shingles(htmlOf.get(u))],
  );
  own.forEach(([a, sa], i) =>
    own.slice(i + 1).forEach(([b, sb]) => {
      const c = contained(sa, sb);
      closest = Math.max(closest, outletOf(a) === outletOf(b) ? 0 : c);
      want(
        c < 0.2 || outletOf(a) === outletOf(b),
        `${t.topic}: ${a} and ${b} share ${Math.round(c * 100)} % of their runs of words`,
      );
    }),
  );
}
for (const t of truths) {
  const copies = t.evidence?.copies ?? [];
  const models = [...copies, ...(t.evidence?.support ?? [])];
  for (const u of copies) {
    const nearest = Math.max(
      ...models.filter((m) => m !== u).map((m) => contained(shingles(htmlOf.get(u)), shingles(htmlOf.get(m)))),
    );
    want(nearest > 0.7, `${t.topic}: the copy ${u} shares only ${Math.round(nearest * 100)} % with its model`);
  }
}
for (const p of noise.concat(pages.filter((x) => referred.has(x.url)))) {
  const count = words(p.html).length;
  want(count >= 110 && count <= 480, `${p.url}: only ${count} words`);
}

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const levels = truths.map((t) =>
  [
    t.topic.padEnd(18),
    (t.scenario ?? '').padEnd(24),
    t.level.join('/').padEnd(20),
    `review=${String(t.review ?? '-').padEnd(5)}`,
    `independent=${t.independent?.join('-') ?? '-'}`,
  ].join(' '),
);
console.log(levels.join('\n'));
console.log(
  `\nok: ${topics.length} topics, ${pages.length} pages (${noise.length} noise), ${outlets.length} outlets, ` +
    `${posts.length} posts, ${captures.length} captures, ${factchecks.length} fact checks, ` +
    `${records.length} records, ${Math.round(size / 1024)} kB; ` +
    `most alike independent pages share ${Math.round(closest * 100)} % of six-word runs`,
);
