import { printedTitle, type Article, type Claim, type Topic } from '@corroborate/domain';
import type * as Pages from '@corroborate/pages';
import type * as Stance from '@corroborate/reading';
import type * as Training from '@corroborate/reading/training';
import type { Corpus } from '../trainer/corpus.ts';
import type { Weights } from '../trainer/logistic.ts';
import { compiled } from '../trainer/product.ts';
import { readWorld, type Truth, type World, type WorldTopic } from './world.ts';

const { extractArticle } = compiled<typeof Pages>('pages');
const { extractClaims, isInOtherWords, judgeSource } = compiled<typeof Stance>('reading');
const { openingOf, reportLikelihoodFeatures } = compiled<typeof Training>('reading', 'training');

/**
 * What the writers of a world say of a page: it tells the topic as it is, or it does not; of low sources neither is
 * learnt.
 */
const SUPPORTING_ROLES = new Set(['support', 'official', 'cites', 'copies', 'copy']);
const DOES_NOT = new Set(['dispute', 'disputes', 'other', 'mentions', 'official-disputes']);

type Judged = ReturnType<typeof Stance.judgeSource>['overall'];

/** A credible page beside a topic on whose event it may be. */
export interface PageRow {
  world: string;
  topic: string;
  /** Whether the topic does. */
  holds: boolean;
  site: string;
  stance: Judged['stance'];
  reasons: Judged['reasons'];
  /** Tied to the event by day and place. */
  same: boolean;
  /** Speaks of it in words in which rules do not know it. */
  otherwise: boolean;
  values: Weights;
  /** Null where the writers do not say. */
  label: 0 | 1 | null;
}

interface ReadPage {
  url: string;
  article: Article;
}

interface Subject {
  world: World;
  topic: Topic;
  claims: Claim[];
  truth: Truth;
  roles: ReadonlyMap<string, string>;
}

/** Every credible page beside every topic of a world on whose event it may be, judged by rules alone. */
export function rowsOfWorld(name: string, corpus: Corpus): PageRow[] {
  const world = readWorld(name, corpus);
  const pages = world.pages.map((page) => ({ url: page.url, article: articleOf(page, world.now) }));
  const topics = new Map(world.topics.map((topic) => [topic.externalId, topic]));
  return world.truths.flatMap((truth) => {
    const topic = topics.get(truth.topic);
    return topic ? rowsOfTopic(world, topicOf(topic), truth, pages) : [];
  });
}

function rowsOfTopic(world: World, topic: Topic, truth: Truth, pages: readonly ReadPage[]): PageRow[] {
  const subject = { world, topic, claims: extractClaims(topic), truth, roles: rolesOf(truth.evidence) };
  return pages.filter(({ url }) => url !== topic.url).flatMap((page) => rowOf(subject, page) ?? []);
}

function rowOf({ world, topic, claims, truth, roles }: Subject, { url, article }: ReadPage): PageRow | null {
  const { overall } = judgeSource({ topic, claims, article, engineDate: null, now: world.now });
  const role = roles.get(url) ?? null;
  if (overall.stance === 'unrelated' && role === null) return null;
  const core = claims.find((claim) => claim.core)?.text ?? topic.title;
  const same = typeof overall.reportLikelihood === 'number';
  return {
    world: world.name,
    topic: truth.topic,
    holds: !truth.level.includes('unverified') || truth.level.length > 1,
    site: new URL(url).hostname,
    same,
    ...withoutReportLikelihood(overall),
    values: reportLikelihoodFeatures({
      title: topic.title,
      core,
      headline: printedTitle(article),
      text: openingOf(article.text),
    }),
    label: labelOf(role, truth, roles.size === 0 && same),
  };
}

/** What rules alone say: a page that only the weights took for support is a mention in other words again. */
function withoutReportLikelihood(overall: Judged): Pick<PageRow, 'stance' | 'reasons' | 'otherwise'> {
  const { stance, reasons, rule } = overall;
  const learnt = stance === 'supports' && rule === 'other-words';
  return {
    stance: learnt ? 'mentions' : stance,
    reasons,
    otherwise: learnt || isInOtherWords(overall),
  };
}

/** What the writers of a world say of a page, by its role; `unlisted`: they name no page of any topic's. */
export function labelOf(role: string | null, { verdict }: Truth, unlisted: boolean): PageRow['label'] {
  if (role !== null && SUPPORTING_ROLES.has(role)) return 1;
  if (role !== null && DOES_NOT.has(role)) return 0;
  if (role === 'listed' || unlisted) return verdict === 'supported' ? 1 : 0;
  return null;
}

export function rolesOf(evidence: Truth['evidence']): ReadonlyMap<string, string> {
  if (Array.isArray(evidence)) return new Map(evidence.map((url) => [url, 'listed']));
  return new Map(Object.entries(evidence ?? {}).flatMap(([role, urls]) => [urls].flat().map((url) => [url, role])));
}

const UNKNOWN = {
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
};

/** Judging reads nothing of a topic but what a world's file says. */
const topicOf = (topic: WorldTopic): Topic => ({ ...UNKNOWN, ...topic }) as unknown as Topic;

const articleOf = ({ url, html }: { url: string; html: string }, now: Date): Article =>
  extractArticle({
    html,
    url,
    finalUrl: url,
    httpStatus: 200,
    headers: {},
    fetchedAt: now.toISOString(),
    via: 'live',
  });
