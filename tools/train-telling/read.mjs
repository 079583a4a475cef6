import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compiled, jsonLines, root } from '../train-stance/lib.mjs';

const { extractArticle } = compiled('pages');
const { extractClaims, isInOtherWords, judgeSource } = compiled('stance');
const { openingOf, tellingFeatures } = compiled('stance', 'training');

/**
 * What the writers of a world say of a page: it tells the topic as it is, or it does not; of low sources neither is
 * learnt.
 */
const TELLS = new Set(['support', 'official', 'cites', 'copies', 'copy']);
const DOES_NOT = new Set(['dispute', 'disputes', 'other', 'mentions', 'official-disputes']);
const INSTITUTIONS = new Set(['official', 'wire', 'academic', 'factchecker']);
/** What is held out is not even looked for. */
const TRAIN = path.join(root, 'worlds/train');
/** From here on a rating counts as credible. */
const CREDIBLE = 0.6;

/** Every credible page beside every topic of a world on whose event it may be, judged by rules alone. */
export function readWorld(name) {
  const folder = path.join(TRAIN, name);
  const lines = (file) => (existsSync(path.join(folder, file)) ? jsonLines(path.join(folder, file)) : []);
  const now = new Date(JSON.parse(readFileSync(path.join(folder, 'world.json'), 'utf8')).now);
  const outlets = new Map(lines('outlets.jsonl').map((one) => [one.domain, one]));
  const pages = lines('pages.jsonl')
    .filter((page) => page.html && isCredible(outletOf(page.url, outlets)))
    .map((page) => ({ url: page.url, article: articleOf(page, now) }));
  const topics = new Map(lines('topics.jsonl').map((topic) => [topic.externalId, topic]));
  return lines('truth.jsonl').flatMap((truth) => {
    const topic = topics.get(truth.topic);
    return topic ? rowsOf(name, topic, truth, pages, now) : [];
  });
}

function rowsOf(world, own, truth, pages, now) {
  const topic = {
    id: 1,
    summary: null,
    articleText: null,
    url: null,
    eventDate: null,
    discoveryDate: null,
    location: null,
    entities: [],
    category: null,
    language: null,
    ...own,
  };
  const claims = extractClaims(topic);
  const core = claims.find((claim) => claim.core)?.text ?? topic.title;
  const roles = rolesOf(truth.evidence);
  const holds = !truth.level.includes('unverified') || truth.level.length > 1;
  return pages
    .filter(({ url }) => url !== topic.url)
    .flatMap(({ url, article }) => {
      const { overall } = judgeSource({ topic, claims, article, engineDate: null, now });
      const role = roles.get(url) ?? null;
      if (overall.stance === 'unrelated' && role === null) return [];
      const values = tellingFeatures({
        title: topic.title,
        core,
        headline: article.title,
        text: openingOf(article.text),
      });
      return [
        {
          world,
          topic: truth.topic,
          holds,
          url,
          site: new URL(url).hostname,
          same: typeof overall.telling === 'number',
          ...withoutTelling(overall),
          values,
          tells: tellsOf(role, truth, roles, typeof overall.telling === 'number'),
        },
      ];
    });
}

/** What rules alone say: a page that only the weights took for support is a mention in other words again. */
function withoutTelling({ stance, reasons, rule }) {
  const learnt = stance === 'supports' && rule === 'other-words';
  return {
    stance: learnt ? 'mentions' : stance,
    reasons,
    otherwise: learnt || isInOtherWords({ stance, reasons }),
  };
}

/** 1, 0, or null where the writers do not say. */
function tellsOf(role, { verdict }, roles, same) {
  if (TELLS.has(role)) return 1;
  if (DOES_NOT.has(role)) return 0;
  if (role === 'listed' || (roles.size === 0 && same)) return verdict === 'supported' ? 1 : 0;
  return null;
}

function rolesOf(evidence) {
  if (Array.isArray(evidence)) return new Map(evidence.map((one) => [one.url ?? one, 'listed']));
  return new Map(
    Object.entries(evidence ?? {}).flatMap(([role, urls]) => [urls].flat().map((one) => [one.url ?? one, role])),
  );
}

const isCredible = (outlet) => outlet !== null && ((outlet.rating ?? 0) >= CREDIBLE || INSTITUTIONS.has(outlet.kind));
function outletOf(url, outlets) {
  const labels = new URL(url).hostname.split('.');
  return labels.map((_, at) => outlets.get(labels.slice(at).join('.'))).find(Boolean) ?? null;
}

const articleOf = ({ url, html }, now) =>
  extractArticle({
    html,
    url,
    finalUrl: url,
    httpStatus: 200,
    headers: {},
    fetchedAt: now.toISOString(),
    via: 'direct',
  });
